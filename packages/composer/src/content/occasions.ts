import type { SkyPlanet, SkyRule } from '@nebosvod/contracts/sky-rule';
import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import { type Sign, signOf } from '@nebosvod/engine/angle/sign';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { DayWalk } from '@nebosvod/engine/festival/almanac-days';
import { eclipsesBetween } from '@nebosvod/engine/festival/eclipses';
import { ekadashisBetween } from '@nebosvod/engine/festival/ekadashi';
import { festivalsBetween } from '@nebosvod/engine/festival/festivals';
import { sankrantisBetween } from '@nebosvod/engine/festival/sankranti';
import { Almanac } from '@nebosvod/engine/panchanga/almanac';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { type CivilDate, dateOf, datesBetween, partsOf, utcMidnight } from '@nebosvod/engine/time/date-arithmetic';
import { DAY_MS, HOUR_MS } from '@nebosvod/engine/time/durations';
import { isoFromJulianDay, julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import { offsetAt } from '@nebosvod/engine/time/local-time';
import { ingresses, mover } from '@nebosvod/engine/transit/motion';
import { moonPhases } from '@nebosvod/engine/transit/sky-events';
import { type MajorAspect, mutualAspects } from '@nebosvod/engine/western/mutual-aspects';
import { dayText, festivalText } from '@nebosvod/interpretations/panchanga/day-texts';
import { digitChain, lastOf } from '@nebosvod/numerology/reduction';
import { wallClock } from '@nebosvod/terms/clock';
import type { ContentPlace, Occasion } from './occasion.ts';

const TROPICAL = { ...DEFAULT_SETTINGS, zodiac: 'tropical' } as const;
const TURNING: readonly SkyPlanet[] = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
/** The Moon stays out: it is in aspect with something every few hours. */
const MEETING: readonly SkyPlanet[] = ['sun', ...TURNING];

/** How much each kind is awaited. Our own measure, `modern`. */
const WEIGHT = {
  eclipse: 100,
  station: 88,
  moon: 84,
  quarter: 34,
  ekadashi: 66,
  festival: 62,
  sankranti: 58,
  number: 20,
};
const INGRESS: Readonly<Record<SkyPlanet, number>> = {
  ...{
    sun: 78,
    moon: 30,
    mercury: 60,
    venus: 62,
    mars: 68,
    jupiter: 95,
    saturn: 95,
    uranus: 95,
    neptune: 95,
    pluto: 95,
  },
};
const ASPECT: Readonly<Record<MajorAspect, number>> = {
  conjunction: 56,
  opposition: 50,
  square: 44,
  trine: 42,
  sextile: 34,
};

/** Everything of the sky between two civil dates of a place, both included, that one may write about, in order of time. */
export function occasionsBetween(ephemeris: Ephemeris, place: ContentPlace, from: string, to: string): Occasion[] {
  const search = new Search(ephemeris, place, from, to);
  return [
    ...search.stations(),
    ...search.ingresses(),
    ...search.aspects(),
    ...search.lunations(),
    ...search.eclipses(),
    ...search.almanac(),
    ...search.numbers(),
  ]
    .filter(({ date }) => date >= from && date <= to)
    .filter((one, _, all) => one.rule.kind !== 'lunation' || !all.some((other) => isEclipseOf(other, one)))
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** An eclipse and the new or full Moon that it is are one occasion. */
const isEclipseOf = ({ rule, at }: Occasion, moon: Occasion): boolean =>
  rule.kind === 'eclipse' && Math.abs(Date.parse(at) - Date.parse(moon.at)) < DAY_MS;

/** The number of a civil date: its digits added up to 1 … 9. */
export function numberOfDate(date: string): number {
  return lastOf(digitChain(Number(date.replaceAll('-', ''))));
}

class Search {
  readonly #ephemeris: Ephemeris;
  readonly #place: ContentPlace;
  readonly #dates: readonly string[];
  /** Julian days of the midnights that bound the stretch. */
  readonly #start: number;
  readonly #end: number;

  constructor(ephemeris: Ephemeris, place: ContentPlace, from: string, to: string) {
    this.#ephemeris = ephemeris;
    this.#place = place;
    this.#dates = datesBetween(from, to);
    this.#start = this.#midnight(from);
    this.#end = this.#midnight(to) + 1;
  }

  stations(): Occasion[] {
    return TURNING.flatMap((body) => {
      const moving = mover(this.#ephemeris, body, TROPICAL);
      return moving.stations(this.#start, this.#end).map(({ julianDay, turns }) => {
        const rule: SkyRule = { kind: 'station', body, turns, sign: signOf(moving.longitude(julianDay)) };
        return this.#found(`${body}-station-${turns}`, julianDay, rule, WEIGHT.station);
      });
    });
  }

  ingresses(): Occasion[] {
    return (['moon', ...MEETING] as const).flatMap((body) =>
      ingresses(mover(this.#ephemeris, body, TROPICAL), 12, this.#start, this.#end).map(({ julianDay, index }) => {
        const rule: SkyRule = { kind: 'ingress', body, sign: index };
        return this.#found(`${body}-ingress`, julianDay, rule, INGRESS[body]);
      }),
    );
  }

  aspects(): Occasion[] {
    const movers = MEETING.map((body) => mover(this.#ephemeris, body, TROPICAL));
    return mutualAspects(movers, this.#start, this.#end).map(({ julianDay, a, b, aspect, places }) => {
      const rule: SkyRule = { kind: 'aspect', a, b, aspect, sign: signOf(places.a) };
      return this.#found(`${a}-${aspect}-${b}`, julianDay, rule, ASPECT[aspect]);
    });
  }

  lunations(): Occasion[] {
    return moonPhases(this.#ephemeris, this.#start, this.#end).map(({ phase, julianDay }) => {
      const sign = this.#signOf('moon', julianDay);
      const weight = phase === 'new' || phase === 'full' ? WEIGHT.moon : WEIGHT.quarter;
      return this.#found(`moon-${phase}`, julianDay, { kind: 'lunation', phase, sign }, weight);
    });
  }

  eclipses(): Occasion[] {
    return eclipsesBetween(this.#ephemeris, this.#start, this.#end, null).map(({ of, type, instant }) => {
      const sign = this.#signOf(of === 'solar' ? 'sun' : 'moon', instant);
      return this.#found(`${of}-eclipse`, instant, { kind: 'eclipse', of, type, sign }, WEIGHT.eclipse);
    });
  }

  /** Ekadashis, festivals and sankrantis of the place; of a day without an instant its noon is told. */
  almanac(): Occasion[] {
    const walk = new DayWalk(new Almanac(this.#ephemeris, this.#place, DEFAULT_SETTINGS), (date) =>
      offsetAt(this.#place.timeZone, utcMidnight(dateOf(date)) + 12 * HOUR_MS),
    );
    const [first = '', last = first] = [this.#dates[0], this.#dates.at(-1)];
    const ekadashis = ekadashisBetween(walk, this.#start - 2, this.#end + 1).flatMap((one) => {
      const isDark = one.paksha === 'krishna';
      const month = one.isAdhika ? 13 : isDark ? (one.month % 12) + 1 : one.month;
      if (!dayText({ kind: 'ekadashi', month, paksha: one.paksha })) return [];
      const date = dateOf(one.smarta);
      const rule: SkyRule = { kind: 'ekadashi', month, paksha: one.paksha, date };
      return [{ ...this.#found('ekadashi', one.tithi.start, rule, WEIGHT.ekadashi), date }];
    });
    const festivals = festivalsBetween(walk, partsOf(first), partsOf(last)).flatMap(({ id, date, span, anchor }) => {
      // An ekadashi with a name of its own is told as an ekadashi.
      if (!festivalText(id) || id.endsWith('-ekadashi') || anchor.kind === 'ekadashi') return [];
      const rule: SkyRule = { kind: 'festival', id, date: dateOf(date) };
      const at = span?.start ?? this.#noon(date);
      return [{ ...this.#found(`festival-${id}`, at, rule, WEIGHT.festival), date: dateOf(date) }];
    });
    const sankrantis = sankrantisBetween(walk, this.#start, this.#end).map(({ sign, instant }) =>
      this.#found('sankranti', instant, { kind: 'sankranti', sign }, WEIGHT.sankranti),
    );
    return [...ekadashis, ...festivals, ...sankrantis];
  }

  numbers(): Occasion[] {
    return this.#dates.map((date) => {
      const rule: SkyRule = { kind: 'number', number: numberOfDate(date), date };
      return this.#found('number-of-day', this.#midnight(date), rule, WEIGHT.number);
    });
  }

  #noon(date: CivilDate): number {
    return this.#midnight(dateOf(date)) + 0.5;
  }

  #signOf(body: 'sun' | 'moon', julianDay: number): Sign {
    return signOf(normalizeDegrees(this.#ephemeris.longitude(julianDay, body)));
  }

  #midnight(date: string): number {
    const midnight = utcMidnight(date);
    return julianDayFromUnixMs(midnight - offsetAt(this.#place.timeZone, midnight) * 1000);
  }

  #found(event: string, julianDay: number, rule: SkyRule, weight: number): Occasion {
    const at = isoFromJulianDay(julianDay);
    return { event, at, rule, weight, date: wallClock(at, { timeZone: this.#place.timeZone }).date };
  }
}
