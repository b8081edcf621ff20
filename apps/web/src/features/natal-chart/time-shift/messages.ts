import type { Moment, settingsSchema } from '@nebosvod/contracts/birth';
import type { z } from 'zod';
import type { PlanetsAnswer } from '../../../birth/use-planets.ts';
import type { VargaChart } from '../../../chart/use-chart-data.ts';

export type Settings = z.output<typeof settingsSchema>;

/** What the page asks the worker. `id` comes back with the answer. */
export type ShiftQuestion = { readonly id: number; readonly place: Moment['place']; readonly settings: Settings } & (
  | { readonly kind: 'chart'; readonly unixMs: number; readonly vargas: readonly number[] }
  | { readonly kind: 'marks'; readonly fromMs: number; readonly toMs: number }
);

/** A body at an instant, as the server answers it of a time that is sure. */
export type ShiftedBody = Omit<PlanetsAnswer['planets'][number], 'range' | 'holds'>;

export interface ShiftedChart {
  readonly unixMs: number;
  readonly ascendant: NonNullable<PlanetsAnswer['ascendant']>;
  readonly midheaven: number;
  readonly houses: NonNullable<PlanetsAnswer['houses']>;
  readonly planets: readonly ShiftedBody[];
  readonly charts: readonly VargaChart[];
}

/** A moment at which something of the chart changes: what it changes into is a sign, for the Moon a nakshatra. */
export interface ShiftMark {
  readonly kind: 'lagna' | 'd9' | 'd60' | 'moon';
  /** Milliseconds of Unix time. */
  readonly at: number;
  readonly into: number;
}

export type ShiftAnswer = { readonly id: number } & (
  | { readonly kind: 'chart'; readonly chart: ShiftedChart }
  | { readonly kind: 'marks'; readonly marks: readonly ShiftMark[] }
  | { readonly kind: 'failed'; readonly message: string }
);
