import type { ResolvedBirth } from '@nebosvod/composer/birth/resolved-birth';
import { resolveTyped } from '@nebosvod/composer/birth/typed-birth';
import { WesternFacts } from '@nebosvod/composer/birth/western-facts';
import { isOfNumbers } from '@nebosvod/composer/rule/decide-number';
import { isOfNumberPair } from '@nebosvod/composer/rule/decide-number-pair';
import { isOfWestern } from '@nebosvod/composer/rule/decide-western';
import type { BirthSky } from '@nebosvod/contracts/client-page';
import type { Delivered } from '@nebosvod/contracts/delivery';
import { isGraha } from '@nebosvod/engine/bodies';
import { computeChart } from '@nebosvod/engine/chart/chart';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import { ephemeris } from '../../computation/computation.service.ts';

/** The chart of the first birth of a document, for its drawings; null where births are not told, and of a reading of numbers. */
export async function birthSky(document: Delivered['document']): Promise<BirthSky | null> {
  const first = 'inputs' in document && !isOfNumbersAlone(document) ? document.inputs.births[0] : undefined;
  const birth = first && resolveTyped(first.role, first.birth);
  if (!birth) return null;
  if (isWestern(document)) return westernSky(await ephemeris(), birth);
  const { julianDay, place, isTimeKnown } = birth;
  const chart = computeChart(await ephemeris(), { julianDay, place, settings: document.settings });
  return {
    ascendant: isTimeKnown ? chart.ascendant.longitude : null,
    bodies: chart.bodies.flatMap(({ id, longitude, isRetrograde }) =>
      isGraha(id) ? [{ id, longitude, isRetrograde }] : [],
    ),
    western: null,
  };
}

/** The tropical chart of a birth with the ten planets; houses of a known time. */
function westernSky(sky: Ephemeris, birth: ResolvedBirth): BirthSky {
  const facts = new WesternFacts(sky, birth);
  const { ascendant, midheaven, houses } = facts.chart;
  const system = houses.system === 'placidus' ? 'placidus' : 'porphyry';
  return {
    ascendant: birth.isTimeKnown ? ascendant.longitude : null,
    bodies: WESTERN_PLANETS.map((id) => {
      const { longitude, isRetrograde } = facts.body(id);
      return { id, longitude, isRetrograde };
    }),
    western: {
      houses: birth.isTimeKnown ? { system, cusps: houses.cusps, midheaven: midheaven.longitude } : null,
      aspects: facts.aspects.map(({ a, b, aspect }) => ({ from: a, to: b, kind: aspect })),
    },
  };
}

type WithFactors = Extract<Delivered['document'], { inputs: unknown }>;

/** It rests on a Western chart. */
const isWestern = (document: Delivered['document']): boolean =>
  'inputs' in document && Object.values(document.factors).some(({ rule }) => isOfWestern(rule));

/** Nothing in it rests on the sky: a chart beside it would say that it does. */
function isOfNumbersAlone({ factors }: WithFactors): boolean {
  const rules = Object.values(factors).map(({ rule }) => rule);
  return rules.every((rule) => rule.kind === 'settings' || isOfNumbers(rule) || isOfNumberPair(rule));
}
