import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { NAKSHATRA_LORDS } from '../angle/angle.ids.ts';
import { normalizeDegrees, separation } from '../angle/degrees.ts';
import { nakshatraOf } from '../angle/nakshatra.ts';
import { signOf, signs } from '../angle/sign.ts';
import { declinationOf } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { julianDayOfDate } from '../time/julian-day.ts';
import { mundanePlace } from '../western/directions/mundane-place.ts';
import { rightAscension } from '../western/equatorial.ts';
import { KP_NUMBERS } from './kp.ids.ts';
import { type KpChart, kpChart, kpNumberChart } from './kp-chart.ts';
import { kpLordsOf } from './kp-lords.ts';
import { KP_NUMBER_TABLE, kpNumber } from './kp-number.ts';
import { rulingPlanets } from './ruling-planets.ts';
import { grahaSignifications, houseSignificators, nodeAgencies } from './significators.ts';

let ephemeris: Ephemeris;
let agra: KpChart;
let guna: KpChart;

const IST = 5.5;
const at = (year: number, month: number, day: number, hour: number) => julianDayOfDate(year, month, day) + hour / 24;
const degrees = (sign: number, degree: number, minute: number, second = 0) =>
  (sign - 1) * 30 + degree + minute / 60 + second / 3600;

beforeAll(async () => {
  ephemeris = await loadEphemeris();
  // «Chapter 2: Fundamental Principles» of the KP tutorial: 13.1.2009, 12:00 IST, Agra.
  agra = kpChart(ephemeris, {
    julianDay: at(2009, 1, 13, 12 - IST),
    place: { latitude: 27.17, longitude: 78 },
    ayanamsha: 'krishnamurti-vp291',
    node: 'mean',
  });
  // A.K. Bansal, Krishnamurthy Paddhati, chapters 1 and 2: 12.9.1935, 21:08 IST, Guna 24°39′ N 77°18′ E.
  guna = kpChart(ephemeris, {
    julianDay: at(1935, 9, 12, 21 + 8 / 60 - IST),
    place: { latitude: 24.65, longitude: 77.3 },
    ayanamsha: 'krishnamurti',
    node: 'true',
  });
});

const withCusps = ({ cusps, bodies }: KpChart) => ({ cusps: must(cusps ?? undefined), bodies });
const bodyAt = ({ bodies }: KpChart, id: string) => must(bodies.find((body) => body.id === id));

describe('worked examples', () => {
  it('of the tutorial: cusps within 2′, Ketu to the second, and the houses they make', () => {
    const { cusps } = withCusps(agra);
    const printed = [degrees(1, 1, 23, 55), degrees(2, 3, 46, 54), degrees(2, 29, 19, 19), degrees(3, 23, 2, 49)];
    printed.forEach((cusp, index) => {
      expect(separation(must(cusps[index]), cusp)).toBeLessThan(2 / 60);
    });
    expect(separation(bodyAt(agra, 'ketu').longitude, degrees(4, 16, 24, 10))).toBeLessThan(1 / 3600);
    expect([bodyAt(agra, 'ketu').house, bodyAt(agra, 'saturn').house]).toEqual([4, 6]);
  });

  it('of the tutorial: owners of houses by the sign on the cusp, and the significators of the sixth', () => {
    const houses = houseSignificators(withCusps(agra));
    const owner = (house: number) => must(houses[house - 1]).owner;
    expect([owner(2), owner(3), owner(8), owner(9)]).toEqual(['venus', 'venus', 'mars', 'mars']);
    const { grades } = must(houses[5]);
    expect(grades.slice(0, 2)).toEqual([['ketu'], ['saturn']]);
  });

  it('of Bansal: star and sub lords of the grahas and of the printed cusps', () => {
    const lords = (longitude: number) => {
      const { star, sub } = kpLordsOf(longitude);
      return `${star} ${sub}`;
    };
    const printed = {
      sun: 'venus ketu',
      moon: 'jupiter saturn',
      mars: 'saturn saturn',
      mercury: 'moon ketu',
      jupiter: 'jupiter ketu',
      venus: 'venus rahu',
      saturn: 'rahu mercury',
      rahu: 'sun moon',
      ketu: 'jupiter venus',
    };
    for (const [id, text] of Object.entries(printed)) expect(lords(bodyAt(guna, id).longitude), id).toBe(text);
    expect(withCusps(guna).cusps.slice(0, 3).map(lords)).toEqual(['venus rahu', 'moon mercury', 'rahu mercury']);
  });

  it('of Krishnamurti: the number 74 rises at Cancer 14°53′20″', () => {
    expect(kpNumber(74).from).toBeCloseTo(degrees(4, 14, 53, 20), 9);
    expect(kpNumber(74)).toMatchObject({ sign: 4, star: 'saturn', sub: 'jupiter' });
  });
});

