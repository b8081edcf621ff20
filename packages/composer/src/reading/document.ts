import type { ReadingDocument, ReadingSection, Sentence } from '@nebosvod/contracts/reading';
import type { ToldArea } from './area-section.ts';
import { contradictionsOf } from './dispute-section.ts';
import type { ToldPiece } from './piece.ts';
import type { Prepared } from './prepared.ts';
import { uncertainOf } from './uncertain.ts';
import type { Draft, Voice } from './voice.ts';

/** What a document is put together of. */
export interface Parts {
  readonly title: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly verdict?: Draft }[];
  /** The sentences chosen, in the order they were made. */
  readonly pieces: readonly ToldPiece[];
  readonly told: readonly ToldArea[];
  /** Nothing in it hangs on the time of birth. */
  readonly isTimeless?: boolean;
  /** What the time of birth leaves open; of a Veda chart unless told. */
  readonly uncertain?: ReadingDocument['uncertain'];
  /** What it was asked for beside the births. */
  readonly asked?: Omit<ReadingDocument['inputs'], 'births'>;
}

/** The document of a reading: a section without a sentence and a verdict is left out. */
export function assembled(
  voice: Voice,
  prepared: Prepared,
  { title, sections, pieces, told, isTimeless = false, uncertain: given, asked }: Parts,
): ReadingDocument {
  const ids = new Map<Draft, string>();
  const shown = sections
    .map(({ id, title: name, verdict }) => ({
      id,
      title: name,
      ...(verdict && { verdict: { id: `${id}.verdict`, ...verdict } }),
      paragraphs: paragraphsOf(id, pieces, ids),
    }))
    .filter(({ paragraphs, verdict }) => paragraphs.length > 0 || verdict);
  const { births, asOf, facts, second } = prepared;
  const uncertain =
    given ??
    (isTimeless
      ? []
      : [...uncertainOf(voice, prepared), ...(second ? uncertainOf(voice.about('second'), second) : [])]);
  const open = uncertain.map(({ factor }) => factor);
  return {
    version: 1,
    title,
    asOf,
    settings: facts.settings,
    engineVersion: births.ephemeris.version,
    inputs: {
      births: births.roles.flatMap((role) => {
        const known = births.get(role);
        return known ? [{ role, birth: known.birth.typed }] : [];
      }),
      ...asked,
    },
    sections: shown,
    factors: usedFactors(voice, shown, open),
    contradictions: contradictionsOf(told, (draft) => ids.get(draft) ?? null),
    uncertain,
  };
}

function paragraphsOf(
  section: string,
  pieces: readonly ToldPiece[],
  ids: Map<Draft, string>,
): ReadingSection['paragraphs'] {
  const own = pieces.filter((piece) => piece.section === section);
  const names = [...new Set(own.map(({ paragraph }) => paragraph))];
  return names.map((name) => {
    const sentences = own
      .filter(({ paragraph }) => paragraph === name)
      .sort((a, b) => a.order - b.order)
      .map(({ draft }, index): Sentence => {
        const id = `${section}.${name}.${index + 1}`;
        ids.set(draft, id);
        return { id, ...draft };
      });
    return { id: `${section}.${name}`, sentences };
  });
}

/** Factors that the document names, and no other. */
function usedFactors(
  voice: Voice,
  sections: readonly ReadingSection[],
  more: readonly string[],
): ReadingDocument['factors'] {
  const used = new Set(more);
  for (const { verdict, paragraphs } of sections) {
    for (const sentence of [...(verdict ? [verdict] : []), ...paragraphs.flatMap(({ sentences }) => sentences)]) {
      for (const id of sentence.factors) used.add(id);
    }
  }
  return voice.factorsOf(used);
}
