import type { ResolvedBirth } from '@nebosvod/composer/birth/resolved-birth';
import type { ComposedKind } from '@nebosvod/composer/kind/kind.ids';
import { COMPOSERS } from '@nebosvod/composer/kind/kinds';
import type { Detail } from '@nebosvod/composer/reading/compose';
import type { Tone } from '@nebosvod/composer/reading/piece';
import { prepare } from '@nebosvod/composer/reading/prepared';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import type { Settings } from '@nebosvod/engine/settings';

export interface ReadingOrder {
  readonly kind: ComposedKind;
  readonly birth: ResolvedBirth;
  readonly settings: Settings;
  /** Local date of the birth's zone. */
  readonly asOf: string;
  readonly detail: Detail;
  readonly question?: string | undefined;
  readonly tone?: Tone | undefined;
}

/** The whole reading of a birth, every section of it. */
export function reading(
  ephemeris: Ephemeris,
  { kind, birth, settings, asOf, ...request }: ReadingOrder,
): ReadingDocument {
  return COMPOSERS[kind](prepare(ephemeris, [birth], settings, asOf), request);
}
