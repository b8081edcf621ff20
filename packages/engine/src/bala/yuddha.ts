import { separation } from '../angle/degrees.ts';
import type { ClassicalGraha } from '../bodies.ts';
import type { ByGraha } from '../state/placement.ts';
import { WARRIORS } from '../state/state.ids.ts';
import type { Warrior } from '../state/war.ts';
import { DISC_DIAMETERS } from './bala.table.ts';
import type { Formula, Ledger } from './trace.ts';

/** Two grahas no further than this in longitude are at war, degrees. [BPHS 27.20], [SS 7] */
const WAR_ARC = 1;

/** One pair at war; the winner is the one with the more northern latitude. */
export interface WarPair {
  readonly winner: Warrior;
  readonly loser: Warrior;
}

/** Pairs of the five planets within a degree of each other. */
export function warPairs(longitudes: ByGraha<number>, latitudes: ByGraha<number>): readonly WarPair[] {
  return WARRIORS.flatMap((a, index) =>
    WARRIORS.slice(index + 1)
      .filter((b) => separation(longitudes[a], longitudes[b]) <= WAR_ARC)
      .map((b) => (latitudes[a] >= latitudes[b] ? { winner: a, loser: b } : { winner: b, loser: a })),
  );
}

/**
 * Strength gained or lost in war, virupas: for each war the difference of the two strengths before it (place, direction and time up
 * to the hora) over the difference of the discs; the winner gains it, the loser gives it. 0 without a war.
 * @param before strength before war; null where it is not known
 * @returns null when the graha is at war and a strength before it is not known
 * @see [BPHS 27.20], [Raman-GBB]
 */
export function yuddhaBala(
  ledger: Ledger,
  path: string,
  graha: ClassicalGraha,
  wars: readonly WarPair[],
  before: (graha: Warrior) => number | null,
): number | null {
  const battles: Battle[] = [];
  for (const { winner, loser } of wars) {
    if (winner !== graha && loser !== graha) continue;
    const [winnerBefore, loserBefore] = [before(winner), before(loser)];
    if (winnerBefore === null || loserBefore === null) return null;
    battles.push({
      winner,
      loser,
      winnerBefore,
      loserBefore,
      winnerDisc: DISC_DIAMETERS[winner],
      loserDisc: DISC_DIAMETERS[loser],
      sense: winner === graha ? 1 : -1,
    });
  }
  return ledger.compute(path, YUDDHA, { battles });
}

interface Battle extends WarPair {
  readonly winnerBefore: number;
  readonly loserBefore: number;
  readonly winnerDisc: number;
  readonly loserDisc: number;
  /** 1 for the winner, −1 for the loser. */
  readonly sense: 1 | -1;
}

const YUDDHA: Formula<{ battles: readonly Battle[] }> = {
  id: 'yuddha',
  source: '[BPHS 27.20], [Raman-GBB]',
  expression:
    'sum(battles.map((b) => (b.sense * abs(b.winnerBefore - b.loserBefore)) / abs(b.winnerDisc - b.loserDisc)))',
  evaluate: ({ battles }) =>
    battles.reduce(
      (sum, { winnerBefore, loserBefore, winnerDisc, loserDisc, sense }) =>
        sum + (sense * Math.abs(winnerBefore - loserBefore)) / Math.abs(winnerDisc - loserDisc),
      0,
    ),
};
