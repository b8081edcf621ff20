/** Cells kept of one row: more belong to no table of ours. */
const MAX_CELLS = 100;

/**
 * Rows of a text with semicolons or commas between cells, quotes doubled inside quotes [RFC 4180]; one at a time, so that a
 * reader may stop.
 */
export function* rowsOfCsv(content: string): Generator<string[]> {
  const separator = (content.split('\n', 1)[0] ?? '').includes(';') ? ';' : ',';
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const push = (text: string) => {
    if (row.length < MAX_CELLS) row.push(text);
    cell = '';
  };
  for (let index = 0; index < content.length; index++) {
    const sign = content[index];
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (content[index + 1] === '"') cell += content[++index];
      else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === separator) push(cell);
    else if (sign === '\n') {
      push(cell.replace(/\r$/, ''));
      yield row;
      row = [];
    } else cell += sign;
  }
  push(cell.replace(/\r$/, ''));
  yield row;
}

/** A text that a spreadsheet would take for a formula: it could ask the network or read other cells. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/**
 * One cell of a file for spreadsheets. A text that looks like a formula gets an apostrophe before it, which spreadsheets take
 * for «this is text»; numbers keep their sign.
 */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text of a cell as it was before `csvCell`. */
export function plainCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
