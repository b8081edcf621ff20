import type { Graha } from '@nebosvod/engine/bodies';
import type { Unit, UnitSource } from '../../unit.ts';
import type { VargaPlace } from '../../unit-factor.ts';
import { ofTwelve, type ToldText, told } from '../told.ts';

/** Parashara judges power and position by this varga; what the places say in it is current practice. */
const SOURCES: readonly UnitSource[] = [
  { key: 'BPHS 7.1–8', role: 'idea' },
  { key: 'modern', role: 'modern' },
];

const PLACES: readonly VargaPlace[] = ['angle', 'trine', 'growth', 'burden'];

/** Units of a graha in the four kinds of houses of the dashamsha. */
export const grahaInDashamsha = (graha: Graha, texts: Readonly<Record<VargaPlace, ToldText>>): readonly Unit[] =>
  PLACES.map((place) =>
    told(
      `dashamsha-${graha}-${place}`,
      { kind: 'graha-in-varga-place', varga: 10, graha, place },
      texts[place],
      SOURCES,
    ),
  );

/** Units of the lagna in the twelve signs of the dashamsha, from Aries. */
export const lagnaInDashamsha = (texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (sign, text) =>
    told(`dashamsha-lagna-${sign}`, { kind: 'lagna-in-varga-sign', varga: 10, sign }, text, SOURCES),
  );

/** Unit of the lord of the tenth house of the dashamsha, high in its sign or fallen. */
export const tenthLordOfDashamsha = (state: 'high' | 'fallen', text: ToldText): Unit =>
  told(`dashamsha-tenth-lord-${state}`, { kind: 'varga-tenth-lord', varga: 10, state }, text, SOURCES);
