import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { createCalendarFeed, createPanchanga, PanchangaLayer } from '@nebosvod/contracts/panchanga-export';
import { addDaysTo } from '@nebosvod/engine/time/date-arithmetic';
import { isoFromJulianDay, julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import { formatDateRange } from '@nebosvod/terms/civil-date';
import { formatCoordinates } from '@nebosvod/terms/degree';
import { ayanamshaTable } from '@nebosvod/terms/setting.table';
import { ephemeris } from '../../computation/computation.service.ts';
import { civilDateOf, placeCalendar, zoneOver } from '../../computation/place-day.service.ts';
import type { SiteLook } from '../../site-look.ts';
import { daysOf } from '../panchanga/panchanga.service.ts';
import { calendarOf } from './calendar.presenter.ts';
import { csvOf } from './csv.presenter.ts';
import { dayRow } from './day-row.presenter.ts';

type Request = BodyOf<typeof createPanchanga>;
export type FeedDefinition = BodyOf<typeof createCalendarFeed>;

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

/** The days of a period as the content of a file: text, or the bytes of a PDF. Milliseconds a day. */
export async function panchangaFile({
  request,
  nowMs,
  site,
}: {
  readonly request: Request;
  readonly nowMs: number;
  readonly site: SiteLook;
}): Promise<string | Uint8Array> {
  const calendar = await placeCalendar(request);
  const [from, to] = [civilDateOf(request.from, 'from'), civilDateOf(request.to, 'to')];
  const days = daysOf(calendar, from, to);
  const placeName = nameOfPlace(request);
  const rows = () => days.map((day) => dayRow(day, request.layers));
  switch (request.format) {
    case 'json':
      return JSON.stringify({ response: { ...zoneOver(calendar.timeZone, from, to), days } });
    case 'csv':
      return csvOf(rows(), request.layers);
    case 'ics':
      return calendarOf({ days, layers: request.layers ?? DEFAULT_LAYERS, placeName, now: instantOf(nowMs) });
    case 'pdf': {
      const [{ renderPanchangaPdf }, sky] = await Promise.all([import('./panchanga-pdf.document.tsx'), ephemeris()]);
      const sheet = {
        placeName,
        period: formatDateRange(request.from, request.to),
        rows: rows(),
        layers: request.layers ?? SHEET_LAYERS,
        method: `Айанамша: ${ayanamshaTable[calendar.settings.ayanamsha].ru}; восход: ${calendar.settings.sunrise === 'hindu' ? 'центр диска, без рефракции' : 'видимый: верхний край, центр диска на −0°50′'}; ${sky.version}`,
      };
      return renderPanchangaPdf(sheet, site);
    }
  }
}

/** The text of a calendar that renews itself: a month back and a year ahead of a date. */
export async function feedText({
  definition,
  today,
  nowMs,
}: {
  readonly definition: FeedDefinition;
  readonly today: string;
  readonly nowMs: number;
}): Promise<string> {
  const calendar = await placeCalendar(definition);
  const date = civilDateOf(today);
  return calendarOf({
    days: daysOf(calendar, addDaysTo(date, -30), addDaysTo(date, 365)),
    layers: definition.layers ?? DEFAULT_LAYERS,
    placeName: nameOfPlace(definition),
    now: instantOf(nowMs),
  });
}

const instantOf = (nowMs: number) => isoFromJulianDay(julianDayFromUnixMs(nowMs));

function nameOfPlace({ place, latitude, longitude }: Pick<Request, 'place' | 'latitude' | 'longitude'>): string {
  return place?.trim() || formatCoordinates(latitude, longitude);
}
