import { separation } from '@nebosvod/engine/angle/degrees';
import { signOf, toSign } from '@nebosvod/engine/angle/sign';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { inSign } from '@nebosvod/terms/sign';
import { DAY_STEMS } from './calendar-word.table.ts';
import { COUNTED_TO } from './claimed-period.ts';
import type { Remark } from './remark.ts';
import { bodiesIn, NAKSHATRA_OF_DAY, NAKSHATRAS, placesIn } from './said-of-sky.ts';
import { type Said, stop, whenOf } from './said-sentence.ts';
import { FEASTS, SIGN_FORMS, TITHI_NAMES } from './sky-word.table.ts';

/** Where its nominative is no form of «в …», counted from Aries. */
const VIRGO = 5;
/** From the Sun to a Moon that is still a crescent, degrees: the quarter and a day. [modern] */
const WIDEST_CRESCENT = 105;

/** Days within which of an eclipse the days are between two. [modern] */
const BETWEEN_ECLIPSES = 18;

const notThatDay = ({ index, 0: words }: RegExpExecArray, name: string, said: Said): Remark =>
  stop(index, words, `${name} не ${whenOf(said)}: проверьте дату.`, 'проверьте дату по календарю');

const ANY_SIGN: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** «До полнолуния», «после затмения» are said of other days. */
const ELSEWHERE = '(?<!(?<![а-яё])(?:об?|к|ко|после|до|перед|про|между|от) (?:[а-яё]+ )?)';

export function phaseClaims(said: Said): readonly Remark[] {
  const { words, seen, isOfADay } = said;
  // «До полнолуния осталось два дня» is said of that day, two days on.
  const AFAR = COUNTED_TO.test(words) ? '' : ELSEWHERE;
  const claims = [
    [
      'full',
      new RegExp(
        `${AFAR}(?:полнолуни[еяюи][а-яё]*|(?:полн|кругл)(?:ая|ой|ую) Лун[аыуе]й?|Луна (?:(?!(?:не|почти|едва|скоро|вот-вот|будет) )[а-яё]+ ){0,3}(?:полная|круглая|полн[её]хоньк[а-яё]+))`,
        'iu',
      ),
      'Полнолуние',
    ],
    ['new', new RegExp(`${AFAR}(?:новолуни[еяюи][а-яё]*|нов(?:ая|ой|ую) Лун[аыуе]й?)`, 'iu'), 'Новолуние'],
    [
      'first-quarter',
      new RegExp(`${AFAR}(?<![а-яё])перв(?:ая|ой|ую) четверт[ьи](?! (?:года|века|дня))`, 'iu'),
      'Первая четверть',
    ],
    [
      'last-quarter',
      new RegExp(`${AFAR}(?<![а-яё])(?:последн(?:яя|ей|юю)|треть(?:я|ей|ю)) четверт[ьи](?! (?:года|века|дня))`, 'iu'),
      'Последняя четверть',
    ],
  ] as const;
  const isNext = !said.isDated && NEXT.test(words);
  const turns = claims.flatMap(([phase, pattern, name]): readonly Remark[] => {
    const match = pattern.exec(words);
    if (!match || !(isOfADay || isNext || MOON_FIRST.test(words))) return [];
    if (!isNext && !seen.phases().includes(phase)) return [notThatDay(match, name, said)];
    return signOfPhase(match, words, seen.signsOfPhase(phase, isNext), name);
  });
  return [...turns, ...growthClaims(said)];
}

/** «Полнолуние в Козероге» that is in another sign. */
function signOfPhase(match: RegExpExecArray, words: string, signs: readonly number[], name: string): readonly Remark[] {
  const end = match.index + match[0].length;
  const place = placesIn(words).find(({ from, isEntry }) => !isEntry && from >= end && from - end <= NEAR_PHASE);
  const [real] = signs;
  if (!place || real === undefined || signs.includes(place.sign)) return [];
  const isIn = inSign(toSign(real));
  return [stop(place.from, place.words, `${name} на этот раз ${isIn}.`, isIn)];
}

