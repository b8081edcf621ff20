import { contrastOf, readableBrand } from './readable-colour.ts';

/** Grounds that words in the accent stand on, by theme: `tokens.css` of the web, which holds itself to them in a test. */
export const siteGrounds = {
  dark: ['#0e1020', '#161a30', '#1f2440'],
  light: ['#faf7f1', '#ffffff', '#f3eee4'],
} as const;
export type SiteTheme = keyof typeof siteGrounds;

/** WCAG 2.2, success criterion 1.4.3 (AA): letters against their ground. */
const leastContrast = 4.5;

/** How a colour does as the accent of a theme. */
export interface AccentCheck {
  /** The least contrast with a ground, 1 … 21. */
  readonly contrast: number;
  readonly isReadable: boolean;
  /** The colour itself when it can be read, else the nearest that can. */
  readonly nearest: string;
  /** Of letters upon it. */
  readonly on: string;
}

/** Holds a colour (#rrggbb) to WCAG AA as words on every ground of a theme. */
export function checkAccent(colour: string, theme: SiteTheme): AccentCheck {
  const grounds = siteGrounds[theme];
  const contrast = Math.min(...grounds.map((ground) => contrastOf(colour, ground)));
  const nearest = grounds.reduce((found: string, ground) => readableBrand(found, ground).colour, colour);
  const { on } = readableBrand(nearest, grounds[0]);
  return { contrast, isReadable: contrast >= leastContrast, nearest, on };
}
