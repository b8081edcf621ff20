import { expect, it } from 'vitest';
import { checkAccent, siteGrounds } from './site-accent.ts';

it('takes the product’s own accents', () => {
  expect(checkAccent('#e2b866', 'dark')).toMatchObject({ isReadable: true, nearest: '#e2b866', on: '#000000' });
  expect(checkAccent('#8f6412', 'light')).toMatchObject({ isReadable: true, nearest: '#8f6412', on: '#ffffff' });
});

it('refuses what cannot be read and names the nearest that can, on every ground', () => {
  for (const theme of ['dark', 'light'] as const) {
    for (const colour of ['#808080', '#3b4bc8', '#ffe08a', '#000000', '#ffffff']) {
      const { isReadable, nearest } = checkAccent(colour, theme);
      expect([theme, colour, checkAccent(nearest, theme).isReadable]).toEqual([theme, colour, true]);
      expect(nearest === colour).toBe(isReadable);
    }
    expect(siteGrounds[theme]).toHaveLength(3);
  }
  expect(checkAccent('#ffe08a', 'light')).toMatchObject({ isReadable: false });
  expect(checkAccent('#ffe08a', 'light').contrast).toBeLessThan(1.5);
});
