import type { Rule } from '@nebosvod/contracts/rule';
import { ELEMENTS } from '@nebosvod/engine/angle/angle.ids';
import type { House } from '@nebosvod/engine/angle/sign';
import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import type { WesternPlanet } from '@nebosvod/engine/western/western-body';
import type { Unit } from '@nebosvod/interpretations/unit';
import type { UnitFactor } from '@nebosvod/interpretations/unit-factor';
import { WESTERN_FAMILIES } from '@nebosvod/interpretations/western/families';
import { ELEMENT_EMPHASIS, type WesternFacts } from '../birth/western-facts.ts';
import { unitIndex } from '../weigh/unit-index.ts';
import type { WeightKind } from '../weigh/weights.table.ts';
import { ASPECT_NATURES } from './western-names.ts';
import { closenessOf, POINT_SHARES, SIGN_SHARES } from './western-weights.table.ts';

/** A unit that a Western chart names, with what it rests on. */
export interface FoundWestern {
  readonly unit: Unit;
  /** The rule that names it first, then those of its strength. */
  readonly rules: readonly [Rule, ...Rule[]];
  readonly kind: WeightKind;
  /** Whose voice it is; of an aspect both. */
  readonly planets: readonly WesternPlanet[];
  /** Of the weight of its kind. */
  readonly share: number;
}

/** The unit of a factor of a Western chart, as it reads now; null of one that is not written or is off. */
export const westernUnitOf = unitIndex(WESTERN_FAMILIES);

type Asked = Omit<FoundWestern, 'unit'> & { readonly factor: UnitFactor };

/** Every unit that a Western chart names. */
export function foundWestern(facts: WesternFacts): FoundWestern[] {
  return [
    ...signs(facts),
    ...dignities(facts),
    ...houses(facts),
    ...sects(facts),
    ...points(facts),
    ...rulers(facts),
    ...angles(facts),
    ...aspects(facts),
    ...patterns(facts),
    ...wholes(facts),
  ].flatMap(({ factor, ...rest }) => {
    const unit = westernUnitOf(factor);
    return unit ? [{ ...rest, unit }] : [];
  });
}

function signs(facts: WesternFacts): Asked[] {
  return WESTERN_PLANETS.map((planet): Asked => {
    const { sign } = facts.body(planet);
    const dignity = facts.dignityOf(planet);
    return {
      factor: { kind: 'planet-in-sign', planet, sign },
      rules: [
        { kind: 'western-sign', planet, sign },
        ...(dignity === null ? [] : [{ kind: 'western-dignity' as const, planet, dignity }]),
      ],
      kind: 'planet-sign',
      planets: [planet],
      share: SIGN_SHARES[planet] ?? 1,
    };
  });
}

function dignities(facts: WesternFacts): Asked[] {
  return CLASSICAL_GRAHAS.flatMap((planet): Asked[] => {
    const dignity = facts.dignityOf(planet);
    if (dignity === null) return [];
    const state = dignity === 'domicile' || dignity === 'exaltation' ? 'dignified' : 'debilitated';
    return [
      {
        factor: { kind: 'planet-dignity', planet, state },
        rules: [{ kind: 'western-dignity', planet, dignity }],
        kind: 'planet-dignity',
        planets: [planet],
        share: 1,
      },
    ];
  });
}

/** Planets that the books call good and bad: what is of the sect helps more or harms less. */
const OF_SECT = ['venus', 'mars', 'jupiter', 'saturn'] as const;

function sects(facts: WesternFacts): Asked[] {
  if (!facts.isTimeKnown) return [];
  const { isDay } = facts.chart;
  return OF_SECT.flatMap((planet): Asked[] => {
    const house = facts.houseOf(planet);
    if (house === null) return [];
    return [
      {
        factor: { kind: 'planet-sect', planet, isDay },
        rules: [
          { kind: 'western-house', planet, house },
          { kind: 'western-sect', isDay },
        ],
        kind: 'planet-sect',
        planets: [planet],
        share: 1,
      },
    ];
  });
}

function houses(facts: WesternFacts): Asked[] {
  return WESTERN_PLANETS.flatMap((planet): Asked[] => {
    const house = facts.houseOf(planet);
    if (house === null) return [];
    const near = facts.angleNear(planet);
    return [
      {
        factor: { kind: 'planet-in-house', planet, house },
        rules: [
          { kind: 'western-house', planet, house },
          ...(near ? [{ kind: 'western-near-angle' as const, planet, angle: near.angle }] : []),
        ],
        kind: 'planet-house',
        planets: [planet],
        share: 1,
      },
    ];
  });
}

