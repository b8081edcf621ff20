import { computeChart } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { YOGAS } from './catalogue.ts';
import { holdsIn } from './evaluate.ts';
import { skyOf } from './sky.ts';

/** 1 January 1940 and 1 January 2011, Julian days (UT). */
const [first, last] = [2429629.5, 2455562.5];
/** Latitudes and longitudes that hold most of Russia's people, degrees. */
const south = 43;
const north = 61;
const west = 20;
const east = 135;

const fraction = (value: number) => value - Math.floor(value);

/**
 * Which combinations a birth of the sample forms: ids. Births are spread evenly over 1940–2010, the hours of the day and 43–61° N, 20–135° E
 * by multiples of irrational numbers, so that the sample is the same every time.
 * @param index number of the birth, from 0
 */
export function yogasOfSample(ephemeris: Ephemeris, index: number): readonly string[] {
  const step = index + 1;
  const julianDay = first + (last - first) * fraction(step * Math.SQRT2);
  const latitude = south + (north - south) * fraction(step * Math.sqrt(3));
  const longitude = west + (east - west) * fraction(step * Math.sqrt(5));
  const place = { latitude, longitude };
  const sky = skyOf(ephemeris, computeChart(ephemeris, { julianDay, place, settings: DEFAULT_SETTINGS }));
  return YOGAS.filter(({ when }) => holdsIn(sky, when) === true).map(({ id }) => id);
}
