import { describe, expect, it } from 'vitest';
import { emptyYear, yearFault, yearOrder } from './year-draft.ts';

const tomsk = { id: 1, name: 'Томск', detail: 'Россия', latitude: 56.5, longitude: 84.97, timeZone: 'Asia/Tomsk' };

describe('the year of tajaka', () => {
  it('is the running one at the place of birth unless told', () => {
    expect(yearOrder(emptyYear)).toEqual({});
    expect(yearOrder({ year: ' 2028 ', place: tomsk })).toEqual({
      year: 2028,
      place: { latitude: 56.5, longitude: 84.97, timeZone: 'Asia/Tomsk' },
    });
  });

  it('is not sent while the year or the place is not right', () => {
    expect(yearFault({ ...emptyYear, year: '28' })).toBe('Год четырьмя цифрами, 1800–2399');
    expect(yearOrder({ ...emptyYear, year: '2400' })).toBeNull();
    expect(yearOrder({ ...emptyYear, place: { ...tomsk, timeZone: null } })).toBeNull();
  });
});
