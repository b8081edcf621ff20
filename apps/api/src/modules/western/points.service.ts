import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import type { getWesternPoints } from '@nebosvod/contracts/western-points';
import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { declinationOf } from '@nebosvod/engine/chart/chart';
import { houseOf } from '@nebosvod/engine/chart/houses';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { essentialDignity } from '@nebosvod/engine/western/dignity';
import { rightAscension } from '@nebosvod/engine/western/equatorial';
import { lotLongitude } from '@nebosvod/engine/western/lots';
import { voidsOfCourse } from '@nebosvod/engine/western/moon';
import { accidentalDignity } from '@nebosvod/engine/western/points/accidental';
import { almutenOf } from '@nebosvod/engine/western/points/almuten';
import { antisciaContacts, antiscionOf, contraAntiscionOf } from '@nebosvod/engine/western/points/antiscia';
import { isOutOfBounds, parallels } from '@nebosvod/engine/western/points/declination';
import { type ExtraPointId, extraPoints } from '@nebosvod/engine/western/points/extra-point';
import { harmonicOf } from '@nebosvod/engine/western/points/harmonic';
import { midpoints, onDial } from '@nebosvod/engine/western/points/midpoints';
import { mutualReceptions } from '@nebosvod/engine/western/points/reception';
import { sectStanding } from '@nebosvod/engine/western/points/sect';
import { parans } from '@nebosvod/engine/western/star/parans';
import { fixedStars, starConjunctions } from '@nebosvod/engine/western/star/stars';
import { ALMUTEN_PLACES, LOTS, WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import type { WesternPointId } from '@nebosvod/engine/western/western-body';
import { tropicalPoint, type WesternChart, westernBodies, westernBody } from '@nebosvod/engine/western/western-chart';
import type { WesternComputation } from './western-chart.service.ts';

type Answer = ComputedOf<typeof getWesternPoints>;

interface Point {
  readonly id: WesternPointId | ExtraPointId;
  readonly longitude: number;
  readonly latitude: number;
  readonly declination: number;
}

/** Harmonic that is drawn unless another is asked for. */
const DEFAULT_HARMONIC = 5;

/** The points of a chart beyond its bodies; without an hour nothing that hangs on it. */
export function westernPointsOf(computation: WesternComputation, body: BodyOf<typeof getWesternPoints>): Answer {
  const { ephemeris, western, moment } = computation;
  const hasHour = moment.isTimeKnown;
  const extras = extraPoints(ephemeris, western);
  const bodies = westernBodies(western, [...WESTERN_PLANETS, 'mean-node', 'lilith', 'chiron']);
  const angles = hasHour ? anglesOf(western) : [];
  const main: readonly Point[] = [...westernBodies(western, [...WESTERN_PLANETS, 'mean-node']), ...angles];
  const all: readonly Point[] = [...bodies, ...extras, ...angles];
  const stars = fixedStars(ephemeris, western.julianDay);
  const harmonic = body.harmonic ?? DEFAULT_HARMONIC;
  return {
    isDay: hasHour ? western.isDay : null,
    lots: hasHour ? lotsOf(western) : null,
    extras: extras.map(({ latitude, speed, ...one }) => ({
      ...one,
      house: hasHour ? houseIn(western, one.longitude) : null,
    })),
    stars: starConjunctions(stars, all).map((one) => ({
      ...one,
      longitude: stars.find(({ id }) => id === one.star)?.longitude ?? 0,
    })),
    parans: hasHour ? paransOf(western, stars) : null,
    declinations: all.map(({ id, declination }) => ({
      id,
      declination,
      isOutOfBounds: isOutOfBounds(declination, western.trueObliquity),
    })),
    parallels: [...parallels(main)],
    antiscia: all.map(({ id, longitude }) => ({
      id,
      antiscion: antiscionOf(longitude),
      contraAntiscion: contraAntiscionOf(longitude),
    })),
    antisciaContacts: [...antisciaContacts(main)],
    midpoints: midpoints(main)
      .filter(({ touched }) => touched.length > 0)
      .map((one) => ({ ...one, touched: [...one.touched] })),
    dial: main.map(({ id, longitude }) => ({ id, at: onDial(longitude) })),
    harmonic: {
      number: harmonic,
      points: main.map(({ id, longitude }) => ({ id, ...tropicalPoint(harmonicOf(longitude, harmonic)) })),
    },
    dignities: hasHour ? dignitiesOf(computation) : null,
    almutens: hasHour ? almutensOf(western) : null,
    receptions: [...mutualReceptions(western)],
    moonVoid: hasHour ? moonVoidOf(computation) : null,
    ...(hasHour ? {} : { reason: 'UNKNOWN_TIME' as const }),
  };
}

function anglesOf({ ascendant, midheaven, trueObliquity }: WesternChart): readonly Point[] {
  return (
    [
      ['ascendant', ascendant.longitude],
      ['midheaven', midheaven.longitude],
    ] as const
  ).map(([id, longitude]) => {
    return { id, longitude, latitude: 0, declination: declinationOf(longitude, 0, trueObliquity) };
  });
}

function houseIn({ houses, ascendant }: WesternChart, longitude: number) {
  return houseOf(houses, ascendant.longitude, longitude);
}

function lotsOf(western: WesternChart): NonNullable<Answer['lots']> {
  return LOTS.map((id) => {
    const longitude = lotLongitude(western, id);
    return { id, ...tropicalPoint(longitude), house: houseIn(western, longitude) };
  });
}

function paransOf(western: WesternChart, stars: ReturnType<typeof fixedStars>): NonNullable<Answer['parans']> {
  const bodies = westernBodies(western, WESTERN_PLANETS).map(({ id, longitude, latitude, declination }) => {
    return { id, declination, rightAscension: rightAscension(longitude, latitude, western.trueObliquity) };
  });
  return [...parans(stars, bodies, western.place.latitude)];
}

function dignitiesOf({ ephemeris, western }: WesternComputation): NonNullable<Answer['dignities']> {
  return CLASSICAL_GRAHAS.map((planet) => {
    const { has, score } = essentialDignity(planet, westernBody(western, planet).longitude, western.isDay);
    const accidental = accidentalDignity(ephemeris, western, planet);
    return {
      planet,
      essential: { has: [...has], score },
      accidental: [...accidental],
      total: accidental.reduce((sum, { points }) => sum + points, score),
      sect: sectStanding(western, planet),
    };
  });
}

function almutensOf(western: WesternChart): NonNullable<Answer['almutens']> {
  const places = {
    ascendant: western.ascendant,
    midheaven: western.midheaven,
    sun: westernBody(western, 'sun'),
    moon: westernBody(western, 'moon'),
    fortune: western.fortune,
  };
  return ALMUTEN_PLACES.map((place) => {
    const { planets, score } = almutenOf(places[place].longitude, western.isDay);
    return { place, planets: [...planets], score };
  });
}

function moonVoidOf({ ephemeris, western: { julianDay } }: WesternComputation): Answer['moonVoid'] {
  const found = voidsOfCourse(ephemeris, julianDay, julianDay + 1e-6, 'sun-to-pluto').find(
    ({ start, end }) => start <= julianDay && julianDay < end,
  );
  return found === undefined ? null : { start: isoFromJulianDay(found.start), end: isoFromJulianDay(found.end) };
}
