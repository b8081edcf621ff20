import type { Area } from '../area.ids.ts';

/** A theme as the table has it. */
export interface ThemeRow {
  /** Its name in a reading, nominative. */
  readonly name: string;
  /** Areas of life where a claim may name it. */
  readonly areas: readonly Area[];
  /** The theme it disputes with; mutual. */
  readonly opposite: string;
  /** What it means, for whoever writes or reads claims. */
  readonly meaning: string;
}
