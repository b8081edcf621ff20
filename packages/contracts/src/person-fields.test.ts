import { describe, expect, it } from 'vitest';
import { calendarDateField, codeField, emailField, newPasswordField, textField } from './person-fields.ts';

describe('mail address', () => {
  it('is one person in any case and with stray spaces', () => {
    expect(emailField.parse(' Anna@Example.RU ')).toBe('anna@example.ru');
  });

  it.each([
    'a@b.ru\r\nBcc: x@y.ru',
    'a@b.ru\nSubject: x',
    'a b@c.ru',
    'a@b',
    '',
    `${'a'.repeat(250)}@b.ru`,
    'a@b.ru,c@d.ru',
    '"<a@b.ru>"@c.ru',
  ])('refuses %j', (address) => {
    expect(emailField.safeParse(address).success).toBe(false);
  });
});

describe('password', () => {
  it.each(['a'.repeat(8), 'я'.repeat(256), '🌙'.repeat(8), ' пробелы  в краях '])('takes %j exactly', (password) => {
    expect(newPasswordField.parse(password)).toBe(password);
  });

  it.each(['a'.repeat(7), '🌙'.repeat(7), 'я'.repeat(257), 'abcdefg\ud800'])('refuses %j', (password) => {
    expect(newPasswordField.safeParse(password).success).toBe(false);
  });
});

it('takes a code with the spaces a mail program adds', () => {
  expect(codeField.parse(' 1234 5678 ')).toBe('12345678');
  expect(codeField.safeParse('1234567').success).toBe(false);
});

it('knows which days exist', () => {
  expect(calendarDateField.safeParse('2028-02-29').success).toBe(true);
  for (const day of ['2027-02-29', '2026-13-01', '0001-01-01', '2400-01-01'])
    expect(calendarDateField.safeParse(day).success).toBe(false);
});

it('refuses text the database cannot hold', () => {
  expect(textField(10).safeParse('a\0b').success).toBe(false);
  expect(textField(10).safeParse('a\udfff').success).toBe(false);
});
