import { describe, expect, it } from 'vitest';
import { emptyHour, hourOrder, periodFaults } from './hour-draft.ts';

const moscow = {
  id: 524901,
  name: 'Москва',
  detail: 'Россия',
  latitude: 55.7558,
  longitude: 37.6173,
  timeZone: 'Europe/Moscow',
};
const place = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };

describe('the choice of an hour', () => {
  it('is sent with the dates that were typed, and without those that were not', () => {
    expect(hourOrder({ ...emptyHour, place: moscow })).toEqual({ purpose: 'business', place });
    expect(hourOrder({ ...emptyHour, place: moscow, from: '05.12.2026', to: '20 декабря 2026' })).toEqual({
      purpose: 'business',
      place,
      from: '2026-12-05',
      to: '2026-12-20',
    });
  });

  it('is not sent without a place of known clocks', () => {
    expect(hourOrder(emptyHour)).toBeNull();
    expect(hourOrder({ ...emptyHour, place: { ...moscow, timeZone: null } })).toBeNull();
  });

  it('says what is wrong with a period beside its field', () => {
    const faults = (from: string, to: string) => periodFaults({ ...emptyHour, from, to });
    expect(faults('', '')).toEqual({ from: null, to: null });
    expect(faults('31.02.2026', '').from).not.toBeNull();
    expect(faults('05.12.2026', '04.12.2026').to).toBe('Конец периода раньше начала');
    expect(faults('05.12.2026', '06.12.2027').to).toBe('Период не длиннее 366 дней');
  });
});
