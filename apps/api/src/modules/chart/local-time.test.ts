import { getPlanets } from '@nebosvod/contracts/chart';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { birth } from '../../../test/births.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

describe('a local time that is not one instant', () => {
  it.each([
    ['twice', { date: '1981-09-30', time: '23:30:00' }, 'AMBIGUOUS_TIME', [14400, 10800]],
    ['never', { date: '1992-01-19', time: '02:30:00' }, 'SKIPPED_TIME', [7200, 10800]],
  ] as const)(
    'that came %s is refused with readings; asked again with the offset of one, it is that instant',
    async (_, when, code, offsets) => {
      const asked = { ...birth, ...when };
      const { status, problem } = await api.call(getPlanets, { body: { birth: asked } });
      expect([status, problem.code]).toEqual([409, code]);
      const candidates = must(problem.candidates);
      expect(candidates.map(({ utcOffsetSeconds }) => utcOffsetSeconds)).toEqual(offsets);
      for (const [index, { utcOffsetSeconds, instant }] of candidates.entries()) {
        const chosen = await api.call(getPlanets, { body: { birth: { ...asked, utcOffsetSeconds } } });
        expect(chosen.value.moment).toMatchObject({ utcOffsetSeconds, instant });
        const named = { ...asked, disambiguation: index === 0 ? 'earlier' : 'later' };
        expect((await api.call(getPlanets, { body: { birth: named } })).value.moment).toEqual(chosen.value.moment);
      }
    },
  );
});
