import type { KnownBirth } from '@nebosvod/composer/birth/births';
import type { InterpretationAnswer } from '@nebosvod/contracts/interpretation';
import { countSigns, type Sign, toSign } from '@nebosvod/engine/angle/sign';
import { type ClassicalGraha, type Graha, isGraha } from '@nebosvod/engine/bodies';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { signLord } from '@nebosvod/engine/state/dignity';
import type { Interpretation } from '@nebosvod/interpretations/text';
import {
  conjunctionText,
  grahaInHouseText,
  grahaInSignText,
  lagnaText,
  lordInHouseText,
  moonNakshatraText,
} from '@nebosvod/interpretations/texts';
import { periodTexts } from '../chart/dasha-texts.service.ts';
import type { BodyAnswer, planetsOf } from '../chart/planets.service.ts';
import type { ChartFacts } from './chart-facts.ts';
import { runningPeriods } from './dasha.presenter.ts';

/** What is read of one graha; null where the time leaves it open. */
export interface GrahaReading {
  readonly id: Graha;
  readonly house: number | null;
  readonly inSign: Interpretation | null;
  readonly inHouse: Interpretation | null;
  /** The texts of both signs where the time leaves open which it is. */
  readonly eitherSign: readonly { readonly sign: number; readonly text: Interpretation }[];
}

/** The lord of a house in a house. */
export interface LordReading {
  readonly owned: number;
  readonly lord: ClassicalGraha;
  readonly house: number;
  readonly text: Interpretation;
}

/** Two grahas in a sign. */
export interface ConjunctionReading {
  readonly grahas: readonly [Graha, Graha];
  readonly sign: number;
  /** Degrees between them. */
  readonly gap: number;
  readonly text: Interpretation;
}

/**
 * What the base of texts says of a chart. Houses are those of the rashi chart, counted by signs from the lagna, whatever the house
 * system: the classics read them so.
 */
export interface Readings {
  readonly lagna: Interpretation | null;
  /** The star of the Moon; more than one where the time leaves it open. */
  readonly moonStars: readonly { readonly star: number; readonly text: Interpretation }[];
  readonly grahas: readonly GrahaReading[];
  /** By house, the first included. */
  readonly lords: readonly LordReading[];
  /** The closest first. */
  readonly conjunctions: readonly ConjunctionReading[];
}

type Planets = ReturnType<typeof planetsOf>;

interface KnownBody {
  readonly id: Graha;
  readonly sign: Sign;
  readonly longitude: number;
}

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Readings of a chart; what the uncertain time does not settle is left out. Null for a tropical chart: the base is sidereal. */
export function readingsOf({ planets, ascendant }: Planets, zodiac: 'sidereal' | 'tropical'): Readings | null {
  if (zodiac !== 'sidereal') return null;
  const lagna = ascendant && ascendant.holds?.sign !== false ? toSign(ascendant.sign) : null;
  const sure = planets.flatMap(({ id, sign, longitude, holds }): KnownBody[] =>
    isGraha(id) && holds?.sign !== false ? [{ id, sign: toSign(sign), longitude }] : [],
  );
  return {
    lagna: lagna && lagnaText(lagna),
    moonStars: planets.filter(({ id }) => id === 'moon').flatMap(starReadings),
    grahas: planets.flatMap((body) => (isGraha(body.id) ? [grahaReading(body.id, body, sure, lagna)] : [])),
    lords: lagna ? HOUSES.flatMap((owned) => lordReading(owned, sure, lagna)) : [],
    conjunctions: conjunctionsOf(sure),
  };
}

/** Parts of the circle a body is in while the birth may have been, from the first to the last. */
function partsIn({ range, longitude }: BodyAnswer, size: number): number[] {
  const part = (degrees: number) => Math.floor(degrees / size) + 1;
  return [...new Set(range ? [part(range.min), part(longitude), part(range.max)] : [part(longitude)])];
}

function starReadings(moon: BodyAnswer): Readings['moonStars'] {
  return partsIn(moon, 360 / 27).flatMap((star) => {
    const text = moonNakshatraText(star);
    return text ? [{ star, text }] : [];
  });
}

