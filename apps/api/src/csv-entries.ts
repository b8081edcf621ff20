import { plainCell, rowsOfCsv } from './csv-cells.ts';

/** One entry of a file before it is held against the form: where it stands, and what it says or why it says nothing. */
export type FileEntry =
  | { readonly line: number; readonly draft: unknown }
  | { readonly line: number; readonly reason: string };

/** How rows of one form are read: `Column` are the headings that the form knows. */
interface Form<Column extends string> {
  /** What headings lack for the form to be read; null when nothing. */
  readonly lacking: (headings: ReadonlySet<string>) => string | null;
  readonly draftOf: (cell: (column: Column) => string) => unknown;
}

/** Entries of a file with headings, a line at a time; columns are found by their headings, in any order, empty rows are passed over. */
export function* entriesOfRows<Column extends string>(
  content: string,
  { lacking, draftOf }: Form<Column>,
): Generator<FileEntry> {
  let places: Map<string, number> | null = null;
  let line = 0;
  for (const row of rowsOfCsv(content.replace(/^\uFEFF/, ''))) {
    line += 1;
    if (!places) {
      places = new Map(row.map((heading, index) => [heading.trim(), index]));
      const reason = lacking(new Set(places.keys()));
      if (reason !== null) return yield { line, reason };
      continue;
    }
    if (row.every((cell) => cell.trim() === '')) continue;
    const known = places;
    yield {
      line,
      draft: draftOf((column) => {
        const index = known.get(column);
        return index === undefined ? '' : plainCell((row[index] ?? '').trim());
      }),
    };
  }
}

/** `YYYY-MM-DD` of a cell that a spreadsheet may have written as 17.05.1990; other texts stay as they are. */
export function dateOfCell(text: string): string {
  return text.replace(
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/,
    (_, day, month, year) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}

/** Words of a cell between commas, so many at most. */
export function wordsOfCell(text: string, most: number): string[] {
  return text
    .split(',', most)
    .map((word) => word.trim())
    .filter(Boolean);
}
