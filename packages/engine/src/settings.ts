import type { AyanamshaId } from './ephemeris/ayanamsha.table.ts';
import type { DASHA_YEARS, HORIZONS, HOUSE_SYSTEMS, KARAKA_COUNTS, NODES, ZODIACS } from './settings.ids.ts';

export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

export type DashaYear = (typeof DASHA_YEARS)[number];

/** Everything a calculation depends on besides instant and place. */
export interface Settings {
  readonly zodiac: (typeof ZODIACS)[number];
  readonly ayanamsha: AyanamshaId;
  /** Mean node is the almanac default; the true node may move forward for hours. */
  readonly node: (typeof NODES)[number];
  readonly houseSystem: HouseSystem;
  /** `hindu`: centre of the disc, no refraction, no ecliptic latitude; `visible`: upper limb with refraction at sea level. */
  readonly sunrise: (typeof HORIZONS)[number];
  /** Length of the dasha year in days. */
  readonly dashaYear: DashaYear;
  readonly karakas: (typeof KARAKA_COUNTS)[number];
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
  readonly altitude?: number | undefined;
}
