// Keys of the Russian and the English layout in the same order.
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const englishKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
// The same keys with Shift, where English has a mark and Russian a letter.
const shiftedRussian = 'ЁХЪЖЭБЮ';
const shiftedEnglish = '~{}:"<>';

function mapping(from: string, to: string): [string, string][] {
  return [...from].map((key, index) => [key, to[index]]);
}

const toRussian = new Map([
  ...mapping(englishKeys, russianKeys),
  ...mapping(shiftedEnglish, shiftedRussian.toLowerCase()),
]);
const toEnglish = new Map(mapping(russianKeys, englishKeys));

/**
 * What the same keys give in the other layout: «vjcrdf» → «москва», «дщтвщт» → «london».
 * The raw text is needed: in the English layout х, ж, э, б and ю are marks. Null when nothing changes.
 */
export function otherLayout(text: string): string | null {
  const lower = text.toLowerCase();
  const map = /[а-яё]/.test(lower) ? toEnglish : toRussian;
  const result = [...lower].map((char) => map.get(char) ?? char).join('');
  return result === lower ? null : result;
}

const latinGroups: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['yo', 'е'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['tz', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['ye', 'е'],
  ['je', 'е'],
  ['iy', 'ий'],
  ['yy', 'ый'],
];
const latinLetters = new Map(mapping('abcdefghijklmnopqrstuvwxyz', 'абкдефгхийклмнопкрстувв?ыз'));
latinLetters.set('x', 'кс');

const cyrillicLetters = new Map<string, string>([
  ...mapping('абвгдеезийклмнопрстуфхыэ', 'abvgdeeziyklmnoprstufhye'),
  ['ж', 'zh'],
  ['ц', 'ts'],
  ['ч', 'ch'],
  ['ш', 'sh'],
  ['щ', 'shch'],
  ['ю', 'yu'],
  ['я', 'ya'],
  ['ь', ''],
  ['ъ', ''],
]);

/**
 * A normalised name written in the letters of the other alphabet by ear: «nizhniy novgorod» → «нижний новгород»,
 * «спрингфилд» → «springfild». Null for a text of both alphabets or of none.
 */
export function otherAlphabet(text: string): string | null {
  const [hasCyrillic, hasLatin] = [/[а-я]/.test(text), /[a-z]/.test(text)];
  if (hasCyrillic === hasLatin) return null;
  if (hasCyrillic) return [...text].map((char) => cyrillicLetters.get(char) ?? char).join('');
  let result = '';
  for (let at = 0; at < text.length; ) {
    const group = latinGroups.find(([latin]) => text.startsWith(latin, at));
    result += group?.[1] ?? latinLetters.get(text[at]) ?? text[at];
    at += group?.[0].length ?? 1;
  }
  return result.replace(/^й(?=[аоуэы])/, '');
}
