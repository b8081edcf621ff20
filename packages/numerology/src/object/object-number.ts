import { type ConfirmationId, type Confirmations, marks } from '../confirmation.ts';
import { LETTER_VALUES, RUSSIAN_LOOKALIKE } from '../name/letters.table.ts';
import type { OBJECT_KINDS } from '../numerology.ids.ts';
import { type Reading, read, refuse } from '../reading.ts';
import { digitChain, lastOf, toDigit } from '../reduction.ts';
import { type Step, sumChainText } from '../trace.ts';
import { ONE_DIGIT_CODES, TWO_DIGIT_CODES } from './calling-codes.table.ts';

export type ObjectKind = (typeof OBJECT_KINDS)[number];

export interface ObjectVariant {
  readonly id: string;
  readonly label: string;
  /** The characters that were counted. */
  readonly counted: string;
  readonly sum: number;
  /** 1–9. */
  readonly number: number;
}

export interface ObjectNumber {
  readonly kind: ObjectKind;
  readonly sum: number;
  /** 1–9. */
  readonly number: number;
  /** The first is the default reading; others are rival readings of the same text. */
  readonly variants: readonly ObjectVariant[];
  readonly notes: readonly string[];
  readonly trace: readonly Step[];
  readonly confirmation: Confirmations;
}

/** Longest text that is read, in characters. */
const OBJECT_LIMIT = 200;

const PHONE_SIGNS = /^[\d\s+().–—-]+$/;
const PLATE = /^([АВЕКМНОРСТУХ]\d{3}[АВЕКМНОРСТУХ]{2})(\d{2,3})?$/;
const LEGAL_FORM = /^(?:ООО|ОАО|ЗАО|ПАО|АО|ИП|НКО|АНО)\s+/iu;

/** Recognises what a text is: a phone, a Russian plate, the number of a flat, else a name of a business. */
export function guessObjectKind(text: string): ObjectKind {
  const digits = text.replace(/\D/g, '');
  if (PHONE_SIGNS.test(text) && digits.length >= 7) return 'phone';
  if (PLATE.test(plateText(text))) return 'car';
  if (/^\d{1,5}(?:[-/\s]?(?:\d{1,3}|\p{L}))?$/u.test(text.trim())) return 'flat';
  return 'business';
}

/** A plate in Russian capitals: its twelve letters exist in both alphabets, so a Latin twin is the same sign. */
function plateText(text: string): string {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/RUS$/u, '');
  return Array.from(plain, (char) => RUSSIAN_LOOKALIKE.get(char) ?? char).join('');
}

