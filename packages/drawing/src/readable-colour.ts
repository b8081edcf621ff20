/** Colours of a brand that can be read: its own, moved towards black or white as far as it must be. */
export interface ReadableBrand {
  readonly colour: string;
  /** Of letters upon it. */
  readonly on: string;
}

/** WCAG 2.2, success criterion 1.4.3: letters against their ground. */
const LEAST_CONTRAST = 4.5;
const STEPS = 20;

type Rgb = readonly [red: number, green: number, blue: number];

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

/** A brand's colour for letters and lines on a ground, and for the letters upon it. Colours as #rrggbb. */
export function readableBrand(colour: string, ground: string): ReadableBrand {
  const back = rgbOf(ground);
  const towards = luminance(back) > 0.5 ? black : white;
  const own = rgbOf(colour);
  const found = Array.from({ length: STEPS + 1 }, (_, step) => mixed(own, towards, step / STEPS)).find(
    (one) => contrast(one, back) >= LEAST_CONTRAST,
  );
  const readable = found ?? towards;
  return { colour: hexOf(readable), on: contrast(readable, white) >= LEAST_CONTRAST ? '#ffffff' : '#000000' };
}

/** WCAG contrast of two colours as #rrggbb, 1 … 21. [WCAG 2.2, definitions] */
export function contrastOf(one: string, other: string): number {
  return contrast(rgbOf(one), rgbOf(other));
}

function rgbOf(colour: string): Rgb {
  const number = Number.parseInt(colour.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

const hexOf = (colour: Rgb) => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return [part(0), part(1), part(2)];
}

/** Relative luminance. [WCAG 2.2, definitions] modern */
function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
