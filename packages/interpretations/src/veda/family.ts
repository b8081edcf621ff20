import { FAMILIES_READ_TWICE, READ_TWICE } from '../read-twice.table.ts';
import type { Unit } from '../unit.ts';

/** Units of one kind, that are written, counted and checked together. */
export interface UnitFamily {
  readonly name: string;
  readonly units: readonly Unit[];
  /** How many there are when the family is whole; variants are not counted. */
  readonly need: number;
  /** Least and most characters of a body. */
  readonly body: readonly [least: number, most: number];
}

/** A family with its units that were read twice marked as such. */
export const withReadings = (family: UnitFamily): UnitFamily => ({
  ...family,
  units: family.units.map((unit) =>
    FAMILIES_READ_TWICE.has(family.name) || READ_TWICE.has(unit.id) ? { ...unit, isReadTwice: true } : unit,
  ),
});
