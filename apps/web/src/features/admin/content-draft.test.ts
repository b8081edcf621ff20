import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataOf, draftOf, localMoment, questionsText, readQuestions } from './content-draft.ts';

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

  it('of questions is one text, and whatever was asked and answered is read back from it', () => {
    const words = fc.string({ minLength: 1 }).map((text) => text.replaceAll(/[#\s]+/g, ' ').trim() || 'да');
    const paragraphs = fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n\n'));
    const questions = fc.array(fc.record({ question: words, answer: paragraphs }), { maxLength: 5 });
    fc.assert(
      fc.property(questions, (list) => {
        expect(readQuestions(questionsText(list))).toEqual(list);
      }),
    );
    expect(readQuestions('Просто слова')).toEqual([{ question: '', answer: 'Просто слова' }]);
  });

  it('of a new entry is empty, and what is not a moment stays as typed', () => {
    expect(draftOf('questions', null)).toEqual({ group: '', question: '', answer: '' });
    expect(dataOf('news', { title: 'Т', summary: '', publishedAt: '', body: '' })).toMatchObject({ publishedAt: '' });
    expect(localMoment('не момент')).toBe('');
  });
});