interface Counted {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

function characterValue(char: string): number | undefined {
  return /\d/.test(char) ? Number(char) : (LETTER_VALUES.russian.get(char) ?? LETTER_VALUES.latin.get(char));
}

function count({ id, label, text }: Counted): { readonly variant: ObjectVariant; readonly step: Step } | null {
  const values: number[] = [];
  let counted = '';
  for (const char of text.toUpperCase()) {
    const value = characterValue(char);
    if (value === undefined) continue;
    values.push(value);
    counted += char;
  }
  if (values.length === 0) return null;
  const chain = digitChain(values.reduce((sum, value) => sum + value, 0));
  const number = lastOf(chain);
  return {
    variant: { id, label, counted, sum: chain[0], number },
    step: { id, label, expression: sumChainText(values, chain), value: number },
  };
}

/** Words reduced one by one, then added: the rule of business names. */
function countWords(
  id: string,
  label: string,
  text: string,
): { readonly variant: ObjectVariant; readonly steps: Step[] } | null {
  const words = text.split(/\s+/u).flatMap((word, i) => {
    const one = count({ id: `${id}-${i + 1}`, label: `Слово «${word}»`, text: word });
    return one === null ? [] : [one];
  });
  if (words.length === 0) return null;
  const reduced = words.map((word) => word.variant.number);
  const chain = digitChain(reduced.reduce((sum, value) => sum + value, 0));
  const number = lastOf(chain);
  return {
    variant: {
      id,
      label,
      counted: words.map((word) => word.variant.counted).join(' '),
      sum: words.reduce((sum, word) => sum + word.variant.sum, 0),
      number,
    },
    steps: [...words.map((word) => word.step), { id, label, expression: sumChainText(reduced, chain), value: number }],
  };
}

function phoneReadings(text: string): Reading<{ readonly readings: Counted[]; readonly notes: string[] }> {
  if (!PHONE_SIGNS.test(text))
    return refuse('WRONG_KIND', 'В номере телефона остаются только цифры, «+», скобки и дефисы.');
  const digits = text.replace(/\D/g, '');
  if (digits.length < 3) return refuse('NO_DIGITS', 'В номере телефона меньше трёх цифр: проверьте его.');
  if (digits.length > 15) return refuse('TOO_LONG', 'В номере телефона не больше 15 цифр: проверьте его.');
  const readings: Counted[] = [{ id: 'typed', label: 'Как введено', text: digits }];
  const notes: string[] = [];
  const trunk = !text.trim().startsWith('+') && digits.length === 11 && digits.startsWith('8');
  const international = text.trim().startsWith('+') || (digits.length === 11 && digits.startsWith('7'));
  if (trunk || international) {
    const code = trunk ? '8' : callingCode(digits);
    const rest = digits.slice(code.length);
    readings.push({ id: 'without-code', label: trunk ? 'Без первой восьмёрки' : 'Без кода страны', text: rest });
    if (trunk) readings.push({ id: 'with-code', label: 'С кодом +7', text: `7${rest}` });
    if (!trunk && code === '7') readings.push({ id: 'with-trunk', label: 'С первой восьмёркой', text: `8${rest}` });
  } else if (digits.length === 10) {
    readings.push({ id: 'with-code', label: 'С кодом +7', text: `7${digits}` });
    readings.push({ id: 'with-trunk', label: 'С первой восьмёркой', text: `8${digits}` });
    notes.push('Номер введён без кода страны: показано и без него, и с кодом России.');
  }
  return read({ readings, notes });
}

function callingCode(digits: string): string {
  const one = digits.slice(0, 1);
  const two = digits.slice(0, 2);
  if (ONE_DIGIT_CODES.includes(one)) return one;
  return TWO_DIGIT_CODES.includes(two) ? two : digits.slice(0, 3);
}

function carReadings(text: string): Reading<{ readonly readings: Counted[]; readonly notes: string[] }> {
  const plain = text.toUpperCase().replace(/[\s-]/g, '');
  if (!/^[A-ZА-ЯЁ\d]+$/u.test(plain)) return refuse('UNKNOWN_SIGN', 'В номере машины остаются только буквы и цифры.');
  if (!/\d/.test(plain)) return refuse('NO_DIGITS', 'В номере машины нет цифр: проверьте его.');
  const [, core, region] = PLATE.exec(plateText(text)) ?? [];
  if (core === undefined) {
    const mixed = /[A-Z]/.test(plain) && /[А-ЯЁ]/u.test(plain);
    if (mixed)
      return refuse(
        'MIXED_ALPHABETS',
        'В номере машины смешаны русские и латинские буквы: наберите их одним алфавитом.',
      );
    return read({
      readings: [{ id: 'typed', label: 'Весь номер', text: plain }],
      notes: ['Номер не похож на российский: сосчитан целиком.'],
    });
  }
  const notes = /[A-Z]/.test(plain.replace(/RUS$/u, ''))
    ? ['Латинские буквы номера прочитаны как русские: на российских номерах это одни и те же знаки.']
    : [];
  const readings: Counted[] = [{ id: 'without-region', label: 'Без кода региона', text: core }];
  if (region !== undefined) readings.push({ id: 'with-region', label: 'С кодом региона', text: `${core}${region}` });
  readings.push({ id: 'digits', label: 'Только цифры номера', text: core.replace(/\D/g, '') });
  return read({ readings, notes });
}

function flatReadings(text: string): Reading<{ readonly readings: Counted[]; readonly notes: string[] }> {
  if (!/\d/.test(text)) return refuse('NO_DIGITS', 'В номере дома или квартиры нет цифр: введите номер.');
  const latin = /[a-z]/iu.test(text);
  if (latin && /[а-яё]/iu.test(text)) {
    return refuse('MIXED_ALPHABETS', 'В номере смешаны русские и латинские буквы: наберите их одним алфавитом.');
  }
  const readings: Counted[] = [{ id: 'typed', label: 'Номер целиком', text }];
  if (/\p{L}/u.test(text)) readings.push({ id: 'digits', label: 'Только цифры', text: text.replace(/\D/g, '') });
  return read({ readings, notes: [] });
}

function businessNumber(text: string): Reading<ObjectNumber> {
  if (/[a-z]/iu.test(text) && /[а-яё]/iu.test(text)) {
    return refuse(
      'MIXED_ALPHABETS',
      'В названии смешаны русские и латинские буквы: напишите его целиком одним алфавитом.',
    );
  }
  const foreign = Array.from(text.toUpperCase()).find(
    (char) => /\p{L}/u.test(char) && characterValue(char) === undefined,
  );
  if (foreign !== undefined) return refuse('UNKNOWN_LETTER', `Буквы «${foreign}» нет в русской и латинской таблицах.`);
  const whole = countWords('name', 'Название: слова порознь, затем вместе', text);
  if (whole === null) return refuse('EMPTY', 'Введите название: хотя бы одно слово.');
  const bare = text.replace(LEGAL_FORM, '');
  const short = bare === text ? null : countWords('without-form', 'Без формы собственности', bare);
  const notes = /\d/.test(text) ? ['Цифры в названии считаются своим значением.'] : [];
  const together = count({ id: 'together', label: 'Все буквы сразу', text });
  const rivals = [...(short === null ? [] : [short.variant]), ...(together === null ? [] : [together.variant])];
  const steps = [...whole.steps, ...(short === null ? [] : short.steps), ...(together === null ? [] : [together.step])];
  return read(answer('business', [whole.variant, ...rivals], steps, notes, 'objectRules'));
}

function answer(
  kind: ObjectKind,
  variants: readonly [ObjectVariant, ...ObjectVariant[]],
  trace: readonly Step[],
  notes: readonly string[],
  mark: ConfirmationId,
): ObjectNumber {
  return {
    kind,
    sum: variants[0].sum,
    number: variants[0].number,
    variants,
    notes,
    trace,
    confirmation: marks({ number: mark, variants: kind === 'phone' ? 'phoneVariants' : 'objectRules' }),
  };
}

/**
 * Number 1–9 of a phone, car plate, flat or business name, with its rival readings. Digits count as themselves, letters
 * by the Russian or Latin table. Only the plain sum of a phone's digits has a published example. @see [pages]
 */
export function objectNumber(text: string, kind: ObjectKind = guessObjectKind(text)): Reading<ObjectNumber> {
  const trimmed = text.normalize('NFC').trim();
  if (trimmed === '') return refuse('EMPTY', 'Введите номер или название.');
  if (trimmed.length > OBJECT_LIMIT)
    return refuse('TOO_LONG', `Текст не должен быть длиннее ${OBJECT_LIMIT} знаков: сократите его.`);
  if (kind === 'business') return businessNumber(trimmed);
  const found =
    kind === 'phone' ? phoneReadings(trimmed) : kind === 'car' ? carReadings(trimmed) : flatReadings(trimmed);
  if (!found.ok) return found;
  const [first, ...rivals] = found.value.readings.flatMap((reading) => count(reading) ?? []);
  if (first === undefined || toDigit(first.variant.sum) === 0)
    return refuse('NO_DIGITS', 'В номере одни нули: числа у него нет.');
  const variants = [first.variant, ...rivals.map((one) => one.variant)] as const;
  const steps = [first.step, ...rivals.map((one) => one.step)];
  return read(answer(kind, variants, steps, found.value.notes, kind === 'phone' ? 'phone' : 'objectRules'));
}
