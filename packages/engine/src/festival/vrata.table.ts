import type { VRATA_IDS } from './festival.ids.ts';
import type { ObservanceRule } from './rule.ts';

export type VrataId = (typeof VRATA_IDS)[number];

/**
 * Fasts that return every month (every half, where two tithis are named), adhika months included. Each counts once. [NS] [DS]
 */
export interface VrataDefinition {
  readonly id: VrataId;
  /** Tithis of the amanta month, 1 … 30. */
  readonly tithis: readonly number[];
  readonly rule: ObservanceRule;
}

const SUNRISE: ObservanceRule = { kind: 'at-sunrise', repeated: 'first' };

export const VRATAS: readonly VrataDefinition[] = [
  { id: 'vinayaka-chaturthi', tithis: [4], rule: { kind: 'in-part', part: 'madhyahna', tie: 'greater' } },
  { id: 'skanda-shashthi', tithis: [6], rule: { kind: 'at-sunrise', repeated: 'first' } },
  { id: 'durga-ashtami-monthly', tithis: [8], rule: SUNRISE },
  { id: 'pradosha', tithis: [13, 28], rule: { kind: 'in-part', part: 'pradosha', tie: 'later' } },
  { id: 'purnima', tithis: [15], rule: SUNRISE },
  { id: 'satyanarayana', tithis: [15], rule: { kind: 'in-part', part: 'pradosha', tie: 'first' } },
  { id: 'sankashti', tithis: [19], rule: { kind: 'in-part', part: 'moonrise', tie: 'first' } },
  { id: 'kalashtami', tithis: [23], rule: { kind: 'in-part', part: 'nishita', tie: 'greater' } },
  { id: 'shivaratri', tithis: [29], rule: { kind: 'in-part', part: 'nishita', tie: 'greater-later' } },
  { id: 'amavasya', tithis: [30], rule: SUNRISE },
];
