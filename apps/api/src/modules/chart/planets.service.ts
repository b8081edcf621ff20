import type { getPlanets } from '@nebosvod/contracts/chart';
import type { ComputedOf } from '@nebosvod/contracts/endpoint';
import { isGraha } from '@nebosvod/engine/bodies';
import { bodyStates } from '@nebosvod/engine/chart/body-states';
import { combustionOf } from '@nebosvod/engine/state/combustion';
import { signLord } from '@nebosvod/engine/state/dignity';
import { grahaLongitudes } from '@nebosvod/engine/state/placement';
import type { Computation } from '../../computation/computation.service.ts';
import type { TraceEntries } from '../../computation/trace.ts';
import { uncertaintyOf } from '../../computation/uncertainty.service.ts';
import { ProblemError } from '../../problem-error.ts';

type Answer = ComputedOf<typeof getPlanets>;
export type BodyAnswer = Answer['planets'][number];

/** The answer of chart.getPlanets: bodies with their states, ascendant and houses. */
export function planetsOf(computation: Computation): Answer {
  const { chart, settings, moment } = computation;
  const isKnown = moment.isTimeKnown;
  return {
    ayanamsha: { id: settings.ayanamsha, value: chart.ayanamsha },
    ascendant: isKnown ? { ...chart.ascendant, ...uncertaintyOf(computation, 'lagna') } : null,
    midheaven: isKnown ? chart.midheaven : null,
    houses: isKnown ? housesOf(computation) : null,
    planets: bodiesOf(computation),
    ...(isKnown ? {} : { reason: 'UNKNOWN_TIME' }),
  };
}

/** Every body of the chart with its states. */
export function bodiesOf(computation: Computation): BodyAnswer[] {
  const { chart, moment } = computation;
  return bodyStates(chart, moment.isTimeKnown).map((body) => Object.assign(body, uncertaintyOf(computation, body.id)));
}

/** How the states of the bodies came about. */
export function traceOfPlanets(computation: Computation): TraceEntries {
  const { chart, settings } = computation;
  const longitudes = grahaLongitudes(chart);
  const entries: TraceEntries = {};
  for (const [
    index,
    { id, longitude, tropicalLongitude, sign, degreeInSign, isRetrograde },
  ] of chart.bodies.entries()) {
    const path = `planets.${index}`;
    entries[`${path}.longitude`] = {
      inputs: { tropicalLongitude, ayanamsha: settings.zodiac === 'sidereal' ? chart.ayanamsha : 0 },
      formula: 'tropicalLongitude - ayanamsha',
      source: `SwissEph, ${settings.ayanamsha}`,
    };
    entries[`${path}.navamshaSign`] = {
      inputs: { longitude },
      formula: 'floor(longitude / (10/3)) mod 12 + 1',
      source: 'BPHS 6.12',
    };
    if (!isGraha(id)) continue;
    entries[`${path}.dignity`] = {
      inputs: { sign, degreeInSign, lord: signLord(sign) },
      formula: 'exaltation, moolatrikona, own sign by degree; else natural + temporal relation to the sign lord',
      source: 'BPHS 3.49-58',
    };
    const combustion = combustionOf({ id, longitude, isRetrograde }, longitudes.sun);
    if (combustion) {
      entries[`${path}.isCombust`] = {
        inputs: { separation: combustion.separation, orb: combustion.orb, isRetrograde },
        formula: 'separation <= orb',
        source: 'SS 9',
      };
    }
    entries[`${path}.charaKaraka`] = {
      inputs: { degree: id === 'rahu' ? 30 - degreeInSign : degreeInSign, scheme: settings.karakas },
      formula: 'place in the order of falling degree in sign; Rahu counts from the end of the sign',
      source: 'BPHS 32.1-12',
    };
  }
  return entries;
}

/** The refusal of a request that names an outer planet while the settings leave them out. */
export function outerPlanetsOff(path: string): ProblemError {
  const message = 'Внешние планеты выключены в настройках (settings.outerPlanets)';
  return new ProblemError('VALIDATION', message, { errors: [{ path, message }] });
}

function housesOf({ chart }: Computation): Answer['houses'] {
  const { houses } = chart;
  return houses.cusps
    ? { system: houses.system, cusps: [...houses.cusps] }
    : { system: houses.system, cusps: null, reason: houses.reason };
}
