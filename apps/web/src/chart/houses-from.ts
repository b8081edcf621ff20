import { type GrahaId, grahaCase } from '@nebosvod/terms/graha';
import type { NameOptions } from '@nebosvod/terms/name';
import type { VargaChart } from './use-chart-data.ts';

/** What houses are counted from: the lagna, a graha, or a house of D1 counted from the lagna. */
export type HousesFrom = GrahaId | number;

const grahas = ['moon', 'sun', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const;
const houses = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Sign of house 1 of a varga; `null` when what the houses are counted from is not known. */
export function firstSignOf(chart: VargaChart, from: HousesFrom): number | null {
  if (typeof from === 'number') return chart.lagnaSign === null ? null : ((chart.lagnaSign + from - 2) % 12) + 1;
  return chart.signs[from] ?? null;
}

/** «от Луны», «от 7-го дома»; nothing to say for the lagna. */
export function countedFrom(from: HousesFrom, names: NameOptions = {}): string | null {
  if (from === 'lagna') return null;
  return typeof from === 'number' ? `от ${from}-го дома` : `от ${grahaCase(from, 'genitive', names)}`;
}

export interface HousesFromOption {
  readonly value: string;
  readonly label: string;
  readonly from: HousesFrom;
}

/** Choices of a select, the lagna first. */
export function housesFromOptions(names: NameOptions): readonly HousesFromOption[] {
  const option = (from: HousesFrom): HousesFromOption => ({
    value: String(from),
    label: `Дома ${countedFrom(from, names) ?? 'от лагны'}`,
    from,
  });
  return [option('lagna'), ...grahas.map(option), ...houses.map(option)];
}
