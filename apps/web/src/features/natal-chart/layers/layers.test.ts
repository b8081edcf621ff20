import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { houseLayers, spokenHouse } from '../../../chart/chart-content.ts';
import { exactGlances, glancesOf, leastGlance, wantedGlances, wheelGlances } from '../../../chart/glances.ts';
import type { VargaChart } from '../../../chart/use-chart-data.ts';
import { missingWords } from './missing-words.ts';
import { type LagnasAnswer, pointMarks } from './point-marks.ts';
import { movedToDate, shiftedByDays } from './transit-moment.ts';

const chart: VargaChart = {
  varga: 1,
  scheme: 'parashara',
  lagnaSign: 5,
  signs: { lagna: 5, sun: 2, mars: 11, saturn: 10 },
  houses: null,
  bodies: {},
  drishti: { sun: [8], mars: [2, 5, 6], saturn: [12, 4, 7] },
  sphuta: { sun: { mars: 44, saturn: 14 }, mars: { sun: 15 }, saturn: { sun: 60 } },
};

describe('glances', () => {
  it('are those of the chosen body, those at the chosen house, or all, as the layers say', () => {
    const of = (...args: Parameters<typeof wantedGlances>) =>
      glancesOf(chart, wantedGlances(...args)).map(({ from, sign }) => `${from} ${sign}`);
    expect(of([], 'saturn', null)).toEqual([]);
    expect(of(['aspects'], null, null)).toEqual([]);
    expect(of(['aspects'], 'saturn', null)).toEqual(['saturn 12', 'saturn 4', 'saturn 7']);
    expect(of(['aspects'], 'lagna', null)).toEqual([]);
    expect(of(['aspects'], null, 2)).toEqual(['mars 2']);
    expect(of(['all-aspects'], 'saturn', null)).toHaveLength(7);
  });

  it('by degrees are given and received, from a quarter on, the strongest first', () => {
    const all = exactGlances(chart, wantedGlances(['all-aspects'], null, null));
    expect(all.map(({ virupas }) => virupas)).toEqual([60, 44, 15]);
    expect(all.every(({ virupas }) => virupas >= leastGlance)).toBe(true);
    expect(exactGlances(chart, wantedGlances(['aspects'], 'mars', null)).map(({ from }) => from)).toEqual([
      'sun',
      'mars',
    ]);
    expect(wheelGlances(all, 'mars').map(({ kind }) => kind)).toEqual([
      'glance g-saturn full dim',
      'glance g-sun half',
      'glance g-mars quarter',
    ]);
  });
});

/** What getHoraLagna says, as far as points look at it. */
const lagnas = (time: boolean) => {
  const point = (sign: number) => ({
    longitude: sign * 30 - 15,
    sign,
    degreeInSign: 15,
    nakshatra: 1,
    pada: 1,
    nakshatraLord: 'ketu' as const,
    house: 1,
  });
  const at = (sign: number) => (time ? point(sign) : null);
  const answer = {
    bhavaLagna: at(1),
    horaLagna: null,
    ghatiLagna: at(3),
    vighatiLagna: at(4),
    pranapada: at(5),
    shriLagna: at(6),
    induLagna: at(7),
    kundaLagna: at(8),
    bhriguBindu: at(9),
    yogiPoint: at(1),
    avayogiPoint: at(1),
    yogi: { yogi: 'sun', duplicateYogi: 'moon', avayogi: 'mars' },
    varnadaLagna: time ? 10 : null,
    bhavaArudhas: time ? [8, 8, 5, 11, 6, 7, 9, 3, 9, 10, 11, 1] : null,
    arudhaLagna: time ? 8 : null,
    upapadaLagna: time ? 1 : null,
    grahaArudhas: {},
    karakamshaLagna: 6,
    upagrahas: {},
    sphutas: {},
    vedicDay: null,
    ghatisSinceSunrise: null,
    reasons: time ? { horaLagna: 'POLAR_NIGHT' as const } : { horaLagna: 'UNKNOWN_TIME' as const },
    settings: {
      zodiac: 'sidereal',
      ayanamsha: 'lahiri',
      node: 'mean',
      houseSystem: 'whole-sign',
      sunrise: 'hindu',
      dashaYear: 365.25,
      karakas: 7,
      outerPlanets: false,
    },
    moment: {
      instant: '1990-05-17T10:30:00.000Z',
      julianDay: 0,
      timeZone: 'Europe/Moscow',
      utcOffsetSeconds: 14400,
      place: { latitude: 0, longitude: 0, altitude: 0 },
    },
  } satisfies LagnasAnswer;
  return pointMarks(answer);
};

describe('points', () => {
  it('are twelve arudhas, the first and the last by their own letters, and the special lagnas there are', () => {
    const { arudhas, lagnas: special, missing } = lagnas(true);
    expect(arudhas.map(({ occupant }) => occupant.label)).toEqual([
      ...['АЛ', 'А2', 'А3', 'А4', 'А5', 'А6', 'А7', 'А8', 'А9', 'А10', 'А11', 'УЛ'],
    ]);
    expect(new Set([...arudhas, ...special].map(({ occupant }) => occupant.id)).size).toBe(19);
    expect(special.map(({ occupant }) => occupant.label)).toEqual(['БЛ', 'ГЛ', 'ВЛ', 'ШЛ', 'ИЛ', 'ПЛ', 'ВрЛ']);
    expect(missingWords(missing)).toEqual(['Не показана Хора-лагна: Солнце в этот день там не восходит.']);
  });

  it('are none without a time', () => {
    const { arudhas, lagnas: special } = lagnas(false);
    expect([...arudhas, ...special]).toEqual([]);
  });

  it('are spoken with their house, after the bodies', () => {
    const layers = houseLayers(8, lagnas(true).arudhas, [{ from: 'sun', sign: 8 }]);
    expect(spokenHouse(4, 8, [], {}, layers)).toBe(
      'Дом 4, Скорпион: пусто. Точки: Арудха-лагна, арудха 2-го дома. Взгляды: Солнце',
    );
    expect(spokenHouse(4, 8, ['Марс'], {}, houseLayers(8, [], []))).toBe('Дом 4, Скорпион: Марс');
  });
});

describe('moment of a transit', () => {
  const day = fc.integer({ min: -200_000, max: 200_000 });
  it('keeps the time of day while the date is stepped or typed, and never leaves the ephemeris', () => {
    fc.assert(
      fc.property(day, day, (from, by) => {
        const start = shiftedByDays('2026-11-21T13:02:03.000Z', from);
        const moved = shiftedByDays(start, by);
        expect(moved >= '1800-01-02' && moved < '2400').toBe(true);
        const isInside = [start, moved].every((at) => at > '1800-01-03' && at < '2399-12-29');
        if (!isInside) return;
        expect(moved.slice(10)).toBe('T13:02:03.000Z');
        expect(shiftedByDays(moved, -by)).toBe(start);
        expect(movedToDate(start, start.slice(0, 10), moved.slice(0, 10))).toBe(moved);
      }),
    );
  });
});
