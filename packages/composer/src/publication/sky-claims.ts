import { separation } from '@nebosvod/engine/angle/degrees';
import { degreeInSign, signOf } from '@nebosvod/engine/angle/sign';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { addDays, daysBetween, utcMidnight } from '@nebosvod/engine/time/date-arithmetic';
import { julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import { offsetAt } from '@nebosvod/engine/time/local-time';
import type { TransitBody } from '@nebosvod/engine/transit/motion';
import { formatDegree } from '@nebosvod/terms/degree';
import { grahaName } from '@nebosvod/terms/graha';
import { inSign } from '@nebosvod/terms/sign';
import { MONTH_FORMS } from './calendar-word.table.ts';
import { withCapitals } from './capital.ts';
import { carriedFrom, type Topic, topicOf } from './carried-body.ts';
import { dateIn, namedDate, ONLY_DATE } from './claimed-date.ts';
import { type Days, goesThrough, periodIn, rangeIn } from './claimed-period.ts';
import { eclipseClaims, lunarDayClaims, phaseClaims } from './moon-claims.ts';
import { motionClaims } from './motion-claims.ts';
import { ofNow, TODAY } from './now-clause.ts';
import type { Remark } from './remark.ts';
import { aspectsIn, bodiesIn, bodiesOf, FARTHEST, isDenied, nearestBody, type Place, placesIn } from './said-of-sky.ts';
import { type Said, stop, whenOf } from './said-sentence.ts';
import { bornClaims, seasonClaims } from './season-claims.ts';
import { remembered, SeenSky } from './seen-sky.ts';
import {
  GENERAL,
  NATAL,
  NOW_MET,
  OF_A_DAY,
  OF_ONE,
  OF_ONE_AFTER,
  OF_SKY,
  OF_SOMEBODY,
  RETROGRADE,
  SIDEREAL,
  USUAL,
  WIDEST,
} from './sky-word.table.ts';
import { atOnce, mapped, type Sliced } from './slices.ts';
import { isToldInSanskrit } from './told-in-sanskrit.ts';

/** Days of one text that are looked at: a publication of more is a calendar, made by us already. */
const MOST_DAYS = 60;
/** Days of its months, weeks and years taken together, for the same reason. */
const MOST_TOGETHER = 370;
/** An aspect is spoken of while it is no wider, degrees. */
const ORB = 11;

/** The sky that a publication is held against. */
export interface SkyOfDay {
  readonly ephemeris: Ephemeris;
  /** `2026-12-13`. */
  readonly date: string;
  /** Whose days they are. */
  readonly timeZone: string;
}

/**
 * Claims of a text about the sky that are false on its day: a body in a sign or a nakshatra where it is not, retrograde when it goes
 * straight (or the other way), an aspect, a phase, a tithi or an eclipse of another day, and what never is (a retrograde Sun). A date
 * inside the sentence is the day of its claims. Tropical, unless the text speaks of nakshatras or the sidereal zodiac.
 */
export const checkSky = (written: string, sky: SkyOfDay): readonly Remark[] => atOnce(checkingSky(written, sky));

/** The same by slices. */
export function* checkingSky(written: string, sky: SkyOfDay): Sliced<readonly Remark[]> {
  if (TAKEN_BACK.test(written)) return [];
  const text = withCapitals(written);
  const zodiac = SIDEREAL.test(text) || isToldInSanskrit(text) ? 'sidereal' : 'tropical';
  const at = (date: string) => startOf(date, sky.timeZone);
  const seenOf = remembered((days: string) => {
    const [first = '', last = ''] = days.split(' ');
    return new SeenSky(sky.ephemeris, at(first), at(addDays(last, 1)), zodiac);
  });
  const isCompared = remembered((body: TransitBody) => body !== 'moon' && signsSaid(text, body).size > 1);
  const looked = new Set<string>();
  let together = 0;
  let named = sky.date;
  let before = '';
  let topic: Topic | null = null;
  const remarks = yield* mapped([...sentencesOf(text)], ({ from, words: told, claimsNothing }) => {
    const carried = carriedFrom(told, before, topic);
    const words = ofNow(carried?.words ?? told);
    const after = before;
    before = told;
    topic = topicOf(told, topic);
    const isOnlyDate = ONLY_DATE.test(words);
    if (claimsNothing) return [];
    if (!isOnlyDate && !OF_SKY.test(words)) {
      named = sky.date;
      return [];
    }
    const period = daysOf(words, sky.date);
    // «Первого февраля Меркурий меняет знак. Теперь он в Рыбах» is of that day, and of a month before it of none.
    const isThen = carried !== null && dateIn(words, sky.date) === null && !TODAY.test(words);
    if (isThen && daysOf(after, sky.date)) return [];
    const day = dateIn(words, sky.date) ?? (isThen ? dateIn(after, sky.date) : null) ?? named;
    // «13 декабря, 03:57 по Москве.» is the day of the sentence after it.
    named = isOnlyDate ? day : sky.date;
    const days = period ? `${period.first} ${period.last}` : `${day} ${day}`;
    if (!looked.has(days)) {
      together += period ? daysBetween(period.first, period.last) : 0;
      if (looked.size >= MOST_DAYS || together > MOST_TOGETHER) return [];
      looked.add(days);
    }
    const isDated = period !== null || namedDate(words, sky.date) !== null;
    // «Сегодня тихо. Новолуние в Стрельце зовёт загадывать» is of that day.
    const isOfADay = isDated || OF_A_DAY.test(words) || (PHASE_FIRST.test(words) && OF_A_DAY.test(after));
    const throughout = period && goesThrough(words, period, sky.date) ? seenOf(`${sky.date} ${sky.date}`) : null;
    const said = { words, seen: seenOf(days), isOfADay, isDated, throughout, isCompared };
    // «Новолуние в Овне, серп появится послезавтра» is of two days, and which says what is anybody's guess.
    const isOfToday = day !== sky.date && !period && LATER_CLAUSE.test(words);
    const today = isOfToday ? { ...said, seen: seenOf(`${sky.date} ${sky.date}`) } : null;
    const always = [...impossibleClaims(said), ...bornClaims(words, said.seen, isOfADay)];
    // «Карта Толстого точна. Солнце в Деве видно в его дневнике.»
    const isOfTheOne = OF_SOMEBODY.test(after) && OF_THE_ONE.test(words);
    const ofTheDay =
      NATAL.test(words) || OF_ONE_AFTER.test(words) || isOfTheOne
        ? []
        : [signClaims, motionClaims, aspectClaims, phaseClaims, lunarDayClaims, eclipseClaims]
            .flatMap((claims) => agreed(claims(said), today && claims(today)))
            .concat(seasonClaims(words, said.seen, isOfADay))
            .filter(
              ({ from: at, to }) => !isGeneral(words.slice(0, to), isOfADay) && !USUAL.test(clauseOf(words, at, to)),
            );
    const inText = (at: number) => from + (carried && at >= carried.at + carried.longer ? at - carried.longer : at);
    return [...always, ...ofTheDay].map((remark) => ({ ...remark, from: inText(remark.from), to: inText(remark.to) }));
  });
  return remarks.flat();
}

/** The days that a sentence speaks of together; null when it is of one day. */
function daysOf(words: string, published: string): Days | null {
  const range = rangeIn(words, published);
  if (range || namedDate(words, published)) return range;
  return periodIn(words, published);
}

const LATER_CLAUSE = /,[^,]*(?<![а-яё])(?:послезавтра|завтра|вчера|позавчера)(?![а-яё])/iu;

/** What is false on either of two days. */
const agreed = (remarks: readonly Remark[], others: readonly Remark[] | null): readonly Remark[] =>
  others === null ? remarks : remarks.filter(({ from }) => others.some((other) => other.from === from));

const isGeneral = (words: string, isOfADay: boolean): boolean =>
  GENERAL.test(words) || OF_SOMEBODY.test(words) || (!isOfADay && OF_ONE.test(words));

const clauseOf = (words: string, from: number, to: number): string =>
  `${words.slice(0, from).split(',').at(-1)}${words.slice(from, to)}${words.slice(to).split(',')[0]}`;

/** Julian day of the midnight that begins a civil date of a zone. */
function startOf(date: string, timeZone: string): number {
  const midnight = utcMidnight(date);
  return julianDayFromUnixMs(midnight - offsetAt(timeZone, midnight) * 1000);
}

/** Words of a question that only asks. */
const SHORT = 4;
/** Words of a question that asks what is meant. */
const ASKS =
  /^\s*(?:а |и |так )?(?:что|чем|о чём|о чем|про что|с чем|на что|как|кака[яй]|какой|какие|каково|кто|где|у кого|зачем|почему)(?![а-яё])/iu;
/** Of a month or a year that is over. */
const OF_OTHER_TIMES = /(?<![а-яё])(?:прошл(?:ом|ой|ого|ым|ый|ую)|позапрошл[а-яё]+)(?![а-яё])/iu;
/** «Меркурий сегодня ретроградный, он попятился ещё на прошлой неделе» is of today. */
const isOfOtherTimes = (words: string): boolean =>
  OF_OTHER_TIMES.test(words) &&
  !words.split(',').some((clause) => !OF_OTHER_TIMES.test(clause) && TODAY.test(clause) && bodiesIn(clause).length > 0);
const TAKEN_BACK = /(?<![а-яё])с (?:первым|1) апреля/iu;
const PHASE_FIRST = /^\s*(?:полн|нов)олуние в /iu;
const OF_THE_ONE = /(?<![а-яё])(?:н?его|н?её|них|их)(?![а-яё])/iu;

/** A comma before «завтра», «а в мае» begins what is said of other days; what is longer than a sentence is cut. */
const SENTENCE = new RegExp(
  `(?:[^.!?\\n…,]|\\.(?=\\d)|,(?! (?:а |и |но )?(?:завтра|послезавтра|в (?:${MONTH_FORMS.join('|')}))(?![а-яё]))){1,600}`,
  'giu',
);

interface Part {
  readonly from: number;
  readonly words: string;
  /** «Луна растёт?», «Что значит Луна в Скорпионе?» */
  readonly claimsNothing: boolean;
}

function* sentencesOf(text: string): Generator<Part> {
  for (const { 0: words, index } of text.matchAll(SENTENCE)) {
    const isQuestion = text[index + words.length] === '?';
    const asks = words.trim().split(' ').length <= SHORT || ASKS.test(words);
    yield { from: index, words, claimsNothing: (isQuestion && asks) || isOfOtherTimes(words) };
  }
}

function signClaims(said: Said): readonly Remark[] {
  const { words, isOfADay } = said;
  const places = placesIn(words);
  const bodies = bodiesIn(words);
  const claims = places.flatMap((place) => bodiesOf(place, bodies, words).map(({ body }) => ({ body, place })));
  // «Марс в Овне – это прыжок, Марс в Раке – забота» is said of no day.
  const isTaught =
    !isOfADay &&
    (IS_THE.test(words) ||
      claims.some(({ body, place }) =>
        claims.some((other) => other.body === body && other.place.sign !== place.sign && !other.place.isEntry),
      ));
  return isTaught ? [] : claims.flatMap(({ body, place }) => placeRemark(body, place, said));
}

/** Signs that a text says a body is in, without a word of when: «Солнце во Льве – сцена. Солнце в Деве – порядок.» */
const signsSaid = (text: string, of: TransitBody): ReadonlySet<number> =>
  new Set(
    [...sentencesOf(text)].flatMap(({ words }) => {
      if (OF_A_DAY.test(words)) return [];
      const bodies = bodiesIn(words);
      const places = placesIn(words).filter(({ isEntry }) => !isEntry);
      return places.flatMap((place) =>
        bodiesOf(place, bodies, words).some(({ body }) => body === of) ? [place.sign] : [],
      );
    }),
  );

/** «Луна в Деве – это порядок.» */
const IS_THE = /(?<![а-яё])[Вв]о? [А-ЯЁ][а-яё]+ ?(?:[–—-] ?)?это(?![а-яё])/u;
const NODES = new Set<TransitBody>(['rahu', 'ketu']);
const FUTURE_ENTRY =
  /(?<![а-яё])(?:войд|перейд|вступит|переберётся|переберется|зайд|скоро|готовится|собирается|отправится)/iu;
const PAST_ENTRY =
  /(?<![а-яё])(?:вош|перешёл|перешл|перешед|ступил|перешел|вступил|перебрал|заш|уже в|переехал|заглянул|въехал|шагнул|пришл|пришёл|пришел|верну)/iu;

function placeRemark(body: TransitBody, place: Place, said: Said): readonly Remark[] {
  const { words, seen, isOfADay, isDated, isCompared } = said;
  if (body === 'moon' && seen.isRoundOfMoon) return [];
  const clause = words.slice(Math.max(0, place.from - FARTHEST), place.from);
  if (
    /(?<![а-яё])(?:не|покину|из|до(?! (?:конца|начала|середины|\d)))(?![а-яё])[^,]{0,25}$/iu.test(clause) &&
    !/не только/u.test(clause) &&
    !/(?<![а-яё])из [А-ЯЁ]/u.test(clause)
  )
    return [];
  const isFuture = FUTURE_ENTRY.test(clause);
  if (place.isEntry && isFuture && !isOfADay) return [];
  // Of nodes people speak in either zodiac without saying which.
  const places = NODES.has(body) ? [...seen.longitudes(body), ...seen.amongStars(body)] : seen.longitudes(body);
  const isIn = places.some((longitude) => signOf(longitude) === place.sign);
  const enters = seen.entered(body).includes(place.sign);
  if (place.isEntry ? enters || (PAST_ENTRY.test(words) && isIn && !isDated) : isIn || enters) return [];
  if (!isOfADay && !place.isEntry && isCompared(body)) return [];
  const longitude = seen.longitude(body);
  const real = inSign(signOf(longitude));
  const message = `${grahaName(body)} ${whenOf(said)} ${real}, ${formatDegree(degreeInSign(longitude))}.`;
  const isAt = /^во? /iu.test(place.words) && !place.isEntry;
  return [stop(place.from, place.words, message, isAt ? real : `${grahaName(body)} сейчас ${real}`)];
}

/** What is on no day: the lights never go back, and the planets inside our orbit never leave the Sun far. */
function impossibleClaims({ words }: Said): readonly Remark[] {
  const back = RETROGRADE.exec(words);
  const named = back && nearestBody(words, back);
  const never: Remark[] = [];
  const close = back && named && Math.abs(named.from - back.index) < FARTHEST;
  if (
    back &&
    close &&
    (named.body === 'sun' || named.body === 'moon') &&
    !isDenied(words, back.index) &&
    !/не быва|никогда|узл/iu.test(words)
  ) {
    never.push(stop(back.index, back[0], `${grahaName(named.body)} назад не идёт никогда.`, 'идёт прямо'));
  }
  for (const { pair, angle, name, from, said } of aspectsIn(words)) {
    const widest = widestBetween(pair[0], pair[1]);
    if (widest >= angle || /не быва|никогда|невозмож/iu.test(words)) continue;
    const message = `${grahaName(pair[0])} и ${grahaName(pair[1])} не расходятся дальше ${Math.round(widest)}°: такого аспекта (${name}) не бывает.`;
    never.push(stop(from, said, message, 'соединение'));
  }
  return never;
}

function widestBetween(one: TransitBody, other: TransitBody): number {
  const of = (body: TransitBody) => (body === 'sun' ? 0 : (WIDEST[body] ?? 180));
  return of(one) + of(other);
}

function aspectClaims({ words, seen, isOfADay }: Said): readonly Remark[] {
  if (!seen.isOneDay || (!isOfADay && !NOW_MET.test(words))) return [];
  return aspectsIn(words).flatMap(({ pair: [one, other], angle, name, from, said }) => {
    if (widestBetween(one, other) < angle) return [];
    const second = seen.longitudes(other);
    const angles = seen.longitudes(one).map((longitude, at) => separation(longitude, second[at] ?? 0));
    if (angles.some((wide) => Math.abs(wide - angle) <= ORB)) return [];
    const message = `${grahaName(one)} и ${grahaName(other)} в этот день в ${Math.round(angles[1] ?? 0)}° друг от друга: ${name} не в этот день.`;
    return [stop(from, said, message, `${grahaName(one)} ${inSign(signOf(seen.longitude(one)))}`)];
  });
}
