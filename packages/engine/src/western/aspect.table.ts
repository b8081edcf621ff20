import type { ASPECT_IDS, ORB_SET_IDS } from './western.ids.ts';
import type { WesternPointId } from './western-body.ts';

export type AspectId = (typeof ASPECT_IDS)[number];

/**
 * Aspects and their angles. Major ones: Ptolemy, Tetrabiblos I.13; minor ones: Kepler, Harmonices Mundi IV.
 */
export const ASPECTS = {
  conjunction: { angle: 0, kind: 'major' },
  sextile: { angle: 60, kind: 'major' },
  square: { angle: 90, kind: 'major' },
  trine: { angle: 120, kind: 'major' },
  opposition: { angle: 180, kind: 'major' },
  semisextile: { angle: 30, kind: 'minor' },
  semisquare: { angle: 45, kind: 'minor' },
  sesquiquadrate: { angle: 135, kind: 'minor' },
  quincunx: { angle: 150, kind: 'minor' },
} as const satisfies Record<AspectId, { readonly angle: number; readonly kind: 'major' | 'minor' }>;

/** Orbs of the points in degrees; a pair meets within the mean of the two. */
export type OrbTable = Readonly<Record<WesternPointId, number>>;

/**
 * Sets of orbs. `even`: six degrees for everything, the plain modern practice; `close`: one degree, for progressions. `lilly`: W. Lilly, Christian Astrology (1647), p. 107,
 * the larger of his two figures halved for each of a pair; bodies he did not know, and points without a body, take 5.
 */
export const ORB_SETS = {
  even: {
    sun: 6,
    moon: 6,
    mercury: 6,
    venus: 6,
    mars: 6,
    jupiter: 6,
    saturn: 6,
    uranus: 6,
    neptune: 6,
    pluto: 6,
    'mean-node': 6,
    'true-node': 6,
    lilith: 6,
    chiron: 6,
    ascendant: 6,
    midheaven: 6,
    fortune: 6,
  },
  close: {
    sun: 1,
    moon: 1,
    mercury: 1,
    venus: 1,
    mars: 1,
    jupiter: 1,
    saturn: 1,
    uranus: 1,
    neptune: 1,
    pluto: 1,
    'mean-node': 1,
    'true-node': 1,
    lilith: 1,
    chiron: 1,
    ascendant: 1,
    midheaven: 1,
    fortune: 1,
  },
  lilly: {
    sun: 17,
    moon: 12.5,
    mercury: 7,
    venus: 8,
    mars: 7.5,
    jupiter: 12,
    saturn: 10,
    uranus: 5,
    neptune: 5,
    pluto: 5,
    'mean-node': 5,
    'true-node': 5,
    lilith: 5,
    chiron: 5,
    ascendant: 5,
    midheaven: 5,
    fortune: 5,
  },
} as const satisfies Record<OrbSetId, OrbTable>;
export type OrbSetId = (typeof ORB_SET_IDS)[number];

/** Share of the pair's orb that an aspect gets: minor ones a third, so that 30° and 45° never compete. */
export const ORB_SHARE: Readonly<Record<'major' | 'minor', number>> = { major: 1, minor: 1 / 3 };
