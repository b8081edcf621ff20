import type { PublicLimb } from '@nebosvod/contracts/public-page';

/** What a page of a limb is headed. */
export const limbHeading: Readonly<Record<PublicLimb, string>> = {
  yogi: 'Йоги дня',
  karany: 'Караны',
  vary: 'Дни недели, вары',
  mukhurty: 'Мухурты дня и ночи',
};
