/** Ayanamshas of the school: the zero year 291 is counted from in two ways. */
export const KP_AYANAMSHAS = ['krishnamurti', 'krishnamurti-vp291'] as const;

/** What rules a moment, from the strongest to the weakest. */
export const RULING_PLANETS = ['lagna-star', 'lagna-sign', 'moon-star', 'moon-sign', 'day'] as const;

/** How a node comes to stand for a planet. */
export const NODE_TIES = ['conjoined', 'aspected', 'star', 'sign'] as const;

/** Horary numbers: the 243 subs, and once more each of the six that a sign cuts in two. */
export const KP_NUMBERS = 249;
