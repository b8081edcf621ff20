import type { NameOptions } from './name.ts';
import { inSign } from './sign.ts';

/** Degrees, minutes and seconds of an arc, each truncated. */
export interface ArcParts {
  readonly isNegative: boolean;
  readonly degrees: number;
  readonly minutes: number;
  readonly seconds: number;
}

// Binary fractions fall a hair below the decimal they stand for (14.2° is 14°11′59.999…″); less than a
// ten-thousandth of a second is such noise and not a position.
const noiseInSeconds = 1e-4;

/** Splits an angle in degrees into truncated parts: 29.9999° is 29°59′59″, never 30°00′. */
export function arcParts(angle: number): ArcParts {
  const total = Math.floor(Math.abs(angle) * 3600 + noiseInSeconds);
  return {
    isNegative: angle < 0 && total > 0,
    degrees: Math.floor(total / 3600),
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

const two = (value: number) => String(value).padStart(2, '0');

/**
 * An angle as degrees and minutes, truncated: 14.19 → «14°11′». A position inside a sign so never reads 30°00′.
 * @param options.seconds adds seconds: «14°11′24″»
 */
export function formatDegree(angle: number, options: { readonly seconds?: boolean } = {}): string {
  const { isNegative, degrees, minutes, seconds } = arcParts(angle);
  const sign = isNegative ? '−' : '';
  const tail = options.seconds ? `${two(seconds)}″` : '';
  // Without seconds −0°00′30″ would read «−0°00′».
  const shown = isNegative && !options.seconds && degrees === 0 && minutes === 0 ? '' : sign;
  return `${shown}${degrees}°${two(minutes)}′${tail}`;
}

/** A longitude 0–360 as a place in the zodiac: 134.19 → «14°11′ во Льве». */
export function formatLongitude(longitude: number, options: NameOptions & { readonly seconds?: boolean } = {}): string {
  const sign = Math.floor(longitude / 30) + 1;
  return `${formatDegree(longitude - (sign - 1) * 30, options)} ${inSign(sign, options)}`;
}

/** Geographic coordinates: «55°45′ с. ш., 37°37′ в. д.». North and east are positive. */
export function formatCoordinates(latitude: number, longitude: number): string {
  const ns = latitude < 0 ? 'ю.\u00a0ш.' : 'с.\u00a0ш.';
  const ew = longitude < 0 ? 'з.\u00a0д.' : 'в.\u00a0д.';
  return `${formatDegree(Math.abs(latitude))}\u00a0${ns}, ${formatDegree(Math.abs(longitude))}\u00a0${ew}`;
}
