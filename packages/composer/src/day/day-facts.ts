import type { BodyId } from '@nebosvod/engine/bodies';
import type { ClockZone } from '@nebosvod/terms/clock';

/** A stretch of time, ISO 8601 UTC. */
export interface DayStretch {
  readonly start: string;
  readonly end: string;
}

/** A limb or a sign of the Moon with its number. */
export interface DayLimb extends DayStretch {
  readonly index: number;
}

/** A graha that changes its sign or its way on the day. */
export type DayMove =
  | { readonly kind: 'ingress'; readonly body: BodyId; readonly at: string; readonly sign: number }
  | { readonly kind: 'station'; readonly body: BodyId; readonly at: string; readonly turns: 'retrograde' | 'direct' };

/** What a day in three sentences is made of: the answer of the panchanga has all of it but the moves. */
export interface DayFacts {
  /** Civil date of the place, ГГГГ-ММ-ДД. */
  readonly date: string;
  readonly place: ClockZone;
  readonly sunrise: string | null;
  readonly sunset: string | null;
  readonly nextSunrise: string | null;
  readonly reason?: string | undefined;
  /** 0 = Sunday. */
  readonly vara: number;
  readonly tithis: readonly DayLimb[];
  readonly nakshatras: readonly DayLimb[];
  readonly moonSigns: readonly DayLimb[];
  readonly windows: {
    readonly rahuKala: DayStretch;
    readonly gulika: DayStretch;
    readonly yamaganda: DayStretch;
    readonly abhijit: DayStretch & { readonly isAuspicious: boolean };
    readonly vijaya: DayStretch;
    readonly amritaKala: readonly DayStretch[];
    readonly durmuhurta: readonly DayStretch[];
    readonly varjyam: readonly DayStretch[];
    readonly bhadra: readonly (DayStretch & { readonly dwelling: string })[];
  } | null;
  /** Counts from the person's own Moon, where it is known. */
  readonly personal?:
    | {
        readonly taraBala: readonly (DayStretch & { readonly isGood: boolean })[];
        readonly chandraBala: readonly (DayStretch & { readonly isGood: boolean })[];
      }
    | undefined;
  readonly moves: readonly DayMove[];
}
