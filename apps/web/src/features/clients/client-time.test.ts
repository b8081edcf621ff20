import { describe, expect, it } from 'vitest';
import { datedEntries } from './client-time.ts';

const id = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b';
const at = '2026-11-01T09:00:00.000Z';
const client = {
  ...{ id, version: 1, name: 'Анна', contacts: [], births: [], relations: [], tags: [], notes: [], packages: [] },
  events: [
    { id, date: '2025-09-01', precision: 'month' as const, kind: 'новая работа', text: '' },
    { id, date: '2014-08-03', precision: 'day' as const, kind: 'переезд', text: '' },
  ],
  sessions: [{ id, at, kind: 'Даши на 3 года', isPaid: true }],
  ...{ nextContact: null, createdAt: at, updatedAt: at },
};

describe('what the book holds of a client by date', () => {
  it('stands in the order of time, a rough date told as it is known', () => {
    const { events, sessions } = datedEntries(client);
    expect(events.map(({ date, title }) => `${date} ${title}`)).toEqual([
      '2014-08-03 переезд',
      '2025-09-01 новая работа (сентябрь\u00a02025)',
    ]);
    expect(sessions).toMatchObject([{ date: '2026-11-01', title: 'Даши на 3 года' }]);
  });
});
