/** Cells of a table as text, row by row. */
export type Cells = readonly (readonly string[])[];

const plain = (text: string) =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads a table as it stands on the screen; what is only drawn is left out. */
export function cellsOf(table: HTMLTableElement): Cells {
  return [...table.rows].map((row) => [...row.cells].map((cell) => plain(cell.textContent ?? '')));
}

/** Tab-separated text: pastes into any spreadsheet. */
export function tsvOf(cells: Cells): string {
  return cells.map((row) => row.map((cell) => cell.replaceAll('\t', ' ')).join('\t')).join('\n');
}