/** Letters between a phase and its sign. */
const NEAR_PHASE = 12;
/** «Следующее полнолуние будет в Раке.» */
const NEXT = /(?<![а-яё])(?:следующе|ближайше)[а-яё]+ (?:полнолуни|новолуни)[ею]/iu;
/** «Луна полная, не спится» is said of the day that it is said on. */
const MOON_FIRST = /^\s*Луна (?:(?:уже|снова|опять|совсем) )?(?:полная|круглая|полн[её]хоньк[а-яё]+)(?![а-яё])/u;
const GROWS = {
  /** Said of it: of the day even without a word of when. */
  told: /(?<![а-яё])Лун[аы] (?:[а-яё]+ ){0,3}(?:раст[её]т|растущая|прибывает|прибавляет|молодая|юная)(?! (?:для|и убыв)|\s[–—-]|:)|(?<![а-яё])(?:месяц|серп) (?:раст[её]т|прибывает|молодой|растущий|юный|народился)|(?<![а-яё])(?:раст[её]т|прибывает) (?:[а-яё]+ )?(?:Луна|месяц)(?![а-яё])/iu,
  /** A Moon that is called so: of any day, unless one is told. */
  called: /(?<![а-яё])(?:растущ|молод|прибывающ|юн)[а-яё]+ (?:Лун|месяц|серп)/iu,
} as const;
const WANES = {
  told: /(?<![а-яё])Лун[аы] (?:[а-яё]+ ){0,3}(?:уб[ыв]+ает|убывающая|ид[её]т на убыль|пошла на убыль|стареет|старая|тает|на убыл[ьи]|худеет)(?! (?:для|и раст)|\s[–—-]|:)|(?<![а-яё])(?:Луна|месяц|серп) (?:убывает|тает|стареет|старый|на ущербе)|(?<![а-яё])(?:уб[ыв]+ает|тает|стареет) (?:[а-яё]+ )?(?:Луна|месяц)(?![а-яё])/iu,
  called: /(?<![а-яё])(?:убывающ|стар|стареющ|тающ)[а-яё]+ (?:Лун|месяц(?![а-яё])|серп)/iu,
} as const;
/** «Идёт убывающая Луна»: there it is now. */
const IS_THERE =
  /(?<![а-яё])(?:ид[её]т|стоит|началась|началс[яь]|вступила|вступает|светит|висит|царит|правит) (?:[а-яё]+ )?$/iu;

/** «Луна растёт» of a day on which it wanes; «на растущую Луну» is said of any. */
function growthClaims(said: Said): readonly Remark[] {
  const { words, seen, isOfADay } = said;
  const grows = GROWS.told.exec(words) ?? GROWS.called.exec(words);
  const wanes = WANES.told.exec(words) ?? WANES.called.exec(words);
  const claim = grows ?? wanes;
  if (!claim || (grows && wanes) || !(seen.isOneDay || seen.isShort)) return [];
  const isTold = GROWS.told.test(words) || WANES.told.test(words) || /серп|месяц/iu.test(claim[0]);
  if (!isTold && !isOfADay && !IS_THERE.test(words.slice(0, claim.index))) return [];
  const isCrescent = /серп/iu.test(claim[0]);
  const isAt = (elongation: number) =>
    elongation < 180 === (grows !== null) && !(isCrescent && separation(elongation, 0) > WIDEST_CRESCENT);
  if (seen.elongations().some(isAt)) return [];
  const real = (seen.elongations()[1] ?? 0) < 180 ? 'растёт' : 'убывает';
  const seemed = isCrescent ? `${real} и не серп` : real;
  return [stop(claim.index, claim[0], `Луна ${whenOf(said)} ${seemed}.`, `Луна ${real}`)];
}

/** Tithis, feasts and nakshatras of the Moon on a day. */
export function lunarDayClaims(said: Said): readonly Remark[] {
  const { words, seen, isOfADay } = said;
  if (!seen.isOneDay) return [];
  const days = isOfADay ? [...TITHI_NAMES.map(([...of]) => [...of, ANY_SIGN] as const), ...FEASTS] : [];
  const tithis = days.flatMap(([pattern, numbers, name, signs]) => {
    const match = new RegExp(`${ELSEWHERE}(?:${pattern.source})`, 'iu').exec(words);
    const isThen =
      seen.tithis().some((tithi) => numbers.includes(tithi)) &&
      seen.amongStars('sun').some((longitude) => signs.includes(signOf(longitude)));
    return match && !isThen ? [notThatDay(match, name, said)] : [];
  });
  const counted = isOfADay ? [...countedDay(said), ...namedSign(said)] : namedSign(said);
  const ofTheDay = NAKSHATRA_OF_DAY.exec(words);
  const star = ofTheDay ?? NAKSHATRAS.exec(words);
  const isMoon = bodiesIn(words).some(({ body }) => body === 'moon') && bodiesIn(words).length === 1;
  if (!star || !(isMoon || ofTheDay)) return [...tithis, ...counted];
  const number = star.slice(1).findIndex((stem) => stem !== undefined) + 1;
  const real = seen.nakshatras();
  if (real.includes(number)) return tithis;
  const name = nakshatraName(real[1] ?? 1);
  return [...tithis, stop(star.index, star[0], `Луна в этот день в накшатре ${name}.`, `в накшатре ${name}`)];
}

