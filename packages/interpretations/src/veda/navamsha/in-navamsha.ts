import type { Graha } from '@nebosvod/engine/bodies';
import type { Unit, UnitSource } from '../../unit.ts';
import { ofTwelve, type ToldText, told } from '../told.ts';

/** Parashara judges the spouse by this varga; what the signs say in it is current practice. */
const SOURCES: readonly UnitSource[] = [
  { key: 'BPHS 7.1–8', role: 'idea' },
  { key: 'modern', role: 'modern' },
];

/** Units of a graha in the twelve signs of the navamsha, from Aries. */
export const grahaInNavamsha = (graha: Graha, texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (sign, text) =>
    told(`navamsha-${graha}-${sign}`, { kind: 'graha-in-varga-sign', varga: 9, graha, sign }, text, SOURCES),
  );

/** Units of the lagna in the twelve signs of the navamsha, from Aries. */
export const lagnaInNavamsha = (texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (sign, text) =>
    told(`navamsha-lagna-${sign}`, { kind: 'lagna-in-varga-sign', varga: 9, sign }, text, SOURCES),
  );
