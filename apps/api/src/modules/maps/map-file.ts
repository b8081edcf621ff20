import type { BodyOf } from '@nebosvod/contracts/endpoint';
import { createMap, type importMaps } from '@nebosvod/contracts/maps';
import type { FileEntry } from '../../csv-entries.ts';
import { entriesOfJson, jsonOf } from '../../json-entries.ts';
import { birthFromJhd } from './jhd.ts';
import { entriesOfCsv } from './map-csv.ts';

/** A line of a file that could not be read. */
export interface RefusedLine {
  readonly line: number;
  readonly reason: string;
}

export type Draft = BodyOf<typeof createMap>;

/** Entries of a file, read one at a time. @throws ProblemError 400 for an entry nested too deep */
export function entriesOfFile({ format, content, fileName }: BodyOf<typeof importMaps>): Iterable<FileEntry> {
  switch (format) {
    case 'csv':
      return entriesOfCsv(content);
    case 'json': {
      const json = jsonOf(content);
      if (!Array.isArray(json)) return [{ line: 1, reason: 'Это не файл карт: нужен список с именем и рождением' }];
      return entriesOfJson(json, fieldsOf);
    }
    case 'jhd': {
      const birth = birthFromJhd(content);
      if (typeof birth === 'string') return [{ line: 1, reason: birth }];
      const name = (fileName ?? '').replace(/\.jhd$/i, '').trim() || 'Карта JHora';
      return [{ line: 1, draft: { name, birth } }];
    }
  }
}

/** What an entry of a file may hold, characters: several times what the longest fields of the form come to. */
const MAX_ENTRY = 10_000;
const MAX_REASON = 300;

/** An entry as the form takes it, by the very schema of the form; the reason in Russian where it does not. */
export function draftOfEntry(entry: FileEntry): Draft | RefusedLine {
  if ('reason' in entry) return entry;
  // Measured first: a schema would list every fault of a monstrous entry.
  if (JSON.stringify(entry.draft).length > MAX_ENTRY) return { line: entry.line, reason: 'Слишком длинная запись' };
  const parsed = createMap.body.safeParse(entry.draft);
  if (parsed.success) return parsed.data;
  const reasons = new Set(parsed.error.issues.map(({ message }) => message));
  return { line: entry.line, reason: [...reasons].join('; ').slice(0, MAX_REASON) };
}

/** The fields of an exported map; what else stands beside them is no fault of the file. */
function fieldsOf(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const known = ['name', 'birth', 'settings', 'folder', 'tags'];
  return Object.fromEntries(Object.entries(entry).filter(([key]) => known.includes(key)));
}
