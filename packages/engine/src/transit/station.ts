import type { Ephemeris, EphemerisBody } from '../ephemeris/ephemeris.ts';
import { zeros } from '../search/crossings.ts';
import { FIRST_JULIAN_DAY, LAST_JULIAN_DAY } from '../time/julian-day.ts';

/**
 * Days between samples of the speed, well under the shortest retrograde arc of each body (Mercury's lasts 19 days at least), so that no
 * station is missed. The Sun, the Moon and the mean nodes never turn; the true node wavers within days.
 */
const STATION_STEP: Readonly<Partial<Record<EphemerisBody, number>>> = {
  mercury: 8,
  venus: 15,
  mars: 25,
  jupiter: 45,
  saturn: 50,
  uranus: 55,
  neptune: 55,
  pluto: 55,
  chiron: 50,
  'true-node': 1,
};

/** Samples of one block of time whose stations are found at once. */
const BLOCK_SAMPLES = 64;

export interface Station {
  readonly julianDay: number;
  /** The way the body goes after it. */
  readonly turns: 'retrograde' | 'direct';
}

/** Stations of the blocks that were asked for; of six hundred years and all bodies they come to some two megabytes. */
const known = new WeakMap<Ephemeris, Map<EphemerisBody, Map<number, readonly Station[]>>>();

/**
 * Every turn of a body after one instant and up to another (Julian days), in order, to a second or so; empty for what never turns.
 * They hang on no zodiac, place or birth, so every search shares them.
 */
export function stationsOf(ephemeris: Ephemeris, source: EphemerisBody, from: number, to: number): Station[] {
  const step = STATION_STEP[source];
  if (step === undefined || to <= from) return [];
  const search = (start: number, end: number): Station[] =>
    zeros((julianDay) => ephemeris.position(julianDay, source).speed, start, end, step).map(
      ({ julianDay, direction }) => ({ julianDay, turns: direction === 1 ? 'direct' : 'retrograde' }),
    );
  const length = step * BLOCK_SAMPLES;
  const blocks = blocksOf(ephemeris, source);
  const found: Station[] = [];
  for (let block = Math.floor(from / length); block * length < to; block++) {
    const [start, end] = [block * length, (block + 1) * length];
    // Of a block that reaches past the ephemeris only what is asked for can be searched.
    if (start < FIRST_JULIAN_DAY || end > LAST_JULIAN_DAY) {
      found.push(...search(Math.max(from, start), Math.min(to, end)));
      continue;
    }
    const all = blocks.get(block) ?? search(start, end);
    blocks.set(block, all);
    found.push(...all.filter(({ julianDay }) => julianDay > from && julianDay <= to));
  }
  return found;
}

function blocksOf(ephemeris: Ephemeris, source: EphemerisBody): Map<number, readonly Station[]> {
  const bodies = known.get(ephemeris) ?? new Map<EphemerisBody, Map<number, readonly Station[]>>();
  known.set(ephemeris, bodies);
  const blocks = bodies.get(source) ?? new Map<number, readonly Station[]>();
  bodies.set(source, blocks);
  return blocks;
}
