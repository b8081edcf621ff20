import type { Claim } from '../../unit.ts';

/** A claim in one line: area, polarity, theme. */
export const on = (area: Claim['area'], polarity: Claim['polarity'], theme: Claim['theme']): Claim => ({
  area,
  polarity,
  theme,
});
