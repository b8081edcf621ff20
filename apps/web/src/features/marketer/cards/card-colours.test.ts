import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardColours, cardLooks } from './card-colours.ts';

const css = readFileSync(new URL('../../../ui/tokens.css', import.meta.url), 'utf8');
const names = {
  ...{ ground: 'ground', text: 'text', muted: 'muted', accent: 'accent', line: 'line', good: 'good', bad: 'bad' },
  ...{ neutral: 'neutral', moonLit: 'moon-lit', moonDark: 'moon-dark' },
} as const;

it('has the colours of the two themes, whose contrast is held by their own test', () => {
  const themes = { night: 'dark', paper: 'light' } as const;
  for (const look of ['night', 'paper'] as const) {
    const block = new RegExp(`data-mantine-color-scheme='${themes[look]}'\\][^{]*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
    const token = (name: string) => (new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? '').toLowerCase();
    for (const [key, name] of Object.entries(names)) {
      expect([key, Reflect.get(cardLooks[look].colours, key)]).toEqual([key, token(name)]);
    }
  }
});

it('takes a brand’s colour for the accent alone, dark on paper and light at night', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, (brand) => {
      const { accent, ...rest } = cardColours('night', brand);
      expect({ ...rest, accent: cardLooks.night.colours.accent }).toEqual(cardLooks.night.colours);
      expect(accent).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
  expect(cardColours('paper', '#ffff00').accent).not.toBe('#ffff00');
  expect(cardColours('night', '#ffff00').accent).toBe('#ffff00');
});
