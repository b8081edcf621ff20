import type { ClassicalGraha } from '../bodies.ts';
import type { LOTS } from './western.ids.ts';

export type LotId = (typeof LOTS)[number];

/** What a lot is measured from and to: a planet or another lot. */
export type LotEnd = ClassicalGraha | LotId;

/** A lot is the ascendant and the arc between two ends: from `from` to `to` by day, the other way by night. */
export interface LotFormula {
  readonly from: LotEnd;
  readonly to: LotEnd;
  /** Whether the arc is turned round for a birth by night. */
  readonly turnsByNight: boolean;
}

/**
 * Lots by their formula. A new one is a new id in `western.ids.ts`, its line here and its name in the terms; a lot may lean only on
 * lots above it.
 * Source: Fortune of [Dorotheus 1.26]; the six after it as present-day programs take the lots of Hermes after Paulus; the rest modern.
 */
export const LOT_FORMULAS: Readonly<Record<LotId, LotFormula>> = {
  fortune: { from: 'sun', to: 'moon', turnsByNight: true },
  spirit: { from: 'moon', to: 'sun', turnsByNight: true },
  eros: { from: 'spirit', to: 'venus', turnsByNight: true },
  necessity: { from: 'mercury', to: 'fortune', turnsByNight: true },
  courage: { from: 'mars', to: 'fortune', turnsByNight: true },
  victory: { from: 'spirit', to: 'jupiter', turnsByNight: true },
  nemesis: { from: 'saturn', to: 'fortune', turnsByNight: true },
};