describe('the four lords of a degree', () => {
  const years = { ketu: 7, venus: 20, sun: 6, moon: 10, mars: 7, rahu: 18, jupiter: 16, saturn: 19, mercury: 17 };

  /** An independent count: the nine parts laid out one after another by their lengths. */
  function partAt(first: (typeof NAKSHATRA_LORDS)[number], from: number, length: number, longitude: number) {
    let start = from;
    for (let step = 0; step < 9; step++) {
      const lord = must(NAKSHATRA_LORDS[(NAKSHATRA_LORDS.indexOf(first) + step) % 9]);
      const width = (length * years[lord]) / 120;
      if (longitude < start + width) return { lord, start, width };
      start += width;
    }
    throw new Error('past the end');
  }

  it('agree with parts laid out one after another', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.9999, noNaN: true }), (longitude) => {
        const arc = 360 / 27;
        const { nakshatra, lord } = nakshatraOf(longitude);
        const from = (nakshatra - 1) * arc;
        const inside = Math.max(longitude, from);
        fc.pre(inside < from + arc - 1e-7);
        const sub = partAt(lord, from, arc, inside);
        const subSub = partAt(sub.lord, sub.start, sub.width, inside);
        fc.pre(sub.start + sub.width - inside > 1e-6 && subSub.start + subSub.width - inside > 1e-6);
        expect(kpLordsOf(longitude)).toMatchObject({ star: lord, sub: sub.lord, subSub: subSub.lord });
      }),
    );
  });

  it('of a number are those of every degree of its arc, and the 249 arcs make the circle', () => {
    expect(KP_NUMBER_TABLE).toHaveLength(KP_NUMBERS);
    KP_NUMBER_TABLE.forEach(({ number, from, to, sign, star, sub }, index) => {
      expect(number).toBe(index + 1);
      expect(from).toBe(index === 0 ? 0 : must(KP_NUMBER_TABLE[index - 1]).to);
      for (const longitude of [from, (from + to) / 2, to - 1e-6]) {
        expect(signOf(longitude)).toBe(sign);
        expect(kpLordsOf(longitude), String(number)).toMatchObject({ star, sub });
      }
    });
    expect(must(KP_NUMBER_TABLE.at(-1)).to).toBe(360);
    const cut = KP_NUMBER_TABLE.filter(({ star, sub, number }) => {
      const before = KP_NUMBER_TABLE[number - 2];
      return before?.star === star && before.sub === sub;
    });
    expect(cut).toHaveLength(6);
  });
});

