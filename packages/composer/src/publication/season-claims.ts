import { separation } from '@nebosvod/engine/angle/degrees';
import { type Sign, signOf, toSign } from '@nebosvod/engine/angle/sign';
import { inSign } from '@nebosvod/terms/sign';
import type { Remark } from './remark.ts';
import type { SeenSky } from './seen-sky.ts';
import { SIGN_FORMS } from './sky-word.table.ts';

/** «Сезон Близнецов в разгаре»: the Sun is said to be there. */
const SEASON = new RegExp(
  `(?<![а-яё])сезон (?:${SIGN_FORMS.map((forms) => `(${forms[3]})`).join('|')})(?: (?:уже |снова |официально )?(?:в (?:самом )?разгаре|начался|начинается|открыт|открылся|ид[её]т|продолжается|заканчивается|в силе|на дворе|наступил))`,
  'iu',
);
/** «Начался сезон Рыб.» */
const SEASON_BEGUN = new RegExp(
  `(?<![а-яё])(?:наступил|начался|начинается|открылся|открыт|стартовал|продолжается|ид[её]т|в разгаре) сезон (?:${SIGN_FORMS.map((forms) => `(${forms[3]})`).join('|')})(?![а-яё])`,
  'iu',
);
/** «Кто родился сегодня, десятого апреля, тот Овен»: the sign of the Sun of that day, of one and of many. */
const BORN = new RegExp(
  `(?<![а-яё])(?:(?:[Кк]то|[Вв]ы|[Тт]ы) родил(?:ся|ась|ись)|(?:[Рр]одивш|[Рр]ожд[её]нн)[а-яё]+) (?:(?:\\d+|[а-яё]+),? ){0,4}?(?:тот|та|те|это|он[аи]?|вы|ты|[–—-]),? (?:[–—-] )?(?:[а-яё]+ )?(?:${[
    ...['Овен|Овны', 'Телец|Тельцы', 'Близнецы?', 'Раки?', 'Лев|Львы', 'Дев[аы]', 'Весы', 'Скорпионы?'],
    ...['Стрелец|Стрельцы', 'Козероги?', 'Водолеи|Водолей', 'Рыбы?'],
  ]
    .map((forms) => `(${forms})`)
    .join('|')})(?![а-яё])`,
  'u',
);
/** Days of the year that the Sun makes, and where it stands on them. */
const TURNS_OF_YEAR = [
  [/весенн[а-яё]+ равноденстви[еяю]/iu, [0], 'Весеннее равноденствие'],
  [/осенн[а-яё]+ равноденстви[еяю]/iu, [180], 'Осеннее равноденствие'],
  [
    /летн[а-яё]+ солнцестояни[еяю]|сам(?:ый|ого) длинн(?:ый|ого) (?:светов[а-яё]+ )?дн?е?н[ья]/iu,
    [90],
    'Летнее солнцестояние',
  ],
  [
    /зимн[а-яё]+ солнцестояни[еяю]|сам(?:ая|ой) длинн(?:ая|ой) ноч[ьи]|сам(?:ый|ого) коротк(?:ий|ого) (?:светов[а-яё]+ )?дн?е?н[ья]/iu,
    [270],
    'Зимнее солнцестояние',
  ],
  [/(?<![а-яё])равноденстви[еяю]/iu, [0, 180], 'Равноденствие'],
  [/(?<![а-яё])солнцестояни[еяю]/iu, [90, 270], 'Солнцестояние'],
] as const;
/** Nearer than that to its point at one of the looks, degrees: a day's way and a half. */
const NEAR = 1.5;
const AFAR = /(?<![а-яё])(?:об?|к|ко|после|до|перед|про|между|от|с|по)(?: [а-яё]+)?\s$/iu;

/** Seasons of the Sun that are not on the day: of a sign, and the four turns of the year. */
export function seasonClaims(words: string, seen: SeenSky, isOfADay: boolean): readonly Remark[] {
  return [...signSeason(words, seen), ...(isOfADay && seen.isOneDay ? turnOfYear(words, seen) : [])];
}

function signSeason(words: string, seen: SeenSky): readonly Remark[] {
  const match = SEASON.exec(words) ?? SEASON_BEGUN.exec(words);
  if (!match) return [];
  const said: Sign = toSign(match.slice(1).findIndex((form) => form !== undefined) + 1);
  if (seen.tropicalSun().some((longitude) => signOf(longitude) === said) || seen.entered('sun').includes(said))
    return [];
  const real = inSign(signOf(seen.tropicalSun()[1] ?? 0));
  return [remark(match, `Солнце в этот день ${real}: сезон другого знака.`, `Солнце сейчас ${real}`)];
}

/** A sign that those who are born on the day are said to be of, when the Sun is in another. */
export function bornClaims(words: string, seen: SeenSky, isOfADay: boolean): readonly Remark[] {
  const match = isOfADay && seen.isOneDay ? BORN.exec(words) : null;
  if (!match) return [];
  const said = match.slice(1).findIndex((form) => form !== undefined) + 1;
  const signs = [...seen.longitudes('sun'), ...seen.tropicalSun()].map(signOf);
  if (signs.includes(toSign(said))) return [];
  const real = inSign(signOf(seen.longitude('sun')));
  return [remark(match, `Солнце в этот день ${real}.`, `Солнце в этот день ${real}`)];
}

function turnOfYear(words: string, seen: SeenSky): readonly Remark[] {
  for (const [pattern, points, name] of TURNS_OF_YEAR) {
    const match = pattern.exec(words);
    if (!match) continue;
    if (AFAR.test(words.slice(0, match.index))) return [];
    const isNear = seen.tropicalSun().some((longitude) => points.some((point) => separation(longitude, point) <= NEAR));
    return isNear ? [] : [remark(match, `${name} не в этот день: проверьте дату.`, 'проверьте дату по календарю')];
  }
  return [];
}

const remark = ({ index, 0: words }: RegExpExecArray, message: string, suggestion: string): Remark => ({
  level: 'stop',
  rule: 'sky',
  from: index,
  to: index + words.length,
  message,
  suggestion,
});
