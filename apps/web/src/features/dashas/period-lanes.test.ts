import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimeWindow } from '../../chart/time-window.ts';
import { periodLanes } from './period-lanes.ts';
import {
  type Branch,
  currentChain,
  keysDownTo,
  type NestedPeriod,
  openRows,
  type PeriodNode,
  periodNodes,
} from './period-node.ts';

interface Ruler {
  readonly lord: string;
}

const year = 31_557_600_000;

/** Periods that fill a stretch, divided by shares, level under level. */
function dashaOf(from: number, to: number, shares: readonly number[], levels: number): readonly NestedPeriod<Ruler>[] {
  const sum = shares.reduce((total, part) => total + part, 0);
  let at = from;
  return shares.map((part, index) => {
    const start = at;
    at = index === shares.length - 1 ? to : at + Math.round(((to - from) * part) / sum);
    return {
      lord: `lord ${index}`,
      start: new Date(start).toISOString(),
      end: new Date(at).toISOString(),
      ageAtStart: start / year,
      isCurrent: index === 1,
      ...(levels > 1 ? { children: dashaOf(start, at, shares, levels - 1) } : {}),
    };
  });
}

const nodesOf = (shares: readonly number[], levels = 3) =>
  periodNodes<Ruler>(dashaOf(0, 120 * year, shares, levels), ({ lord }) => ({ names: [lord], hue: null, glyph: null }));
const loaded = (node: PeriodNode): Branch =>
  node.children ? { state: 'ready', nodes: node.children } : { state: 'closed' };
const look = { width: 800, fontSize: 13, padding: 4, leastWidest: 0 };
const vimshottari = [7, 20, 6, 10, 7, 18, 16, 19, 17];

describe('lanes of a dasha', () => {
  it('cover the window level by level without gaps or overlaps', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 9 });
    const window = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(shares, window, (parts, [from, length]) => {
        const stretch: TimeWindow = { from: from * year, to: (from + length) * year };
        const lanes = periodLanes(nodesOf(parts), loaded, stretch, look);
        expect(lanes.map(({ level }) => level)).toEqual([1, 2, 3]);
        for (const { bars } of lanes) {
          let end = 0;
          for (const bar of bars) {
            expect(bar.x).toBeCloseTo(end, 3);
            end = bar.x + bar.width;
          }
          expect(end).toBeCloseTo(look.width, 3);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('draw only the levels that can be read, more of them the nearer one looks', () => {
    const nodes = nodesOf(vimshottari);
    const levels = (years: number) =>
      periodLanes(nodes, loaded, { from: 60 * year, to: (60 + years) * year }, { ...look, leastWidest: 16 }).length;
    expect([levels(60), levels(20), levels(5)]).toEqual([2, 3, 3]);
  });

  it('name a bar only where the name fits', () => {
    const [main] = periodLanes(nodesOf([1, 200]), loaded, { from: 0, to: 120 * year }, look);
    expect(main?.bars.map(({ label }) => label)).toEqual([null, 'lord 1']);
  });
});

describe('the tree', () => {
  const nodes = nodesOf(vimshottari);

  it('shows the main periods, and subperiods under what is open', () => {
    expect(openRows(nodes, new Set(), loaded)).toHaveLength(9);
    const rows = openRows(nodes, new Set(['2', '2.1']), loaded);
    expect(rows).toHaveLength(27);
    expect(rows[3]?.node.key).toBe('2.1.1');
    expect(rows[3]?.parents.map(({ key }) => key)).toEqual(['2', '2.1']);
  });

  it('keeps a closed parent closed, whatever is open inside', () => {
    expect(openRows(nodes, new Set(['2.1']), loaded)).toHaveLength(9);
  });

  it('follows the running periods down to what is loaded', () => {
    expect(currentChain(nodes, loaded).map(({ key }) => key)).toEqual(['2', '2.2', '2.2.2']);
  });

  it('knows the keys of all periods above one', () => {
    expect(keysDownTo([3, 2, 5])).toEqual(['3', '3.2', '3.2.5']);
  });
});
