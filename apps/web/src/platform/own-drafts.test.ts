import { describe, expect, it } from 'vitest';
import { bounded, keepFields, keptFields } from './own-drafts.ts';

describe('what is typed and not sent', () => {
  it('is kept for its person and form alone, until nothing of it is left', () => {
    keepFields('anna', 'post', { text: 'Луна' });
    keepFields('anna', 'plan', { title: 'Ноябрь' });
    keepFields('anna', 'post', { text: 'Тихая Луна' });
    expect(keptFields('anna', 'post')).toEqual({ text: 'Тихая Луна' });
    expect(keptFields('boris', 'post')).toBe(null);
    keepFields('anna', 'post', {});
    expect([keptFields('anna', 'post'), keptFields('anna', 'plan')]).toEqual([null, { title: 'Ноябрь' }]);
  });

  it('is bounded: those typed into first go, and one that is too long by itself', () => {
    const draft = (form: string, length = 1) => ({ user: 'anna', form, fields: { text: 'я'.repeat(length) } });
    const many = Array.from({ length: 40 }, (_, at) => draft(String(at)));
    expect(bounded(many)).toEqual(many.slice(0, 30));
    const [last, former, first] = [draft('last', 140_000), draft('former', 140_000), draft('first', 140_000)];
    expect(bounded([last, former, first])).toEqual([last, former]);
    expect(bounded([draft('endless', 400_000), last])).toEqual([last]);
  });
});
