import type { KootaId } from '@nebosvod/engine/compatibility/koota.table';
import type { Unit, UnitSource } from '../../unit.ts';
import type { KootaBand } from '../../unit-factor.ts';
import { ofTwelve, type ToldText, told } from '../told.ts';

/** The points are of Muhurta Chintamani; what they say of a pair is current practice. */
const SOURCES: readonly UnitSource[] = [
  { key: 'MC 6', role: 'idea' },
  { key: 'modern', role: 'modern' },
];

/** A koota by its points: nearly all of them, a part, hardly any. */
export const koota = (id: KootaId, band: KootaBand, text: ToldText): Unit =>
  told(`koota-${id}-${band}`, { kind: 'koota', id, band }, text, SOURCES);

/** A graha of one in the twelve houses of the other, counted from the lagna. */
export const overlays = (graha: 'moon' | 'saturn', texts: readonly ToldText[]): readonly Unit[] =>
  ofTwelve(texts, (house, text) =>
    told(`overlay-${graha}-${house}`, { kind: 'overlay', graha, house }, text, [{ key: 'modern', role: 'modern' }]),
  );
