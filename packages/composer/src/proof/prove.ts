import type { ReadingDocument, ReadingFactor, Sentence } from '@nebosvod/contracts/reading';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { Births } from '../birth/births.ts';
import { resolveTyped } from '../birth/typed-birth.ts';
import type { Decision } from '../rule/decision.ts';
import { holds } from '../rule/holds.ts';
import { numbersIn, printedForms } from './printed-value.ts';

/** Why a sentence is not confirmed. */
export type Fault =
  /** It names a factor that the document does not have, or none. */
  | { readonly kind: 'missing' }
  /** A rule it rests on does not hold of these births. */
  | { readonly kind: 'fails'; readonly factor: string }
  /** A value kept with a factor is not the recomputed one. */
  | { readonly kind: 'stored'; readonly factor: string }
  /** A printed value is not the recomputed one, which stands beside it as it would be printed. */
  | { readonly kind: 'differs'; readonly printed: string; readonly recomputed: string | null }
  /** A number that comes from no factor. */
  | { readonly kind: 'unmarked'; readonly printed: string };

/** What a proof comes to for one sentence. What a person wrote is told apart: nobody recomputes it. */
export interface SentenceProof {
  readonly id: string;
  readonly verdict: 'holds' | 'fails' | 'person';
  readonly faults: readonly Fault[];
}

/** A document decided anew. */
export interface DocumentProof {
  readonly sentences: readonly SentenceProof[];
  /** Factors that sentences rest on, and how many of them hold with the values they are kept with. */
  readonly factors: number;
  readonly holding: number;
}

type Checked = Pick<ReadingDocument, 'inputs' | 'settings' | 'factors' | 'sections'>;

/** Sentences of a document in reading order, the verdict of a section before its paragraphs. */
export function sentencesOf({ sections }: Pick<ReadingDocument, 'sections'>): Sentence[] {
  return sections.flatMap(({ verdict, paragraphs }) => [
    ...(verdict ? [verdict] : []),
    ...paragraphs.flatMap(({ sentences }) => sentences),
  ]);
}

/** Decides every factor of a document anew from its births and settings; a factor of a birth that does not resolve is not decided. */
export class Recomputed {
  readonly #births: Births;
  readonly #decisions = new Map<string, Decision>();
  readonly #factors: ReadingDocument['factors'];

  constructor(ephemeris: Ephemeris, { inputs, settings, factors }: Checked) {
    const births = inputs.births.flatMap(({ role, birth }) => resolveTyped(role, birth) ?? []);
    this.#births = new Births(ephemeris, births, settings);
    this.#factors = factors;
  }

  factor(id: string): ReadingFactor | undefined {
    return Object.hasOwn(this.#factors, id) ? this.#factors[id] : undefined;
  }

  decision(id: string, { rule }: ReadingFactor): Decision {
    const known = this.#decisions.get(id);
    if (known) return known;
    const decision = holds(rule, this.#births);
    this.#decisions.set(id, decision);
    return decision;
  }

  /** What is wrong with a factor; null where it holds with the very values it is kept with. */
  faultOf(id: string): Fault | null {
    const factor = this.factor(id);
    if (!factor) return { kind: 'missing' };
    const { holds: is, values } = this.decision(id, factor);
    if (is !== true) return { kind: 'fails', factor: factor.label };
    const keys = new Set([...Object.keys(values), ...Object.keys(factor.values)]);
    return [...keys].every((key) => values[key] === factor.values[key])
      ? null
      : { kind: 'stored', factor: factor.label };
  }
}

/** Holds one sentence against the recomputed sky: its factors, its printed values, its every number. */
export function proveSentence(sentence: Sentence, recomputed: Recomputed): SentenceProof {
  const { id, by, factors, values, text } = sentence;
  if (by === 'person') return { id, verdict: 'person', faults: [] };
  const faults: Fault[] = factors.length === 0 ? [{ kind: 'missing' }] : [];
  for (const factor of factors) {
    const fault = recomputed.faultOf(factor);
    if (fault) faults.push(fault);
  }
  for (const mark of values) {
    const printed = text.slice(mark.from, mark.to);
    const forms = formsOf(mark, recomputed);
    if (!forms.includes(printed)) faults.push({ kind: 'differs', printed, recomputed: forms[0] ?? null });
  }
  for (const number of numbersIn(text)) {
    if (!values.some(({ from, to }) => from <= number.from && to >= number.to))
      faults.push({ kind: 'unmarked', printed: number.text });
  }
  return { id, verdict: faults.length === 0 ? 'holds' : 'fails', faults };
}

function formsOf({ factor: id, key }: Sentence['values'][number], recomputed: Recomputed): readonly string[] {
  const factor = recomputed.factor(id);
  const value = factor && recomputed.decision(id, factor).values[key];
  return value === undefined ? [] : printedForms(value);
}

/**
 * Decides a whole document anew by the engine alone: the same in a browser and on the server.
 * @param shown the sentences as they stand on the page, by their ids; a sentence that is not there, or reads otherwise, is held
 * against what is shown
 */
export function prove(
  ephemeris: Ephemeris,
  document: Checked,
  shown: Readonly<Record<string, string>> = {},
): DocumentProof {
  const recomputed = new Recomputed(ephemeris, document);
  const sentences = sentencesOf(document);
  const used = [...new Set(sentences.flatMap(({ factors }) => factors))];
  return {
    sentences: sentences.map((sentence) =>
      proveSentence({ ...sentence, text: shown[sentence.id] ?? sentence.text }, recomputed),
    ),
    factors: used.length,
    holding: used.filter((id) => recomputed.faultOf(id) === null).length,
  };
}
