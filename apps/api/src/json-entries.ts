import type { FileEntry } from './csv-entries.ts';
import { findBadText } from './input-text.ts';
import { ProblemError } from './problem-error.ts';

/** Values that an entry of a file may hold: as many as the largest body. */
const MOST_VALUES = 20_000;

/** Values that a whole file may hold: its text is read at one go, and a million brackets take half a second of everybody's time. */
const MOST_OF_FILE = 300_000;

/**
 * What stands in a JSON file; null of what is none.
 * @throws ProblemError 400 for more values than any file of ours has
 */
export function jsonOf(content: string): unknown {
  if (countValues(content) > MOST_OF_FILE) {
    const message = `В файле слишком много значений: не больше ${MOST_OF_FILE}`;
    throw new ProblemError('VALIDATION', message, { errors: [{ path: 'content', message }] });
  }
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = [...'"\\,[{'].map((sign) => sign.charCodeAt(0));

/** About how many values a text of JSON holds: what begins or parts them outside of strings. */
function countValues(content: string): number {
  let count = 0;
  let isText = false;
  for (let at = 0; at < content.length; at += 1) {
    const code = content.charCodeAt(at);
    if (code === QUOTE) isText = !isText;
    else if (isText) at += code === BACKSLASH ? 1 : 0;
    else if (code === COMMA || code === BRACKET || code === BRACE) count += 1;
  }
  return count;
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
