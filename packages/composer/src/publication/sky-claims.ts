import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import { degreeInSign, type Sign, signOf, toSign } from '@nebosvod/engine/angle/sign';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { eclipsesBetween } from '@nebosvod/engine/festival/eclipses';
import { DEFAULT_SETTINGS, type Settings } from '@nebosvod/engine/settings';
import { utcMidnight } from '@nebosvod/engine/time/date-arithmetic';
import { julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import { offsetAt } from '@nebosvod/engine/time/local-time';
import { ingresses, mover, type TransitBody } from '@nebosvod/engine/transit/motion';
import { type MoonPhase, moonPhases } from '@nebosvod/engine/transit/sky-events';
import { formatDegree } from '@nebosvod/terms/degree';
import { grahaName } from '@nebosvod/terms/graha';
import { inSign } from '@nebosvod/terms/sign';
import type { Remark } from './check-words.ts';
import { dateIn, ONLY_DATE } from './claimed-date.ts';

const BODIES: readonly (readonly [TransitBody, string])[] = [
  ['sun', 'Солнц[еауом]{1,2}'],
  ['moon', 'Лун[аеыуой]{1,2}'],
  ['mercury', 'Меркури[йяюемё]{1,2}'],
  ['venus', 'Венер[аеыуой]{1,2}'],
  ['mars', 'Марс(?:а|е|у|ом)?'],
  ['jupiter', 'Юпитер(?:а|е|у|ом)?'],
  ['saturn', 'Сатурн(?:а|е|у|ом)?'],
  ['uranus', 'Уран(?:а|е|у|ом)?'],
  ['neptune', 'Нептун(?:а|е|у|ом)?'],
  ['pluto', 'Плутон(?:а|е|у|ом)?'],
];
/** Signs as «в …» has them: where something is, and where it enters. */
const SIGNS: readonly (readonly [at: string, into: string])[] = [
  ['Овне', 'Овен'],
  ['Тельце', 'Телец'],
  ['Близнецах', 'Близнецы'],
  ['Раке', 'Рак'],
  ['Льве', 'Льва?'],
  ['Деве', 'Деву'],
  ['Весах', 'Весы'],
  ['Скорпионе', 'Скорпион'],
  ['Стрельце', 'Стрелец'],
  ['Козероге', 'Козерог'],
  ['Водолее', 'Водолей'],
  ['Рыбах', 'Рыбы'],
];
const NAMED = BODIES.map(([body, name]) => ({ body, pattern: new RegExp(`(?<![А-Яа-яё])${name}(?![а-яё])`, 'u') }));
/** Signs as «идёт по …» has them. */
const ALONG = [
  ...['Овну', 'Тельцу', 'Близнецам', 'Раку', 'Льву', 'Деве'],
  ...['Весам', 'Скорпиону', 'Стрельцу', 'Козерогу', 'Водолею', 'Рыбам'],
];
const PLACE = new RegExp(`(?<![а-яё])(?:во? (${SIGNS.flat().join('|')})|по (${ALONG.join('|')}))(?![а-яё])`, 'u');
/** Days of one text that are looked at: a publication of more is a calendar, made by us already. */
const MOST_DAYS = 60;
/** Between a body and its sign. */
const FARTHEST = 60;

/** Sentences about natures, births and «when» claim nothing of the sky of a day. */
const GENERAL =
  /(?<![а-яё])(?:когда|если|всякий раз|обычно|люди с|у людей|натальн|в карте рождени|в вашей карте|родил|рождённ|соляр|в гороскопе|случается|бывает|(?:дважды|трижды|раз) в год|каждый год|почти у каждого|у многих|означает|отвечает за|управляет|символ)/iu;
const SIDEREAL = /накшатр|сидерическ|джйотиш|ведическ|(?<![а-яё])раши(?![а-яё])/iu;

/** The sky that a publication is held against. */
export interface SkyOfDay {
  readonly ephemeris: Ephemeris;
  /** `2026-12-13`. */
  readonly date: string;
  /** Whose days they are. */
  readonly timeZone: string;
}

/**
 * Claims of a text about the sky that are false on its day: a body in a sign where it is not, retrograde when it goes straight (or the
 * other way), a new or full Moon on another day. A date inside the sentence is the day of its claims. Tropical, unless the text speaks of
 * nakshatras or the sidereal zodiac.
 */
export function checkSky(text: string, sky: SkyOfDay): readonly Remark[] {
  const zodiac = SIDEREAL.test(text) ? 'sidereal' : 'tropical';
  const days = remembered((date: string) => new SeenDay(sky.ephemeris, startOf(date, sky.timeZone), zodiac));
  const looked = new Set<string>();
  let named = sky.date;
  return [...sentencesOf(text)].flatMap(({ from, words }) => {
    const date = dateIn(words, sky.date) ?? named;
    // «13 декабря, 03:57 по Москве.» is the day of the sentence after it.
    named = ONLY_DATE.test(words) ? date : sky.date;
    if (GENERAL.test(words) || (looked.size >= MOST_DAYS && !looked.has(date))) return [];
    looked.add(date);
    const day: Day = { seen: days(date) };
    return [
      ...signClaims(words, day),
      ...motionClaims(words, day),
      ...phaseClaims(words, day),
      ...eclipseClaims(words, day),
    ].map((remark) => ({
      ...remark,
      from: remark.from + from,
      to: remark.to + from,
    }));
  });
}

/** Julian day of the midnight that begins a civil date of a zone. */
function startOf(date: string, timeZone: string): number {
  const midnight = utcMidnight(date);
  return julianDayFromUnixMs(midnight - offsetAt(timeZone, midnight) * 1000);
}

interface Day {
  readonly seen: SeenDay;
}

/** When within a day a body is looked at, days from its midnight. */
const LOOKS = [0, 0.5, 1];

/** The sky of one day in one zodiac; each part is computed when it is first asked for. */
class SeenDay {
  readonly #ephemeris: Ephemeris;
  readonly #start: number;
  readonly #settings: Settings;

  constructor(ephemeris: Ephemeris, start: number, zodiac: Settings['zodiac']) {
    this.#ephemeris = ephemeris;
    this.#start = start;
    this.#settings = { ...DEFAULT_SETTINGS, zodiac };
  }

  readonly longitudes = remembered((body: TransitBody) => {
    const course = mover(this.#ephemeris, body, this.#settings);
    return LOOKS.map((part) => course.longitude(this.#start + part));
  });

  readonly speeds = remembered((body: TransitBody) => {
    const course = mover(this.#ephemeris, body, this.#settings);
    return LOOKS.map((part) => course.speed(this.#start + part));
  });

  /** Signs that a body enters on the day or the days around it. */
  readonly entered = remembered((body: TransitBody) =>
    ingresses(mover(this.#ephemeris, body, this.#settings), 12, this.#start - 1, this.#start + 2).map(
      ({ index }) => index,
    ),
  );

  readonly #phases = remembered(() =>
    moonPhases(this.#ephemeris, this.#start, this.#start + 1).map(({ phase }) => phase),
  );

  phases(): readonly MoonPhase[] {
    return this.#phases('moon');
  }

  /** Whether there is an eclipse of that light anywhere on Earth within the day. */
  readonly isEclipsed = remembered((light: 'solar' | 'lunar') =>
    eclipsesBetween(this.#ephemeris, this.#start, this.#start + 1, null).some(({ of }) => of === light),
  );
}

/** A function whose answers are kept. */
function remembered<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}

function* sentencesOf(text: string): Generator<{ readonly from: number; readonly words: string }> {
  for (const match of text.matchAll(/[^.!?\n…]+/gu)) yield { from: match.index, words: match[0] };
}

function stop(from: number, to: number, message: string, suggestion?: string): Remark {
  return { level: 'stop', rule: 'sky', from, to, message, ...(suggestion === undefined ? {} : { suggestion }) };
}

function signClaims(words: string, day: Day): readonly Remark[] {
  return NAMED.flatMap(({ body, pattern }) => {
    const name = pattern.exec(words);
    if (!name) return [];
    const start = name.index + name[0].length;
    const [between = ''] = words.slice(start).split(/[,;:]/u, 1);
    const claim = PLACE.exec(between);
    if (!claim || claim.index > FARTHEST) return [];
    const [, word = '', along = ''] = claim;
    const into = SIGNS.findIndex(([at, way]) => at === word || new RegExp(`^${way}$`, 'u').test(word));
    const sign = toSign((along === '' ? into : ALONG.indexOf(along)) + 1);
    const enters = along === '' && SIGNS[sign - 1]?.[0] !== word;
    if (holdsSign(body, sign, enters, day)) return [];
    const longitude = day.seen.longitudes(body)[1] ?? 0;
    const real = inSign(signOf(longitude));
    const message = `${grahaName(body)} в этот день ${real}, ${formatDegree(degreeInSign(longitude))}.`;
    const from = start + claim.index;
    return [stop(from, from + claim[0].length, message, enters || along !== '' ? undefined : real)];
  });
}

/** In the sign at some time of the day; entering it within the day or the days around it. */
function holdsSign(body: TransitBody, sign: Sign, enters: boolean, { seen }: Day): boolean {
  if (!enters) return seen.longitudes(body).some((longitude) => signOf(longitude) === sign);
  return seen.entered(body).includes(sign);
}

const RETROGRADE =
  /ретроград(?:н[а-яё]*|ен|на|ность)|(?<![а-яё])попятн[а-яё]*|пошёл назад|пошла назад|движется назад|пятится/iu;
const DIRECT =
  /директн[а-яё]*|(?:движется|ид[её]т|пошёл|пошла|шагает) прямо(?![а-яё])|прямо(?:е|го|м) (?:движени|ход)[а-яё]*|вышел из ретроградности|вышла из ретроградности/iu;

function motionClaims(words: string, day: Day): readonly Remark[] {
  const turns = /поворачива|разворачива|станови|стоит|останав|выходит|завершает|заканчивает|начинает/u.test(words);
  // «Выходит из ретроградности» speaks of the turn itself.
  if (turns) return [];
  return NAMED.filter(({ body }) => body !== 'sun' && body !== 'moon').flatMap(({ body, pattern }) => {
    const name = pattern.exec(words);
    if (!name) return [];
    const said = RETROGRADE.exec(words);
    // «Попятный Меркурий без страшилок» is a subject, «Меркурий попятный» is said of the day.
    const back = said && /^попятн/iu.test(said[0]) && said.index < name.index ? null : said;
    const ahead = DIRECT.exec(words);
    if (!back && !ahead) return [];
    const speeds = day.seen.speeds(body);
    const goes = `${grahaName(body)} в этот день идёт `;
    if (ahead && speeds.every((speed) => speed < 0))
      return [stop(ahead.index, ahead.index + ahead[0].length, `${goes}назад.`, 'ретроградный')];
    if (back && !ahead && speeds.every((speed) => speed > 0))
      return [stop(back.index, back.index + back[0].length, `${goes}прямо.`)];
    return [];
  });
}

/** Words that tie a claim to a day. */
const OF_A_DAY =
  /(?<![а-яё])(?:сегодня|сейчас|(?:ночью|вечером)(?= (?:полн|нов)олуние)|\d{1,2} [а-яё]+(?:я|а))(?![а-яё])/iu;

const notThatDay = ({ index, 0: words }: RegExpExecArray, name: string): Remark =>
  stop(index, index + words.length, `${name} не в этот день: проверьте дату.`);

function phaseClaims(words: string, { seen }: Day): readonly Remark[] {
  const claims = [
    ['full', /(?<!(?:об?|к|после|до|перед|про) )полнолуни[еяю]/iu, 'Полнолуние'],
    ['new', /(?<!(?:об?|к|после|до|перед|про) )новолуни[еяю]/iu, 'Новолуние'],
  ] as const;
  const turns = OF_A_DAY.test(words)
    ? claims.flatMap(([phase, pattern, name]) => {
        const match = pattern.exec(words);
        return match && !seen.phases().includes(phase) ? [notThatDay(match, name)] : [];
      })
    : [];
  return [...turns, ...growthClaims(words, seen)];
}

const GROWS = /(?<![а-яё])Лун[аы] (?:[а-яё]+ )?(?:раст[её]т|прибывает)|(?<![а-яё])растущ[а-яё]+ Лун/iu;
const WANES = /(?<![а-яё])Лун[аы] (?:[а-яё]+ )?(?:уб[ыв]+ает|идёт на убыль|стареет)|(?<![а-яё])убывающ[а-яё]+ Лун/iu;

/** «Луна растёт» of a day on which it wanes; «на растущую Луну» is said of any. */
function growthClaims(words: string, seen: SeenDay): readonly Remark[] {
  const grows = GROWS.exec(words);
  const wanes = WANES.exec(words);
  const claim = grows ?? wanes;
  if (!claim || (grows && wanes)) return [];
  if (/растущ|убывающ/iu.test(claim[0]) && !OF_A_DAY.test(words)) return [];
  const moon = seen.longitudes('moon');
  const sun = seen.longitudes('sun');
  const isAt = (at: number) => normalizeDegrees((moon[at] ?? 0) - (sun[at] ?? 0)) < 180 === (grows !== null);
  if (LOOKS.some((_, at) => isAt(at))) return [];
  return [stop(claim.index, claim.index + claim[0].length, `Луна в этот день ${grows ? 'убывает' : 'растёт'}.`)];
}

function eclipseClaims(words: string, { seen }: Day): readonly Remark[] {
  const claims = [
    ['solar', /солнечно[егм][а-яё]* затмени[еяюи]/iu, 'Солнечное затмение'],
    ['lunar', /лунно[егм][а-яё]* затмени[еяюи]/iu, 'Лунное затмение'],
  ] as const;
  if (!OF_A_DAY.test(words)) return [];
  return claims.flatMap(([light, pattern, name]) => {
    const match = pattern.exec(words);
    return match && !seen.isEclipsed(light) ? [notThatDay(match, name)] : [];
  });
}
