import type { changeConsultation } from '@nebosvod/contracts/consultation-edits';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { ReadingDocument, ReadingSection, Sentence } from '@nebosvod/contracts/reading';
import { ProblemError } from '../../problem-error.ts';

type EditedSection = NonNullable<BodyOf<typeof changeConsultation>['sections']>[number];

/** A mistake in a change, beside its field. */
export const refused = (path: string, message: string): ProblemError =>
  new ProblemError('VALIDATION', message, { errors: [{ path, message }] });

/**
 * A reading with edited sections put in, each whole. What a person has changed is theirs.
 * @throws ProblemError 400 for a section that is not there
 */
export function withSections(document: ReadingDocument, edited: readonly EditedSection[]): ReadingDocument {
  const unknown = edited.findIndex(({ id }) => !document.sections.some((section) => section.id === id));
  if (unknown >= 0) throw refused(`sections.${unknown}.id`, 'В документе такого раздела нет');
  const before = new Map(document.sections.flatMap(sentencesOf).map((sentence) => [sentence.id, sentence]));
  const known = new Set(Object.keys(document.factors));
  const settle = (sentence: Sentence): Sentence => {
    const same = before.get(sentence.id);
    if (same && same.text === sentence.text) return same;
    // What a person wrote is theirs: its numbers are no longer marked as computed.
    const factors = sentence.factors.filter((factor) => known.has(factor));
    return { ...sentence, by: 'person', factors, values: [] };
  };
  const sections = document.sections.map((section) => {
    const change = edited.find(({ id }) => id === section.id);
    if (!change) return section;
    const { verdict, paragraphs, ...rest } = change;
    return {
      ...rest,
      ...(verdict ? { verdict: settle(verdict) } : {}),
      paragraphs: paragraphs.map(({ id, sentences }) => ({ id, sentences: sentences.map(settle) })),
    };
  });
  return { ...document, sections };
}

const sentencesOf = ({ verdict, paragraphs }: ReadingSection): readonly Sentence[] => [
  ...(verdict ? [verdict] : []),
  ...paragraphs.flatMap(({ sentences }) => sentences),
];
