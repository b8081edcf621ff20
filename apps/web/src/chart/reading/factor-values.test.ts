import type { Rule } from '@nebosvod/contracts/rule';
import { expect, it } from 'vitest';
import { valueLines } from './factor-values.ts';

const written = (rule: Rule, values: Record<string, string | number | boolean>) =>
  valueLines({ rule, values }).map(({ name, text }) => `${name} ${text}`.replaceAll('\u00a0', ' '));

it('writes places as a chart names them', () => {
  expect(
    written(
      { kind: 'lord-in-house', lord: 10, house: 8 },
      { graha: 'venus', sign: 12, degree: 21.3, dignity: 'exalted' },
    ),
  ).toEqual(['граха Венера', 'знак Рыбы', 'градус 21°18′', 'достоинство экзальтация']);
});

it('writes dates in words and figures with a comma', () => {
  expect(
    written({ kind: 'dasha', system: 'vimshottari', path: ['jupiter'] }, { from: '2012-12-24', until: '2028-12-24' }),
  ).toEqual(['с 24 декабря 2012 г.', 'до 24 декабря 2028 г.']);
  expect(written({ kind: 'shadbala-rank', graha: 'sun', rank: 3 }, { rupas: 9.4, ratio: 1.45 })).toEqual([
    'рупы 9,4',
    'доля нужной силы 1,45',
  ]);
});

it('writes how a Western chart was made by names, not by ids', () => {
  expect(written({ kind: 'western-settings' }, { houses: 'placidus' })).toEqual(['дома Плацидус']);
  expect(written({ kind: 'western-ruler-house', ruler: 10, house: 9 }, { planet: 'mercury' })).toEqual([
    'управитель Меркурий',
  ]);
});

it('names the planets of a tajika figure and what makes one of them weak', () => {
  const rule: Rule = { kind: 'tajaka', part: 'yoga', id: 'radda', at: '2027-12-05' };
  expect(written(rule, { grahas: 'mercury,jupiter moon,venus', weakness: 'jupiter:mars-with,house' })).toEqual([
    'кто Меркурий, Юпитер; Луна, Венера',
    'слабость Юпитер: Марс в том же знаке, трудный дом',
  ]);
});

it('names a value by its rule where it means another thing, and leaves «нет» unsaid', () => {
  expect(written({ kind: 'aspect-on-house', from: 'mars', house: 2 }, { count: 8 })).toEqual(['знак по счёту 8']);
  expect(written({ kind: 'yoga', id: 'ruchaka' }, { strength: 85, isCancelled: false })).toEqual(['сила из 100 85']);
});
