import type { AyanamshaId } from './ephemeris/ayanamsha.table.ts';

export const HOUSE_SYSTEMS = ['whole-sign', 'equal', 'sripati', 'placidus', 'koch', 'porphyry'] as const;
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

export const DASHA_YEARS = [365.25, 365.2425, 365.256364, 360] as const;
export type DashaYear = (typeof DASHA_YEARS)[number];

/** Everything a calculation depends on besides instant and place. */
export interface Settings {
  readonly zodiac: 'sidereal' | 'tropical';
  readonly ayanamsha: AyanamshaId;
  /** Mean node is the almanac default; the true node may move forward for hours. */
  readonly node: 'mean' | 'true';
  readonly houseSystem: HouseSystem;
  /** `hindu`: centre of the disc, no refraction, no ecliptic latitude; `visible`: upper limb with refraction at sea level. */
  readonly sunrise: 'hindu' | 'visible';
  /** Length of the dasha year in days. */
  readonly dashaYear: DashaYear;
  readonly karakas: 7 | 8;
  readonly outerPlanets: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  zodiac: 'sidereal',
  ayanamsha: 'lahiri',
  node: 'mean',
  houseSystem: 'whole-sign',
  sunrise: 'hindu',
  dashaYear: 365.25,
  karakas: 7,
  outerPlanets: false,
};

/** Geographic place: degrees, north and east positive; altitude in metres above sea level. */
export interface GeoPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly altitude?: number;
}
