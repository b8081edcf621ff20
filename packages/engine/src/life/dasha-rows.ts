import type { Sign } from '../angle/sign.ts';
import type { Graha } from '../bodies.ts';
import type { Dasha, Period } from '../dasha/period.ts';
import { type LifeRange, type LifeRow, type LifeSpan, meetsRange } from './life-row.ts';
import {
  type NatalFacts,
  pointsOfAntardasha,
  pointsOfMahadasha,
  pointsOfSignPeriod,
  signSubject,
} from './natal-points.ts';

/** Levels of vimshottari that a whole life shows; the next is for weeks. */
export const LIFE_LEVELS = 3;
/** Levels of a dasha of signs that a whole life shows. */
const SIGN_LEVELS = 2;

/** The levels of vimshottari from `first` to `last` over a range, each a row that tiles it. */
export function vimshottariRows(
  dasha: Dasha<Graha>,
  facts: NatalFacts,
  range: LifeRange,
  { first, last }: { readonly first: number; readonly last: number },
): readonly LifeRow[] {
  const pointsAt = (lord: Graha, level: number) => {
    if (level === 1) return pointsOfMahadasha(lord);
    return level === 2 ? pointsOfAntardasha(lord, facts) : [];
  };
  return levelsOf(dasha, range, last).flatMap((periods, index): LifeRow[] => {
    const level = index + 1;
    if (level < first) return [];
    return [
      {
        id: `vimshottari-${level}`,
        system: 'vimshottari',
        voice: level <= 2 ? 'vimshottari' : null,
        spans: periods.map(({ ruler, start, end }): LifeSpan => {
          return { start, end, subject: { kind: 'graha', graha: ruler }, points: pointsAt(ruler, level) };
        }),
        marks: [],
      },
    ];
  });
}

/** The two upper levels of a dasha of signs over a range, each a row that tiles what the dasha covers of it. */
export function rasiDashaRows(dasha: Dasha<Sign>, facts: NatalFacts, range: LifeRange): readonly LifeRow[] {
  return levelsOf(dasha, range, SIGN_LEVELS).map((periods, index): LifeRow => {
    const isMain = index === 0;
    return {
      id: `rasi-dasha-${index + 1}`,
      system: 'rasi-dasha',
      voice: isMain ? 'rasi-dasha' : null,
      spans: periods.map(({ ruler, start, end }): LifeSpan => {
        return {
          start,
          end,
          subject: signSubject(ruler, facts),
          points: isMain ? pointsOfSignPeriod(ruler, facts) : [],
        };
      }),
      marks: [],
    };
  });
}

/** Periods of each level that have any of their time in the range, main ones first. */
function levelsOf<Ruler>(dasha: Dasha<Ruler>, range: LifeRange, last: number): readonly (readonly Period<Ruler>[])[] {
  const within = (periods: readonly Period<Ruler>[]) => periods.filter((period) => meetsRange(period, range));
  const levels = [within(dasha.periods)];
  while (levels.length < Math.min(last, dasha.depth)) {
    levels.push((levels.at(-1) ?? []).flatMap((period) => within(dasha.divide(period))));
  }
  return levels;
}
