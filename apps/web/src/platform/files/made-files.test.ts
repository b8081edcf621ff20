import { calendarFile } from '@nebosvod/terms/calendar-file';
import { describe, expect, it } from 'vitest';
import { csvFile } from './csv-file.ts';

const now = '2026-11-21T09:00:00.000Z';

describe('a calendar file', () => {
  it('holds an instant in UTC and keeps its uid', () => {
    const text = calendarFile(
      'Небосвод',
      [{ uid: 'e1@nebosvod', title: 'Зимнее солнцестояние', start: '2026-12-21T20:50:00.000Z', end: null }],
      now,
    );
    expect(text).toContain('UID:e1@nebosvod\r\n');
    expect(text).toContain('DTSTART:20261221T205000Z\r\n');
    expect(text).not.toContain('DTEND');
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
  it('ends a whole day on the next one', () => {
    const text = calendarFile('План', [{ uid: 'p', title: 'Пост', start: '2026-12-31' }], now);
    expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  });
  it('escapes what ends a value and folds lines at 75 octets without cutting a letter', () => {
    const title = `${'Очень длинное название, с запятой; и точкой '.repeat(4)}\nвторая строка`;
    const text = calendarFile('План', [{ uid: 'p', title, start: now }], now);
    const encoder = new TextEncoder();
    for (const line of text.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toContain('запятой\\; и');
    expect(unfolded).toContain('\\nвторая строка');
    expect(unfolded).not.toContain('\uFFFD');
  });
});

describe('a table file', () => {
  it('quotes, doubles quotes and disarms formulas', () => {
    expect(
      csvFile(
        ['Тема', 'Текст'],
        [
          ['Новолуние «Карттика»', '=1+1'],
          ['а"б', 'две\nстроки'],
        ],
      ),
    ).toBe('\uFEFF"Тема";"Текст"\r\n"Новолуние «Карттика»";"\'=1+1"\r\n"а""б";"две\nстроки"\r\n');
  });
});
