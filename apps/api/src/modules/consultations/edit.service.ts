import type { changeConsultation as changeContract } from '@nebosvod/contracts/consultation-edits';
import type { StoredDocument } from '@nebosvod/contracts/consultations';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import { type PublicationDocument, publicationDocument } from '@nebosvod/contracts/publication-document';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Db } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { storedDocument } from './consultations.presenter.ts';
import { type ConsultationRow, changeConsultation, findConsultation } from './consultations.repository.ts';
import { findVersion, insertVersion } from './versions.repository.ts';

type Changes = BodyOf<typeof changeContract>;
type Section = ReadingDocument['sections'][number];
type EditedSection = NonNullable<Changes['sections']>[number];
type Sentence = Section['paragraphs'][number]['sentences'][number];

/** The latest state of a document of any kind; undefined while it is being written. */
export async function latestState(db: Db, row: ConsultationRow): Promise<StoredDocument | undefined> {
  if (row.version === 0) return undefined;
  const version = await findVersion(db, row.id, row.version);
  return version && storedDocument(version.document);
}

/** The latest state of a reading; undefined while it is being written, and of what is no reading. */
export async function latestDocument(db: Db, row: ConsultationRow): Promise<ReadingDocument | undefined> {
  const state = await latestState(db, row);
  return state && 'sections' in state ? state : undefined;
}

/**
 * Changes a document over the version the change was made over; changed sections make a new version.
 * @throws ProblemError 409 with what stands now, 404 for a section or a document that is not there
 */
export async function editConsultation(db: Db, userId: string, id: string, changes: Changes): Promise<ConsultationRow> {
  const { version, sections, notes, title, ...parts } = changes;
  return db.transaction().execute(async (tx) => {
    const row = await findConsultation(tx, userId, id);
    if (!row) throw noDocument();
    const document = await latestState(tx, row);
    if (!document || row.version !== version) throw conflict(row, document);
    const changed: StoredDocument = {
      ...('sections' in document
        ? { ...document, sections: sections ? withSections(document, sections) : document.sections }
        : withParts(document, parts)),
      ...(title === undefined ? {} : { title }),
      version: version + 1,
    };
    const isNewText = sections !== undefined || title !== undefined || Object.keys(parts).length > 0;
    const moved = await changeConsultation(
      tx,
      userId,
      { id, version },
      {
        ...(notes === undefined ? {} : { notes }),
        ...(title === undefined ? {} : { title }),
        ...(isNewText ? { version: version + 1 } : {}),
      },
    );
    if (!moved) throw conflict(row, document);
    if (isNewText) await insertVersion(tx, id, version + 1, changed, 'person');
    return moved;
  });
}

/** Makes a former state of a document its new version. */
export async function restoreVersion(db: Db, userId: string, id: string, version: number): Promise<ConsultationRow> {
  return db.transaction().execute(async (tx) => {
    const row = await findConsultation(tx, userId, id);
    const former = row && (await findVersion(tx, id, version));
    if (!row || !former) throw new ProblemError('NOT_FOUND', 'Такой версии нет');
    const next = row.version + 1;
    const moved = await changeConsultation(tx, userId, { id, version: row.version }, { version: next });
    if (!moved) throw conflict(row, undefined);
    await insertVersion(tx, id, next, { ...storedDocument(former.document), version: next }, 'person');
    return moved;
  });
}

export const noDocument = (): ProblemError => new ProblemError('NOT_FOUND', 'Такого документа у вас нет');

export function conflict(row: ConsultationRow, document: StoredDocument | undefined): ProblemError {
  const detail =
    row.version === 0 ? 'Документ ещё не составлен' : 'Документ уже изменили в другом окне: посмотрите, что стало';
  return new ProblemError('VERSION_CONFLICT', detail, { current: { version: row.version, document } });
}

/** A publication with parts put in; a kind takes those it has. */
function withParts(document: PublicationDocument, parts: Omit<Changes, 'version' | 'sections' | 'notes' | 'title'>) {
  const foreign = Object.keys(parts).find((part) => !(part in document));
  const changed = publicationDocument.safeParse({ ...document, ...parts });
  if (foreign === undefined && changed.success) return changed.data;
  const path = foreign ?? changed.error?.issues[0]?.path.join('.') ?? '';
  const message = 'У публикации этого вида такой части нет';
  throw new ProblemError('VALIDATION', message, { errors: [{ path, message }] });
}

function withSections(document: ReadingDocument, edited: readonly EditedSection[]): Section[] {
  const unknown = edited.findIndex(({ id }) => !document.sections.some((section) => section.id === id));
  if (unknown >= 0) {
    const message = 'В документе такого раздела нет';
    throw new ProblemError('VALIDATION', message, { errors: [{ path: `sections.${unknown}.id`, message }] });
  }
  const before = new Map(sentencesOf(document).map((sentence) => [sentence.id, sentence]));
  const known = new Set(Object.keys(document.factors));
  const settle = (sentence: Sentence): Sentence => {
    const same = before.get(sentence.id);
    if (same && same.text === sentence.text) return same;
    // What a person wrote is theirs: its numbers are no longer marked as computed.
    const factors = sentence.factors.filter((factor) => known.has(factor));
    return { ...sentence, by: 'person', factors, values: [] };
  };
  return document.sections.map((section) => {
    const change = edited.find(({ id }) => id === section.id);
    if (!change) return section;
    const { verdict, paragraphs, ...rest } = change;
    return {
      ...rest,
      ...(verdict ? { verdict: settle(verdict) } : {}),
      paragraphs: paragraphs.map(({ id, sentences }) => ({ id, sentences: sentences.map(settle) })),
    };
  });
}

const sentencesOf = ({ sections }: ReadingDocument): readonly Sentence[] =>
  sections.flatMap(({ verdict, paragraphs }) => [
    ...(verdict ? [verdict] : []),
    ...paragraphs.flatMap(({ sentences }) => sentences),
  ]);
