import type { FESTIVAL_IDS } from './festival.ids.ts';

/** Part of the Vedic day in which a tithi has to be present for an observance. */
export type DayPart =
  | 'sunrise'
  | 'forenoon'
  | 'madhyahna'
  | 'aparahna'
  | 'sunset'
  | 'pradosha'
  | 'nishita'
  | 'moonrise';

/** How an observance finds its day among those its tithi touches. The names are those of the classical vyapini rules. */
export type ObservanceRule =
  /** The tithi at sunrise; at two sunrises the named one; at none the day it falls in. */
  | { readonly kind: 'at-sunrise'; readonly repeated: 'first' | 'second' }
  /** The tithi at sunrise and for a share of the day after it, else the day before. */
  | { readonly kind: 'at-sunrise-lasting'; readonly share: number }
  /** The tithi in a part of the day; on two days by the tie rule, on none by the tithi at sunrise. */
  | {
      readonly kind: 'in-part';
      readonly part: Exclude<DayPart, 'sunrise'>;
      readonly tie: 'first' | 'later' | 'greater' | 'greater-later' | 'rohini-later' | 'lasting-ghati';
    }
  | { readonly kind: 'holika' }
  | { readonly kind: 'vijayadashami' }
  | { readonly kind: 'vaishnava-ashtami' };

export type FestivalId = (typeof FESTIVAL_IDS)[number];

/** What an observance is tied to. */
export type FestivalAnchor =
  /** A tithi of a common (not adhika) amanta month. */
  | { readonly kind: 'tithi'; readonly month: number; readonly tithi: number; readonly rule: ObservanceRule }
  /** A star while the Sun is in a sign (South Indian solar observances), at sunrise or in a part of the day. */
  | {
      readonly kind: 'star';
      readonly sunSign: number;
      readonly nakshatra: number;
      readonly part: 'sunrise' | 'nishita' | 'sunset';
      readonly choose: 'first' | 'last';
    }
  /** The Sun's entry into a sidereal sign. */
  | { readonly kind: 'sankranti'; readonly sign: number }
  /** Days before or after another festival. */
  | { readonly kind: 'relative'; readonly to: FestivalId; readonly days: number }
  /** The last given weekday before the full moon of a common amanta month. */
  | { readonly kind: 'weekday-before-purnima'; readonly month: number; readonly vara: number }
  /** The ekadashi of a month, by the smarta rule. */
  | { readonly kind: 'ekadashi'; readonly month: number; readonly paksha: 'shukla' | 'krishna' };

export interface FestivalDefinition {
  readonly id: FestivalId;
  readonly anchor: FestivalAnchor;
  /** Schools differ on the date; the page names the rule taken. */
  readonly isDisputed?: true;
}
