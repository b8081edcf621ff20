import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { changesOf } from './changes.ts';

const TOLERANCE = 0.01;
const STEP = 0.5;

/** Leaps further apart than a step, in order. */
const leaps = fc.array(fc.double({ min: STEP * 1.1, max: 20, noNaN: true }), { maxLength: 20 }).map((gaps) => {
  let moment = 0;
  return gaps.map((gap) => {
    moment += gap;
    return moment;
  });
});

describe('changes of a value that moves by leaps', () => {
  it('are all found, in order, each within the tolerance after its leap', () => {
    fc.assert(
      fc.property(leaps, (moments) => {
        const valueAt = (moment: number) => moments.filter((leap) => leap <= moment).length;
        const found = changesOf(valueAt, 0, (moments.at(-1) ?? 0) + 1, STEP, TOLERANCE);
        expect(found.map(({ into }) => into)).toEqual(moments.map((_, index) => index + 1));
        found.forEach(({ at }, index) => {
          expect(at).toBeGreaterThanOrEqual(must(moments[index]));
          expect(at - must(moments[index])).toBeLessThanOrEqual(TOLERANCE);
        });
      }),
    );
  });

  it('are none where nothing changes or no time passes', () => {
    expect(changesOf(() => 'same', 0, 100, 1, TOLERANCE)).toEqual([]);
    expect(changesOf((moment) => moment, 5, 5, 1, TOLERANCE)).toEqual([]);
  });
});
