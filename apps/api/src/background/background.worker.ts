import type { MessagePort } from 'node:worker_threads';
import type { SkyEvent } from '@nebosvod/contracts/chart-transit';
import type { Chart } from '@nebosvod/engine/chart/chart';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { type RectificationInput, type RectificationResult, rectify } from '@nebosvod/engine/rectification/rectify';
import type { TransitBody } from '@nebosvod/engine/transit/motion';
import { mover } from '@nebosvod/engine/transit/motion';
import { findTransits, type TransitFind, type TransitFound } from '@nebosvod/engine/transit/natal-search';
import { type Stay, staysBetween } from '@nebosvod/engine/transit/stay';
import { type TransitHit, type TransitSearch, transitHits } from '@nebosvod/engine/western/natal-transits';
import type { ChartPrint } from '../modules/chart-document/chart-print.service.ts';
import type { BoardSheet } from '../modules/numerology/board-pdf.document.tsx';
import type { PanchangaSheet } from '../modules/panchanga-export/panchanga-pdf.document.tsx';
import { listSkyEvents, type SkyEventQuery } from '../modules/transit/sky-event-list.service.ts';

/** A stretch of time, Julian days (UT). */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

let shared: Promise<Ephemeris> | undefined;

/** The thread's own ephemeris: the state of Swiss Ephemeris is not shared between threads. */
function ephemeris(): Promise<Ephemeris> {
  shared ??= loadEphemeris();
  return shared;
}

/** Exact aspects of transiting bodies to natal points. */
export async function westernTransits({
  search,
  from,
  to,
}: Stretch & { search: TransitSearch }): Promise<TransitHit[]> {
  return transitHits(await ephemeris(), search, from, to);
}

/** Answers to questions «when does X reach Y». */
export async function natalSearch({
  chart,
  finds,
  from,
  to,
}: Stretch & { chart: Chart; finds: readonly TransitFind[] }): Promise<TransitFound[]> {
  const sky = await ephemeris();
  return finds.map((find) => findTransits(sky, chart, find, from, to));
}

/** Stays of bodies in signs (12) or nakshatras (27). */
export async function natalStays({
  chart,
  bodies,
  count,
  from,
  to,
}: Stretch & { chart: Chart; bodies: readonly TransitBody[]; count: 12 | 27 }): Promise<
  { body: TransitBody; stays: Stay[] }[]
> {
  const sky = await ephemeris();
  return bodies.map((body) => ({ body, stays: staysBetween(mover(sky, body, chart.settings), count, from, to) }));
}

/** Events of the sky in a period. */
export async function skyEvents(query: SkyEventQuery): Promise<SkyEvent[]> {
  return listSkyEvents(await ephemeris(), query);
}

// The PDF engine is heavy: a thread that never prints does without it, and the server itself never loads it for these documents.

/** A birth chart as a PDF. */
export async function chartDocument(print: Omit<ChartPrint, 'ephemeris'>): Promise<Uint8Array> {
  const [{ printChart }, sky] = await Promise.all([
    import('../modules/chart-document/chart-print.service.ts'),
    ephemeris(),
  ]);
  return printChart({ ...print, ephemeris: sky });
}

/** Days of the almanac as a PDF. */
export async function panchangaDocument(sheet: PanchangaSheet): Promise<Uint8Array> {
  const { renderPanchangaPdf } = await import('../modules/panchanga-export/panchanga-pdf.document.tsx');
  return renderPanchangaPdf(sheet);
}

/** The board of numbers as a PDF. */
export async function boardDocument(sheet: BoardSheet): Promise<Uint8Array> {
  const { renderBoardPdf } = await import('../modules/numerology/board-pdf.document.tsx');
  return renderBoardPdf(sheet);
}

/** The score curve of an uncertain birth time; tells its progress, 0 … 1, through the port. */
export async function rectification({
  input,
  port,
}: {
  input: RectificationInput;
  port: MessagePort;
}): Promise<RectificationResult> {
  const result = rectify(await ephemeris(), input, (share) => port.postMessage(share));
  port.close();
  return result;
}
