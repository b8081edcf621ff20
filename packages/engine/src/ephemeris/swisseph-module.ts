import SwissEph from 'swisseph-wasm';
import type { GeoPlace } from '../settings.ts';

/** A flag of swephexp.h: positions from the files. */
export const USE_SWISS_FILES = 2;

/** The functions of the WebAssembly module that the adapter calls directly: the package's own wrappers drop return flags. */
export interface SwissEphModule {
  readonly HEAPF64: Float64Array;
  _malloc(bytes: number): number;
  UTF8ToString(pointer: number): string;
  stringToUTF8(text: string, pointer: number, bytes: number): void;
  _swe_fixstar2_ut(star: number, julianDay: number, flags: number, result: number, message: number): number;
  _swe_calc_ut(julianDay: number, body: number, flags: number, result: number, message: number): number;
  _swe_set_sid_mode(mode: number, t0: number, value: number): void;
  _swe_get_ayanamsa_ex_ut(julianDay: number, flags: number, result: number, message: number): number;
  _swe_houses(
    julianDay: number,
    latitude: number,
    longitude: number,
    system: number,
    cusps: number,
    angles: number,
  ): number;
  _swe_rise_trans(
    julianDay: number,
    body: number,
    star: number,
    flags: number,
    kind: number,
    place: number,
    pressure: number,
    temperature: number,
    result: number,
    message: number,
  ): number;
  _swe_rise_trans_true_hor(
    julianDay: number,
    body: number,
    star: number,
    flags: number,
    kind: number,
    place: number,
    pressure: number,
    temperature: number,
    horizon: number,
    result: number,
    message: number,
  ): number;
  _swe_sidtime(julianDay: number): number;
  _swe_time_equ(julianDay: number, result: number, message: number): number;
  _swe_sol_eclipse_when_glob(
    start: number,
    flags: number,
    type: number,
    result: number,
    backward: number,
    message: number,
  ): number;
  _swe_lun_eclipse_when(
    start: number,
    flags: number,
    type: number,
    result: number,
    backward: number,
    message: number,
  ): number;
  _swe_sol_eclipse_when_loc(
    start: number,
    flags: number,
    place: number,
    times: number,
    attributes: number,
    backward: number,
    message: number,
  ): number;
  _swe_lun_eclipse_when_loc(
    start: number,
    flags: number,
    place: number,
    times: number,
    attributes: number,
    backward: number,
    message: number,
  ): number;
  _swe_pheno_ut(julianDay: number, body: number, flags: number, result: number, message: number): number;
}

const NEEDED = [
  'HEAPF64',
  '_malloc',
  'UTF8ToString',
  'stringToUTF8',
  '_swe_calc_ut',
  '_swe_fixstar2_ut',
  '_swe_houses',
  '_swe_rise_trans',
] as const;

function isModule(value: unknown): value is SwissEphModule {
  return value !== null && typeof value === 'object' && NEEDED.every((name) => name in value);
}

/**
 * Starts one instance of Swiss Ephemeris with its own memory and state.
 * @throws Error when the package no longer exposes the functions the adapter needs
 */
export async function startModule(): Promise<SwissEphModule> {
  const instance = new SwissEph();
  await instance.initSwissEph();
  const inner: unknown = Reflect.get(instance, 'SweModule');
  if (!isModule(inner))
    throw new Error('swisseph-wasm does not expose the expected functions; the exact version 0.1.0 is needed');
  return inner;
}

/** Writes a place as the library reads it: longitude and latitude in degrees, altitude in metres. */
export function writePlace(swe: SwissEphModule, pointer: number, place: GeoPlace): void {
  const at = pointer / 8;
  swe.HEAPF64[at] = place.longitude;
  swe.HEAPF64[at + 1] = place.latitude;
  swe.HEAPF64[at + 2] = place.altitude ?? 0;
}
