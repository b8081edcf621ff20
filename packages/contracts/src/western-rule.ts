import { ELEMENTS } from '@nebosvod/engine/angle/angle.ids';
import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { ELECTION_REASONS, ELECTION_VETOES } from '@nebosvod/engine/western/election/election.ids';
import { LUNATION_PHASES, MAJOR_ASPECTS, PATTERNS, WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import { z } from 'zod';
import { houseNumber, signNumber } from './chart-point.ts';
import { idList } from './id-list.ts';
import { muhurtaPlace, muhurtaPurpose } from './muhurta-choice.ts';
import { calendarDateField } from './person-fields.ts';

const whose = { of: z.enum(['client', 'second']).optional() };
const planet = z.enum(WESTERN_PLANETS);
const aspect = z.enum(MAJOR_ASPECTS);
const point = z.enum(['chiron', 'north-node', 'south-node']);
const at = calendarDateField;

/** Where a planet stands by its sign: the states that a reading names. */
const signDignities = ['domicile', 'exaltation', 'detriment', 'fall'] as const;

/** Planets that stand and turn: all but the lights. */
const turningPlanets = WESTERN_PLANETS.filter((id) => id !== 'sun' && id !== 'moon');
/** Planets whose stay in a house is told; the Moon's lasts two days. */
const stayingPlanets = WESTERN_PLANETS.filter((id) => id !== 'moon');

/** What is transited: planets of birth and the two angles. */
const natalPoint = z.enum([...WESTERN_PLANETS, 'ascendant', 'midheaven']);

/** What of two charts is set against each other; the nodes are the mean ones. */
const contactPoint = z.enum([...WESTERN_PLANETS, 'ascendant', 'midheaven', 'north-node', 'south-node']);

/**
 * Rules of Western astrology: tropical signs, houses of Placidus (Porphyry inside the polar circles), the five aspects of Ptolemy within
 * six degrees, rulers by the seven planets.
 */
export const westernRules = [
  z.strictObject({ kind: z.literal('western-sign'), ...whose, planet, sign: signNumber }),
  z.strictObject({ kind: z.literal('western-house'), ...whose, planet, house: houseNumber }),
  /** Chiron and the mean nodes of the Moon. */
  z.strictObject({ kind: z.literal('western-point-sign'), ...whose, point, sign: signNumber }),
  z.strictObject({ kind: z.literal('western-point-house'), ...whose, point, house: houseNumber }),
  /** Joined with one of the seven planets within three degrees, or within five of an angle. */
  z.strictObject({
    kind: z.literal('western-point-near'),
    ...whose,
    point,
    near: z.enum([...CLASSICAL_GRAHAS, 'ascendant', 'descendant', 'midheaven', 'imum-coeli']),
  }),
  z.strictObject({
    kind: z.literal('western-angle'),
    ...whose,
    angle: z.enum(['ascendant', 'midheaven']),
    sign: signNumber,
  }),
  z.strictObject({ kind: z.literal('western-aspect'), ...whose, a: planet, b: planet, aspect }),
  z.strictObject({ kind: z.literal('western-dignity'), ...whose, planet, dignity: z.enum(signDignities) }),
  /** Within five degrees of an angle. */
  z.strictObject({
    kind: z.literal('western-near-angle'),
    ...whose,
    planet,
    angle: z.enum(['ascendant', 'descendant', 'midheaven', 'imum-coeli']),
  }),
  /** An aspect to the ascendant or the midheaven; a conjunction is `western-near-angle`. */
  z.strictObject({
    kind: z.literal('western-angle-aspect'),
    ...whose,
    planet,
    angle: z.enum(['ascendant', 'midheaven']),
    aspect: z.enum(['sextile', 'square', 'trine']),
  }),
  /** Five and more of the ten planets in signs of an element. */
  z.strictObject({ kind: z.literal('western-element'), ...whose, element: z.enum(ELEMENTS) }),
  /** The eighth of the lunation at birth, each centred on its exact angle. */
  z.strictObject({ kind: z.literal('western-moon-phase'), ...whose, phase: z.enum(LUNATION_PHASES) }),
  /** The Sun above the horizon. */
  z.strictObject({ kind: z.literal('western-sect'), ...whose, isDay: z.boolean() }),
  /** A figure of aspects of the ten planets, quincunxes of two degrees among them; `apex` where it points at one. */
  z.strictObject({
    kind: z.literal('western-pattern'),
    ...whose,
    pattern: z.enum(PATTERNS),
    members: idList(planet).min(3),
    apex: planet.optional(),
  }),
  /** The ruler of the sign on a cusp, where it stands. */
  z.strictObject({ kind: z.literal('western-ruler-house'), ...whose, ruler: houseNumber, house: houseNumber }),
  /** Exact on the date. */
  z.strictObject({ kind: z.literal('western-transit'), ...whose, planet, aspect, natal: natalPoint, at }),
  /** Within a degree of exact on the date: from when until when. */
  z.strictObject({ kind: z.literal('western-window'), ...whose, planet, aspect, natal: natalPoint, at }),
  /** A new or a full Moon on the date, in a house of birth, within three degrees of a point of birth. */
  z.strictObject({
    kind: z.literal('western-lunation'),
    ...whose,
    phase: z.enum(['new', 'full']),
    at,
    house: houseNumber.optional(),
    natal: natalPoint.optional(),
  }),
  /** A planet turns on the date, in a house of birth. */
  z.strictObject({
    kind: z.literal('western-station'),
    ...whose,
    planet: z.enum(turningPlanets),
    turns: z.enum(['retrograde', 'direct']),
    at,
    house: houseNumber.optional(),
  }),
  /** The days that are looked at, both of them among these; holds of every birth. */
  z.strictObject({ kind: z.literal('western-span'), ...whose, from: at, to: at }),
  z.strictObject({
    kind: z.literal('western-transit-house'),
    ...whose,
    planet: z.enum(stayingPlanets),
    house: houseNumber,
    at,
  }),
  /** The house that the year of a birthday falls to, a sign a year from the ascendant. [Ptolemy IV.10] */
  z.strictObject({ kind: z.literal('western-profection-house'), ...whose, house: houseNumber, at }),
  /** Secondary progressions, a day for a year: the sign of a light on a date; the house of birth that the Moon goes through. [Placidus] */
  z.strictObject({
    kind: z.literal('western-progressed-sign'),
    ...whose,
    planet: z.enum(['sun', 'moon']),
    sign: signNumber,
    at,
  }),
  z.strictObject({
    kind: z.literal('western-progressed-house'),
    ...whose,
    planet: z.literal('moon'),
    house: houseNumber,
    at,
  }),
  /**
   * Of the solar return whose year runs on a date, lived at `place`, or at the place of birth: the house of birth that its ascendant falls
   * into; the house of its own where a planet stands.
   */
  z.strictObject({
    kind: z.literal('western-return-ascendant'),
    ...whose,
    house: houseNumber,
    at,
    place: muhurtaPlace.optional(),
  }),
  z.strictObject({
    kind: z.literal('western-return-house'),
    ...whose,
    planet,
    house: houseNumber,
    at,
    place: muhurtaPlace.optional(),
  }),
  /** Of two charts: an aspect of a point of the client to a point of the second, within six degrees. */
  z.strictObject({
    kind: z.literal('western-contact'),
    client: contactPoint,
    second: contactPoint,
    aspect,
  }),
  /** A planet of one (`of`) in a house of the other. */
  z.strictObject({ kind: z.literal('western-overlay'), ...whose, planet, house: houseNumber }),
  /** Of the chart of midpoints of two: where a planet stands in it, which sign rises. [Hand] */
  z.strictObject({ kind: z.literal('western-composite-sign'), planet, sign: signNumber }),
  z.strictObject({ kind: z.literal('western-composite-house'), planet, house: houseNumber }),
  z.strictObject({ kind: z.literal('western-composite-ascendant'), sign: signNumber }),
  /** A day chosen for an undertaking where it is begun, with its window; with a reason, that this speaks for or against it. */
  z.strictObject({
    kind: z.literal('western-day'),
    ...whose,
    purpose: muhurtaPurpose,
    place: muhurtaPlace,
    at,
    reason: z.enum(ELECTION_REASONS).optional(),
    planet: planet.optional(),
  }),
  /** A day that something forbids. */
  z.strictObject({
    kind: z.literal('western-day-refused'),
    ...whose,
    purpose: muhurtaPurpose,
    place: muhurtaPlace,
    at,
    veto: z.enum(ELECTION_VETOES),
  }),
  /** How a Western chart was computed; holds of every birth. */
  z.strictObject({ kind: z.literal('western-settings'), ...whose }),
] as const;
