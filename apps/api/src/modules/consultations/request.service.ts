import { createHash } from 'node:crypto';
import { canonicalJson } from '@nebosvod/contracts/canonical-json';
import { newClient } from '@nebosvod/contracts/clients';
import { type ConsultationNeed, findKind, type KindEntry } from '@nebosvod/contracts/consultation-kinds.table';
import type { ConsultationRequest } from '@nebosvod/contracts/consultations';
import { sectionsOf } from '@nebosvod/contracts/kind-sections.table';
import { findProduct } from '@nebosvod/contracts/products.table';
import { readingRoles } from '@nebosvod/contracts/reading-role';
import { isTimeZone } from '@nebosvod/engine/time/local-time';
import { nameVariants } from '@nebosvod/numerology/name/name-variants';
import { wallClock } from '@nebosvod/terms/clock';
import type { Caller } from '../../caller.ts';
import type { Db } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { isMinorOn, presentClient } from '../clients/clients.presenter.ts';
import { findClient, type NewClientRow } from '../clients/clients.repository.ts';
import { dayOf, rowOf, withFixedClock } from '../clients/clients.service.ts';
import { readQuota } from '../content/product-terms.repository.ts';
import { assertReadable } from '../reading/resolved-births.service.ts';
import { questionBirth, questionChoice } from './question-choice.service.ts';
import { hourChoice, monthChoice, yearChoice } from './time-choice.service.ts';
import type { WritingPerson, WritingRequest } from './writing-request.ts';

type Person = NonNullable<ConsultationRequest['second']>;

/** A request whose every choice has been made. */
export interface SettledRequest {
  readonly entry: KindEntry;
  readonly clientId: string | null;
  /** Everybody of the book whom it names, the first included. */
  readonly clientIds: readonly string[];
  /** The first, where they enter the book with the order. */
  readonly freshClient: NewClientRow | null;
  /** Of the product that pays, a month. */
  readonly limit: number;
  readonly writing: WritingRequest;
}

const missing = (path: string, message: string) =>
  new ProblemError('VALIDATION', message, { errors: [{ path, message }] });

export const noClient = (): ProblemError => new ProblemError('NOT_FOUND', 'Такого клиента у вас нет');

/** What a need is called where it is missing. */
const NEEDS: Readonly<
  Record<
    ConsultationNeed,
    { readonly path: string; readonly message: string; has(request: ConsultationRequest): boolean }
  >
> = {
  client: {
    path: 'client',
    message: 'Выберите клиента или введите рождение',
    has: ({ clientId, client }) => clientId !== undefined || client !== undefined,
  },
  second: { path: 'second', message: 'Нужен второй человек', has: ({ second }) => second !== undefined },
  people: { path: 'people', message: 'Добавьте людей', has: ({ people = [] }) => people.length > 0 },
  question: { path: 'question', message: 'Напишите вопрос', has: ({ question = '' }) => question !== '' },
  date: { path: 'date', message: 'Нужна дата', has: ({ date }) => date !== undefined },
  year: { path: 'year', message: 'Нужен год', has: () => true },
  name: { path: 'name', message: 'Нужно имя', has: ({ name = '' }) => name !== '' },
  period: { path: 'from', message: 'Нужны начало и конец', has: () => true },
  place: { path: 'place', message: 'Нужно место', has: ({ place }) => place !== undefined },
  purpose: {
    path: 'purpose',
    message: 'Нужно дело, для которого выбирают день',
    has: ({ purpose }) => purpose !== undefined,
  },
  moment: { path: 'moment', message: 'Нужен момент', has: () => true },
};

/**
 * Holds a request against its kind and the caller's products, finds people in the book and fixes their clocks.
 * @throws ProblemError 400 with the path of what is missing, 403 for a product that was not bought, 404 for a client that is not the caller's, 409 for an ambiguous time
 */
