import type { GeoPlace } from '../settings.ts';
import type { LocalEclipse, LunarEclipse, SolarEclipse } from './ephemeris.ts';
import { checkRange } from './ephemeris-range.ts';
import { type SwissEphModule, USE_SWISS_FILES, writePlace } from './swisseph-module.ts';

// Bits of swephexp.h, Swiss Ephemeris 2.10.03.
const ECLIPSE = { total: 4, annular: 8, partial: 16, hybrid: 32, penumbral: 64, visible: 128 } as const;

/** The searches of eclipses of Swiss Ephemeris, as `Ephemeris` describes them: for the whole Earth and for a place. */
export class SwissEclipses {
  readonly #swe: SwissEphModule;
  readonly #result: number;
  readonly #attributes: number;
  readonly #place: number;
  readonly #message: number;

  constructor(swe: SwissEphModule) {
    this.#swe = swe;
    this.#result = swe._malloc(64 * 8);
    this.#attributes = swe._malloc(64 * 8);
    this.#place = swe._malloc(3 * 8);
    this.#message = swe._malloc(256);
  }

  solar(after: number, backward = false): SolarEclipse {
    checkRange(after);
    const type = this.#swe._swe_sol_eclipse_when_glob(
      after,
      USE_SWISS_FILES,
      0,
      this.#result,
      backward ? 1 : 0,
      this.#message,
    );
    const maximum = this.#swe.HEAPF64[this.#result / 8];
    if (type & ECLIPSE.hybrid) return { type: 'hybrid', maximum };
    if (type & ECLIPSE.total) return { type: 'total', maximum };
    return { type: type & ECLIPSE.annular ? 'annular' : 'partial', maximum };
  }

  lunar(after: number, backward = false): LunarEclipse {
    checkRange(after);
    const type = this.#swe._swe_lun_eclipse_when(
      after,
      USE_SWISS_FILES,
      0,
      this.#result,
      backward ? 1 : 0,
      this.#message,
    );
    const times = this.#times(this.#result);
    return {
      type: type & ECLIPSE.total ? 'total' : type & ECLIPSE.partial ? 'partial' : 'penumbral',
      maximum: this.#swe.HEAPF64[this.#result / 8],
      partialBegin: times[2],
      partialEnd: times[3],
      totalBegin: times[4],
      totalEnd: times[5],
      penumbralBegin: times[6],
      penumbralEnd: times[7],
    };
  }

  localSolar(maximum: number, place: GeoPlace): LocalEclipse | null {
    checkRange(maximum);
    writePlace(this.#swe, this.#place, place);
    // The local maximum is within hours of the global one; a search from a day before finds it, or the next eclipse here.
    const flag = this.#swe._swe_sol_eclipse_when_loc(
      maximum - 0.5,
      USE_SWISS_FILES,
      this.#place,
      this.#result,
      this.#attributes,
      0,
      this.#message,
    );
    return this.#local(flag, maximum, 1, 4);
  }

  localLunar(maximum: number, place: GeoPlace): LocalEclipse | null {
    checkRange(maximum);
    writePlace(this.#swe, this.#place, place);
    const flag = this.#swe._swe_lun_eclipse_when_loc(
      maximum - 0.5,
      USE_SWISS_FILES,
      this.#place,
      this.#result,
      this.#attributes,
      0,
      this.#message,
    );
    return this.#local(flag, maximum, 6, 7);
  }

  #local(flag: number, globalMaximum: number, beginIndex: number, endIndex: number): LocalEclipse | null {
    const times = this.#times(this.#result);
    const maximum = this.#swe.HEAPF64[this.#result / 8];
    if (flag <= 0 || Math.abs(maximum - globalMaximum) > 1) return null;
    return {
      begin: times[beginIndex],
      maximum,
      end: times[endIndex],
      magnitude: this.#swe.HEAPF64[this.#attributes / 8],
      isVisible: (flag & ECLIPSE.visible) !== 0,
    };
  }

  #times(pointer: number): (number | null)[] {
    return Array.from(this.#swe.HEAPF64.subarray(pointer / 8, pointer / 8 + 10), (time) => (time === 0 ? null : time));
  }
}
