import type { GrahaId } from '@nebosvod/terms/graha';
import { grahaTable } from '@nebosvod/terms/graha.table';
import { hasTerm } from '@nebosvod/terms/name';
import type { PlanetsAnswer } from '../birth/use-planets.ts';

type Planet = PlanetsAnswer['planets'][number];

/** What a pane or table says about one body; the lagna stands in the same list. */
export interface ChartBody {
  readonly id: GrahaId;
  readonly longitude: number;
  readonly sign: number;
  readonly degreeInSign: number;
  readonly nakshatra: number;
  readonly pada: number;
  readonly nakshatraLord: GrahaId;
  /** Degrees a day; `null` for the lagna. */
  readonly speed: number | null;
  readonly isRetrograde: boolean;
  readonly house: number | null;
  readonly dignity: Planet['dignity'];
  readonly isCombust: boolean;
  readonly isVargottama: boolean;
  readonly navamshaSign: number | null;
  readonly charaKaraka: Planet['charaKaraka'];
}

/** What a drawing gives back for a body, as the graha it was drawn for; `null` for what is none. */
export function grahaId(id: string): GrahaId | null {
  return hasTerm(grahaTable, id) ? id : null;
}

/** Lagna first (when the time is known), then the bodies in the order of the answer. */
export function chartBodies(answer: PlanetsAnswer, navamshaLagna: number | null): readonly ChartBody[] {
  const bodies: ChartBody[] = [];
  if (answer.ascendant) {
    const { longitude, sign, degreeInSign, nakshatra, pada, nakshatraLord } = answer.ascendant;
    bodies.push({
      id: 'lagna',
      longitude,
      sign,
      degreeInSign,
      nakshatra,
      pada,
      nakshatraLord,
      speed: null,
      isRetrograde: false,
      house: 1,
      dignity: null,
      isCombust: false,
      isVargottama: navamshaLagna === sign,
      navamshaSign: navamshaLagna,
      charaKaraka: null,
    });
  }
  return [...bodies, ...answer.planets];
}
