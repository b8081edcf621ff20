import { expect, it } from 'vitest';
import { generations } from './product-quota.ts';

it.each([
  [1, 'генерация'],
  [21, 'генерация'],
  [2, 'генерации'],
  [24, 'генерации'],
  [0, 'генераций'],
  [5, 'генераций'],
  [11, 'генераций'],
  [14, 'генераций'],
  [111, 'генераций'],
])('%i %s', (count, word) => expect(generations(count)).toBe(`${count}\u00a0${word}`));
