import { expect, it } from 'vitest';
import { draftOf, mistakesBySent, type PageDraft, readDraft } from './page-draft.ts';

const page = {
  isOpen: true,
  name: 'Вера Ли',
  about: '',
  contacts: '',
  timeZone: 'Europe/Moscow',
  kinds: [{ id: '00000000-0000-4000-8000-000000000001', title: 'Разбор', price: '5 000 ₽', minutes: 60 }],
  hours: [
    { weekday: 1, from: '10:00', to: '14:00' },
    { weekday: 1, from: '15:00', to: '19:00' },
  ],
  daysOff: ['2026-12-31'],
  leadHours: 24,
  daysAhead: 30,
  notice: '',
  slug: 'a',
  noticeVersion: 1,
};
const draft: PageDraft = draftOf(page);

it('sends what was published when nothing is changed', () => {
  const { slug: _slug, noticeVersion: _version, ...sent } = page;
  expect(readDraft(draft)).toEqual({ body: sent, mistakes: {} });
  expect(draft.hours[1]).toBe('10:00–14:00, 15:00–19:00');
});

it('reads hours as people write them, and says which day is not read', () => {
  const { body, mistakes } = readDraft({
    ...draft,
    hours: { 2: '9-13, 14.30 – 18', 3: 'с 10 до 12', 4: '19–10', 5: 'утром' },
  });
  expect(body.hours).toEqual([
    { weekday: 2, from: '09:00', to: '13:00' },
    { weekday: 2, from: '14:30', to: '18:00' },
    { weekday: 3, from: '10:00', to: '12:00' },
  ]);
  expect(Object.keys(mistakes)).toEqual(['hours.4', 'hours.5']);
});

it('names days off and numbers that are not read', () => {
  const kinds = draft.kinds.map((kind) => ({ ...kind, minutes: 'час' }));
  const { mistakes } = readDraft({ ...draft, kinds, daysOff: '31.12.2026, 30.02.2027', leadHours: '' });
  expect(Object.keys(mistakes).sort()).toEqual(['daysOff', 'kinds.0.minutes', 'leadHours']);
});

it('puts a mistake of the server beside its weekday', () => {
  const { body } = readDraft(draft);
  expect(mistakesBySent(body, [{ path: 'hours.1.from', message: 'Пересекаются' }])).toEqual({
    'hours.1': 'Пересекаются',
  });
  expect(mistakesBySent(body, [{ path: 'notice', message: 'Мало' }])).toEqual({ notice: 'Мало' });
});
