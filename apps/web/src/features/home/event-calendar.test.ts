import { expect, it } from 'vitest';
import { entryOf, eventWhen } from './event-calendar.ts';

const solstice = {
  id: 'winter-solstice-2026',
  title: 'Зимнее солнцестояние',
  summary: 'Самый короткий день',
  startsAt: '2026-12-21T20:50:00.000Z',
  endsAt: null,
  place: 'Небо',
  url: null,
};

it('tells an event by the clock of the person, its day included', () => {
  expect(eventWhen(solstice, 'Europe/Moscow')).toEqual({ date: '2026-12-21', words: 'понедельник, 23:50, Небо' });
  expect(eventWhen(solstice, 'Asia/Vladivostok')).toEqual({ date: '2026-12-22', words: 'вторник, 06:50, Небо' });
});

it('keeps the uid of an event, so that a calendar renews it', () => {
  expect(entryOf(solstice)).toMatchObject({ uid: 'event-winter-solstice-2026@nebosvod', start: solstice.startsAt });
});
