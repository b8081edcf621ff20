import { separation } from '@nebosvod/engine/angle/degrees';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import type { Remark } from './remark.ts';
import { bodiesIn, NAKSHATRA_OF_DAY, NAKSHATRAS } from './said-of-sky.ts';
import { type Said, stop } from './said-sentence.ts';
import type { SeenSky } from './seen-sky.ts';
import { TITHI_NAMES } from './sky-word.table.ts';

/** From the Sun to a Moon that is still a crescent, degrees: the quarter and a day. [modern] */
const WIDEST_CRESCENT = 105;

const notThatDay = ({ index, 0: words }: RegExpExecArray, name: string): Remark =>
  stop(index, words, `${name} не в этот день: проверьте дату.`, 'проверьте дату по календарю');

const AFAR = '(?<!(?<![а-яё])(?:об?|к|ко|после|до|перед|про|между|от) (?:[а-яё]+ )?)';

export function phaseClaims({ words, seen, isOfADay }: Said): readonly Remark[] {
  const claims = [
    [
      'full',
      new RegExp(`${AFAR}(?:полнолуни[еяюи][а-яё]*|полн(?:ая|ой|ую) Лун[аыуе]й?|Луна (?:[а-яё]+ )?полная)`, 'iu'),
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
  const turns =
    isOfADay || MOON_FIRST.test(words)
      ? claims.flatMap(([phase, pattern, name]) => {
          const match = pattern.exec(words);
          return match && !seen.phases().includes(phase) ? [notThatDay(match, name)] : [];
        })
      : [];
  return [...turns, ...growthClaims(words, seen, isOfADay)];
}

/** «Луна полная, не спится» is said of the day that it is said on. */
const MOON_FIRST = /^\s*Луна (?:(?:уже|снова|опять|совсем) )?полная(?![а-яё])/u;
const GROWS =
  /(?<![а-яё])Лун[аы] (?:[а-яё]+ ){0,2}(?:раст[её]т|прибывает|молодая)|(?<![а-яё])(?:растущ|молод|прибывающ|юн)[а-яё]+ (?:Лун|месяц|серп)|(?<![а-яё])(?:месяц|серп) (?:растёт|прибывает)/iu;
const WANES =
  /(?<![а-яё])Лун[аы] (?:[а-яё]+ ){0,2}(?:уб[ыв]+ает|ид[её]т на убыль|стареет|тает|на убыл[ьи]|худеет)|(?<![а-яё])(?:убывающ|стар|стареющ|тающ)[а-яё]+ (?:Лун|месяц(?![а-яё])|серп)|(?<![а-яё])(?:Луна|месяц|серп) (?:убывает|тает|стареет|на ущербе)/iu;

/** «Луна растёт» of a day on which it wanes; «на растущую Луну» is said of any. */
function growthClaims(words: string, seen: SeenSky, isOfADay: boolean): readonly Remark[] {
  const grows = GROWS.exec(words);
  const wanes = WANES.exec(words);
  const claim = grows ?? wanes;
  if (!claim || (grows && wanes)) return [];
  if (!/^Лун|серп|месяц/iu.test(claim[0]) && !isOfADay) return [];
  const isCrescent = /серп/iu.test(claim[0]);
  const isAt = (elongation: number) =>
    elongation < 180 === (grows !== null) && !(isCrescent && separation(elongation, 0) > WIDEST_CRESCENT);
  if (seen.elongations().some(isAt)) return [];
  const real = (seen.elongations()[1] ?? 0) < 180 ? 'растёт' : 'убывает';
  const seemed = isCrescent ? `${real} и не серп` : real;
  return [stop(claim.index, claim[0], `Луна в этот день ${seemed}.`, `Луна ${real}`)];
}

/** Tithis and nakshatras of the Moon on a day. */
export function lunarDayClaims({ words, seen, isOfADay }: Said): readonly Remark[] {
  const tithis = isOfADay
    ? TITHI_NAMES.flatMap(([pattern, numbers, name]) => {
        const match = pattern.exec(words);
        return match && !seen.tithis().some((tithi) => numbers.includes(tithi)) ? [notThatDay(match, name)] : [];
      })
    : [];
  const ofTheDay = NAKSHATRA_OF_DAY.exec(words);
  const star = ofTheDay ?? NAKSHATRAS.exec(words);
  const isMoon = bodiesIn(words).some(({ body }) => body === 'moon') && bodiesIn(words).length === 1;
  if (!star || !(isMoon || ofTheDay)) return tithis;
  const number = star.slice(1).findIndex((stem) => stem !== undefined) + 1;
  const real = seen.nakshatras();
  if (real.includes(number)) return tithis;
  const name = nakshatraName(real[1] ?? 1);
  return [...tithis, stop(star.index, star[0], `Луна в этот день в накшатре ${name}.`, `в накшатре ${name}`)];
}

export function eclipseClaims({ words, seen, isOfADay }: Said): readonly Remark[] {
  if (!isOfADay) return [];
  const claims = [
    ['solar', /солнечно[егм][а-яё]* затмени[еяюи]|затмени[еяюи] Солнца/iu, 'Солнечное затмение'],
    ['lunar', /лунно[егм][а-яё]* затмени[еяюи]|затмени[еяюи] Луны/iu, 'Лунное затмение'],
  ] as const;
  const found = claims.flatMap(([light, pattern, name]) => {
    const match = new RegExp(`${AFAR}(?:${pattern.source})`, 'iu').exec(words);
    return match && !seen.isEclipsed(light) ? [notThatDay(match, name)] : [];
  });
  if (claims.some(([, pattern]) => pattern.test(words))) return found;
  const bare = new RegExp(`${AFAR}(?<![а-яё])затмени[ея](?![а-яё])`, 'iu').exec(words);
  return bare && !seen.isEclipsed('solar') && !seen.isEclipsed('lunar') ? [notThatDay(bare, 'Затмение')] : [];
}
