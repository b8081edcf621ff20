import type { Brand, readLink } from '@nebosvod/contracts/delivery';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import type { ReadingDocument } from '@nebosvod/contracts/reading';

type Delivered = AnswerOf<typeof readLink>['document'];

/**
 * A document as a client gets it: sections in the practitioner's order without the hidden ones, and without births, values
 * and rules where it is not to be checked.
 */
export function deliveredDocument(document: ReadingDocument, brand: Brand, withProof: boolean): Delivered {
  const sections = sectionsFor(document, brand);
  const shown = new Set(sections.flatMap(sentenceIds));
  const contradictions = document.contradictions.filter((one) =>
    [...one.for, ...one.against].every((id) => shown.has(id)),
  );
  if (withProof) return { ...document, sections, contradictions };
  const { inputs: _inputs, factors, ...rest } = document;
  const labels = Object.fromEntries(Object.entries(factors).map(([id, { label }]) => [id, { label }]));
  return { ...rest, sections, contradictions, factors: labels };
}

type Section = ReadingDocument['sections'][number];

function sectionsFor({ sections }: ReadingDocument, { order, hiddenSections }: Brand): Section[] {
  const placeOf = ({ id }: Section) => {
    const place = order.indexOf(id);
    return place < 0 ? order.length : place;
  };
  return sections.filter(({ id }) => !hiddenSections.includes(id)).sort((a, b) => placeOf(a) - placeOf(b));
}

const sentenceIds = ({ verdict, paragraphs }: Section): string[] => [
  ...(verdict ? [verdict.id] : []),
  ...paragraphs.flatMap(({ sentences }) => sentences.map(({ id }) => id)),
];
