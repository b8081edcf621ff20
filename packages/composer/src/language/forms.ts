import type { Graha } from '@nebosvod/engine/bodies';
import type { Dignity } from '@nebosvod/engine/state/dignity';
import { grahaCase } from '@nebosvod/terms/graha';
import { grahaTable } from '@nebosvod/terms/graha.table';
import { CASES, type Forms } from './template.ts';

const GRAHA_FORMS = new Map<Graha, Forms>();

/** A graha in every case: `{g.genitive}`. */
export function grahaForms(graha: Graha): Forms {
  const known = GRAHA_FORMS.get(graha);
  if (known) return known;
  const forms = Object.fromEntries(CASES.map((name) => [name, grahaCase(graha, name)]));
  GRAHA_FORMS.set(graha, forms);
  return forms;
}

const PRONOUNS: Readonly<Record<'masculine' | 'feminine' | 'neuter', Forms>> = {
  masculine: { he: 'он', gen: 'него', acc: 'его', dative: 'ему', instrumental: 'им', his: 'его' },
  feminine: { he: 'она', gen: 'неё', acc: 'её', dative: 'ей', instrumental: 'ею', his: 'её' },
  neuter: { he: 'оно', gen: 'него', acc: 'его', dative: 'ему', instrumental: 'им', his: 'его' },
};

/** The pronoun of a graha: `{him.dative}`. */
export function pronounOf(graha: Graha): Forms {
  return PRONOUNS[grahaTable[graha].gender];
}

const ORDINAL_STEMS = [
  'перв',
  'втор',
  'трет',
  'четвёрт',
  'пят',
  'шест',
  'седьм',
  'восьм',
  'девят',
  'десят',
  'одиннадцат',
  'двенадцат',
];
const STRESSED_ENDING: readonly number[] = [2, 6, 7, 8];

/** A house by its number in every case: «десятого дома»; `into` after «в» or «на» the same as the accusative. */
export function houseForms(house: number): Forms {
  const stem = ORDINAL_STEMS[house - 1];
  const soft = house === 3;
  const ending = (hard: string, softOne: string) => `${stem}${soft ? softOne : hard}`;
  const nominative = ending(STRESSED_ENDING.includes(house) ? 'ой' : 'ый', 'ий');
  return {
    nominative: `${nominative} дом`,
    genitive: `${ending('ого', 'ьего')} дома`,
    dative: `${ending('ому', 'ьему')} дому`,
    accusative: `${nominative} дом`,
    instrumental: `${ending('ым', 'ьим')} домом`,
    prepositional: `${ending('ом', 'ьем')} доме`,
  };
}

/** Where: «в десятом доме», «во втором доме». */
export function atHouse(house: number): string {
  return `${house === 2 ? 'во' : 'в'} ${houseForms(house).prepositional}`;
}

/** A sign by its count from the ascendant in every case: «десятого знака от Асцендента». */
export const signCountForms = (count: number): Forms =>
  Object.fromEntries(
    Object.entries(houseForms(count)).map(([name, text]) => [name, `${text.replace('дом', 'знак')} от Асцендента`]),
  );

/** A sign by its count: «в десятом знаке», «во втором знаке». */
export function atSignCount(count: number): string {
  return atHouse(count).replace(/доме$/, 'знаке');
}

/** Whither: «в десятый дом», «во второй дом». */
export function intoHouse(house: number): string {
  return `${house === 2 ? 'во' : 'в'} ${houseForms(house).accusative}`;
}

/** Whence: «из десятого дома». */
export function fromHouse(house: number): string {
  return `из ${houseForms(house).genitive}`;
}

const DIGNITY_PHRASES: Readonly<Record<Dignity, string>> = {
  exalted: 'в экзальтации',
  moolatrikona: 'в мулатриконе',
  own: 'в своём знаке',
  'great-friend': 'в знаке большого друга',
  friend: 'в знаке друга',
  neutral: 'в нейтральном знаке',
  enemy: 'в знаке врага',
  'great-enemy': 'в знаке большого врага',
  debilitated: 'в падении',
};

/** A dignity as it goes after a name: «в своём знаке». */
export function dignityPhrase(dignity: Dignity): string {
  return DIGNITY_PHRASES[dignity];
}

/** «A», «A и B», «A, B и C». */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} и ${names[names.length - 1]}`;
}

const COUNTS = ['ноль', 'одна', 'две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];

/** A count of feminine things 0–9 in words. */
export function countWord(count: number): string {
  return COUNTS[count] ?? String(count);
}
