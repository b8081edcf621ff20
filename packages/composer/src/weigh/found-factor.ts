import type { Rule } from '@nebosvod/contracts/rule';
import type { Graha } from '@nebosvod/engine/bodies';
import type { Area } from '@nebosvod/interpretations/area.ids';
import type { UnitFactor } from '@nebosvod/interpretations/unit-factor';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import type { Line } from './testimony.ts';
import type { WeightKind } from './weights.table.ts';

/** A factor of the chart that a unit may word. */
export interface Found {
  readonly factor: UnitFactor;
  readonly rules: readonly Rule[];
  readonly graha: Graha | null;
  readonly kindIn: (area: Area) => WeightKind;
  readonly share?: number;
  readonly isCancelled?: boolean;
  readonly house?: number | null;
  /** Told before the words of the unit. */
  readonly opening?: readonly Line[];
  /** Told after a lead that leaves it open which of several the chart has. */
  readonly naming?: Line;
  /** Told after its lead. */
  readonly aside?: readonly Line[];
}

/** Whether a graha is the lord or a karaka of an area. */
export function isOfArea(facts: BirthFacts, area: Area, graha: Graha): boolean {
  const { houses, karakas } = AREA_PLANS[area];
  return houses.some((house) => facts.lordOf(house) === graha) || karakas.some((karaka) => karaka === graha);
}

/** Weighs as one kind in the area it belongs to, as another in every other. */
export const only =
  (own: Area, kind: WeightKind, other: WeightKind) =>
  (area: Area): WeightKind =>
    area === own ? kind : other;
