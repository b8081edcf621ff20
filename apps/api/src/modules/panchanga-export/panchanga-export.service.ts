import { createHash, randomBytes } from 'node:crypto';
import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { createCalendarFeed, type createPanchanga, type PanchangaLayer } from '@nebosvod/contracts/panchanga-export';
import { addDays } from '@nebosvod/engine/festival/almanac-days';
import { formatDateRange } from '@nebosvod/terms/civil-date';
import { formatCoordinates } from '@nebosvod/terms/degree';
import { ayanamshaTable } from '@nebosvod/terms/setting.table';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Background, Waiting } from '../../background/background.ts';
import { ephemeris } from '../../computation/computation.service.ts';
import { civilDateOf, placeCalendar } from '../../computation/place-day.service.ts';
import { utcRange } from '../../computation/utc-range.ts';
import type { Schema } from '../../database/schema.ts';
import { ProblemError } from '../../problem-error.ts';
import { daysOf } from '../panchanga/panchanga.service.ts';
import { calendarOf } from './calendar.presenter.ts';
import { deleteFeed, readFeed, storeFeed } from './calendar-feed.repository.ts';
import { csvOf } from './csv.presenter.ts';
import { dayRow } from './day-row.presenter.ts';
import { panchangaDocumentTask } from './panchanga-export.worker.ts';

type Request = z.output<typeof createPanchanga.body>;
type FeedDefinition = z.output<typeof createCalendarFeed.body>;

/** A file to send, or the days themselves. */
export type PanchangaExport =
  | { readonly kind: 'days'; readonly timeZone: string; readonly days: PanchangaDayAnswer[] }
  | { readonly kind: 'file'; readonly type: string; readonly name: string; readonly content: string | Buffer };

const MAX_DAYS = 400;
/** Columns of a printed sheet when none are chosen: what an A4 page holds. */
const SHEET_LAYERS: readonly PanchangaLayer[] = [
  'sun',
  'tithi',
  'nakshatra',
  'rahuKala',
  'festivals',
  'ekadashi',
  'vratas',
  'sankranti',
  'eclipses',
];
const DEFAULT_LAYERS: readonly PanchangaLayer[] = ['festivals', 'ekadashi', 'vratas', 'sankranti', 'eclipses'];

/**
 * Days of a period in the form asked for; a PDF is printed in a thread.
 * @throws ProblemError 400 for a period of more than 400 days
 */
export async function exportPanchanga(
  request: Request,
  background: Background,
  waiting: Waiting,
): Promise<PanchangaExport> {
  const { from, to } = utcRange(request, 2);
  if (to - from > MAX_DAYS) throw new ProblemError('LIMIT_EXCEEDED', `Период не длиннее ${MAX_DAYS} дней`);
  const calendar = await placeCalendar(request);
  const days = daysOf(calendar, civilDateOf(request.from), civilDateOf(request.to));
  const name = `panchanga-${request.from}-${request.to}`;
  const placeName = nameOfPlace(request);
  const rows = () => days.map((day) => dayRow(day, request.layers));
  switch (request.format) {
    case 'json':
      return { kind: 'days', timeZone: calendar.timeZone, days };
    case 'csv':
      return {
        kind: 'file',
        type: 'text/csv; charset=utf-8',
        name: `${name}.csv`,
        content: csvOf(rows(), request.layers),
      };
    case 'ics':
      return {
        kind: 'file',
        type: 'text/calendar; charset=utf-8',
        name: `${name}.ics`,
        content: calendarOf({ days, layers: request.layers ?? DEFAULT_LAYERS, placeName }),
      };
    case 'pdf': {
      const sky = await ephemeris();
      const sheet = {
        placeName,
        period: formatDateRange(request.from, request.to),
        rows: rows(),
        layers: request.layers ?? SHEET_LAYERS,
        method: `Айанамша: ${ayanamshaTable[calendar.settings.ayanamsha].ru}; восход: ${calendar.settings.sunrise === 'hindu' ? 'центр диска, без рефракции' : 'видимый: верхний край, центр диска на −0°50′'}; ${sky.version}`,
      };
      const content = Buffer.from(await background.run(panchangaDocumentTask, sheet, waiting));
      return { kind: 'file', type: 'application/pdf', name: `${name}.pdf`, content };
    }
  }
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
 * The calendar of an address: a month back and a year ahead of today.
 * @throws ProblemError 404 for an unknown address
 */
export async function readCalendar(db: Kysely<Schema>, address: string, nowMs: number): Promise<string> {
  const stored = createCalendarFeed.body.safeParse(await readFeed(db, hashOf(address.replace(/\.ics$/, ''))));
  if (!stored.success) throw new ProblemError('NOT_FOUND', 'Такого календаря нет');
  const definition = stored.data;
  const calendar = await placeCalendar(definition);
  const today = calendar.walk.dateOf(nowMs / 86_400_000 + 2440587.5);
  const days = daysOf(calendar, addDays(today, -30), addDays(today, 365));
  return calendarOf({ days, layers: definition.layers ?? DEFAULT_LAYERS, placeName: nameOfPlace(definition) });
}

function nameOfPlace({ place, latitude, longitude }: Pick<Request, 'place' | 'latitude' | 'longitude'>): string {
  return place?.trim() || formatCoordinates(latitude, longitude);
}

/** The address follows from its key and not the other way round, so that a reader cannot close what was shared. */
function tokenOf(key: string): string {
  return createHash('sha256').update(`calendar feed ${key}`).digest().subarray(0, 16).toString('base64url');
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
