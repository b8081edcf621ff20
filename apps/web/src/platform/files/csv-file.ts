/** Opening in a spreadsheet must never run a formula somebody typed. [OWASP CSV injection] */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (text: string) => `"${harmless(text).replaceAll('"', '""')}"`;

/** A table as CSV for Russian spreadsheets: semicolons, CRLF, byte order mark. [RFC 4180] */
export function csvFile(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
