import type { ReadingDocument, ReadingFactor, ReadingSection, Sentence } from '@nebosvod/contracts/reading';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { bannedIn, slipsIn } from '@nebosvod/interpretations/prose/prose-checks';
import { checkWords } from '../publication/check-words.ts';
import { claimsIn, namesMonth, properNamesIn } from './claims.ts';
import { numbersIn, printedForms } from './printed-value.ts';
import { proveSentence, Recomputed } from './prove.ts';

/** A sentence as a language model gives it. */
export interface WrittenSentence {
  readonly text: string;
  readonly factors: readonly string[];
}

/** A section as a language model gives it. */
export interface WrittenSection {
  readonly id: string;
  readonly paragraphs: readonly (readonly WrittenSentence[])[];
}

/** Why a sentence was left out. */
export type Refusal = 'factor' | 'value' | 'claim' | 'words' | 'length' | 'repeat';

export interface AcceptedSection {
  readonly section: ReadingSection;
  readonly refused: readonly { readonly text: string; readonly why: Refusal }[];
}

/** A sentence longer than that is no sentence. */
const LONGEST = 700;
const SHORTEST = 12;

/**
 * Holds sentences that a language model wrote against the births of a document, as `POST /v1/verify` would: each names factors of the
 * document, which are recomputed; each printed date and number must be a value of them; what it names of the chart they must name too; what
 * the ban list of texts or of publications knows is out. What does not pass is left out.
 * @returns the sections of the document in these words, their verdicts kept; one that the document does not have is left out
 */
export function acceptSections(
  ephemeris: Ephemeris,
  document: ReadingDocument,
  written: readonly WrittenSection[],
): AcceptedSection[] {
  const recomputed = new Recomputed(ephemeris, document);
  return written.flatMap((one) => acceptSection(document, recomputed, one) ?? []);
}

function acceptSection(
  document: ReadingDocument,
  recomputed: Recomputed,
  { id, paragraphs }: WrittenSection,
): AcceptedSection | null {
  const own = document.sections.find((section) => section.id === id);
  if (!own) return null;
  const refused: AcceptedSection['refused'][number][] = [];
  const texts = new Set<string>();
  const accepted = paragraphs.map((sentences, at) => {
    const paragraph = `${id}.m${at + 1}`;
    const kept: Sentence[] = [];
    for (const given of sentences) {
      const text = given.text.replaceAll(/\s+/g, ' ').trim();
      const made = sentenceOf(document, `${paragraph}.${kept.length + 1}`, { ...given, text });
      const why = texts.has(text) ? 'repeat' : refusalOf(document, recomputed, made);
      if (why === null) {
        texts.add(text);
        kept.push(made);
      } else refused.push({ text, why });
    }
    return { id: paragraph, sentences: kept };
  });
  return { section: { ...own, paragraphs: accepted.filter(({ sentences }) => sentences.length > 0) }, refused };
}

/** A sentence with every printed value of its factors marked; longer forms first, so that a date is not taken for its day. */
function sentenceOf(document: ReadingDocument, id: string, { text, factors }: WrittenSentence): Sentence {
  const named = [...new Set(factors)];
  const forms = named
    .flatMap((factor) =>
      Object.entries(factorOf(document, factor)?.values ?? {}).map(([key, value]) => ({ factor, key, value })),
    )
    .flatMap(({ factor, key, value }) => printedForms(value).map((form) => ({ factor, key, form })))
    .sort((a, b) => b.form.length - a.form.length);
  const values: Sentence['values'] = [];
  for (const { factor, key, form } of forms) {
    for (const from of placesOf(text, form)) {
      const to = from + form.length;
      if (values.every((other) => to <= other.from || from >= other.to)) values.push({ from, to, factor, key });
    }
  }
  values.sort((a, b) => a.from - b.from);
  return { id, text, factors: named, by: 'model', values };
}

/** Where a form stands by itself: «4» is not a part of «14» or of «4,5». */
function placesOf(text: string, form: string): number[] {
  const places: number[] = [];
  for (let from = text.indexOf(form); from >= 0; from = text.indexOf(form, from + 1)) {
    const around = `${text[from - 1] ?? ' '}${text[from + form.length] ?? ' '}`;
    if (!/[\p{L}\d]/u.test(around) && !/^,?\d/.test(text.slice(from + form.length))) places.push(from);
  }
  return places;
}

const factorOf = ({ factors }: ReadingDocument, id: string): ReadingFactor | undefined =>
  Object.hasOwn(factors, id) ? factors[id] : undefined;

function refusalOf(document: ReadingDocument, recomputed: Recomputed, sentence: Sentence): Refusal | null {
  const { text, factors, values } = sentence;
  if (text.length > LONGEST || text.length < SHORTEST) return 'length';
  if (factors.length === 0 || factors.some((id) => factorOf(document, id) === undefined)) return 'factor';
  const { verdict, faults } = proveSentence(sentence, recomputed);
  if (verdict !== 'holds')
    return faults.some(({ kind }) => kind === 'unmarked' || kind === 'differs') ? 'value' : 'factor';
  const outside = withoutMarks(text, values);
  if (namesMonth(outside) || numbersIn(outside).length > 0) return 'value';
  if (!namesOnly(text, groundOf(document, factors))) return 'claim';
  const prose = { at: sentence.id, text };
  const isBanned = bannedIn(prose).length > 0 || slipsIn(prose).length > 0;
  const isStopped = checkWords(text).some(({ level }) => level === 'stop');
  return isBanned || isStopped || /https?:|[<>@]/.test(text) ? 'words' : null;
}

/** What factors say in our words: their labels, and our sentences that rest on them alone. */
function groundOf(document: ReadingDocument, factors: readonly string[]): string {
  const named = new Set(factors);
  const labels = factors.flatMap((id) => factorOf(document, id)?.label ?? []);
  const told = document.sections
    .flatMap(({ verdict, paragraphs }) => [
      ...(verdict ? [verdict] : []),
      ...paragraphs.flatMap(({ sentences }) => sentences),
    ])
    .filter((one) => one.by === 'composer' && one.factors.length > 0 && one.factors.every((id) => named.has(id)));
  return [...labels, ...told.map(({ text }) => text)].join('. ');
}

const withoutMarks = (text: string, values: Sentence['values']): string =>
  [...values]
    .reverse()
    .reduce((left, { from, to }) => `${left.slice(0, from)}${' '.repeat(to - from)}${left.slice(to)}`, text);

/** Whether a text names nothing of the chart, and nobody, that the ground does not. */
export function namesOnly(text: string, ground: string): boolean {
  const known = claimsIn(ground);
  if (![...claimsIn(text)].every((claim) => known.has(claim))) return false;
  const words = ground.toLowerCase();
  return properNamesIn(text).every((name) => {
    const isTerm = claimsIn(name).size > 0;
    return isTerm || words.includes(name.toLowerCase().slice(0, Math.max(3, name.length - 2)));
  });
}
