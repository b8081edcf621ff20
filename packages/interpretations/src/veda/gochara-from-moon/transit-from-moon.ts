import type { House } from '@nebosvod/engine/angle/sign';
import type { Graha } from '@nebosvod/engine/bodies';
import type { Unit, UnitSource } from '../../unit.ts';
import { type ToldText, told } from '../told.ts';

/** Builds a unit of the transit of a graha through a sign counted from the natal Moon, that sign being the first. */
export const transitFromMoon =
  (graha: Graha) =>
  (house: House, sources: readonly UnitSource[], text: ToldText): Unit =>
    told(`gochara-${graha}-${house}-from-moon`, { kind: 'transit-from-moon', graha, house }, text, sources);
