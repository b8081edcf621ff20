import { products } from '@nebosvod/contracts/products.table';
import type { ReadingDocument, ReadingSection, ShownDocument } from '@nebosvod/contracts/reading';
import { type Caller, ownsAny } from '../../caller.ts';

/** Products that open the portrait. */
const OPENING = products.filter(({ kinds }) => kinds.some((kind) => kind === 'veda-portrait')).map(({ id }) => id);

/** The gist, and areas beside it that are open to everybody. */
const GIST = 'gist';
const FREE_AREAS = 1;

/**
 * A reading as its reader may see it: the owner of a product that opens the portrait everything, anybody else the gist and the first
 * area whole. What is not opened leaves nothing behind: no text, no factor, no dispute.
 */
export function shownTo(caller: Caller | null, document: ReadingDocument): ShownDocument {
  if (caller && ownsAny(caller, OPENING)) return document;
  const areas = document.sections.filter(({ verdict }) => verdict !== undefined);
  const opened = new Set([GIST, ...areas.slice(0, FREE_AREAS).map(({ id }) => id)]);
  const sections = document.sections.map((section) =>
    opened.has(section.id)
      ? section
      : { id: section.id, title: section.title, isLocked: true as const, opensWith: OPENING },
  );
  const used = new Set([
    ...document.sections.filter(({ id }) => opened.has(id)).flatMap(factorsOf),
    ...document.uncertain.map(({ factor }) => factor),
  ]);
  return {
    ...document,
    sections,
    factors: Object.fromEntries(Object.entries(document.factors).filter(([id]) => used.has(id))),
    contradictions: document.contradictions.filter(({ area }) => opened.has(area)),
  };
}

function factorsOf({ verdict, paragraphs }: ReadingSection): string[] {
  const sentences = [...(verdict ? [verdict] : []), ...paragraphs.flatMap((paragraph) => paragraph.sentences)];
  return sentences.flatMap(({ factors }) => factors);
}
