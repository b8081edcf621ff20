import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The cells of a table in CSV as a spreadsheet of Russian Windows reads them: semicolons, quotes, CRLF, a byte order mark. [RFC 4180] */
function readCsv(file: string): string[][] {
  if (!file.startsWith('\uFEFF')) throw new Error('no byte order mark: Russian spreadsheets would not read UTF-8');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 1;
  while (at < file.length) {
    if (file[at] !== '"') throw new Error(`a cell without quotes at ${at}`);
    let cell = '';
    for (at += 1; file[at] !== '"' || file[at + 1] === '"'; at += 1) {
      if (at >= file.length) throw new Error('a cell that does not end');
      cell += file[at];
      if (file[at] === '"') at += 1;
    }
    row.push(cell);
    const next = file.slice(at + 1, at + 3);
    if (next.startsWith(';')) at += 2;
    else if (next === '\r\n') {
      rows.push(row);
      row = [];
      at += 3;
    } else throw new Error(`neither a cell nor a line follows at ${at}`);
  }
  return rows;
}

/** Presses a button and opens the table it gives: every line has as many cells as the head, and no cell is a formula. */
export async function takenTable(
  page: Page,
  button: Locator,
): Promise<{ readonly name: string; readonly rows: readonly (readonly string[])[] }> {
  const coming = page.waitForEvent('download');
  await button.click();
  const file = await coming;
  const rows = readCsv(await readFile(await file.path(), 'utf8'));
  expect(new Set(rows.map((row) => row.length)).size, file.suggestedFilename()).toBe(1);
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  return { name: file.suggestedFilename(), rows };
}
