import type { ReadingDocument, ReadingSection } from '@nebosvod/contracts/reading';
import { sentencesOf, withText } from './section-edit.ts';

/** A sentence that holds what is looked for, and how many times. */
export interface Found {
  readonly section: string;
  readonly sentence: string;
  readonly text: string;
  readonly count: number;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (text: string) => new RegExp(escaped(text), 'giu');

/** Sentences that hold a text, capitals or not; none for an empty one. */
export function findIn({ sections }: Pick<ReadingDocument, 'sections'>, text: string): readonly Found[] {
  if (text === '') return [];
  return sections.flatMap((section) =>
    sentencesOf(section).flatMap((sentence): Found[] => {
      const count = sentence.text.match(patternOf(text))?.length ?? 0;
      return count === 0 ? [] : [{ section: section.id, sentence: sentence.id, text: sentence.text, count }];
    }),
  );
}

/** A replacement that begins as what it replaces does: a capital for a capital. */
function inCaseOf(found: string, put: string): string {
  const [first = ''] = found;
  const isCapital = first !== first.toLowerCase() && put[0] === put[0]?.toLowerCase();
  return isCapital ? `${put.charAt(0).toUpperCase()}${put.slice(1)}` : put;
}

/** Sections that change when a text is replaced wherever it stands. */
export function replacedIn(
  document: Pick<ReadingDocument, 'sections'>,
  text: string,
  put: string,
): readonly ReadingSection[] {
  const found = findIn(document, text);
  return document.sections.flatMap((section) => {
    const own = found.filter((one) => one.section === section.id);
    if (own.length === 0) return [];
    return [
      own.reduce(
        (changed, { sentence, text: before }) =>
          withText(
            changed,
            sentence,
            before.replace(patternOf(text), (match) => inCaseOf(match, put)),
          ),
        section,
      ),
    ];
  });
}
