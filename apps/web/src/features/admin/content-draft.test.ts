import { describe, expect, it } from 'vitest';
import { dataOf, draftOf, localMoment } from './content-draft.ts';

describe('the draft of an entry', () => {
  it('goes there and back', () => {
    const event = {
      title: 'Встреча',
      summary: 'Кратко',
      startsAt: '2026-12-21T20:50:00.000Z',
      endsAt: null,
      place: 'Москва',
      url: null,
    };
    expect(dataOf('events', draftOf('events', event))).toEqual(event);
  });

  it('of a new entry is empty, and what is not a moment stays as typed', () => {
    expect(draftOf('questions', null)).toEqual({ group: '', question: '', answer: '' });
    expect(dataOf('news', { title: 'Т', summary: '', publishedAt: '', body: '' })).toMatchObject({ publishedAt: '' });
    expect(localMoment('не момент')).toBe('');
  });
});
