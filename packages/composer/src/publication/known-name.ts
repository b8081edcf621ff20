import { DEAD_NAMESAKES, FAMOUS_NOW, NO_LONGER_LIVING } from './famous-name.table.ts';
import { FOREIGN_IN_A, FOREIGN_IN_CONSONANT, FOREIGN_WHOLE } from './foreign-name.table.ts';
import { NAMES_IN_A, NAMES_IN_CONSONANT } from './person-name.table.ts';
import { plain } from './sentence.ts';

/** Stems set apart by blanks as one group of a pattern. */
export const either = (stems: string): string => plain(stems).split(/\s+/u).join('|');

const OF_HER = 'а|ы|е|у|ой|ою|и|я|ю|ей|ею|ии|ия|ию|ией|ье|ьи|ья|ью|ьей';
const OF_HIM = '|а|у|ом|е|й|я|ю|ем|и|ь|ий|ия|ию|ием|ии';
const GIVEN = new RegExp(
  `^(?:(?:${either(NAMES_IN_A)})(?:${OF_HER})|(?:${either(NAMES_IN_CONSONANT)})(?:${OF_HIM}))$`,
  'u',
);
const FOREIGN = new RegExp(
  `^(?:(?:${either(FOREIGN_IN_A)})(?:${OF_HER})|(?:${either(FOREIGN_IN_CONSONANT)})(?:${OF_HIM})|${either(FOREIGN_WHOLE)})$`,
  'u',
);
const OF_SURNAME = '|а|у|ом|ым|е|ы|и|я|ю|ем|й|ой|ою|ий|ого|ому|им|ая|ую|ева|ью|ов|ой|и[йяюе]м?|ей|ь|ая|е[йяюм]';
const DEAD = new RegExp(`^(?:${either(NO_LONGER_LIVING)})(?:${OF_SURNAME})$`, 'u');
const FAMOUS = new RegExp(
  `^(?:${either(FAMOUS_NOW)})(?:|а|у|ым|ом|е|ой|ым|ых|ы|и|ого|ому|им|ий|ая|ую|ь|ю|я|ем|й)$`,
  'u',
);
const NAMESAKES = new Map(
  plain(DEAD_NAMESAKES)
    .split(/\s+/u)
    .map((entry) => {
      const [surname = '', names = ''] = entry.split(':');
      return [surname, names.split(',')] as const;
    }),
);
const NAMESAKE = new RegExp(`^(${[...NAMESAKES.keys()].join('|')})(?:${OF_SURNAME}|ых|их)$`, 'u');

/** «Э» as «е» and a double letter as one: «Мэтт» and «Мет», «Хэтэуэй» and «Хетеуэй». */
const loosely = (letters: string): string => letters.replaceAll('э', 'е').replaceAll(/(.)\1/gu, '$1');

/** A given name that people here have: of a person even alone. */
export const isGiven = (letters: string): boolean => GIVEN.test(letters);

/** A given name of other peoples. */
export const isForeign = (letters: string): boolean => FOREIGN.test(loosely(letters));

/** A surname, or the one name, of a person of today whom everybody knows. */
export const isFamous = (letters: string): boolean => FAMOUS.test(letters);

/**
 * Whether some of the names that stand together are of one long dead, of a god or of a book. Where the living bear that surname as well, it
 * is so alone or with the given name of the dead: «Некрасов», «Николай Некрасов», but not «Ольга Некрасова».
 */
export const isOfTheDead = (names: readonly string[]): boolean =>
  names.some((letters) => {
    // «Памела Колман-Смит» bears it last.
    const last = letters.split('-').at(-1) ?? letters;
    const [, surname = ''] = NAMESAKE.exec(last) ?? [];
    const givens = NAMESAKES.get(surname);
    if (!givens) return DEAD.test(letters);
    const others = names.filter((name) => name !== letters);
    return others.length === 0
      ? DEAD.test(letters)
      : others.some((name) => givens.some((given) => name.startsWith(given)));
  });
