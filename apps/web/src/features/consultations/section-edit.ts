import type { ReadingSection, Sentence } from '@nebosvod/contracts/reading';

/** The same section with the words of one sentence changed. */
export function withText(section: ReadingSection, id: string, text: string): ReadingSection {
  const settle = (sentence: Sentence): Sentence => (sentence.id === id ? { ...sentence, text } : sentence);
  const { verdict, paragraphs, ...rest } = section;
  return {
    ...rest,
    ...(verdict && { verdict: settle(verdict) }),
    paragraphs: paragraphs.map((paragraph) => ({ ...paragraph, sentences: paragraph.sentences.map(settle) })),
  };
}

/** The same section with an empty sentence of the practitioner at the end of a paragraph. */
export function withAdded(section: ReadingSection, paragraph: string, id: string): ReadingSection {
  const fresh: Sentence = { id, text: '', factors: [], by: 'person', values: [] };
  return {
    ...section,
    paragraphs: section.paragraphs.map((one) =>
      one.id === paragraph ? { ...one, sentences: [...one.sentences, fresh] } : one,
    ),
  };
}

/** The section as it is sent: without sentences that were emptied, and paragraphs that have none. */
export function sendable({ verdict, paragraphs, ...rest }: ReadingSection): ReadingSection {
  const isFull = ({ text }: Sentence) => text.trim() !== '';
  return {
    ...rest,
    ...(verdict && isFull(verdict) && { verdict }),
    paragraphs: paragraphs
      .map((paragraph) => ({ ...paragraph, sentences: paragraph.sentences.filter(isFull) }))
      .filter(({ sentences }) => sentences.length > 0),
  };
}

/** Sentences of a section as it is read, the verdict first. */
export function sentencesOf({ verdict, paragraphs }: ReadingSection): readonly Sentence[] {
  return [...(verdict ? [verdict] : []), ...paragraphs.flatMap(({ sentences }) => sentences)];
}
