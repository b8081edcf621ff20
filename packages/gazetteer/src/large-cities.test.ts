import { expect, it } from 'vitest';
import { largeCities } from './large-cities.ts';

it('are whole cities of the world, those where our readers live before their equals', () => {
  const cities = largeCities();
  expect(cities.length).toBeGreaterThan(1_500);
  expect(cities.length).toBeLessThan(5_000);
  const names = cities.map(({ name }) => name);
  for (const name of ['Токио', 'Калининград', 'Ереван']) expect(names).toContain(name);
  expect(names[0]).toBe('Москва');
  expect(names.indexOf('Новосибирск')).toBeLessThan(names.indexOf('Лондон'));
});
