import { createHash, randomBytes } from 'node:crypto';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import { createCalendarFeed, createPanchanga } from '@nebosvod/contracts/panchanga-export';
import { dateOf } from '@nebosvod/engine/time/date-arithmetic';
import { julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import type { Kysely } from 'kysely';
import type { Background, Waiting } from '../../background/background.ts';
import { INLINE_MS } from '../../background/inline.ts';
import { noProgress } from '../../background/task.ts';
import { placeCalendar } from '../../computation/place-day.service.ts';
import { utcRange } from '../../computation/utc-range.ts';
import { costOf } from '../../cost.ts';
import type { Schema } from '../../database/schema.ts';
import { ProblemError } from '../../problem-error.ts';
import type { SiteLook } from '../../site-look.ts';
import { deleteFeed, readFeed, storeFeed } from './calendar-feed.repository.ts';
import { KeptTexts } from './kept-texts.ts';
import { feedTextTask, panchangaFileTask } from './panchanga-export.worker.ts';
import type { FeedDefinition } from './panchanga-file.service.ts';

type Request = BodyOf<typeof createPanchanga>;

/** A file to send. */
export interface PanchangaExport {
  readonly type: string;
  /** Null for data, which is shown and not saved. */
  readonly name: string | null;
  readonly content: string | Buffer;
}

const MAX_DAYS = 400;
const TYPES = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  pdf: 'application/pdf',
} as const;

/**
 * Days of a period in the form asked for; more than a few, and every PDF, are made in a thread.
 * @throws ProblemError 400 for a period of more than 400 days
 */
export async function exportPanchanga(
  request: Request,
  { nowMs, site }: { readonly nowMs: number; readonly site: SiteLook },
  background: Background,
  waiting: Waiting,
): Promise<PanchangaExport> {
  const { from, to } = utcRange(request, 2);
  if (to - from > MAX_DAYS) throw new ProblemError('LIMIT_EXCEEDED', `Период не длиннее ${MAX_DAYS} дней`);
  const isShort = request.format !== 'pdf' && costOf(createPanchanga.cost, request) <= INLINE_MS;
  const made = isShort
    ? await panchangaFileTask.run({ request, nowMs, site }, noProgress)
    : await background.run(panchangaFileTask, { request, nowMs, site }, waiting);
  return {
    type: TYPES[request.format],
    name: request.format === 'json' ? null : `panchanga-${request.from}-${request.to}.${request.format}`,
    content: typeof made === 'string' ? made : Buffer.from(made),
  };
}

/** Calendars of everybody together: some hundred bytes each. */
const MAX_FEEDS = 100_000;

/** Keeps a calendar under a fresh unlisted address of 128 bits, with the key that closes it. */
export async function makeFeed(db: Kysely<Schema>, definition: FeedDefinition): Promise<{ path: string; key: string }> {
  await placeCalendar(definition);
  const key = randomBytes(16).toString('base64url');
  const token = tokenOf(key);
  if (!(await storeFeed(db, hashOf(token), definition, MAX_FEEDS)))
    throw new ProblemError('UNAVAILABLE', 'Календарей создано слишком много, попробуйте завтра', {
      retryAfterSeconds: 3600,
    });
  return { path: `/calendar/${token}.ics`, key };
}

/**
 * Forgets the calendar of a key.
 * @throws ProblemError 404 for an unknown key
 */
export async function closeFeed(db: Kysely<Schema>, key: string): Promise<void> {
  if (!(await deleteFeed(db, hashOf(tokenOf(key))))) throw new ProblemError('NOT_FOUND', 'Такого календаря нет');
}

/**
 * The calendar of an address: a month back and a year ahead of today. It is made once a day.
 * @throws ProblemError 404 for an unknown address
 */
export async function readCalendar(
  db: Kysely<Schema>,
  address: string,
  nowMs: number,
  background: Background,
  waiting: Waiting,
): Promise<string> {
  const stored = createCalendarFeed.body.safeParse(await readFeed(db, hashOf(address.replace(/\.ics$/, ''))));
  if (!stored.success) throw new ProblemError('NOT_FOUND', 'Такого календаря нет');
  const definition = stored.data;
  const { walk } = await placeCalendar(definition);
  const today = dateOf(walk.dateOf(julianDayFromUnixMs(nowMs)));
  const key = `${today} ${JSON.stringify(definition)}`;
  const known = feeds.get(key);
  if (known !== undefined) return known;
  const text = await background.run(feedTextTask, { definition, today, nowMs }, waiting);
  feeds.set(key, text);
  return text;
}

/** Calendars made today, some two hundred of the usual size. */
const feeds = new KeptTexts(20_000_000);

/** The address follows from its key and not the other way round, so that a reader cannot close what was shared. */
function tokenOf(key: string): string {
  return createHash('sha256').update(`calendar feed ${key}`).digest().subarray(0, 16).toString('base64url');
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
