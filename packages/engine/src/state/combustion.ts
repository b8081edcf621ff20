import { separation } from '../angle/degrees.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import type { BodyId, ClassicalGraha } from '../bodies.ts';
import { COMBUSTION_ORBS } from './combustion.table.ts';

export interface Combustion {
  readonly isCombust: boolean;
  /** Degrees of longitude between the graha and the Sun, 0 … 180. */
  readonly separation: number;
  /** Orb that applies to the graha in its present motion, degrees. */
  readonly orb: number;
}

/**
 * Combustion by longitude: the graha is within its orb of the Sun, the orb's end included. [SS 9]
 * @returns null for the Sun itself, the nodes and the outer planets, which are never combust
 */
export function combustionOf(
  body: { readonly id: BodyId; readonly longitude: number; readonly isRetrograde: boolean },
  sunLongitude: number,
): Combustion | null {
  if (!canBeCombust(body.id)) return null;
  const orb = COMBUSTION_ORBS[body.id][body.isRetrograde ? 'retrograde' : 'direct'];
  const distance = separation(body.longitude, sunLongitude);
  return { isCombust: distance <= orb, separation: distance, orb };
}

function canBeCombust(id: BodyId): id is Exclude<ClassicalGraha, 'sun'> {
  return id !== 'sun' && CLASSICAL_GRAHAS.some((graha) => graha === id);
}
