import { weekdayOf } from '@nebosvod/engine/time/date-arithmetic';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateRange,
  formatDayAndMonth,
  formatMonth,
  formatNumericDate,
  formatShortDate,
  inMonth,
  unbrokenDates,
} from './civil-date.ts';
import { formatAge, formatDuration, formatTime, formatTimeRange, formatUtcOffset, wallClock } from './clock.ts';
import { arcParts, formatCoordinates, formatDegree, formatLongitude } from './degree.ts';
import { counted, formatNumber, formatRubles, plural } from './plural.ts';
import { sourceWords } from './work.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', '_');

describe('plural', () => {
  it('agrees with the number', () => {
    const forms = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 112].map((n) => plural(n, 'год', 'года', 'лет'));
    expect(forms.join(' ')).toBe('лет год года года лет лет лет лет год года лет год лет лет');
    expect(plural(2.5, 'год', 'года', 'лет')).toBe('года');
    expect(spaced(counted(5, 'генерация', 'генерации', 'генераций'))).toBe('5_генераций');
  });

  it('writes numbers and money the Russian way', () => {
    expect(formatNumber(3.14)).toBe('3,14');
    expect(formatNumber(-1.5, 2)).toBe('−1,50');
    expect(spaced(formatNumber(12345))).toBe('12_345');
    expect(spaced(formatRubles(7900))).toBe('7_900_₽');
    expect(spaced(formatRubles(99.5))).toBe('99,50_₽');
  });
});

describe('a written text', () => {
  it('keeps the day with its month, and nothing else, in one line', () => {
    expect(spaced(unbrokenDates('Луна 17 мая 1990 года и 3–9 марта, 21 нояб. в 5 майских домах'))).toBe(
      'Луна 17_мая 1990 года и 3–9_марта, 21_нояб. в 5 майских домах',
    );
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1800-01-01'), max: new Date('2399-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          const plain = `до ${formatDate(iso)}, с ${formatShortDate(iso)}`.replaceAll('\u00a0', ' ');
          expect(unbrokenDates(plain)).toContain(`до ${formatDayAndMonth(iso)} `);
          expect(unbrokenDates(plain)).toContain(`с ${formatShortDate(iso)}`);
        },
      ),
    );
  });
});

describe('degrees', () => {
  it('are truncated, never rounded up to the next sign', () => {
    expect(formatDegree(14.19)).toBe('14°11′');
    expect(formatDegree(29.99999)).toBe('29°59′');
    expect(formatDegree(29.99999, { seconds: true })).toBe('29°59′59″');
    expect(formatDegree(14.2)).toBe('14°12′');
    expect(formatDegree(-23.4367)).toBe('−23°26′');
    expect(formatDegree(-0.004)).toBe('0°00′');
    expect(formatDegree(-0.004, { seconds: true })).toBe('−0°00′14″');
  });

  it('keep every whole minute that a decimal stands for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 360 * 3600 - 1 }), (seconds) => {
        const parts = arcParts(seconds / 3600);
        expect(parts.degrees * 3600 + parts.minutes * 60 + parts.seconds).toBe(seconds);
      }),
    );
  });

  it('never show more than the value', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.999, noNaN: true }), (angle) => {
        const { degrees, minutes, seconds } = arcParts(angle);
        expect(degrees + minutes / 60 + seconds / 3600).toBeLessThanOrEqual(angle + 1e-7);
        expect(minutes).toBeLessThan(60);
        expect(seconds).toBeLessThan(60);
      }),
    );
  });

  it('place a longitude in its sign', () => {
    expect(formatLongitude(134.19)).toBe('14°11′ во Льве');
    expect(formatLongitude(0)).toBe('0°00′ в Овне');
    expect(formatLongitude(359.99999)).toBe('29°59′ в Рыбах');
    expect(spaced(formatCoordinates(55.7558, -37.6173))).toBe('55°45′_с._ш., 37°37′_з._д.');
  });
});

describe('dates', () => {
  it('read as Russians write them, with no-break spaces', () => {
    expect(spaced(formatDate('2026-11-21'))).toBe('21_ноября 2026_г., суббота');
    expect(spaced(formatDate('1990-05-17', { weekday: false }))).toBe('17_мая 1990_г.');
    expect(spaced(formatDayAndMonth('1990-05-17'))).toBe('17_мая');
    expect(spaced(formatShortDate('2026-11-22', { weekday: true }))).toBe('вс, 22_нояб.');
    expect(formatNumericDate('2026-01-05')).toBe('05.01.2026');
    expect(spaced(formatMonth('2026-11'))).toBe('ноябрь_2026');
    expect(spaced(inMonth('2026-11-21'))).toBe('в_ноябре 2026_года');
  });

  it('join stretches without repeating', () => {
    expect(spaced(formatDateRange('2026-05-03', '2026-05-09'))).toBe('3–9_мая 2026_г.');
    expect(spaced(formatDateRange('2026-04-28', '2026-05-04'))).toBe('28_апреля – 4_мая 2026_г.');
    expect(spaced(formatDateRange('2025-12-30', '2026-01-02'))).toBe('30_декабря 2025_г. – 2_января 2026_г.');
    expect(spaced(formatDateRange('2026-05-03', '2026-05-03'))).toBe('3_мая 2026_г.');
  });

  it('know weekdays of far years and refuse dates that do not exist', () => {
    expect(weekdayOf('1800-01-01')).toBe(3);
    expect(weekdayOf('2399-12-31')).toBe(5);
    expect(weekdayOf('2000-02-29')).toBe(2);
    for (const wrong of ['1900-02-29', '2026-13-01', '2026-1-1', '', '2026-04-31']) {
      expect(() => formatDate(wrong)).toThrow(RangeError);
    }
  });
});

