/** PostgreSQL's COPY text format: one row a line, columns by tabs, `\N` for null. [PostgreSQL, COPY, File Formats] */

const escapes = new Map([
  ['\\', '\\\\'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\b', '\\b'],
  ['\f', '\\f'],
  ['\v', '\\v'],
]);
const unescapes = new Map([...escapes].map(([plain, escaped]) => [escaped, plain]));

/** The end of a COPY block. */
export const endOfCopy = '\\.';

/** One row as a line without its line feed. */
export function writeCopyRow(values: readonly (string | null)[]): string {
  return values
    .map((value) =>
      value === null ? '\\N' : value.replaceAll(/[\\\t\n\r\b\f\v]/g, (char) => escapes.get(char) ?? char),
    )
    .join('\t');
}

/** The values of a line written by `writeCopyRow`. */
export function readCopyRow(line: string): (string | null)[] {
  return line
    .split('\t')
    .map((field) =>
      field === '\\N' ? null : field.replaceAll(/\\[\\tnrbfv]/g, (pair) => unescapes.get(pair) ?? pair),
    );
}