describe('cusps', () => {
  const mundane = [0, 330, 300, 270, 240, 210, 180, 150, 120, 90, 60, 30];

  /** Mundane places of sidereal cusps when the first of them rises: Placidus by shares of the semi-arc, without the ephemeris's own division. */
  function placesOf(cusps: readonly number[], ayanamsha: number, julianDay: number, latitude: number) {
    const { trueObliquity } = ephemeris.obliquity(julianDay);
    const equator = cusps.map((cusp) => {
      const longitude = normalizeDegrees(cusp + ayanamsha);
      return {
        ra: rightAscension(longitude, 0, trueObliquity),
        declination: declinationOf(longitude, 0, trueObliquity),
      };
    });
    const meridian = must(equator[9]).ra;
    return equator.map(({ ra, declination }) =>
      must(mundanePlace('placidus', { hourAngle: meridian - ra, declination }, latitude) ?? undefined),
    );
  }

  it('divide the semi-arcs in three, of a moment and of any number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: KP_NUMBERS }),
        fc.double({ min: -60, max: 60, noNaN: true }),
        fc.integer({ min: 0, max: 60_000 }),
        (number, latitude, day) => {
          const julianDay = julianDayOfDate(1900, 1, 1) + day;
          const moment = {
            julianDay,
            place: { latitude, longitude: 37.6 },
            ayanamsha: 'krishnamurti',
            node: 'mean',
          } as const;
          const ayanamsha = ephemeris.ayanamsha(julianDay, 'krishnamurti');
          for (const chart of [kpChart(ephemeris, moment), kpNumberChart(ephemeris, moment, number)]) {
            const { cusps } = withCusps(chart);
            placesOf(cusps, ayanamsha, julianDay, latitude).forEach((place, index) => {
              expect(separation(place, must(mundane[index])), `cusp ${index + 1}`).toBeLessThan(0.01);
            });
          }
          const asked = kpNumberChart(ephemeris, moment, number);
          expect(must(withCusps(asked).cusps[0])).toBeCloseTo(kpNumber(number).from, 9);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('do not exist inside the polar circle, and then nothing has a house', () => {
    const moment = {
      julianDay: at(2026, 1, 1, 12),
      place: { latitude: 69, longitude: 33 },
      ayanamsha: 'krishnamurti',
      node: 'mean',
    } as const;
    for (const chart of [kpChart(ephemeris, moment), kpNumberChart(ephemeris, moment, 100)]) {
      expect(chart.cusps).toBeNull();
      expect(chart.bodies.every(({ house }) => house === null)).toBe(true);
    }
  });
});

describe('four-fold significators', () => {
  it('say the same from the side of the house and of the graha', () => {
    for (const chart of [agra, guna]) {
      const houses = houseSignificators(withCusps(chart));
      const grahas = grahaSignifications(withCusps(chart));
      for (const { graha, grades } of grahas) {
        for (const grade of [0, 1, 2, 3] as const) {
          const told = signs.filter((house) => must(houses[house - 1]).grades[grade].includes(graha));
          expect([...grades[grade]].sort()).toEqual([...told].sort());
        }
      }
      expect(houses.flatMap(({ grades }) => grades[1])).toHaveLength(9);
      expect(houses.flatMap(({ grades }) => grades[3])).toHaveLength(12);
    }
  });

  it('let a node stand for the lords of its sign and star, for who is with it and who aspects it', () => {
    // Agra: Rahu with Mercury and Jupiter in Capricorn, the Sun still at the end of Sagittarius; the star of the Moon, the sign of Saturn.
    const rahu = must(nodeAgencies(agra.bodies).find(({ node }) => node === 'rahu')).stands;
    const by = (tie: string) => rahu.flatMap((one) => (one.by === tie ? [one.for] : []));
    expect([by('conjoined'), by('star'), by('sign')]).toEqual([['mercury', 'jupiter'], ['moon'], ['saturn']]);
  });
});

describe('ruling planets', () => {
  const moment = (day: number, hour: number) =>
    ({
      julianDay: at(2011, 2, day, hour - IST),
      place: { latitude: 27.18, longitude: 78.02 },
      ayanamsha: 'krishnamurti',
      node: 'mean',
    }) as const;

  it('count the day from sunrise: at 4:00 of a Friday in Agra it is still Thursday', () => {
    const lordOfDay = (hour: number) =>
      rulingPlanets(ephemeris, moment(11, hour)).rulers.find(({ id }) => id === 'day');
    expect(lordOfDay(4)?.graha).toBe('jupiter');
    expect(lordOfDay(8)?.graha).toBe('venus');
  });

  it('are the lords of the rising degree and of the Moon, and the nodes tied to them', () => {
    for (let hour = 0; hour < 24; hour++) {
      const { lagna, moon, rulers, nodes } = rulingPlanets(ephemeris, moment(20, hour));
      const graha = (id: string) => rulers.find((ruler) => ruler.id === id)?.graha;
      expect(graha('lagna-star')).toBe(kpLordsOf(lagna).star);
      expect(graha('lagna-sign')).toBe(kpLordsOf(lagna).sign);
      expect(graha('moon-star')).toBe(kpLordsOf(moon).star);
      expect(graha('moon-sign')).toBe(kpLordsOf(moon).sign);
      const chart = kpChart(ephemeris, moment(20, hour));
      for (const node of ['rahu', 'ketu'] as const) {
        const ruled = rulers.some(({ graha: ruler }) => ruler === kpLordsOf(bodyAt(chart, node).longitude).sign);
        if (ruled) expect(nodes).toContain(node);
      }
    }
  });

  it('have no lord of the day where the Sun does not rise', () => {
    const polar = { ...moment(1, 12), julianDay: at(2026, 1, 1, 12), place: { latitude: 78, longitude: 15 } };
    const { rulers, noDay } = rulingPlanets(ephemeris, polar);
    expect(noDay).toBe('POLAR_NIGHT');
    expect(rulers.map(({ id }) => id)).toEqual(['lagna-star', 'lagna-sign', 'moon-star', 'moon-sign']);
  });
});
