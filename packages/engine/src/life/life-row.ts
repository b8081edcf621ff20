import type { House, Sign } from '../angle/sign.ts';
import type { Graha } from '../bodies.ts';
import type { Chart } from '../chart/chart.ts';
import type { Settings } from '../settings.ts';
import type { MoonPhase } from '../transit/sky-events.ts';
import type { DirectedContact } from '../western/directions/contact.ts';
import type { LIFE_SYSTEMS, LIFE_VOICES, RETURNING } from './life.ids.ts';

/** A stretch of time, Julian days (UT). */
export interface LifeRange {
  readonly from: number;
  readonly to: number;
}

/** What a stretch of time points at: a natal graha or a whole-sign house from the lagna. */
export type LifePoint =
  | { readonly kind: 'graha'; readonly graha: Graha }
  | { readonly kind: 'house'; readonly house: House };

/** What fills a stretch of time. */
export type LifeSubject =
  | { readonly kind: 'graha'; readonly graha: Graha }
  /** Houses of the sign from the lagna (null for an unknown time) and from the Moon (null where her sign is not known). */
  | { readonly kind: 'sign'; readonly sign: Sign; readonly house: House | null; readonly houseFromMoon: House | null }
  /** Saturn about the Moon: the house from her, and which sade sati or dhaiya of the life it is. */
  | { readonly kind: 'sade-sati'; readonly houseFromMoon: House; readonly cycle: number }
  | { readonly kind: 'nakshatra'; readonly nakshatra: number }
  | { readonly kind: 'tithi'; readonly tithi: number }
  /** A quarter of the lunation of the progressed Moon, by the phase it begins with. */
  | { readonly kind: 'moon-phase'; readonly phase: MoonPhase };

export interface LifeSpan {
  /** Julian days (UT), the true ends: they may lie outside the range that was asked for. */
  readonly start: number;
  readonly end: number;
  readonly subject: LifeSubject;
  /** Empty where the row has no voice. */
  readonly points: readonly LifePoint[];
}

/** A body back at its natal longitude. */
export interface LifeMark {
  /** Julian day (UT). */
  readonly at: number;
  readonly body: (typeof RETURNING)[number];
  /** Which return of the life, from 1; the passes of one return share it. */
  readonly cycle: number;
  readonly isRetrograde: boolean;
}

/** A point of the birth carried on to an exact aspect of another one, Julian day (UT). */
export interface LifeContact extends Pick<DirectedContact, 'promissor' | 'aspect' | 'significator'> {
  readonly at: number;
}

/** One row of the line of life. Spans are in order of time and never overlap; those of a level of a dasha tile the range. */
export interface LifeRow {
  /** One of its kind in a line: `vimshottari-2`, `saturn`. */
  readonly id: string;
  readonly system: (typeof LIFE_SYSTEMS)[number];
  /** As which witness the row counts in a convergence; null where it does not. */
  readonly voice: (typeof LIFE_VOICES)[number] | null;
  readonly spans: readonly LifeSpan[];
  readonly marks: readonly LifeMark[];
  /** Of a row of directions, in order of time. */
  readonly contacts?: readonly LifeContact[];
}

/** Whether a span has any of its time in the range; one that is over as it begins has none. */
export function meetsRange({ start, end }: Pick<LifeSpan, 'start' | 'end'>, { from, to }: LifeRange): boolean {
  return end > from && start < to && end > start;
}

/**
 * Settings by which the line follows the grahas: those of the chart, with the mean nodes. The true node wavers within days: over a
 * life it would enter a sign a dozen times over, and to follow it costs ten times all the rest.
 */
export function lineSettings({ settings }: Pick<Chart, 'settings'>): Settings {
  return { ...settings, node: 'mean' };
}
