import type { Graha } from '../bodies.ts';

type Lists = { readonly friends: readonly Graha[]; readonly enemies: readonly Graha[] };

/**
 * Natural friends and enemies; who is in neither list is neutral.
 * Source: [BPHS 3.55]. Nodes differ by book: theirs is one common list, and the seven see them the way they are seen.
 */
export const NATURAL_RELATIONS: Readonly<Record<Graha, Lists>> = {
  sun: { friends: ['moon', 'mars', 'jupiter'], enemies: ['venus', 'saturn', 'rahu', 'ketu'] },
  moon: { friends: ['sun', 'mercury'], enemies: ['rahu', 'ketu'] },
  mars: { friends: ['sun', 'moon', 'jupiter'], enemies: ['mercury', 'rahu', 'ketu'] },
  mercury: { friends: ['sun', 'venus', 'rahu', 'ketu'], enemies: ['moon'] },
  jupiter: { friends: ['sun', 'moon', 'mars'], enemies: ['mercury', 'venus'] },
  venus: { friends: ['mercury', 'saturn', 'rahu', 'ketu'], enemies: ['sun', 'moon'] },
  saturn: { friends: ['mercury', 'venus', 'rahu', 'ketu'], enemies: ['sun', 'moon', 'mars'] },
  rahu: { friends: ['mercury', 'venus', 'saturn'], enemies: ['sun', 'moon', 'mars'] },
  ketu: { friends: ['mercury', 'venus', 'saturn'], enemies: ['sun', 'moon', 'mars'] },
};
