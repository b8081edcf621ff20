import { describe, expect, it } from 'vitest';
import { birthSchema } from './birth.ts';
import { createCalendarFeed } from './panchanga-export.ts';
import {
  calendarDateField,
  codeField,
  emailField,
  newPasswordField,
  paragraphField,
  personNameField,
  textField,
} from './person-fields.ts';

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

it('refuses control characters in a line of text, and in several lines all but breaks and tabs', () => {
  for (const sign of ['\r', '\n', '\t', '\u0007', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029'])
    expect(textField(10).safeParse(`a${sign}b`).success).toBe(false);
  expect(paragraphField(20).safeParse('один\r\n\tдва').success).toBe(true);
  for (const sign of ['\u0007', '\u001b', '\u007f', '\u0085', '\0'])
    expect(paragraphField(10).safeParse(`a${sign}b`).success).toBe(false);
  expect(personNameField.parse(' Анна\r\n Ёлкина\t')).toBe('Анна Ёлкина');
  expect(personNameField.safeParse('Анна\u0007').success).toBe(false);
});

it.each([
  ['the place of a birth', birthSchema, { date: '1990-05-17', time: null, latitude: 55, longitude: 37 }, 'place'],
  ['the name of a birth', birthSchema, { date: '1990-05-17', time: null, latitude: 55, longitude: 37 }, 'name'],
  ['the place of a calendar', createCalendarFeed.body, { latitude: 55, longitude: 37 }, 'place'],
])('%s is one line', (_what, schema, rest, field) => {
  expect(schema.safeParse({ ...rest, [field]: 'Москва' }).success).toBe(true);
  expect(schema.safeParse({ ...rest, [field]: 'Москва\rATTACH:https://evil.example' }).success).toBe(false);
});

it('refuses text the database cannot hold', () => {
  expect(textField(10).safeParse('a\0b').success).toBe(false);
  expect(textField(10).safeParse('a\udfff').success).toBe(false);
});
