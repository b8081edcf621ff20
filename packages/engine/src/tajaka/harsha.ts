import { byClassicalGraha, type ClassicalGraha } from '../bodies.ts';
import { essentialDignity } from '../state/dignity.ts';
import { HARSHA_HOUSES } from './tajaka.table.ts';
import { planetOf, type Varsha } from './varsha.ts';

export interface Harsha {
  /** In its own house of joy, in its own or exalted sign, in a house of its sex, in a return of its sex. */
  readonly place: boolean;
  readonly dignity: boolean;
  readonly sexHouse: boolean;
  readonly sexTime: boolean;
  /** Five for each, 0 … 20. */
  readonly total: number;
}

const FEMALE: readonly ClassicalGraha[] = ['moon', 'mercury', 'venus', 'saturn'];
const FEMALE_HOUSES: readonly number[] = [1, 2, 3, 7, 8, 9];

/** Harsha bala of the seven: four joys of five points each. [TN 1] */
export function harshaBala(varsha: Varsha): Record<ClassicalGraha, Harsha> {
  return byClassicalGraha((id) => {
    const planet = planetOf(varsha, id);
    const isFemale = FEMALE.includes(id);
    const dignity = essentialDignity(id, planet.longitude);
    const joys = {
      place: planet.house === HARSHA_HOUSES[id],
      dignity: dignity !== null && dignity !== 'debilitated',
      sexHouse: FEMALE_HOUSES.includes(planet.house) === isFemale,
      sexTime: varsha.isDay !== isFemale,
    };
    return { ...joys, total: Object.values(joys).filter(Boolean).length * 5 };
  });
}
