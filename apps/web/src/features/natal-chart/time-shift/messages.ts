import type { Moment, settingsSchema } from '@nebosvod/contracts/birth';
import type { z } from 'zod';
import type { PlanetsAnswer } from '../../../birth/use-planets.ts';
import type { VargaChart } from '../../../chart/use-chart-data.ts';

export type Settings = z.output<typeof settingsSchema>;

/** What the page asks the worker: the chart of an instant. */
export interface ShiftQuestion {
  readonly place: Moment['place'];
  readonly settings: Settings;
  readonly vargas: readonly number[];
  readonly unixMs: number;
}

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

export type ShiftAnswer =
  | { readonly kind: 'chart'; readonly chart: ShiftedChart }
  | { readonly kind: 'failed'; readonly message: string };
