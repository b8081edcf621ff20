import { describe, expect, it } from 'vitest';
import { passwordHint } from './password-hint.ts';

describe('the hint under a new password', () => {
  it.each([
    ['', /Не короче 8/],
    ['абв', /Ещё 5/],
    ['🌙🌙🌙🌙🌙🌙🌙🌙', /Один и тот же/],
    ['12345678', /Одни цифры/],
    ['anna-любит-сад', /ваша почта/],
    ['луна в саду', /Подойдёт/],
    ['луна над тихим садом', /Хороший/],
  ])('%s', (password, hint) => expect(passwordHint(password, 'anna@example.ru')).toMatch(hint));
});
