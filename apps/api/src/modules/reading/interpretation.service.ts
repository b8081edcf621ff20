import type { ResolvedBirth } from '@nebosvod/composer/birth/resolved-birth';
import { composePortrait, type Detail } from '@nebosvod/composer/reading/compose';
import { prepare } from '@nebosvod/composer/reading/prepared';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import type { Settings } from '@nebosvod/engine/settings';

export interface PortraitRequest {
  readonly birth: ResolvedBirth;
  readonly settings: Settings;
  /** Local date of the birth's zone. */
  readonly asOf: string;
  readonly detail: Detail;
  readonly question?: string | undefined;
}

/** The whole portrait of a birth, every section of it. */
export function portrait(
  ephemeris: Ephemeris,
  { birth, settings, asOf, detail, question }: PortraitRequest,
): ReadingDocument {
  return composePortrait(prepare(ephemeris, [birth], settings, asOf), { detail, question });
}