/** Chiron and the nodes: they colour what the planets say, and weigh less than they. */
function points(facts: WesternFacts): Asked[] {
  return (['chiron', 'north-node', 'south-node'] as const).flatMap((point): Asked[] => {
    const place = facts.pointOf(point);
    if (!place) return [];
    const { sign } = place;
    const house = facts.houseOfPoint(point);
    const inSign: Asked = {
      factor: { kind: 'point-in-sign', point, sign },
      rules: [{ kind: 'western-point-sign', point, sign }],
      kind: 'planet-sign',
      planets: [],
      share: POINT_SHARES.sign,
    };
    if (house === null) return [inSign];
    const near = facts.nearPoint(point);
    const inHouse: Asked = {
      factor: { kind: 'point-in-house', point, house },
      rules: [
        { kind: 'western-point-house', point, house },
        ...(near ? [{ kind: 'western-point-near' as const, point, near: near.near }] : []),
      ],
      kind: 'planet-house',
      planets: [],
      share: near ? POINT_SHARES.near : POINT_SHARES.house,
    };
    return [inSign, inHouse];
  });
}

const HOUSES: readonly House[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function rulers(facts: WesternFacts): Asked[] {
  return HOUSES.flatMap((ruler): Asked[] => {
    const planet = facts.rulerOf(ruler);
    const house = planet && facts.houseOf(planet);
    if (!planet || !house) return [];
    return [
      {
        factor: { kind: 'ruler-in-house', ruler, house },
        rules: [{ kind: 'western-ruler-house', ruler, house }],
        kind: 'house-ruler',
        planets: [planet],
        share: 1,
      },
    ];
  });
}

function angles({ isTimeKnown, chart }: WesternFacts): Asked[] {
  if (!isTimeKnown) return [];
  return (['ascendant', 'midheaven'] as const).map((angle): Asked => {
    const { sign } = chart[angle];
    return {
      factor: { kind: 'angle-in-sign', angle, sign },
      rules: [{ kind: 'western-angle', angle, sign }],
      kind: 'angle-sign',
      planets: [],
      share: 1,
    };
  });
}

/** What the whole chart is made of: an element that holds half of the planets, the phase of the Moon. */
function wholes(facts: WesternFacts): Asked[] {
  const { moonPhase: phase } = facts;
  const elements = ELEMENTS.filter((element) => facts.elementCount(element) >= ELEMENT_EMPHASIS).map(
    (element): Asked => ({
      factor: { kind: 'element-emphasis', element },
      rules: [{ kind: 'western-element', element }],
      kind: 'element',
      planets: [],
      share: 1,
    }),
  );
  return [
    ...elements,
    {
      factor: { kind: 'birth-phase', phase },
      rules: [{ kind: 'western-moon-phase', phase }],
      kind: 'moon-phase',
      planets: [],
      share: 1,
    },
  ];
}

/** Planets of one life; the slower ones stand alike for years. */
const PERSONAL: readonly WesternPlanet[] = ['sun', 'moon', 'mercury', 'venus', 'mars'];

/** Every kind of figure once, by the first of it. */
function patterns({ patterns: found }: WesternFacts): Asked[] {
  const told = new Map<string, Asked>();
  for (const { id, members, apex } of found) {
    const end = id === 't-square' && apex !== null ? (PERSONAL.includes(apex) ? 'personal' : 'slow') : null;
    const key = `${id} ${end}`;
    if (told.has(key)) continue;
    told.set(key, {
      factor: { kind: 'aspect-pattern', pattern: id, ...(end === null ? {} : { apex: end }) },
      rules: [{ kind: 'western-pattern', pattern: id, members: [...members], ...(apex === null ? {} : { apex }) }],
      kind: 'aspect-pattern',
      planets: apex === null ? members : [apex],
      share: 1,
    });
  }
  return [...told.values()];
}

function aspects({ aspects: found }: WesternFacts): Asked[] {
  return found.map(({ a, b, aspect, orb }): Asked => {
    return {
      factor: { kind: 'planets-aspect', a, b, nature: ASPECT_NATURES[aspect] },
      rules: [{ kind: 'western-aspect', a, b, aspect }],
      kind: 'planets-aspect',
      planets: [a, b],
      share: closenessOf(orb),
    };
  });
}
