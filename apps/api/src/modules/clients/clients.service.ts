import { randomUUID } from 'node:crypto';
import type { Birth } from '@nebosvod/contracts/birth';
import type { Client, changeClient, NewClient } from '@nebosvod/contracts/clients';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import { utcDate } from '@nebosvod/engine/time/date-arithmetic';
import { pick } from '@nebosvod/terms/numbered';
import { createPause } from '../../background/pause.ts';
import { inPart } from '../../computation/local-time-error.ts';
import { resolveBirth } from '../../computation/moment.service.ts';
import type { Db } from '../../context.ts';
import { nameKey } from '../../name-key.ts';
import { ProblemError } from '../../problem-error.ts';
import { isMinorOn, presentClient } from './clients.presenter.ts';
import {
  type ClientRow,
  countOwn,
  insertClients,
  mostClients,
  type NewClientRow,
  ownDocuments,
} from './clients.repository.ts';
import { drawnPackages } from './package-sessions.ts';

type Changes = Omit<BodyOf<typeof changeClient>, 'version'>;

const identified = <Entry extends { id?: string | undefined }>(entries: readonly Entry[]) =>
  entries.map((entry) => ({ ...entry, id: entry.id ?? randomUUID() }));

const instantOf = (at: string | Date): string => new Date(at).toISOString();

const refusal = (path: string, message: string) =>
  new ProblemError('VALIDATION', message, { errors: [{ path, message }] });

/** Births with their offsets and zones fixed; one of a minor must carry the mark of a representative's consent. */
async function settledBirths(births: NewClient['births'], today: string) {
  const settled = [];
  for (const [index, one] of births.entries()) {
    const birth = await withFixedClock(one.birth, `births.${index}.birth`);
    if (isMinorOn(today, birth.date) && one.consent === null) {
      throw refusal(`births.${index}.consent`, 'Человеку нет восемнадцати: отметьте согласие законного представителя');
    }
    settled.push({ ...one, birth, consent: one.consent && { ...one.consent, at: instantOf(one.consent.at) } });
  }
  return identified(settled);
}

/** A birth with its zone and, where the time is known, its offset fixed. @throws ProblemError 400, 409 beside `part` */
export async function withFixedClock(birth: Birth, part: string): Promise<Birth> {
  const moment = await inPart(part, () => resolveBirth(birth));
  const { disambiguation: _, ...rest } = birth;
  return {
    ...rest,
    timeZone: moment.timeZone,
    ...(birth.time === null ? {} : { utcOffsetSeconds: moment.utcOffsetSeconds }),
  };
}

async function assertOwnRelations(db: Db, userId: string, relations: NewClient['relations']): Promise<void> {
  const ids = [...new Set(relations.map(({ clientId }) => clientId))];
  if (ids.length > 0 && (await countOwn(db, userId, ids)) < ids.length) {
    throw new ProblemError('NOT_FOUND', 'Связанного клиента у вас нет');
  }
}

/** Documents that sessions name must be the person's; what the card has named before may be gone since. */
async function assertOwnDocuments(
  db: Db,
  userId: string,
  sessions: NewClient['sessions'],
  before: Client['sessions'] = [],
): Promise<void> {
  const known = new Set(before.map(({ consultationId }) => consultationId));
  const fresh = documentsOf(sessions).filter((id) => !known.has(id));
  if ((await ownDocuments(db, userId, fresh)).size < fresh.length) {
    throw new ProblemError('NOT_FOUND', 'Документа этой встречи у вас нет');
  }
}

const documentsOf = (sessions: NewClient['sessions']): string[] => [
  ...new Set(sessions.flatMap(({ consultationId }) => consultationId ?? [])),
];

/** A client of a file: relations and documents that are not the person's are those of another book, and are left out. */
export async function ownPartOf(db: Db, userId: string, client: NewClient): Promise<NewClient> {
  const own = await ownDocuments(db, userId, documentsOf(client.sessions));
  const sessions = client.sessions.map(({ consultationId, ...session }) => ({
    ...session,
    ...(consultationId !== undefined && own.has(consultationId) ? { consultationId } : {}),
  }));
  return { ...client, relations: [], sessions };
}

type Keyed = Pick<Client, 'name' | 'contacts' | 'tags'> & {
  readonly births: readonly { readonly label: string; readonly birth: Pick<Birth, 'date' | 'place'> }[];
};

