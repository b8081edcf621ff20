import { readFileSync } from 'node:fs';
import { siteGrounds } from '@nebosvod/drawing/site-accent';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The declarations of the block whose selector list names the theme. */
function themeTokens(theme: 'dark' | 'light'): ReadonlyMap<string, string> {
  const block = new RegExp(`data-mantine-color-scheme=["']?${theme}["']?\\][^{]*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', (match[2] ?? '').trim()]),
  );
}

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) throw new Error(`not a colour: ${hex}`);
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** Relative luminance [WCAG 2.2, relative luminance]. */
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Contrast ratio, 1 to 21 [WCAG 2.2, contrast ratio]. */
function contrast(one: Rgb, other: Rgb): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const grounds = ['ground', 'surface', 'raised'] as const;
const grahas = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'].map(
  (name) => `g-${name}`,
);
const words = [
  'text',
  'muted',
  'accent',
  'good',
  'bad',
  'neutral',
  'sec-astrolog',
  'sec-numerolog',
  'sec-marketer',
  'sec-veda',
  ...grahas,
];

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  const tokens = themeTokens(theme);
  const colour = (name: string) => rgb(tokens.get(name) ?? '');

  it.each(words.flatMap((word) => grounds.map((ground) => [word, ground] as const)))(
    'prints %s on %s at 4.5:1 or more',
    (word, ground) => {
      expect(contrast(colour(word), colour(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('has the grounds that colours of a brand are held to', () => {
    expect(grounds.map((ground) => tokens.get(ground))).toEqual([...siteGrounds[theme]]);
  });

  it.each(grounds)('draws strong lines on %s at 3:1 or more', (ground) => {
    expect(contrast(colour('line-strong'), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  it('prints on the gold button at 4.5:1 or more', () => {
    expect(contrast(colour('on-accent'), colour('accent'))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('prints text and muted on a selection over %s at 4.5:1 or more', (ground) => {
    const tint = Number.parseFloat(tokens.get('tint') ?? '') / 100;
    const [accent, under] = [colour('accent'), colour(ground)];
    const mix = (at: 0 | 1 | 2) => accent[at] * tint + under[at] * (1 - tint);
    const mixed: Rgb = [mix(0), mix(1), mix(2)];
    expect(contrast(colour('text'), mixed)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('muted'), mixed)).toBeGreaterThanOrEqual(4.5);
  });
});
