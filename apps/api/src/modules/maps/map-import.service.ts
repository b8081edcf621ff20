import type { BodyOf, SentAnswerOf } from '@nebosvod/contracts/endpoint';
import type { importMaps } from '@nebosvod/contracts/maps';
import { createPause } from '../../background/pause.ts';
import type { Db } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { type Draft, draftOfEntry, entriesOfFile, type RefusedLine } from './map-file.ts';
import { PlaceFinder } from './map-place.ts';
import { presentMap } from './maps.presenter.ts';
import { countMaps, type NewMapRow } from './maps.repository.ts';
import { assertRoom, insertWithRoom, rowOf } from './maps.service.ts';

/** Maps of one file. */
const MAX_IMPORTED = 1000;
/** So many lines that cannot be read are no mistakes in a file but another kind of file. */
const MAX_REFUSED = 100;

type Imported = SentAnswerOf<typeof importMaps>;

/**
 * Reads maps of a file and saves those that can be read; the others are named with their lines. Reading stops, and nothing
 * is saved, after `MAX_REFUSED` refused lines. A place by name only is looked up; a name that may mean several places leaves its lines
 * unsaved and is asked about. Works in small steps: the server answers others in between.
 * @throws ProblemError 400 for more than 1,000 maps in a file, or more than fit among the person's
 */
export async function importFile(db: Db, userId: string, request: BodyOf<typeof importMaps>): Promise<Imported> {
  const pause = createPause();
  const drafts: { readonly line: number; readonly draft: Draft }[] = [];
  const refused: RefusedLine[] = [];
  const places = new PlaceFinder(request.places);
  const wanted = request.lines && new Set(request.lines);
  for (const entry of entriesOfFile(request)) {
    await pause();
    if (wanted && !wanted.has(entry.line)) continue;
    const located = places.located(entry);
    if (located === null) continue;
    const read = draftOfEntry(located);
    if ('line' in read) refused.push(read);
    else drafts.push({ line: entry.line, draft: read });
    if (refused.length >= MAX_REFUSED) return nothingOf(refused);
    if (drafts.length > MAX_IMPORTED)
      throw new ProblemError('LIMIT_EXCEEDED', `В файле больше ${MAX_IMPORTED} карт: разделите его на несколько`);
  }
  assertRoom(await countMaps(db, userId), drafts.length);
  const rows: NewMapRow[] = [];
  for (const { line, draft } of drafts) {
    await pause();
    try {
      rows.push(await rowOf(userId, { ...draft, folder: request.folder ?? draft.folder }));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      refused.push({ line, reason: `${draft.name}: ${error.message}` });
      if (refused.length >= MAX_REFUSED) return nothingOf(refused);
    }
  }
  const imported: Imported['imported'] = [];
  for (const row of await insertWithRoom(db, userId, rows)) {
    await pause();
    imported.push(presentMap(row));
  }
  return { imported, asked: places.asked, refused: refused.sort((a, b) => a.line - b.line) };
}

/** The last line says that reading has stopped there. */
function nothingOf(refused: readonly RefusedLine[]): Imported {
  const kept = refused.slice(0, MAX_REFUSED - 1);
  const line = refused.at(-1)?.line ?? 0;
  const reason = `Ошибок слишком много, дальше файл не читался и карты не сохранены: исправьте его и загрузите снова`;
  return { imported: [], asked: [], refused: [...kept, { line, reason }] };
}