const NAMED_SIGN = new RegExp(
  `(?<![а-яё])(?:[Зз]нак Луны|[Лл]унный знак|[Лл]уна дня)(?: (?:на )?(?:сегодня|завтра|дня))?\\s?[:–—-]?\\s?(?:${SIGN_FORMS.map(
    ([, into], at) => `(${into}${at === VIRGO ? '|Дева' : ''})`,
  ).join('|')})(?![а-яё])`,
  'u',
);

/** «Знак Луны сегодня – Весы.» */
function namedSign({ words, seen }: Said): readonly Remark[] {
  const match = NAMED_SIGN.exec(words);
  const said = match ? match.slice(1).findIndex((form) => form !== undefined) + 1 : 0;
  if (!match || seen.longitudes('moon').some((longitude) => signOf(longitude) === said)) return [];
  const real = inSign(signOf(seen.longitude('moon')));
  return [stop(match.index, match[0], `Луна в этот день ${real}.`, `Луна ${real}`)];
}

/** Days of a lunar month, and how far their count by moonrises may be from that of the tithis. [modern] */
const LUNAR_DAYS = 30;
const COUNTED_APART = 2;
const LUNAR_DAY = new RegExp(
  `(?<![а-яё\\d])(?:(\\d{1,2})(?:-?(?:й|ый|ой|ий|е|ые))?|(?:${[...DAY_STEMS.slice(0, LUNAR_DAYS)]
    .map((stem) => `(${stem})`)
    .reverse()
    .join('|')})(?:ый|ий|ой|ые|ье|ьи|ого|его)) лунн(?:ый день|ые сутки|ого дня)`,
  'iu',
);

/** «Сегодня тридцатый лунный день» of a day far from it. */
function countedDay({ words, seen }: Said): readonly Remark[] {
  const match = LUNAR_DAY.exec(words);
  if (!match) return [];
  const at = match.slice(2).findIndex((stem) => stem !== undefined);
  const day = match[1] === undefined ? LUNAR_DAYS - at : Number(match[1]);
  const isNear = (tithi: number) => {
    const apart = Math.abs(tithi - day) % LUNAR_DAYS;
    return Math.min(apart, LUNAR_DAYS - apart) <= COUNTED_APART;
  };
  if (day < 1 || day > LUNAR_DAYS || seen.tithis().some(isNear)) return [];
  return [stop(match.index, match[0], `Лунный день сейчас около ${seen.tithis()[1] ?? 1}-го.`)];
}

export function eclipseClaims(said: Said): readonly Remark[] {
  const { words, seen, isOfADay } = said;
  const between = BETWEEN.exec(words);
  if (between) {
    const isThen = seen.isBetweenEclipses(BETWEEN_ECLIPSES);
    return isThen ? [] : [stop(between.index, between[0], `Затмений ${whenOf(said)} рядом нет.`)];
  }
  if (!isOfADay) return [];
  const claims = [
    ['solar', /солнечно[егм][а-яё]* затмени[еяюи]|затмени[еяюи] Солнца/iu, 'Солнечное затмение'],
    ['lunar', /лунно[егм][а-яё]* затмени[еяюи]|затмени[еяюи] Луны/iu, 'Лунное затмение'],
  ] as const;
  const found = claims.flatMap(([light, pattern, name]) => {
    const match = new RegExp(`${ELSEWHERE}(?:${pattern.source})`, 'iu').exec(words);
    return match && !seen.isEclipsed(light) ? [notThatDay(match, name, said)] : [];
  });
  if (claims.some(([, pattern]) => pattern.test(words))) return found;
  const bare = new RegExp(`${ELSEWHERE}(?<![а-яё])затмени[ея](?![а-яё])`, 'iu').exec(words);
  return bare && !seen.isEclipsed('solar') && !seen.isEclipsed('lunar') ? [notThatDay(bare, 'Затмение', said)] : [];
}

/** «Мы в коридоре затмений.» */
const BETWEEN =
  /(?<![а-яё])(?:(?:мы|сейчас|снова|уже|вош[а-яё]+|входим|открыл[а-яё]+|открыт|начал[а-яё]+|начинается|ид[её]т) (?:[а-яё]+ ){0,2})(?:в )?коридор[а-яё]{0,2} затмений/iu;
