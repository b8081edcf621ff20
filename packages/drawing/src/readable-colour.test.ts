import { expect, it } from 'vitest';
import { readableBrand } from './readable-colour.ts';

it('keeps a colour that can be read', () => {
  expect(readableBrand('#7b2d4e', '#faf7f1')).toEqual({ colour: '#7b2d4e', on: '#ffffff' });
});

it('moves one that cannot towards the letters of its ground', () => {
  const light = readableBrand('#ffee88', '#faf7f1');
  expect(light.on).toBe('#ffffff');
  expect(Number.parseInt(light.colour.slice(1, 3), 16)).toBeLessThan(0x99);
  const dark = readableBrand('#000000', '#0e1020');
  expect(dark.on).toBe('#000000');
  expect(Number.parseInt(dark.colour.slice(1, 3), 16)).toBeGreaterThan(0x66);
});
