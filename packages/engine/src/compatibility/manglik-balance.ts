import type { Manglik } from '../dosha/manglik.ts';
import type { MANGLIK_BALANCES } from './compatibility.ids.ts';

/**
 * How the Mars of two charts agree. `none`: neither has it; `balanced`: both do; `mitigated`: one does, with an exception to each count;
 * `one-sided`: one does without; `unknown`: a time of birth would have to be known.
 */
export type ManglikBalance = (typeof MANGLIK_BALANCES)[number];

/** Balance of two people's manglik. [modern] */
export function manglikBalance(first: Manglik, second: Manglik): ManglikBalance {
  if (first.isManglik === true && second.isManglik === true) return 'balanced';
  if (first.isManglik === null || second.isManglik === null) return 'unknown';
  const carrier = [first, second].find(({ isManglik }) => isManglik === true);
  if (!carrier) return 'none';
  if (carrier.isUnmitigated === null) return 'unknown';
  return carrier.isUnmitigated ? 'one-sided' : 'mitigated';
}
