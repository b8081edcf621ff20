import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEventDate, precisionOf } from './event-date.ts';
import { type EventRow, firstRows, readRows, withoutRow, withRow } from './event-rows.ts';

describe('date of an event', () => {
  it.each([
    ['17.08.2014', '2014-08-17'],
    ['17 августа 2014 года', '2014-08-17'],
    ['08.2014', '2014-08'],
    ['август 2014', '2014-08'],
    ['2014-08', '2014-08'],
    ['май 2014 г.', '2014-05'],
    ['2014', '2014'],
    [' 2014 год ', '2014'],
  ])('%s is %s', (text, value) => {
    expect(parseEventDate(text)).toEqual({ kind: 'value', value });
  });

  it.each([
    ['', { kind: 'empty' }],
    ['весной', { kind: 'error', message: 'Введите дату как 17.08.2014, 08.2014 или 2014' }],
    ['13.2014', { kind: 'error', message: 'Месяц бывает от 1 до 12' }],
    ['30.02.2014', { kind: 'error', message: 'В феврале 28 дней' }],
    ['1492', { kind: 'error', message: 'Считаем годы от 1800 до 2399' }],
    ['08.14', { kind: 'error', message: 'Введите дату как 17.08.2014, 08.2014 или 2014' }],
  ])('«%s» is not', (text, expected) => {
    expect(parseEventDate(text)).toEqual(expected);
  });

  it('is known to the day, the month or the year, by what was typed', () => {
    expect(['2014-08-17', '2014-08', '2014'].map(precisionOf)).toEqual(['day', 'month', 'year']);
  });

  it('never throws, whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (text) => ['empty', 'value', 'error'].includes(parseEventDate(text).kind)));
  });
});

describe('rows of events', () => {
  const row = (id: number, type: EventRow['type'], date: string): EventRow => ({ id, type, date });
  const three = [row(0, 'marriage', '16.08.2014'), row(1, 'child-birth', '11.2016'), row(2, 'career-start', '2012')];
  const read = (rows: readonly EventRow[]) => readRows(rows, '1990-05-17', '2026-11-21');

  it('are three to ten; a row removed from three is emptied instead', () => {
    let rows = firstRows;
    for (let times = 0; times < 20; times += 1) rows = withRow(rows);
    expect(rows).toHaveLength(10);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(10);
    expect(withoutRow(rows, 9)).toHaveLength(9);
    expect(withoutRow(three, 1)).toEqual([three[0], row(1, '', ''), three[2]]);
  });

  it('are sent as precisely as the dates are known, without the empty ones', () => {
    expect(read([...three, row(3, '', '')])).toEqual({
      kind: 'events',
      events: [
        { row: 0, type: 'marriage', date: '2014-08-16' },
        { row: 1, type: 'child-birth', date: '2016-11' },
        { row: 2, type: 'career-start', date: '2012' },
      ],
    });
  });

  it('name every wrong field: no type, no date, before the birth, in the future', () => {
    expect(
      read([row(0, '', '2014'), row(1, 'marriage', ''), row(2, 'education', '1985'), row(3, 'income', '2030')]),
    ).toEqual({
      kind: 'errors',
      errors: {
        0: { type: 'Выберите событие' },
        1: { date: 'Введите дату, хотя бы год' },
        2: { date: 'Событие раньше рождения' },
        3: { date: 'Эта дата ещё не наступила' },
      },
    });
    expect(read([...three.slice(0, 2), row(2, 'sibling-birth', '1990')]).kind).toBe('events');
  });

  it('say how many events are missing', () => {
    expect(read([three[0] ?? row(0, '', ''), row(1, '', ''), row(2, '', '')])).toEqual({
      kind: 'errors',
      errors: {
        1: { type: 'Нужно не меньше трёх событий: добавьте ещё 2\u00a0события' },
        2: { type: 'Выберите событие' },
      },
    });
  });
});