/** What a client is found by: name, contacts, tags, places and dates of births. */
function keysOf({ name, contacts, tags, births }: Keyed): Pick<NewClientRow, 'search_key' | 'name_key'> {
  const words = [
    name,
    ...contacts.map(({ value }) => value),
    ...tags,
    ...births.flatMap(({ label, birth }) => [label, birth.place ?? '', birth.date]),
  ];
  return { search_key: words.join(' ').toLowerCase(), name_key: nameKey(name) };
}

const json = (value: unknown): string => JSON.stringify(value);

type Lists = Omit<NewClient, 'name' | 'births'>;

/** Columns of the lists that a request names. */
function columnsOf(
  lists: { readonly [List in keyof Lists]?: Lists[List] | undefined },
  now: Date,
): Partial<NewClientRow> {
  const { contacts, relations, tags, notes, events, sessions, packages, nextContact } = lists;
  const dated = notes?.map((note) => ({ ...note, at: instantOf(note.at ?? now) }));
  const met = sessions?.map((session) => ({ ...session, at: instantOf(session.at) }));
  return {
    ...(contacts && { contacts: json(contacts) }),
    ...(relations && { relations: json(relations) }),
    ...(tags && { tags: json(tags) }),
    ...(dated && { notes: json(identified(dated)) }),
    ...(events && { events: json(identified(events)) }),
    ...(met && { sessions: json(identified(met)) }),
    ...(packages && { packages: json(identified(packages)) }),
    ...(nextContact === undefined ? {} : { next_contact: nextContact === null ? null : json(nextContact) }),
  };
}

/**
 * A row of a new client.
 * @param now the instant of the request
 * @throws ProblemError 400 for a minor without a representative's consent, 409 for an ambiguous time
 */
export async function rowOf(userId: string, client: NewClient, now: Date): Promise<NewClientRow> {
  const { name, births, ...lists } = client;
  const settled = await settledBirths(births, dayOf(now));
  const drawn = drawnPackages({ sessions: [], packages: [] }, lists);
  return {
    ...{ contacts: '[]', relations: '[]', tags: '[]', notes: '[]', events: '[]', sessions: '[]', packages: '[]' },
    ...columnsOf({ ...lists, ...drawn }, now),
    id: randomUUID(),
    user_id: userId,
    name,
    births: json(settled),
    next_contact: client.nextContact === null ? null : json(client.nextContact),
    ...keysOf({ ...client, births: settled }),
  };
}

/** The day of an instant in UTC: what «today» is for the age of a client. */
export const dayOf = (now: Date): string => utcDate(now.getTime());

/** Stores a new client. */
export async function addClient(db: Db, userId: string, client: NewClient, now: Date): Promise<Client> {
  await assertOwnRelations(db, userId, client.relations);
  await assertOwnDocuments(db, userId, client.sessions);
  const rows = await insertWithRoom(db, userId, [await rowOf(userId, client, now)]);
  return presentClient(pick(rows, 0, 'stored client'), dayOf(now));
}

/**
 * Stores rows if they fit.
 * @throws ProblemError 400 past 10,000 clients
 */
export async function insertWithRoom(db: Db, userId: string, rows: readonly NewClientRow[]): Promise<ClientRow[]> {
  const inserted = await insertClients(db, userId, rows, createPause());
  if (inserted === null) throw fullBook();
  return inserted;
}

/** The answer where a client does not fit. */
export const fullBook = (): ProblemError =>
  new ProblemError('LIMIT_EXCEEDED', `В книге может быть до ${mostClients} клиентов`);

/** Columns of a change of a client as it stands. */
export async function changesOf(
  db: Db,
  userId: string,
  before: Client,
  changes: Changes,
  now: Date,
): Promise<Partial<NewClientRow>> {
  const { name, births, ...lists } = changes;
  if (changes.relations) await assertOwnRelations(db, userId, changes.relations);
  if (changes.sessions) await assertOwnDocuments(db, userId, changes.sessions, before.sessions);
  const settled = births && (await settledBirths(births, dayOf(now)));
  const drawn = (lists.sessions || lists.packages) && drawnPackages(before, lists);
  return {
    ...columnsOf({ ...lists, ...drawn }, now),
    ...(name === undefined ? {} : { name }),
    ...(settled && { births: json(settled) }),
    ...keysOf({
      name: name ?? before.name,
      contacts: changes.contacts ?? before.contacts,
      tags: changes.tags ?? before.tags,
      births: settled ?? before.births,
    }),
  };
}
