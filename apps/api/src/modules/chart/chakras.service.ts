import type { getChakras } from '@nebosvod/contracts/chart-chakras';
import type { BodyOf, SentAnswerOf } from '@nebosvod/contracts/endpoint';
import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import { computeShadbala, missingReason } from '@nebosvod/engine/bala/shadbala';
import { shadbalaInput } from '@nebosvod/engine/bala/shadbala-input';
import { byClassicalGraha } from '@nebosvod/engine/bodies';
import { energyByNodeAxis, energyBySignLords } from '@nebosvod/engine/chakra/energy';
import { kalanala, kota } from '@nebosvod/engine/chakra/fortress';
import { sarvatobhadra } from '@nebosvod/engine/chakra/sarvatobhadra';
import { sudarshana } from '@nebosvod/engine/chakra/sudarshana';
import { tripataki } from '@nebosvod/engine/chakra/tripataki';
import { bodyOf, type Chart } from '@nebosvod/engine/chart/chart';
import { type ByGraha, byGraha, grahaLongitudes, grahaSigns } from '@nebosvod/engine/state/placement';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import type { Computation } from '../../computation/computation.service.ts';
import { conflict } from '../../computation/conflicts.ts';
import { ProblemError } from '../../problem-error.ts';

type Body = BodyOf<typeof getChakras>;
type Chakra = SentAnswerOf<typeof getChakras>['chakra'];

/**
 * The diagram of chart.getChakras.
 * @throws ProblemError 400 when an option belongs to another kind of diagram, or the year of the tripataki is missing
 */
export function chakraOf(computation: Computation, body: Body): Chakra {
  assertFits(body);
  const { chart, moment } = computation;
  const lagna = moment.isTimeKnown ? chart.ascendant.sign : null;
  switch (body.kind) {
    case 'energy':
      return body.school === 'node-axis' ? axisOf(chart) : signLordsOf(computation);
    case 'sudarshana':
      return {
        kind: 'sudarshana',
        rings: sudarshana(grahaSigns(chart), lagna).map(({ from, houses }) => ({
          from,
          houses: houses.map((house) => ({ ...house, occupants: [...house.occupants] })),
        })),
        ...(lagna ? {} : { reason: 'UNKNOWN_TIME' }),
      };
    case 'sarvatobhadra':
      return sarvatobhadraOf(chart);
    case 'kota': {
      const { stars, ...rest } = kota(siderealLongitudes(chart));
      return { kind: 'kota', ...rest, stars: stars.map((star) => ({ ...star, grahas: [...star.grahas] })) };
    }
    case 'kalanala': {
      const { stars, ...rest } = kalanala(siderealLongitudes(chart));
      return { kind: 'kalanala', ...rest, stars: stars.map((star) => ({ ...star, grahas: [...star.grahas] })) };
    }
    default:
      return tripatakiOf(computation, body.completedYears ?? 0);
  }
}

function signLordsOf({ ephemeris, chart, moment }: Computation): Chakra {
  const { isTimeKnown, utcOffsetSeconds } = moment;
  const input = shadbalaInput(ephemeris, chart, { isTimeKnown, utcOffsetSeconds });
  const reason = missingReason(input);
  const { planets } = computeShadbala(input);
  const ratios = reason ? null : byClassicalGraha((graha) => planets[graha].ratio ?? 0);
  const centres = energyBySignLords(grahaSigns(chart), grahaLongitudes(chart), ratios);
  return {
    kind: 'energy',
    school: 'sign-lords',
    centres: centres.map((centre) => ({
      ...centre,
      lords: [...centre.lords],
      signs: [...centre.signs],
      occupants: [...centre.occupants],
    })),
    ...(reason ? { reason } : {}),
  };
}

function axisOf(chart: Chart): Chakra {
  const centres = energyByNodeAxis(grahaLongitudes(chart));
  return {
    kind: 'energy',
    school: 'node-axis',
    centres: centres.map((centre) => ({
      ...centre,
      forward: [...centre.forward],
      backward: [...centre.backward],
    })),
  };
}

function sarvatobhadraOf(chart: Chart): Chakra {
  const { cells, vedhas } = sarvatobhadra(siderealLongitudes(chart));
  return {
    kind: 'sarvatobhadra',
    cells: cells.map((cell) => {
      if (cell.kind === 'star') return { ...cell, grahas: [...cell.grahas] };
      return cell.kind === 'tithis' ? { ...cell, varas: [...cell.varas] } : cell;
    }),
    vedhas: vedhas.map((vedha) => ({ ...vedha, cells: [...vedha.cells] })),
  };
}

function tripatakiOf({ ephemeris, chart, moment }: Computation, completedYears: number): Chakra {
  const found = tripataki(ephemeris, chart, completedYears);
  const yearBegins = isoFromJulianDay(found.yearBegins);
  if (!moment.isTimeKnown) {
    // The Sun's return moves by a day with the time of birth, and the sign that rises then with it.
    return {
      kind: 'tripataki',
      completedYears,
      yearBegins,
      lagnaSign: null,
      places: null,
      vedhaOnMoon: null,
      vedhaOnLagna: null,
      reason: 'UNKNOWN_TIME',
    };
  }
  return {
    kind: 'tripataki',
    completedYears,
    yearBegins,
    lagnaSign: found.lagnaSign,
    places: found.places.map((place) => ({ ...place, grahas: [...place.grahas], joinedWith: [...place.joinedWith] })),
    vedhaOnMoon: [...found.vedhaOnMoon],
    vedhaOnLagna: [...found.vedhaOnLagna],
  };
}

/** Stars are sidereal also in a tropical chart. */
function siderealLongitudes(chart: Chart): ByGraha<number> {
  return byGraha((graha) => normalizeDegrees(bodyOf(chart, graha).tropicalLongitude - chart.ayanamsha));
}

function assertFits({ kind, school, completedYears }: Body): void {
  if (school !== undefined && kind !== 'energy') {
    throw conflict(
      'kind',
      'school',
      `Школа (school) есть только у энергетических центров (kind: energy), а выбрано ${kind}`,
    );
  }
  if (completedYears !== undefined && kind !== 'tripataki') {
    throw conflict(
      'kind',
      'completedYears',
      `Год (completedYears) есть только у трипатаки (kind: tripataki), а выбрано ${kind}`,
    );
  }
  if (kind === 'tripataki' && completedYears === undefined) {
    const message = 'Для трипатаки нужно число полных лет (completedYears)';
    throw new ProblemError('VALIDATION', message, { errors: [{ path: 'completedYears', message }] });
  }
}
