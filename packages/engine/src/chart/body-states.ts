import type { House, Sign } from '../angle/sign.ts';
import { type Graha, isClassical, isGraha } from '../bodies.ts';
import { type CharaKaraka, charaKarakas } from '../state/chara-karaka.ts';
import { combustionOf } from '../state/combustion.ts';
import { type Dignity, dignityOf } from '../state/dignity.ts';
import { type FunctionalNature, functionalRole } from '../state/functional-nature.ts';
import { isStationary } from '../state/motion.ts';
import { grahaLongitudes, grahaSigns } from '../state/placement.ts';
import { subLordOf } from '../state/sub-lord.ts';
import { isVargottama, vargaSign } from '../varga/varga.ts';
import type { Chart, ChartBody } from './chart.ts';

/** A body of a chart with the states it has there. Dignity and karaka are null for the outer planets. */
export interface BodyStates extends Omit<ChartBody, 'house' | 'tropicalLongitude'> {
  /** Null for an unknown time of birth. */
  readonly house: House | null;
  readonly isStationary: boolean;
  /** Lord of the vimshottari part of the nakshatra. */
  readonly subLord: Graha;
  readonly dignity: Dignity | null;
  readonly isCombust: boolean;
  /** Degrees from the Sun and the orb that applies; null for those that are never combust. */
  readonly combustion: { readonly separation: number; readonly orb: number } | null;
  readonly isVargottama: boolean;
  readonly navamshaSign: Sign;
  readonly charaKaraka: CharaKaraka | null;
  /** Nature by the houses owned; null for an unknown time of birth, the nodes and the outer planets. */
  readonly functionalNature: FunctionalNature | null;
}

/**
 * Every body of a chart with its states, in the order of the chart.
 * @param isTimeKnown false leaves out what hangs on the ascendant
 */
export function bodyStates(chart: Chart, isTimeKnown = true): BodyStates[] {
  const signs = grahaSigns(chart);
  const longitudes = grahaLongitudes(chart);
  const karakas = charaKarakas(longitudes, chart.settings.karakas);
  return chart.bodies.map((body) => {
    const { id, longitude, sign, degreeInSign, nakshatra, pada, nakshatraLord } = body;
    const { latitude, declination, speed, isRetrograde, distanceAu } = body;
    const combustion = combustionOf(body, longitudes.sun);
    // Every field by its name: an object spread into a literal of this size is built twice as slowly.
    return {
      id,
      longitude,
      sign,
      degreeInSign,
      nakshatra,
      pada,
      nakshatraLord,
      latitude,
      declination,
      speed,
      isRetrograde,
      distanceAu,
      house: isTimeKnown ? body.house : null,
      isStationary: isStationary(body),
      subLord: subLordOf(longitude).sub,
      dignity: isGraha(id) ? dignityOf(id, longitude, signs) : null,
      isCombust: combustion?.isCombust ?? false,
      combustion: combustion && { separation: combustion.separation, orb: combustion.orb },
      isVargottama: isVargottama(longitude),
      navamshaSign: vargaSign(longitude, 9),
      charaKaraka: isGraha(id) ? (karakas[id] ?? null) : null,
      functionalNature: isTimeKnown && isClassical(id) ? functionalRole(chart.ascendant.sign, id).nature : null,
    };
  });
}
