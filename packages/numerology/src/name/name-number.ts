import { type ConfirmationId, type Confirmations, marks } from '../confirmation.ts';
import { type KarmicDebt, karmicDebtsIn } from '../karmic-debt.ts';
import { countDigits, DIGITS, type DigitCounts } from '../psychomatrix.ts';
import { type Reading, read, refuse } from '../reading.ts';
import { lastOf, masterChain } from '../reduction.ts';
import { type Step, sumChainText, Trace } from '../trace.ts';
import { LATIN_VOWELS, LETTER_VALUES, type NameTable, RUSSIAN_VOWELS } from './letters.table.ts';
import type { NameText, NameWarning } from './read-name.ts';

export interface NameOptions {
  /** Default: by the alphabet of the name, `russian` or `latin`. */
  readonly table?: NameTable | undefined;
  /** Count the Latin Y as a vowel; false unless said. */
  readonly latinYIsVowel?: boolean | undefined;
}

export interface LetterValue {
  readonly letter: string;
  readonly value: number;
  readonly vowel: boolean;
}

export interface NamePartNumbers {
  readonly text: string;
  readonly letters: readonly LetterValue[];
  readonly sum: number;
  /** 1–9, 11, 22 or 33. */
  readonly number: number;
}

export interface NameNumbers {
  readonly table: NameTable;
  readonly parts: readonly NamePartNumbers[];
  /** All letters added. */
  readonly sum: number;
  /** The same as `expression`. */
  readonly number: number;
  /** Parts reduced one by one (masters kept), added, reduced. */
  readonly expression: number;
  /** The same from the sum of all letters at once, the rival way. */
  readonly expressionWhole: number;
  /** Vowels; null when the name has none. */
  readonly soul: number | null;
  /** Consonants, Й, Ъ and Ь among them; null when the name has none. */
  readonly personality: number | null;
  readonly reason: 'NO_VOWELS' | 'NO_CONSONANTS' | null;
  readonly karmicDebts: readonly KarmicDebt[];
  /** Digits that no letter of the name carries. The Chaldean table has no 9, so 9 is never missing there. */
  readonly karmicLessons: readonly number[];
  readonly counts: DigitCounts;
  readonly warnings: readonly NameWarning[];
  readonly trace: readonly Step[];
  readonly confirmation: Confirmations;
}

const TABLE_MARK: Readonly<Record<NameTable, ConfirmationId>> = {
  russian: 'nameRussian',
  'russian-no-signs': 'nameRussianNoSigns',
  latin: 'nameLatin',
  chaldean: 'nameChaldean',
};

function tableFor(name: NameText, wanted: NameTable | undefined): Reading<NameTable> {
  const russianTable = wanted === 'russian' || wanted === 'russian-no-signs';
  if (wanted === undefined) return read(name.alphabet);
  if (russianTable && name.alphabet === 'latin') {
    return refuse('WRONG_TABLE', 'Русская таблица считает русские буквы, а имя написано латиницей.');
  }
  if (!russianTable && name.alphabet === 'russian') {
    return refuse('WRONG_TABLE', 'Эта таблица считает латинские буквы, а имя написано по-русски.');
  }
  return read(wanted);
}

interface Sums {
  readonly number: number | null;
  readonly chain: readonly number[];
}

/** Adds the chosen letters part by part, reducing each part first. */
function addParts(
  id: string,
  label: string,
  parts: readonly NamePartNumbers[],
  chosen: (letter: LetterValue) => boolean,
  trace: Trace,
): Sums {
  const reduced: number[] = [];
  for (const [i, part] of parts.entries()) {
    const values = part.letters.filter(chosen).map((letter) => letter.value);
    if (values.length === 0) continue;
    const chain = masterChain(values.reduce((sum, value) => sum + value, 0));
    if (lastOf(chain) === 0) continue;
    reduced.push(trace.step(`${id}-${i + 1}`, `${label}: «${part.text}»`, sumChainText(values, chain), lastOf(chain)));
  }
  if (reduced.length === 0) return { number: null, chain: [] };
  const chain = masterChain(reduced.reduce((sum, value) => sum + value, 0));
  return { number: trace.step(id, label, sumChainText(reduced, chain), lastOf(chain)), chain };
}

/**
 * Expression, soul and personality of a name, letter by letter. Numbers are 1–9, 11, 22 or 33 and
 * soul + personality ≡ expression (mod 9). Refuses a table that does not fit the alphabet.
 * @see [mysticalmagazine] [Decoz]
 */
export function nameNumbers(name: NameText, options: NameOptions = {}): Reading<NameNumbers> {
  const chosen = tableFor(name, options.table);
  if (!chosen.ok) return chosen;
  const table = chosen.value;
  const values = LETTER_VALUES[table];
  const isVowel = (letter: string) =>
    RUSSIAN_VOWELS.has(letter) || LATIN_VOWELS.has(letter) || (letter === 'Y' && options.latinYIsVowel === true);
  const parts = name.parts.map((part) => {
    const letters = part.letters.map((letter) => ({ letter, value: values.get(letter) ?? 0, vowel: isVowel(letter) }));
    const sum = letters.reduce((total, { value }) => total + value, 0);
    return { text: part.text, letters, sum, number: lastOf(masterChain(sum)) };
  });
  const trace = new Trace();
  const expression = addParts('expression', 'Число судьбы по имени', parts, () => true, trace);
  if (expression.number === null) {
    return refuse('WRONG_TABLE', 'В этой таблице у букв имени нет значений: выберите другую.');
  }
  const soul = addParts('soul', 'Число души: гласные', parts, (letter) => letter.vowel, trace);
  const personality = addParts('personality', 'Число личности: согласные', parts, (letter) => !letter.vowel, trace);
  const sums = parts.map((part) => part.sum);
  const whole = masterChain(sums.reduce((total, value) => total + value, 0));
  trace.step('expressionWhole', 'Все буквы сразу, без деления на части', sumChainText(sums, whole), lastOf(whole));
  const counts = countDigits(parts.flatMap((part) => part.letters.map((letter) => letter.value)));
  const debts = new Set([...expression.chain, ...soul.chain, ...personality.chain]);
  const latin = name.alphabet === 'latin';
  return read({
    table,
    parts,
    sum: whole[0],
    number: expression.number,
    expression: expression.number,
    expressionWhole: lastOf(whole),
    soul: soul.number,
    personality: personality.number,
    reason: soul.number === null ? 'NO_VOWELS' : personality.number === null ? 'NO_CONSONANTS' : null,
    karmicDebts: karmicDebtsIn([...debts]),
    karmicLessons: DIGITS.filter((digit) => counts[digit] === 0 && !(digit === 9 && table === 'chaldean')),
    counts,
    warnings: name.warnings,
    trace: trace.steps,
    confirmation: marks({
      letters: TABLE_MARK[table],
      expression: TABLE_MARK[table],
      soul: latin ? 'latinY' : 'soulAndPersonality',
      personality: latin ? 'latinY' : 'soulAndPersonality',
      karmicDebts: 'karmicDebts',
      karmicLessons: 'karmicLessons',
    }),
  });
}
