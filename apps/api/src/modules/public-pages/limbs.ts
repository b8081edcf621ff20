import type { PublicLimb } from '@nebosvod/contracts/public-page';

/** Limbs whose texts stand together on one page, by the last part of its address. */
export const publicLimbs: readonly PublicLimb[] = ['yogi', 'karany', 'vary', 'mukhurty'];
