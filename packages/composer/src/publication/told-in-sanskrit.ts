import { GRAHAS_OF_OTHER_THINGS, RASHI_FORMS } from './graha-word.table.ts';
import { bodiesIn, TULA } from './said-of-sky.ts';
import { SIGN_FORMS } from './sky-word.table.ts';

const inOne = (signs: typeof SIGN_FORMS): string =>
  `(?<![а-яё])(?:[Вв]о?|по|через) (?:знак[еау]? )?(?:${[...signs.map(([at]) => at), ...signs.map(([, into]) => into)].join('|')})(?![а-яё])`;
const IN_RASHI = new RegExp(inOne(RASHI_FORMS.filter((_, sign) => sign !== TULA)), 'u');
/** Letters after a name within which its sign is told. */
const NEAR = 150;
const IN_SIGN = new RegExp(inOne([...SIGN_FORMS, ...RASHI_FORMS]), 'u');

/**
 * Whether a text tells the sky by its Sanskrit names, and so by the stars: a sign by such a name, or a body; «Гуру» and the like, which
 * are of other things as well, only with a sign after them.
 */
export function isToldInSanskrit(text: string): boolean {
  const bodies = bodiesIn(text);
  if (bodies.length > 0 && IN_RASHI.test(text)) return true;
  return bodies.some(({ graha, from, to }, at) => {
    // «Гуру говорит: Солнце в Водолее» tells the sky by no Sanskrit name.
    const upTo = Math.min(to + NEAR, bodies[at + 1]?.from ?? text.length);
    return graha !== null && (!GRAHAS_OF_OTHER_THINGS.test(text.slice(from, to)) || IN_SIGN.test(text.slice(to, upTo)));
  });
}
