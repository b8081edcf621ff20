import { type importClients, mostImportedClients, newClient } from '@nebosvod/contracts/clients';
import type { BodyOf, SentAnswerOf } from '@nebosvod/contracts/endpoint';
import { createPause } from '../../background/pause.ts';
import type { Db } from '../../context.ts';
import type { FileEntry } from '../../csv-entries.ts';
import { entriesOfJson, jsonOf } from '../../json-entries.ts';
import { ProblemError } from '../../problem-error.ts';
import { entriesOfCsv } from './client-csv.ts';
import type { NewClientRow } from './clients.repository.ts';
import { insertWithRoom, ownPartOf, rowOf } from './clients.service.ts';

const MAX_REASON = 300;

type Imported = SentAnswerOf<typeof importClients>;

/**
 * Reads clients of a file and stores those that can be read; the others are named with their lines. Works in small steps:
 * the server answers others in between. Relations are left out: the clients they name have other ids here; so are documents that are not the person's.
 * @throws ProblemError 400 for more than 500 clients in a file, for an entry nested too deep, or for more than fit in the book
 */
export async function importFile(
  db: Db,
  userId: string,
  { format, content }: BodyOf<typeof importClients>,
  now: Date,
): Promise<Imported> {
  const pause = createPause();
  const rows: NewClientRow[] = [];
  const refused: { line: number; reason: string }[] = [];
  let read = 0;
  for (const entry of format === 'csv' ? entriesOfCsv(content) : entriesOfJson(jsonOf(content), fieldsOf)) {
    await pause();
    read += 1;
    if (read > mostImportedClients) {
      throw new ProblemError(
        'LIMIT_EXCEEDED',
        `В файле больше ${mostImportedClients} клиентов: разделите его на несколько`,
      );
    }
    const made = await rowOfEntry(db, entry, userId, now);
    if (typeof made === 'string') refused.push({ line: entry.line, reason: made.slice(0, MAX_REASON) });
    else rows.push(made);
  }
  const stored = await insertWithRoom(db, userId, rows);
  return { imported: stored.map(({ id, name }) => ({ id, name })), refused };
}

async function rowOfEntry(db: Db, entry: FileEntry, userId: string, now: Date): Promise<NewClientRow | string> {
  if ('reason' in entry) return entry.reason;
  const parsed = newClient.safeParse(entry.draft);
  if (!parsed.success) return [...new Set(parsed.error.issues.map(({ message }) => message))].join('; ');
  try {
    return await rowOf(userId, await ownPartOf(db, userId, parsed.data), now);
  } catch (error) {
    if (error instanceof ProblemError) return `${parsed.data.name}: ${error.message}`;
    throw error;
  }
}

const FIELDS = ['name', 'contacts', 'births', 'tags', 'notes', 'events', 'sessions', 'packages', 'nextContact'];

/** The fields of an exported client, by itself or under `client`; what else stands beside them is no fault of the file. */
function fieldsOf(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  if ('client' in entry) return fieldsOf(entry.client);
  const known = Object.fromEntries(Object.entries(entry).filter(([key]) => FIELDS.includes(key)));
  return Array.isArray(known.births) ? { ...known, births: known.births.map(withoutComputed) } : known;
}

/** Whether a birth is a minor's is computed, not told. */
function withoutComputed(birth: unknown): unknown {
  if (typeof birth !== 'object' || birth === null) return birth;
  return Object.fromEntries(Object.entries(birth).filter(([key]) => key !== 'isMinor'));
}
