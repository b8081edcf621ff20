import { products } from '@nebosvod/contracts/products.table';
import type { ReadingDocument, ReadingSection, ShownDocument } from '@nebosvod/contracts/reading';
import type { ReadKind } from '@nebosvod/contracts/reading-on-screen';
import { type Caller, ownsAny } from '../../caller.ts';

/** Products that open a portrait. */
const openingOf = (portrait: ReadKind) =>
  products.filter(({ kinds }) => kinds.some((kind) => kind === portrait)).map(({ id }) => id);
const OPENING: Readonly<Record<ReadKind, readonly number[]>> = {
  'veda-portrait': openingOf('veda-portrait'),
  'western-portrait': openingOf('western-portrait'),
};

/** The gist, and how many areas beside it are open to everybody. */
const GIST = 'gist';
const FREE_AREAS: Readonly<Record<ReadKind, number>> = { 'veda-portrait': 1, 'western-portrait': 0 };

/**
 * A reading as its reader may see it: the owner of a product that opens the portrait everything, anybody else the gist and the areas
 * that are free. What is not opened leaves nothing behind: no text, no factor, no dispute.
 */
export function shownTo(caller: Caller | null, kind: ReadKind, document: ReadingDocument): ShownDocument {
  const opening = OPENING[kind];
  if (caller && ownsAny(caller, opening)) return document;
  const areas = document.sections.filter(({ verdict }) => verdict !== undefined);
  const opened = new Set([GIST, ...areas.slice(0, FREE_AREAS[kind]).map(({ id }) => id)]);
  const sections = document.sections.map((section) =>
    opened.has(section.id)
      ? section
      : { id: section.id, title: section.title, isLocked: true as const, opensWith: [...opening] },
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