describe('clock', () => {
  const moscow = { timeZone: 'Europe/Moscow' };

  it('shows an instant in a zone, the date only when it is another', () => {
    expect(formatTime('2026-11-21T11:02:59.900Z', moscow)).toBe('14:02');
    expect(spaced(formatTime('2026-11-21T23:13:00.000Z', moscow, { from: '2026-11-21' }))).toBe('02:13, 22_нояб.');
    expect(formatTime('2026-11-21T11:02:59.900Z', moscow, { from: '2026-11-21', seconds: true })).toBe('14:02:59');
    expect(formatTimeRange('2026-11-21T08:20:00Z', '2026-11-21T09:45:00Z', moscow)).toBe('11:20–12:45');
    expect(wallClock('2026-11-20T21:00:00.000Z', moscow)).toEqual({ date: '2026-11-21', time: '00:00:00' });
  });

  it('keeps the seconds of local mean time', () => {
    expect(wallClock('1899-12-31T21:29:43.000Z', { utcOffsetSeconds: 9017 })).toEqual({
      date: '1900-01-01',
      time: '00:00:00',
    });
    expect(wallClock('1899-12-31T21:29:43.000Z', moscow)).toEqual({ date: '1900-01-01', time: '00:00:00' });
    expect(formatUtcOffset(9017)).toBe('UTC+2:30:17');
    expect(formatUtcOffset(14400)).toBe('UTC+4');
    expect(formatUtcOffset(19800)).toBe('UTC+5:30');
    expect(formatUtcOffset(-12600)).toBe('UTC−3:30');
    expect(formatUtcOffset(0)).toBe('UTC');
  });

  it('before 1970 goes by the offsets that come with the zone, from then on by the zone', () => {
    const zone = {
      timeZone: 'Europe/Berlin',
      clockHistory: [
        { since: null, utcOffsetSeconds: 3600 },
        { since: '1950-04-01T00:00:00.000Z', utcOffsetSeconds: 7200 },
      ],
    };
    expect(formatTime('1950-03-31T23:59:59.000Z', zone)).toBe('00:59');
    expect(formatTime('1950-04-01T00:00:00.000Z', zone)).toBe('02:00');
    expect(wallClock('1969-12-31T23:00:00.000Z', zone)).toEqual({ date: '1970-01-01', time: '01:00:00' });
    expect(formatTime('1975-01-01T12:00:00.000Z', zone)).toBe('13:00');
  });

  it('names lengths of time and ages', () => {
    expect(spaced(formatDuration(5760))).toBe('1_ч 36_мин');
    expect(spaced(formatDuration(2880))).toBe('48_мин');
    expect(formatDuration(59)).toBe('меньше минуты');
    expect(spaced(formatDuration(76 * 3600))).toBe('3_дн. 4_ч');
    expect(spaced(formatAge(21.7))).toBe('21_год');
    expect(formatAge(0.4)).toBe('меньше года');
    expect(formatAge(-2)).toBe('до рождения');
  });

  it('refuses what is not an instant', () => {
    expect(() => wallClock('yesterday', moscow)).toThrow(RangeError);
  });
});

describe('sources', () => {
  it('name the work, chapter and verse; an unnamed key stays', () => {
    expect(spaced(sourceWords('[PD 8], [BPHS 3.55]'))).toBe(
      'Пхаладипика, гл._8; Брихат Парашара Хора Шастра, гл._3, ст._55',
    );
    expect(sourceWords('[modern]')).toBe('современная практика');
    expect(spaced(sourceWords('[BPHS 92] [MC 1–2]'))).toBe(
      'Брихат Парашара Хора Шастра, гл._92; Мухурта-чинтамани, гл._1–2',
    );
    expect(spaced(sourceWords('[Raman-300 25]'))).toBe('Б. В. Раман, «Триста важных сочетаний», №_25');
    expect(spaced(sourceWords('JS 2.4, KNR'))).toBe('Упадеша-сутры Джаймини, гл._2, ст._4; К. Н. Рао');
    expect(spaced(sourceWords('BPHS 7, 47'))).toBe('Брихат Парашара Хора Шастра, гл._7, 47');
    expect(sourceWords('[Decoz]')).toBe('Decoz');
    expect(sourceWords('')).toBe('');
  });
});
