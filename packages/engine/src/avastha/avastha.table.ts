/** Share of its fruit a graha gives in each baladi avastha; of vriddha the verse says "a trace". [BPHS 45.4] */
export const BALADI_SHARE = { bala: 0.25, kumara: 0.5, yuva: 1, vriddha: 0, mrita: 0 } as const;

/** Share of its fruit: full, middling, none. [BPHS 45.6] */
export const JAGRADADI_SHARE = { jagrat: 1, swapna: 0.5, sushupti: 0 } as const;

/** Which deeptadi avasthas support and which hinder. [BPHS 45.8–10] */
export const DEEPTADI_TONE = {
  deepta: 'good',
  swastha: 'good',
  pramudita: 'good',
  shanta: 'good',
  dina: 'bad',
  duhkhita: 'bad',
  vikala: 'bad',
  khala: 'bad',
  kopi: 'bad',
} as const;

/** Which lajjitadi avasthas support and which hinder. [BPHS 45.19–24] */
export const LAJJITADI_TONE = {
  lajjita: 'bad',
  garvita: 'good',
  kshudhita: 'bad',
  trishita: 'bad',
  mudita: 'good',
  kshobhita: 'bad',
} as const;

/** Number of each graha in the shayanadi formula, and what is added to it in the second step. [BPHS 45.30–39] */
export const SHAYANADI_NUMBERS = {
  sun: { order: 1, addend: 5 },
  moon: { order: 2, addend: 2 },
  mars: { order: 3, addend: 2 },
  mercury: { order: 4, addend: 3 },
  jupiter: { order: 5, addend: 5 },
  venus: { order: 6, addend: 3 },
  saturn: { order: 7, addend: 3 },
  rahu: { order: 8, addend: 4 },
  ketu: { order: 9, addend: 4 },
} as const;

/** Share of the fruit of a shayanadi avastha by how far it shows. [BPHS 45.37–39] */
export const SHAYANADI_SHARE = { vichesta: 0, drishti: 0.5, chesta: 1 } as const;

/**
 * Anka of the first sound of a name: the five rows of the Indian syllables, written for Russian and Latin letters.
 * Longer spellings come first. Which letter a foreign sound belongs to is a convention.
 */
export const NAME_ANKAS: readonly (readonly [anka: number, sounds: readonly string[]])[] = [
  [3, ['джх', 'jh']],
  [2, ['кх', 'kh', 'дж', 'sh', 'ш', 'щ']],
  [4, ['гх', 'gh', 'тх', 'th', 'пх', 'ph']],
  [1, ['чх', 'chh', 'дх', 'dh', 'бх', 'bh']],
  [5, ['ч', 'ch', 'ц']],
  [1, ['а', 'я', 'a', 'к', 'k', 'c', 'q', 'в', 'v', 'w']],
  [2, ['и', 'ы', 'i', 'х', 'ж', 'з', 'j', 'z', 'н', 'n', 'м', 'm']],
  [3, ['у', 'ю', 'u', 'г', 'g', 'т', 't', 'п', 'p', 'й', 'y']],
  [4, ['э', 'е', 'e', 'ф', 'f', 'р', 'r', 'с', 's', 'x']],
  [5, ['о', 'ё', 'o', 'д', 'd', 'б', 'b', 'л', 'l', 'h']],
];
