import type { ResolvedBirth } from '@nebosvod/composer/birth/resolved-birth';
import type { HourChoice } from '@nebosvod/composer/hour/best-hours';
import type { ComposedKind } from '@nebosvod/composer/kind/composed-kinds';
import { COMPOSERS } from '@nebosvod/composer/kind/kinds';
import type {
  Detail,
  MonthChoice,
  QuestionChoice,
  ReadingRequest,
  YearChoice,
} from '@nebosvod/composer/reading/compose';
import type { Tone } from '@nebosvod/composer/reading/piece';
import { prepare } from '@nebosvod/composer/reading/prepared';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import type { Settings } from '@nebosvod/engine/settings';

export interface ReadingOrder {
  readonly kind: ComposedKind;
  /** The client's; of a pair the second's too. */
  readonly births: readonly ResolvedBirth[];
  readonly settings: Settings;
  /** Local date of the birth's zone. */
  readonly asOf: string;
  readonly detail: Detail;
  readonly question?: string | undefined;
  readonly tone?: Tone | undefined;
  readonly variation?: number | undefined;
  readonly choice?: HourChoice | undefined;
  readonly year?: YearChoice | undefined;
  readonly month?: MonthChoice | undefined;
  readonly names?: readonly string[] | undefined;
  readonly prashna?: QuestionChoice | undefined;
}

/** The whole reading, every section of it. */
export function reading(
  ephemeris: Ephemeris,
  { kind, births, settings, asOf, ...request }: ReadingOrder,
): ReadingDocument {
  return COMPOSERS[kind](prepare(ephemeris, births, settings, asOf), request);
}

/** Readings of the same births that differ in their length, tone or words; what takes time is computed once. */
export function readings(
  ephemeris: Ephemeris,
  { kind, births, settings, asOf }: ReadingOrder,
  requests: readonly ReadingRequest[],
): ReadingDocument[] {
  const prepared = prepare(ephemeris, births, settings, asOf);
  return requests.map((request) => COMPOSERS[kind](prepared, request));
}
