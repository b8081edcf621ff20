import type { FileEntry } from './csv-entries.ts';
import { findBadText } from './input-text.ts';
import { ProblemError } from './problem-error.ts';

/** Values that an entry of a file may hold: as many as the largest body. */
const MOST_VALUES = 20_000;

/** What stands in a JSON file; null of what is none. */
export function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

/**
 * Entries of a file's list, or the one entry that it is, one at a time. They come in the text of a body, so that what is looked for
 * in bodies has not been looked for in them.
 * @param draftOf what of an entry the form reads
 * @throws ProblemError 400 with the path of bad text, or of nesting too deep for whatever reads it next
 */
export function* entriesOfJson(json: unknown, draftOf: (entry: unknown) => unknown): Generator<FileEntry> {
  const list: readonly unknown[] = Array.isArray(json) ? json : [json];
  for (const [index, entry] of list.entries()) {
    const bad = findBadText(entry, MOST_VALUES);
    if (bad && bad.path !== '') {
      const path = `content.${Array.isArray(json) ? `${index}.` : ''}${bad.path}`;
      throw new ProblemError('VALIDATION', bad.message, { errors: [{ path, message: bad.message }] });
    }
    // A fault of the entry as a whole (it holds too much) is that of its line.
    yield bad ? { line: index + 1, reason: bad.message } : { line: index + 1, draft: draftOf(entry) };
  }
}