function grahaReading(id: Graha, answer: BodyAnswer, sure: readonly KnownBody[], lagna: Sign | null): GrahaReading {
  const body = sure.find((known) => known.id === id);
  if (!body) {
    const eitherSign = partsIn(answer, 30).flatMap((sign) => {
      const text = grahaInSignText(id, sign);
      return text ? [{ sign, text }] : [];
    });
    return { id, house: null, inSign: null, inHouse: null, eitherSign };
  }
  const house = lagna && countSigns(lagna, body.sign);
  return {
    id,
    house,
    inSign: grahaInSignText(id, body.sign),
    inHouse: house && grahaInHouseText(id, house),
    eitherSign: [],
  };
}

function lordReading(owned: number, sure: readonly KnownBody[], lagna: Sign): LordReading[] {
  const lord = signLord(toSign(((lagna + owned - 2) % 12) + 1));
  const body = sure.find(({ id }) => id === lord);
  if (!body) return [];
  const house = countSigns(lagna, body.sign);
  const text = lordInHouseText(owned, house);
  return text ? [{ owned, lord, house, text }] : [];
}

function conjunctionsOf(sure: readonly KnownBody[]): ConjunctionReading[] {
  return sure
    .flatMap((a, index) =>
      sure.slice(index + 1).flatMap((b): ConjunctionReading[] => {
        const text = a.sign === b.sign ? conjunctionText(a.id, b.id) : null;
        return text ? [{ grahas: [a.id, b.id], sign: a.sign, gap: Math.abs(a.longitude - b.longitude), text }] : [];
      }),
    )
    .sort((a, b) => a.gap - b.gap);
}

/** A period of vimshottari with its text. */
export interface PeriodReading {
  readonly level: 1 | 2;
  readonly lord: Graha;
  /** Lord of the great period it belongs to, its own for a great one. */
  readonly within: Graha;
  readonly start: string;
  readonly end: string;
  readonly isNext: boolean;
  /** By the strength, the house and the role of its lord in this chart; none where the time does not settle it. */
  readonly texts: readonly InterpretationAnswer[];
}

/** The great and the sub-period that run, and those that follow each; empty when the periods are not known or over. */
export function periodReadings({ dasha }: Pick<ChartFacts, 'dasha'>, known: KnownBirth): PeriodReading[] {
  const [great, sub] = runningPeriods({ dasha });
  if (!dasha.periods || !great || !sub) return [];
  const after = (list: readonly { readonly start: string }[], start: string) =>
    list.findIndex((period) => period.start === start) + 1;
  const nextGreat = dasha.periods[after(dasha.periods, great.start)];
  const own = dasha.periods.find(({ start }) => start === great.start)?.children ?? [];
  const nextSub = own[after(own, sub.start)];
  const firstOfNext = nextGreat?.children?.[0];
  return [
    ...greatReading(known, great, false),
    ...subReading(known, great.lord, sub, false),
    ...(nextSub ? subReading(known, great.lord, nextSub, true) : []),
    ...(nextGreat ? greatReading(known, nextGreat, true) : []),
    // The last sub-period of a great one is followed by the first of the next.
    ...(!nextSub && nextGreat && firstOfNext ? subReading(known, nextGreat.lord, firstOfNext, true) : []),
  ];
}

interface Span {
  readonly lord: string;
  readonly start: string;
  readonly end: string;
}

/** Lords of vimshottari come as plain text on the wire. */
const isLord = (id: string): id is Graha => GRAHAS.some((graha) => graha === id);

function greatReading(known: KnownBirth, { lord, start, end }: Span, isNext: boolean): PeriodReading[] {
  if (!isLord(lord)) return [];
  return [{ level: 1, lord, within: lord, start, end, isNext, texts: periodTexts(known, [lord]) }];
}

function subReading(known: KnownBirth, within: string, { lord, start, end }: Span, isNext: boolean): PeriodReading[] {
  if (!isLord(lord) || !isLord(within)) return [];
  return [{ level: 2, lord, within, start, end, isNext, texts: periodTexts(known, [within, lord]) }];
}
