import { expect, it } from 'vitest';
import { nameVariants } from './name-variants.ts';

it('divides what was typed and keeps each once', () => {
  expect(nameVariants(' Анна, Алиса ;Анна/Мария  Луиза')).toEqual({
    ok: true,
    value: ['Анна', 'Алиса', 'Мария Луиза'],
  });
});

it.each([' , ', 'А,Б,В,Г,Д,Е,Ж', 'Анна, 123', 'Анна, Алисa'])('refuses «%s»', (text) => {
  expect(nameVariants(text).ok).toBe(false);
});
