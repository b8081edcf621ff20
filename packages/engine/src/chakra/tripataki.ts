import { arcForward } from '../angle/degrees.ts';
import { type Sign, signFrom, signs } from '../angle/sign.ts';
import { GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import type { Chart } from '../chart/chart.ts';
import { bodyOf, zodiacPoint } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { nextReach } from '../search/monotone.ts';
import { siderealSun, tropicalSun } from '../search/sun-moon.ts';
import { type ByGraha, byGraha, grahaSigns, grahasIn } from '../state/placement.ts';

/** Places 1 … 12 of the three flags, from the middle flag round by the left; each is joined with three others by the lines. */
const JOINED: readonly (readonly [number, number, number])[] = [
  [4, 7, 10],
  [3, 6, 9],
  [2, 8, 11],
  [1, 7, 10],
  [6, 9, 12],
  [2, 5, 11],
  [1, 4, 10],
  [3, 9, 12],
  [2, 5, 8],
  [1, 4, 7],
  [3, 6, 12],
  [5, 8, 11],
];

/** By what the running year is divided: the remainder is how many signs on the graha stands. The nodes go backward. */
const DIVISORS: ByGraha<number> = byGraha((graha) =>
  graha === 'moon' ? 9 : graha === 'mars' || graha === 'rahu' || graha === 'ketu' ? 6 : 4,
);

export interface Tripataki {
  readonly completedYears: number;
  /** Julian day (UT) of the solar return that begins the year. */
  readonly yearBegins: number;
  readonly lagnaSign: Sign;
  readonly places: readonly {
    /** 1 … 12 from the middle flag. */
    readonly place: number;
    readonly sign: Sign;
    readonly grahas: readonly Graha[];
    readonly joinedWith: readonly number[];
  }[];
  /** Grahas that pierce the Moon and the lagna of the year. */
  readonly vedhaOnMoon: readonly Graha[];
  readonly vedhaOnLagna: readonly Graha[];
}

/**
 * Tripataki chakra of a year: the signs from the annual lagna round the three flags and the natal grahas moved on by the
 * remainder of the running year. [TN; common practice]
 * @param completedYears 0 is the year of birth
 */
export function tripataki(ephemeris: Ephemeris, chart: Chart, completedYears: number): Tripataki {
  const yearBegins = solarReturn(ephemeris, chart, completedYears);
  const { zodiac, ayanamsha } = chart.settings;
  const shift = zodiac === 'sidereal' ? ephemeris.ayanamsha(yearBegins, ayanamsha) : 0;
  const lagnaSign = zodiacPoint(ephemeris.angles(yearBegins, chart.place).ascendant - shift).sign;
  return { completedYears, yearBegins, ...tripatakiOf(grahaSigns(chart), lagnaSign, completedYears) };
}

/** The diagram from natal signs, the sign that rises at the solar return and the completed years. */
export function tripatakiOf(
  natal: ByGraha<Sign>,
  lagnaSign: Sign,
  completedYears: number,
): Pick<Tripataki, 'lagnaSign' | 'places' | 'vedhaOnMoon' | 'vedhaOnLagna'> {
  const moved = byGraha((graha) => {
    const remainder = (completedYears + 1) % DIVISORS[graha];
    const count = remainder === 0 ? DIVISORS[graha] : remainder;
    return graha === 'rahu' || graha === 'ketu' ? signFrom(natal[graha], 2 - count) : signFrom(natal[graha], count);
  });
  const places = signs.map((place) => ({
    place,
    sign: signFrom(lagnaSign, place),
    grahas: grahasIn(moved, signFrom(lagnaSign, place)),
    joinedWith: JOINED[place - 1],
  }));
  const vedhaOn = (place: number) => JOINED[place - 1].flatMap((other) => places[other - 1].grahas);
  const moonPlace = places.find(({ sign }) => sign === moved.moon)?.place ?? 1;
  const order = (found: readonly Graha[]) => GRAHAS.filter((graha) => found.includes(graha));
  return { lagnaSign, places, vedhaOnMoon: order(vedhaOn(moonPlace)), vedhaOnLagna: order(vedhaOn(1)) };
}

/** Mean sidereal and tropical years, days: only a first guess for the search. */
const YEAR = { sidereal: 365.256363, tropical: 365.242189 } as const;

function solarReturn(ephemeris: Ephemeris, chart: Chart, completedYears: number): number {
  if (completedYears === 0) return chart.julianDay;
  const { zodiac, ayanamsha } = chart.settings;
  const sun = zodiac === 'sidereal' ? siderealSun(ephemeris, ayanamsha) : tropicalSun(ephemeris);
  const target = bodyOf(chart, 'sun').longitude;
  const guess = chart.julianDay + completedYears * YEAR[zodiac] - 3;
  // Three days before the guess the Sun is always short of its place.
  return arcForward(sun.at(guess), target) < 180 ? nextReach(sun, target, guess) : guess;
}
