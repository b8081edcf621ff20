import { expect, it } from 'vitest';
import { likeness } from './hook-likeness.ts';

it('hears one turn of phrase under two names', () => {
  const used = ['разговор двух планет 8 декабря: меркурий и уран.', 'три дела на неделю.'];
  expect(likeness('Разговор двух планет 26 декабря: Солнце и Нептун.', used)).toBe(1);
  expect(likeness('Что Луна оставит до весны?', used)).toBe(0);
  expect(likeness('Разговор о Меркурии 8 декабря', used)).toBe(1);
  expect(likeness('Неделя без спешки и звонков', used)).toBeCloseTo(1 / 3);
  expect(likeness('Любая фраза', [])).toBe(0);
});
