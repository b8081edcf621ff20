import { normalizeDegrees } from '../angle/degrees.ts';
import { longitudeCurve } from '../search/longitude-curve.ts';
import type { GeoPlace } from '../settings.ts';
import { AYANAMSHAS, type AyanamshaId } from './ayanamsha.table.ts';
import type {
  Angles,
  EclipticPosition,
  Ephemeris,
  EphemerisBody,
  Horizon,
  LocalEclipse,
  LunarEclipse,
  QuadrantSystem,
  RiseKind,
  SolarEclipse,
} from './ephemeris.ts';
import { checkRange, isWellInside } from './ephemeris-range.ts';
import { hinduRiseSet } from './hindu-horizon.ts';
import { hinduSkyAround } from './hindu-sky.ts';
import { SwissEclipses } from './swisseph-eclipses.ts';
import { type SwissEphModule, startModule, USE_SWISS_FILES, writePlace } from './swisseph-module.ts';

// Numbers of swephexp.h, Swiss Ephemeris 2.10.03.
const BODY: Record<EphemerisBody, number> = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  uranus: 7,
  neptune: 8,
  pluto: 9,
  'mean-node': 10,
  'true-node': 11,
  'mean-apogee': 12,
  'true-apogee': 13,
  chiron: 15,
  ceres: 17,
  pallas: 18,
  juno: 19,
  vesta: 20,
};
const ECLIPTIC_AND_NUTATION = -1;
/** SE_MAX_STNAME. */
const STAR_NAME_BYTES = 256;
const HELIOCENTRIC = 8;
const WITH_SPEED = 256;
const MOSHIER = 4;
const RISE: Record<RiseKind, number> = { rise: 1, set: 2, 'upper-transit': 4, 'lower-transit': 8 };
const DISC_CENTRE_NO_REFRACTION_NO_LATITUDE = 128 | 256 | 512;
const NO_REFRACTION = 512;
/** Of almanacs, degrees: 34′ at the horizon; the Sun's upper limb another 16′ above its centre. [USNO] */
const REFRACTION = 34 / 60;
const SUN_ON_VISIBLE_HORIZON = -(34 + 16) / 60;
const SYSTEM: Record<QuadrantSystem, number> = {
  placidus: 'P'.charCodeAt(0),
  koch: 'K'.charCodeAt(0),
  porphyry: 'O'.charCodeAt(0),
  regiomontanus: 'R'.charCodeAt(0),
};

/**
 * Starts Swiss Ephemeris in WebAssembly with its files for 1800–2399. Each call has its own instance and state;
 * a process needs one, a worker its own.
 */
export async function loadEphemeris(): Promise<Ephemeris> {
  return new SwissEphemeris(await startModule());
}

