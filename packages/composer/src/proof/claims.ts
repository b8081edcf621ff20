import { grahaTable } from '@nebosvod/terms/graha.table';
import { nakshatraTable } from '@nebosvod/terms/nakshatra.table';
import { signTable } from '@nebosvod/terms/sign.table';

/** Something of a chart that a text names: `moon`, `sign 4`, `nakshatra 13`, `house 8`, `word ретроград`. */
export type Claim = string;

const word = (forms: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<![А-Яа-яё])(?:${forms.join('|')})(?![а-яё])`, flags);

const stemOf = (name: string): string => (name.length > 4 ? name.slice(0, -1) : name);

/** Proper names, with the claim that each makes. Signs and Sanskrit names are known by their capital: «рак» and «гуру» are words too. */
const NAMES: readonly (readonly [Claim, RegExp])[] = [
  ...Object.entries(grahaTable)
    .filter(([id]) => id !== 'lagna')
    .flatMap(([id, { ruCases, saCases }]): [Claim, RegExp][] => [
      [id, word(Object.values(ruCases), 'iu')],
      [id, word(Object.values(saCases), 'u')],
    ]),
  ...Object.entries(signTable).map(([id, { ruCases, saCases }]): [Claim, RegExp] => [
    `sign ${id}`,
    word([...Object.values(ruCases), ...Object.values(saCases)], 'u'),
  ]),
  ...Object.entries(nakshatraTable).map(([id, { ru }]): [Claim, RegExp] => [
    `nakshatra ${id}`,
    new RegExp(`(?<![А-Яа-яё])${stemOf(ru)}[а-яё]{0,3}(?![а-яё])`, 'u'),
  ]),
];

/** States that are computed: said of a chart only where a factor says so. */
const STATES: readonly string[] = [
  'ретроград',
  'попятн',
  'экзальт',
  'падени',
  'сожж',
  'варготтам',
  'мулатрикон',
  'йогакарак',
  'дигбал',
  'атмакарак',
  'даракарак',
  'амакарак',
  'аматьякарак',
  'саде-сати',
  'сади-сати',
  'манглик',
  'мараке',
  'марака',
  'бадхак',
];

const ORDINALS: readonly string[] = [
  'перв[а-яё]{2,3}',
  'втор[а-яё]{2,3}',
  'треть[а-яё]{1,3}|третий',
  'четв[её]рт[а-яё]{2,3}',
  'пят(?:ый|ого|ому|ым|ом)',
  'шест(?:ой|ого|ому|ым|ом)',
  'седьм[а-яё]{2,3}',
  'восьм(?:ой|ого|ому|ым|ом)',
  'девят(?:ый|ого|ому|ым|ом)',
  'десят(?:ый|ого|ому|ым|ом)',
  'одиннадцат[а-яё]{2,3}',
  'двенадцат[а-яё]{2,3}',
];
const HOUSES: readonly (readonly [Claim, RegExp])[] = ORDINALS.map((ordinal, index) => [
  `house ${index + 1}`,
  new RegExp(
    `(?<![а-яё])(?:${ordinal})(?:,? (?:и |или )?[а-яё]+){0,2}? дом(?:а|е|у|ом|ов|ам|ами|ах|ы)?(?![а-яё])|(?<![а-яё])дом[а-яё]{0,3} (?:${ordinal})(?![а-яё])`,
    'iu',
  ),
]);
const NUMBERED_HOUSE = /(?<!\d)(\d{1,2})-?(?:й|го|му|м|е)? (?:[а-яё]+ )?дом/giu;

const MONTH =
  /(?<![а-яё])(?:январ|феврал|март|апрел|ма[йяею](?![а-яё])|июн|июл|август|сентябр|октябр|ноябр|декабр)[а-яё]{0,3}(?![а-яё])/iu;

/**
 * What of a chart a text names: bodies, signs, stars, houses by number or in words, computed states. In reading order of the lists, not of
 * the text.
 */
export function claimsIn(text: string): ReadonlySet<Claim> {
  const found = new Set<Claim>();
  for (const [claim, pattern] of [...NAMES, ...HOUSES]) if (pattern.test(text)) found.add(claim);
  for (const [, house] of text.matchAll(NUMBERED_HOUSE)) found.add(`house ${Number(house)}`);
  const lower = text.toLowerCase();
  for (const state of STATES) if (lower.includes(state)) found.add(`word ${state}`);
  return found;
}

/** Whether a text names a month. */
export const namesMonth = (text: string): boolean => MONTH.test(text);

/** Words with a capital inside a sentence: names of yogas, of people, of places. */
export function properNamesIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<![.!?…:«"(–—-]\s*)(?<=[а-яёa-z,;)»] )[А-ЯЁA-Z][А-Яа-яёA-Za-z-]+/gu)].map(
    ([name]) => name,
  );
}