export async function settleRequest(
  db: Db,
  caller: Caller,
  request: ConsultationRequest,
  now: Date,
): Promise<SettledRequest> {
  const product = findProduct(request.productId);
  const entry = findKind(request.kind);
  if (!entry) throw missing('kind', 'Этот вид документа ещё не составляется');
  const isBought = caller.products.some(({ productId }) => productId === request.productId);
  if (!isBought || !product?.kinds.includes(request.kind)) throw new ProblemError('PRODUCT_REQUIRED');
  const unmet = entry.needs.map((need) => NEEDS[need]).find(({ has }) => !has(request));
  if (unmet) throw missing(unmet.path, unmet.message);
  if (request.clientId !== undefined && request.client !== undefined)
    throw missing('client', 'Назовите клиента одним способом: из книги или рождением');
  const wrong = request.sections?.find((id) => !sectionsOf(request.kind).some((section) => section.id === id));
  if (wrong !== undefined) throw missing('sections', 'В этом виде такого раздела нет');

  if (request.place && !isTimeZone(request.place.timeZone))
    throw missing('place.timeZone', 'Такого часового пояса нет');

  const { userId } = caller;
  const client = await clientOf(db, userId, request, now);
  const asked = entry.needs.includes('moment') ? await questionBirth(request, now) : null;
  const second = request.second && (await personOf(db, userId, request.second, 'second', 'second', now));
  const others = await othersOf(db, userId, request.people ?? [], now);
  // A question is read by its moment: the client is only whose it is.
  const first = asked
    ? { role: 'client' as const, birth: asked, clientId: client?.clientId ?? null, ...named(client) }
    : client;
  // Whoever a kind does not read is held to be the caller's, and not kept with the document.
  const people = [
    ...(first ? [first] : []),
    ...(second && entry.needs.includes('second') ? [second] : []),
    ...(entry.needs.includes('people') ? others : []),
  ];
  const asOf = request.asOf ?? todayOf(request.place?.timeZone ?? client?.birth.timeZone ?? 'Europe/Moscow', now);
  assertReadable(asOf);
  const year = entry.needs.includes('year') ? yearChoice(request, client?.birth.date ?? null) : null;
  const choice = entry.needs.includes('purpose') ? hourChoice(request, asOf) : null;
  const isMonth = entry.needs.includes('period') && !entry.needs.includes('purpose');
  const month = isMonth ? monthChoice(request, client?.birth.date ?? null) : null;
  const names = entry.needs.includes('name') ? namesOf(request.name ?? '') : null;
  return {
    entry,
    clientId: client?.clientId ?? null,
    clientIds: [...new Set([client, ...people].flatMap((person) => person?.clientId ?? []))],
    freshClient: client?.fresh ?? null,
    limit: await readQuota(db, product.id),
    writing: {
      kind: request.kind,
      people: people.map(({ role, birth, name, sex }) => ({
        ...{ role, birth },
        ...(name ? { name } : {}),
        ...(sex ? { sex } : {}),
      })),
      asOf,
      settings: request.settings ?? {},
      tone: request.tone ?? 'neutral',
      detail: request.detail ?? 'middle',
      ...(request.question ? { question: request.question } : {}),
      ...(request.sections ? { sections: request.sections } : {}),
      ...(request.writer ? { writer: request.writer } : {}),
      ...(request.shareQuestion ? { shareQuestion: true } : {}),
      ...(choice ? { choice } : {}),
      ...(year ? { year } : {}),
      ...(month ? { month } : {}),
      ...(names ? { names } : {}),
      ...(asked ? { prashna: questionChoice(request) } : {}),
    },
  };
}

const named = (client: FoundPerson | null) => (client?.name ? { name: client.name } : {});

/** Variants of a name, each of which can be counted. @throws ProblemError 400 beside the field */
function namesOf(typed: string): string[] {
  const variants = nameVariants(typed);
  if (!variants.ok) throw missing('name', variants.problem.message);
  return [...variants.value];
}

type FoundPerson = WritingPerson & { readonly clientId: string | null };

/** The first person; `fresh` is a row to be stored with the order. */
async function clientOf(
  db: Db,
  userId: string,
  request: ConsultationRequest,
  now: Date,
): Promise<(FoundPerson & { readonly fresh?: NewClientRow }) | null> {
  const { clientId, birthId, client } = request;
  if (clientId !== undefined) {
    return personOf(db, userId, { clientId, ...(birthId ? { birthId } : {}) }, 'client', 'clientId', now);
  }
  if (client === undefined) return null;
  const { save = false, ...typed } = client;
  const person = await personOf(db, userId, typed, 'client', 'client', now);
  if (!save) return person;
  const { birth, sex, name = '' } = person;
  if (isMinorOn(dayOf(now), birth.date)) {
    const message =
      'Человеку нет восемнадцати: сохраните его в книге клиентов с согласием законного представителя и выберите оттуда';
    throw missing('client.birth', message);
  }
  const entry = newClient.parse({ name: name || 'Без имени', births: [{ birth, ...(sex ? { sex } : {}) }] });
  const fresh = await rowOf(userId, entry, now);
  return { ...person, clientId: fresh.id, fresh };
}

/** The rest of a family, each in a role of their own. @throws ProblemError 400 beside the list for more than there are roles */
async function othersOf(db: Db, userId: string, people: readonly Person[], now: Date): Promise<FoundPerson[]> {
  const [, ...roles] = readingRoles;
  if (people.length > roles.length) throw missing('people', 'В семье не больше шести человек вместе с клиентом');
  const found: FoundPerson[] = [];
  for (const [index, person] of people.entries()) {
    const role = roles[index];
    if (role) found.push(await personOf(db, userId, person, role, `people.${index}`, now));
  }
  return found;
}

/** A person typed in, or one of the book: the named birth, else the first. */
async function personOf(
  db: Db,
  userId: string,
  person: Person,
  role: WritingPerson['role'],
  path: string,
  now: Date,
): Promise<FoundPerson> {
  if (!('clientId' in person)) {
    const { birth, name, sex } = person;
    const fixed = await withFixedClock(birth, `${path}.birth`);
    return { role, birth: fixed, clientId: null, ...(name ? { name } : {}), ...(sex ? { sex } : {}) };
  }
  const row = await findClient(db, userId, person.clientId);
  if (!row) throw noClient();
  const { id, name, births } = presentClient(row, dayOf(now));
  const found = person.birthId === undefined ? births[0] : births.find((birth) => birth.id === person.birthId);
  if (!found && person.birthId !== undefined) throw new ProblemError('NOT_FOUND', 'Такого рождения у клиента нет');
  if (!found) throw missing(path, 'У клиента нет данных рождения: добавьте их в книгу');
  return { role, birth: found.birth, clientId: id, name, ...(found.sex ? { sex: found.sex } : {}) };
}

/** The civil date that the clocks of a zone show. */
function todayOf(timeZone: string, now: Date): string {
  return wallClock(now.toISOString(), { timeZone }).date;
}

/** A digest of what was asked for, the same for any order of its fields. */
export const digestOf = (value: unknown): Buffer => createHash('sha256').update(canonicalJson(value)).digest();