class SwissEphemeris implements Ephemeris {
  readonly version = 'swisseph 2.10.03 / DE431';
  readonly #swe: SwissEphModule;
  readonly #result: number;
  readonly #second: number;
  readonly #place: number;
  readonly #message: number;
  readonly #noStar: number;
  readonly #starName: number;
  readonly #eclipses: SwissEclipses;
  #siderealMode = -1;
  readonly #hinduSky = hinduSkyAround({
    longitude: { sun: longitudeCurve(this, 'sun'), moon: longitudeCurve(this, 'moon') },
    siderealTime: (julianDay) => this.#swe._swe_sidtime(julianDay) * 15,
    obliquity: (julianDay) => this.obliquity(julianDay).trueObliquity,
  });

  constructor(swe: SwissEphModule) {
    this.#swe = swe;
    // Buffers live as long as the instance: allocating them for each of thirty calls a chart would cost more than some calls do.
    this.#result = swe._malloc(64 * 8);
    this.#second = swe._malloc(64 * 8);
    this.#place = swe._malloc(3 * 8);
    this.#message = swe._malloc(256);
    this.#noStar = swe._malloc(8);
    this.#starName = swe._malloc(STAR_NAME_BYTES);
    swe.HEAPF64[this.#noStar / 8] = 0;
    this.#eclipses = new SwissEclipses(swe);
  }

  position(julianDay: number, body: EphemerisBody): EclipticPosition {
    const at = this.#calculate(julianDay, BODY[body], USE_SWISS_FILES | WITH_SPEED);
    const heap = this.#swe.HEAPF64;
    return {
      longitude: normalizeDegrees(heap[at]),
      latitude: heap[at + 1],
      distanceAu: heap[at + 2],
      speed: heap[at + 3],
      latitudeSpeed: heap[at + 4],
    };
  }

  star(julianDay: number, designation: string): { longitude: number; latitude: number } {
    checkRange(julianDay);
    // The library writes the full name back into the buffer; a comma before the name asks for the designation.
    this.#swe.stringToUTF8(`,${designation}`, this.#starName, STAR_NAME_BYTES);
    const used = this.#swe._swe_fixstar2_ut(this.#starName, julianDay, USE_SWISS_FILES, this.#result, this.#message);
    if (used < 0) throw new Error(this.#swe.UTF8ToString(this.#message));
    const at = this.#result / 8;
    return { longitude: normalizeDegrees(this.#swe.HEAPF64[at]), latitude: this.#swe.HEAPF64[at + 1] };
  }

  longitude(julianDay: number, body: EphemerisBody): number {
    const at = this.#calculate(julianDay, BODY[body], USE_SWISS_FILES);
    return normalizeDegrees(this.#swe.HEAPF64[at]);
  }

  heliocentricLongitude(julianDay: number, body: EphemerisBody): number {
    const at = this.#calculate(julianDay, BODY[body], USE_SWISS_FILES | HELIOCENTRIC);
    return normalizeDegrees(this.#swe.HEAPF64[at]);
  }

  ayanamsha(julianDay: number, id: AyanamshaId): number {
    checkRange(julianDay);
    const mode = AYANAMSHAS[id];
    // The sidereal mode is state of the whole instance: it is set in the same synchronous call that uses it.
    if (this.#siderealMode !== mode) {
      this.#swe._swe_set_sid_mode(mode, 0, 0);
      this.#siderealMode = mode;
    }
    const flags = this.#swe._swe_get_ayanamsa_ex_ut(julianDay, USE_SWISS_FILES, this.#result, this.#message);
    if (flags < 0) throw new Error(this.#swe.UTF8ToString(this.#message));
    return this.#swe.HEAPF64[this.#result / 8];
  }

  obliquity(julianDay: number): { trueObliquity: number; nutation: number } {
    const at = this.#calculate(julianDay, ECLIPTIC_AND_NUTATION, USE_SWISS_FILES);
    const heap = this.#swe.HEAPF64;
    return { trueObliquity: heap[at], nutation: heap[at + 2] };
  }

  angles(julianDay: number, place: GeoPlace): Angles {
    this.#houses(julianDay, place, 'porphyry');
    const at = this.#second / 8;
    const heap = this.#swe.HEAPF64;
    return { ascendant: normalizeDegrees(heap[at]), midheaven: normalizeDegrees(heap[at + 1]), armc: heap[at + 2] };
  }

  cusps(julianDay: number, place: GeoPlace, system: QuadrantSystem): readonly number[] | null {
    // Swiss Ephemeris would answer with Porphyry inside the polar circles without saying so.
    if (system !== 'porphyry' && Math.abs(place.latitude) >= 90 - this.obliquity(julianDay).trueObliquity) return null;
    if (this.#houses(julianDay, place, system) < 0) return null;
    const at = this.#result / 8;
    return Array.from(this.#swe.HEAPF64.subarray(at + 1, at + 13), normalizeDegrees);
  }

  riseSet(julianDay: number, body: 'sun' | 'moon', kind: RiseKind, horizon: Horizon, place: GeoPlace): number | null {
    checkRange(julianDay);
    const isTransit = kind !== 'rise' && kind !== 'set';
    if (!isTransit && (horizon === 'hindu' || body === 'sun')) {
      const altitude = horizon === 'hindu' ? 0 : SUN_ON_VISIBLE_HORIZON;
      const sky = this.#hinduSky(julianDay, body);
      const solved = hinduRiseSet(sky, julianDay, kind, place.latitude, place.longitude, altitude);
      if (solved !== null) return solved;
    }
    if (horizon === 'visible' && !isTransit) return this.#visibleRiseSetAfter(julianDay, body, kind, place);
    const found = this.#riseSetAfter(julianDay, body, kind, horizon, place);
    // Below 60° of latitude the library starts from the declination at the beginning of the search and iterates twice:
    // an event almost a day ahead comes out up to half a minute off. A second search from close by is exact.
    if (found === null || found - julianDay < 0.5) return found;
    return this.#riseSetAfter(found - 0.3, body, kind, horizon, place) ?? found;
  }

  #riseSetAfter(after: number, body: 'sun' | 'moon', kind: RiseKind, horizon: Horizon, place: GeoPlace): number | null {
    writePlace(this.#swe, this.#place, place);
    const rule = RISE[kind] | (horizon === 'hindu' ? DISC_CENTRE_NO_REFRACTION_NO_LATITUDE : 0);
    const flag = this.#swe._swe_rise_trans(
      after,
      BODY[body],
      this.#noStar,
      USE_SWISS_FILES,
      rule,
      this.#place,
      0,
      0,
      this.#result,
      this.#message,
    );
    return flag < 0 ? null : this.#swe.HEAPF64[this.#result / 8];
  }

  /** The horizon lowered by a set refraction, instead of the library's, which bends the light as at 0 °C. */
  #visibleRiseSetAfter(after: number, body: 'sun' | 'moon', kind: 'rise' | 'set', place: GeoPlace): number | null {
    writePlace(this.#swe, this.#place, place);
    const flag = this.#swe._swe_rise_trans_true_hor(
      after,
      BODY[body],
      this.#noStar,
      USE_SWISS_FILES,
      RISE[kind] | (body === 'sun' ? DISC_CENTRE_NO_REFRACTION_NO_LATITUDE : NO_REFRACTION),
      this.#place,
      0,
      0,
      body === 'sun' ? SUN_ON_VISIBLE_HORIZON : -REFRACTION,
      this.#result,
      this.#message,
    );
    return flag < 0 ? null : this.#swe.HEAPF64[this.#result / 8];
  }

  equationOfTime(julianDay: number): number {
    checkRange(julianDay);
    this.#swe._swe_time_equ(julianDay, this.#result, this.#message);
    return this.#swe.HEAPF64[this.#result / 8];
  }

  solarEclipse(after: number, backward = false): SolarEclipse {
    return this.#eclipses.solar(after, backward);
  }

  lunarEclipse(after: number, backward = false): LunarEclipse {
    return this.#eclipses.lunar(after, backward);
  }

  localSolarEclipse(maximum: number, place: GeoPlace): LocalEclipse | null {
    return this.#eclipses.localSolar(maximum, place);
  }

  localLunarEclipse(maximum: number, place: GeoPlace): LocalEclipse | null {
    return this.#eclipses.localLunar(maximum, place);
  }

  appearance(julianDay: number, body: EphemerisBody): { magnitude: number; diameter: number; illuminated: number } {
    checkRange(julianDay);
    this.#swe._swe_pheno_ut(julianDay, BODY[body], USE_SWISS_FILES, this.#result, this.#message);
    const at = this.#result / 8;
    const heap = this.#swe.HEAPF64;
    return { illuminated: heap[at + 1], diameter: heap[at + 3], magnitude: heap[at + 4] };
  }

  #houses(julianDay: number, place: GeoPlace, system: QuadrantSystem): number {
    checkRange(julianDay);
    return this.#swe._swe_houses(
      julianDay,
      place.latitude,
      place.longitude,
      SYSTEM[system],
      this.#result,
      this.#second,
    );
  }

  /** Index into HEAPF64 of the result. */
  #calculate(julianDay: number, body: number, flags: number): number {
    checkRange(julianDay);
    const used = this.#swe._swe_calc_ut(julianDay, body, flags, this.#result, this.#message);
    if (used < 0) throw new Error(this.#swe.UTF8ToString(this.#message));
    if (used & MOSHIER && isWellInside(julianDay)) throw new Error('The ephemeris files are missing');
    return this.#result / 8;
  }
}
