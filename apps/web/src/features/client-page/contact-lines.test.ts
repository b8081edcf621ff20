import { expect, it } from 'vitest';
import { contactLines } from './contact-lines.ts';

it('leads to mail, phone and web, and nowhere else', () => {
  expect(
    contactLines('astro@example.ru\n\n +7 831 000-22-17\nhttps://example.ru/a\njavascript:alert(1)\n@vera'),
  ).toEqual([
    { text: 'astro@example.ru', href: 'mailto:astro@example.ru' },
    { text: '+7 831 000-22-17', href: 'tel:+78310002217' },
    { text: 'https://example.ru/a', href: 'https://example.ru/a' },
    { text: 'javascript:alert(1)', href: null },
    { text: '@vera', href: null },
  ]);
});
