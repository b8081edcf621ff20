import { SIGN_FORMS } from './sky-word.table.ts';

/** Bodies as those write them who write without capitals; «марс» and «уран» in every case. */
const BODIES =
  /(?<![А-Яа-яё])(?:лун(?:а|ы|е|у|ой)|солнц(?:е|а|у|ем)|меркури(?:й|я|ю|ем|и)|венер(?:а|ы|е|у|ой)|(?:марс|юпитер|сатурн|уран|нептун|плутон)(?:а|е|у|ом)?)(?![а-яё-])/gu;
const SIGNS = new RegExp(
  `(?<=(?<![а-яё])(?:[Вв]о?|по|до|у|знак[еау]?|знаком|сезон) )(?:${SIGN_FORMS.flatMap((forms) => forms.join('|').toLowerCase()).join('|')})(?![а-яё])`,
  'gu',
);
const first = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** «сегодня луна в скорпионе»: the same letters, with the capitals that the sky is told by. */
export function withCapitals(text: string): string {
  const named = text.replace(BODIES, first);
  return named === text ? text : named.replace(SIGNS, first);
}
