import type { CaseName, NameOptions } from './name.ts';
import { nameOf } from './name.ts';
import { elementTable, modalityTable, signTable } from './sign.table.ts';

/** Sign of the zodiac, 1 = Aries … 12 = Pisces. */
export type SignNumber = keyof typeof signTable;

/** Is this a sign number, 1–12? */
function isSignNumber(value: number): value is SignNumber {
  return Object.hasOwn(signTable, value);
}

function entryOf(sign: number) {
  if (!isSignNumber(sign)) throw new RangeError(`sign ${sign} is outside 1–12`);
  return signTable[sign];
}

/** Name of a sign, 1–12, in the nominative: «Лев», «Симха», «Siṃha». Throws a RangeError outside 1–12. */
export function signName(sign: number, options: NameOptions = {}): string {
  return nameOf(entryOf(sign), options);
}

/** Name of a sign in a grammatical case: `signCase(5, 'genitive')` is «Льва». */
export function signCase(sign: number, grammaticalCase: CaseName, { language = 'ru' }: NameOptions = {}): string {
  const entry = entryOf(sign);
  if (language === 'iast') return entry.iast;
  return language === 'sa' ? entry.saCases[grammaticalCase] : entry.ruCases[grammaticalCase];
}

/** Where: «в Овне», «во Льве», «во Вришабхе». */
export function inSign(sign: number, { language = 'ru' }: NameOptions = {}): string {
  const entry = entryOf(sign);
  if (language === 'iast') return entry.iast;
  return language === 'sa' ? entry.saIn : entry.ruIn;
}

/** Whither: «в знак Льва», «в раши Симхи». */
export function intoSign(sign: number, { language = 'ru' }: NameOptions = {}): string {
  const entry = entryOf(sign);
  if (language === 'iast') return entry.iast;
  return language === 'sa' ? `в раши ${entry.saCases.genitive}` : `в знак ${entry.ruCases.genitive}`;
}

/** Two letters for a column of signs: «Ов». */
export function signAbbreviation(sign: number): string {
  return entryOf(sign).abbreviation;
}

/** Name in the glyph set: `aries`. */
export function signGlyph(sign: number): string {
  return entryOf(sign).glyph;
}

/** Element and modality in words: «огонь, подвижный». */
export function signNature(sign: number, options: NameOptions = {}): string {
  const entry = entryOf(sign);
  return `${nameOf(elementTable[entry.element], options)}, ${nameOf(modalityTable[entry.modality], options)}`;
}
