import { type changeConsultation, mostDocumentCharacters, mostSentences } from '@nebosvod/contracts/consultation-edits';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { ReadingDocument, ReadingSection, Sentence } from '@nebosvod/contracts/reading';
import { ProblemError } from '../../problem-error.ts';

type EditedSection = NonNullable<BodyOf<typeof changeConsultation>['sections']>[number];

/** A mistake in a change, beside its field. */
export const refused = (path: string, message: string): ProblemError =>
  new ProblemError('VALIDATION', message, { errors: [{ path, message }] });

/**
 * A reading with edited sections put in, each whole. What a person has changed is theirs.
 * @throws ProblemError 400 for a section that is not there, for an id that stands twice, and for a document longer than may be
 */
export function withSections(document: ReadingDocument, edited: readonly EditedSection[]): ReadingDocument {
  assertOwnIds(document, edited);
  const before = new Map(document.sections.flatMap(sentencesOf).map((sentence) => [sentence.id, sentence]));
  const known = new Set(Object.keys(document.factors));
  const settle = (sentence: Sentence): Sentence => {
    const same = before.get(sentence.id);
    if (same && same.text === sentence.text) return same;
    // What a person wrote is theirs: its numbers are no longer marked as computed.
    const factors = [...new Set(sentence.factors)].filter((factor) => known.has(factor));
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
  assertLength(sections);
  return { ...document, sections };
}

/** Sections are the document's own, and no id stands twice in it: a signature knows sentences by their ids. */
function assertOwnIds({ sections }: ReadingDocument, edited: readonly EditedSection[]): void {
  const given = new Set<string>();
  for (const [at, { id }] of edited.entries()) {
    const path = `sections.${at}.id`;
    if (!sections.some((section) => section.id === id)) throw refused(path, 'В документе такого раздела нет');
    if (given.has(id)) throw refused(path, 'Этот раздел дан дважды');
    given.add(id);
  }
  const kept = sections.filter(({ id }) => !given.has(id));
  const paragraphIds = new Set(kept.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id)));
  const sentenceIds = new Set(kept.flatMap(sentencesOf).map(({ id }) => id));
  const take = (ids: Set<string>, id: string, path: string) => {
    if (ids.has(id)) throw refused(`${path}.id`, 'Такой идентификатор в документе уже есть');
    ids.add(id);
  };
  for (const [at, { verdict, paragraphs }] of edited.entries()) {
    if (verdict) take(sentenceIds, verdict.id, `sections.${at}.verdict`);
    for (const [place, { id, sentences }] of paragraphs.entries()) {
      const path = `sections.${at}.paragraphs.${place}`;
      take(paragraphIds, id, path);
      for (const [order, sentence] of sentences.entries()) {
        take(sentenceIds, sentence.id, `${path}.sentences.${order}`);
      }
    }
  }
}

/** Whoever opens its link waits until the whole of a document is drawn and signed. */
function assertLength(sections: readonly ReadingSection[]): void {
  if (sections.flatMap(sentencesOf).length > mostSentences)
    throw refused('sections', `В документе может быть до ${mostSentences} предложений`);
  if (JSON.stringify(sections).length > mostDocumentCharacters)
    throw refused('sections', 'Документ слишком длинный: сократите его, чтобы сохранить правку');
}

const sentencesOf = ({ verdict, paragraphs }: ReadingSection): readonly Sentence[] => [
  ...(verdict ? [verdict] : []),
  ...paragraphs.flatMap(({ sentences }) => sentences),
];
