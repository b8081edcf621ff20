import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QuestionDraft, readDraft } from './question-draft.ts';

const moscow = {
  id: 524901,
  name: 'Москва',
  detail: '',
  latitude: 55.75,
  longitude: 37.62,
  timeZone: 'Europe/Moscow',
};
const draft: QuestionDraft = {
  matter: 'work',
  moment: 'now',
  now: '2026-11-23T17:30:00.000Z',
  date: '',
  time: '',
  place: moscow,
  lagna: 'moment',
  number: '',
};

describe('a question as it is typed', () => {
  it('of now is the minute of its place', () => {
    expect(readDraft(draft).asked?.birth).toMatchObject({
      date: '2026-11-23',
      time: '20:30:00',
      timeZone: 'Europe/Moscow',
    });
  });

  it('of the open chart asks for no place', () => {
    expect(readDraft({ ...draft, moment: 'chart', place: null })).toEqual({ asked: { birth: null }, faults: {} });
  });

  it('of a typed moment waits for what is empty and names what is wrong', () => {
    const own = { ...draft, moment: 'own' } as const;
    expect(readDraft(own)).toEqual({ asked: null, faults: {} });
    expect(readDraft({ ...own, date: '1.2.2026', time: '25:00' }).faults.time).toBe('Часы бывают от 0 до 23');
    const asked = readDraft({ ...own, date: '1.2.2026', time: '9 05' }).asked;
    expect(asked?.birth).toMatchObject({ date: '2026-02-01', time: '09:05' });
    expect(readDraft({ ...draft, place: null }).faults.place).toBe('Выберите место из списка');
  });

  it('takes whole numbers of its own table only', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('kp' as const, 'navamsha' as const),
        fc.integer({ min: -5, max: 400 }),
        (lagna, value) => {
          const { asked, faults } = readDraft({ ...draft, lagna, number: String(value) });
          const isOfTable = value >= 1 && value <= (lagna === 'kp' ? 249 : 108);
          expect(asked?.number).toEqual(isOfTable ? { by: lagna, value } : undefined);
          expect(asked === null).toBe(!isOfTable);
          expect(faults.number === undefined).toBe(isOfTable);
        },
      ),
    );
    expect(readDraft({ ...draft, lagna: 'kp' })).toEqual({ asked: null, faults: {} });
    expect(readDraft({ ...draft, lagna: 'kp', number: '7.5' }).faults.number).toBe('Целое число от 1 до 249');
  });
});
