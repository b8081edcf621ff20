import { describe, expect, it } from 'vitest';
import { emptyQuestion, questionFaults, questionOrder } from './question-draft.ts';

const tomsk = { id: 1, name: 'Томск', detail: 'Россия', latitude: 56.5, longitude: 84.97, timeZone: 'Asia/Tomsk' };
const place = { latitude: 56.5, longitude: 84.97, timeZone: 'Asia/Tomsk' };

describe('a question', () => {
  it('is asked now unless a day and a time are told, and needs a place', () => {
    expect(questionOrder(emptyQuestion)).toBeNull();
    expect(questionOrder({ ...emptyQuestion, place: tomsk })).toEqual({ place });
    expect(questionOrder({ place: tomsk, date: '23.11.2026', time: '1940', matter: 'work', number: ' 108 ' })).toEqual({
      place,
      moment: '2026-11-23T19:40',
      matter: 'work',
      number: 108,
    });
  });

  it('is not sent with half a moment or a number that is none', () => {
    const faultsOf = (part: object) => questionFaults({ ...emptyQuestion, place: tomsk, ...part });
    expect(faultsOf({ date: '23.11.2026' }).time).toBe('Укажите и время вопроса');
    expect(faultsOf({ time: '19:40' }).date).toBe('Укажите и день вопроса');
    expect(faultsOf({ number: '250' }).number).toBe('Число от 1 до 249');
    expect(questionOrder({ ...emptyQuestion, place: tomsk, number: '0' })).toBeNull();
    expect(questionOrder({ ...emptyQuestion, place: { ...tomsk, timeZone: null } })).toBeNull();
  });
});
