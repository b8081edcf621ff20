import type { changeConsultation as changeContract } from '@nebosvod/contracts/consultation-edits';
import type { StoredDocument } from '@nebosvod/contracts/consultations';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import { publicationDocument } from '@nebosvod/contracts/publication-document';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Kysely } from 'kysely';
import type { Db } from '../../context.ts';
import type { Schema } from '../../database/schema.ts';
import { ProblemError } from '../../problem-error.ts';
import { storedDocument } from './consultations.presenter.ts';
import { type ConsultationRow, changeConsultation, findConsultation } from './consultations.repository.ts';
import { refused, withSections } from './edited-sections.ts';
import { carryVersion, findState, findVersion, insertVersion } from './versions.repository.ts';

type Changes = BodyOf<typeof changeContract>;

/** The latest state of a document of any kind; undefined while it is being written. */
export async function latestState(db: Kysely<Schema>, row: ConsultationRow): Promise<StoredDocument | undefined> {
  if (row.version === 0) return undefined;
  const state = await findState(db, row.id, row.version);
  return state && { ...storedDocument(state.document), version: row.version };
}

/** The latest state of a reading; undefined while it is being written, and of what is no reading. */
export async function latestDocument(db: Db, row: ConsultationRow): Promise<ReadingDocument | undefined> {
  const state = await latestState(db, row);
  return state && 'sections' in state ? state : undefined;
}

/**
 * Changes a document over the version the change was made over. Whatever is changed raises the version; notes are no part of the
 * text, so that they alone make no further state of it. Nothing changes nothing.
 * @throws ProblemError 409 with what stands now, 404 for a document that is not there, 400 for a part it has not
 */
export async function editConsultation(db: Db, userId: string, id: string, changes: Changes): Promise<ConsultationRow> {
  const { version, notes, title, ...parts } = changes;
  return db.transaction().execute(async (tx) => {
    const row = await findConsultation(tx, userId, id);
    if (!row) throw noDocument();
    const document = await latestState(tx, row);
    if (!document || row.version !== version) throw conflict(row, document);
    const isNewText = title !== undefined || Object.keys(parts).length > 0;
    if (!isNewText && notes === undefined) return row;
    const next = version + 1;
    const named = title === undefined ? {} : { title };
    const changed: StoredDocument = { ...withParts(document, parts), ...named, version: next };
    const noted = notes === undefined ? {} : { notes };
    const moved = await changeConsultation(tx, userId, { id, version }, { ...noted, ...named, version: next });
    if (!moved) throw await overtaken(tx, userId, id);
    if (isNewText) await insertVersion(tx, id, next, changed, 'person');
    else await carryVersion(tx, id, version);
    return moved;
  });
}

/** Why a change came too late: the document has been changed meanwhile, or is gone. */
async function overtaken(tx: Kysely<Schema>, userId: string, id: string): Promise<ProblemError> {
  const row = await findConsultation(tx, userId, id);
  return row ? conflict(row, await latestState(tx, row)) : noDocument();
}

/** Makes a former state of a document its new version. */
export async function restoreVersion(db: Db, userId: string, id: string, version: number): Promise<ConsultationRow> {
  return db.transaction().execute(async (tx) => {
    const row = await findConsultation(tx, userId, id);
    const former = row && (await findVersion(tx, id, version));
    if (!row || !former) throw new ProblemError('NOT_FOUND', 'Такой версии нет');
    const document = { ...storedDocument(former.document), version: row.version + 1 };
    // The list and the search go by the title that stands.
    const { title, version: next } = document;
    const moved = await changeConsultation(tx, userId, { id, version: row.version }, { version: next, title });
    if (!moved) throw await overtaken(tx, userId, id);
    await insertVersion(tx, id, next, document, 'person');
    return moved;
  });
}

export const noDocument = (): ProblemError => new ProblemError('NOT_FOUND', 'Такого документа у вас нет');

export function conflict(row: ConsultationRow, document: StoredDocument | undefined): ProblemError {
  const detail =
    row.version === 0 ? 'Документ ещё не составлен' : 'Документ уже изменили в другом окне: посмотрите, что стало';
  return new ProblemError('VERSION_CONFLICT', detail, { current: { version: row.version, document } });
}

/** A document with parts put in; a kind takes those it has. */
function withParts(document: StoredDocument, parts: Omit<Changes, 'version' | 'notes' | 'title'>): StoredDocument {
  const foreign = Object.keys(parts).find((part) => !(part in document));
  if (foreign !== undefined) throw refused(foreign, 'У документа этого вида такой части нет');
  const { sections, ...publicationParts } = parts;
  if ('sections' in document) return sections ? withSections(document, sections) : document;
  const changed = publicationDocument.parse({ ...document, ...publicationParts });
  const end = parts.scenes?.at(-1)?.to;
  if (changed.kind === 'reels' && end !== undefined && end !== changed.seconds)
    throw refused(`scenes.${changed.scenes.length - 1}.to`, `Сцены идут до конца клипа: до секунды ${changed.seconds}`);
  return changed;
}
