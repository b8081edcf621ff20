import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { sentencesOf } from './section-edit.ts';

/** A run of words that both texts have, or one of them. */
export interface Run {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** A sentence that is not the same in two states of a document. */
export interface ChangedSentence {
  readonly id: string;
  readonly runs: readonly Run[];
}

export interface ChangedSection {
  readonly id: string;
  readonly title: string;
  readonly sentences: readonly ChangedSentence[];
}

/** What differs between two states of a document, section by section; what is the same is left out. */
export function differenceOf(before: ReadingDocument, after: ReadingDocument): readonly ChangedSection[] {
  const ids = [...new Set([...after.sections, ...before.sections].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [old, now] = [before, after].map(({ sections }) => sections.find((section) => section.id === id));
    const [oldTexts, nowTexts] = [old, now].map(
      (section) => new Map((section ? sentencesOf(section) : []).map((sentence) => [sentence.id, sentence.text])),
    );
    const all = [...new Set([...(nowTexts?.keys() ?? []), ...(oldTexts?.keys() ?? [])])];
    const sentences = all.flatMap((sentence): ChangedSentence[] => {
      const [was, is] = [oldTexts?.get(sentence) ?? '', nowTexts?.get(sentence) ?? ''];
      return was === is ? [] : [{ id: sentence, runs: differenceOfWords(was, is) }];
    });
    return sentences.length === 0 ? [] : [{ id, title: now?.title ?? old?.title ?? '', sentences }];
  });
}

const wordsOf = (text: string) => text.match(/\S+\s*/gu) ?? [];

/** The words of two texts as runs: what stayed, what went, what came. The longest common subsequence of words decides. */
export function differenceOfWords(before: string, after: string): readonly Run[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  // lengths[i][j]: of the longest common subsequence of the words from i and from j on.
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    const row = lengths[i];
    if (row === undefined) continue;
    for (let j = now.length - 1; j >= 0; j--) {
      row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const runs: { kind: Run['kind']; text: string }[] = [];
  const push = (kind: Run['kind'], text: string) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && was === is) {
      push('same', was);
      [i, j] = [i + 1, j + 1];
    } else if (was !== undefined && (is === undefined || at(i + 1, j) >= at(i, j + 1))) {
      push('removed', was);
      i += 1;
    } else if (is !== undefined) {
      push('added', is);
      j += 1;
    }
  }
  return runs;
}
