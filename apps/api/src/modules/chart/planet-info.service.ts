import type { getPlanetInfo } from '@nebosvod/contracts/chart-states';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import { countSigns, type Sign } from '@nebosvod/engine/angle/sign';
import { beneficsOf } from '@nebosvod/engine/bala/benefic';
import { type BodyId, isClassical, isGraha } from '@nebosvod/engine/bodies';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { bodyOf } from '@nebosvod/engine/chart/chart';
import { argalaOn } from '@nebosvod/engine/state/argala';
import { grahaArudhas } from '@nebosvod/engine/state/arudha';
import { doesAspect, grahaAspectSigns, rasiAspectSigns, sphutaDrishti } from '@nebosvod/engine/state/aspect';
import { functionalRole } from '@nebosvod/engine/state/functional-nature';
import { grahaLongitudes, grahaSigns } from '@nebosvod/engine/state/placement';
import {
  gandantaOf,
  isPushkaraNavamsha,
  mrityuBhagaOf,
  type PushkaraBhagaSet,
  pushkaraBhagaOf,
} from '@nebosvod/engine/state/sensitive-degree';
import { isAtWar, isWarrior } from '@nebosvod/engine/state/war';
import type { Computation } from '../../computation/computation.service.ts';
import type { TraceEntries } from '../../computation/trace.ts';
import { planetTexts } from './planet-texts.service.ts';
import { bodiesOf, outerPlanetsOff } from './planets.service.ts';
import { avasthasOfOne } from './states.service.ts';

type Body = BodyOf<typeof getPlanetInfo>;
type Answer = ComputedOf<typeof getPlanetInfo>;

/**
 * The answer of chart.getPlanetInfo: one body with its lordships, aspects both ways, avasthas and flags.
 * @throws ProblemError 400 when an outer planet is asked for and the settings leave them out
 */
export function planetInfoOf(computation: Computation, body: Body): Answer {
  const { chart, moment } = computation;
  const id = body.planet;
  const bodies = bodiesOf(computation);
  const planet = bodies.find((candidate) => candidate.id === id);
  if (!planet) throw outerPlanetsOff('planet');
  const lagna = moment.isTimeKnown ? chart.ascendant.sign : null;
  const functional = lagna && isClassical(id) ? functionalRole(lagna, id) : null;
  const own = bodyOf(chart, id);
  return {
    planet,
    lordOf: lagna ? [...(functional?.lordOf ?? [])] : null,
    functional: functional && {
      lordOf: [...functional.lordOf],
      nature: functional.nature,
      reasons: [...functional.reasons],
      isMaraka: functional.isMaraka,
      isHarmfulEighthLord: functional.isHarmfulEighthLord,
    },
    ...aspectsOf(computation, id, lagna, { nodesLookAtTrines: body.nodesLookAtTrines ?? false }),
    conjunctWith: chart.bodies.filter((other) => other.id !== id && other.sign === own.sign).map((other) => other.id),
    avasthas: isGraha(id) ? avasthasOfOne(computation, id) : null,
    argala: isGraha(id) ? argalaOf(computation, own.sign, id === 'ketu') : null,
    arudhaSign: isGraha(id) ? (arudhas(computation)[id] ?? null) : null,
    flags: flagsOf(computation, planet, body.bhagaSet ?? 'jataka-parijata'),
    texts: planetTexts(computation, bodies, planet),
    ...(lagna ? {} : { reason: 'UNKNOWN_TIME' }),
  };
}

/** How the lordships, exact aspects and flags of the body came about. */
export function traceOfPlanetInfo({ chart, moment }: Computation, answer: Answer): TraceEntries {
  const { id, longitude, sign, degreeInSign } = answer.planet;
  const entries: TraceEntries = {
    'flags.pushkaraNavamsha': {
      inputs: { longitude },
      formula: 'navamsha of the sign: fire 7 9, earth 3 5, air 6 8, water 1 3',
      source: 'JP 1.58',
    },
    'flags.gandanta': {
      inputs: { longitude },
      formula: 'within 3°20′ of 0, 120 or 240; strict within 48′',
      source: 'BPHS 92',
    },
  };
  const { mrityuBhaga } = answer.flags;
  if (mrityuBhaga) {
    entries['flags.mrityuBhaga'] = {
      inputs: { sign, degreeInSign, degree: mrityuBhaga.degree, orbMinutes: mrityuBhaga.orbMinutes },
      formula: 'abs(degreeInSign - degree) * 60 <= orbMinutes',
      source: 'JP 1',
    };
  }
  if (answer.functional && moment.isTimeKnown) {
    entries['functional.nature'] = {
      inputs: { lagna: chart.ascendant.sign, lordOf: answer.functional.lordOf, reasons: answer.functional.reasons },
      formula: 'nature by the houses owned',
      source: 'BPHS 34.2-10',
    };
  }
  for (const other of GRAHAS) {
    if (other === id) continue;
    entries[`aspectsFrom.sphuta.${other}`] = {
      inputs: { from: bodyOf(chart, other).longitude, to: longitude },
      formula: 'drishti of the arc, with the extra of Mars, Jupiter or Saturn',
      source: 'BPHS 26.6-12',
    };
  }
  return entries;
}

function aspectsOf(
  { chart }: Computation,
  id: BodyId,
  lagna: Sign | null,
  options: { nodesLookAtTrines: boolean },
): Pick<Answer, 'aspectsTo' | 'aspectsFrom'> {
  const own = bodyOf(chart, id);
  const others = chart.bodies.filter((other) => other.id !== id);
  // Outer planets are no grahas: they have no classical glance, though they may be looked at.
  const signs = isGraha(id) ? grahaAspectSigns(id, own.sign, options) : [];
  const rasiSigns = rasiAspectSigns(own.sign);
  const grahas = GRAHAS.filter((graha) => graha !== id);
  const ids = (list: typeof others) => list.map((other) => other.id);
  return {
    aspectsTo: {
      planets: ids(others.filter((other) => signs.includes(other.sign))),
      signs: [...signs],
      houses: lagna && signs.map((sign) => countSigns(lagna, sign)),
      rasiPlanets: ids(others.filter((other) => rasiSigns.includes(other.sign))),
      rasiSigns: [...rasiSigns],
      sphuta: isGraha(id)
        ? Object.fromEntries(
            grahas.map((graha) => [graha, sphutaDrishti(id, own.longitude, bodyOf(chart, graha).longitude)]),
          )
        : {},
    },
    aspectsFrom: {
      planets: grahas.filter((graha) => doesAspect(graha, bodyOf(chart, graha).sign, own.sign, options)),
      rasiPlanets: ids(others.filter((other) => rasiAspectSigns(other.sign).includes(own.sign))),
      sphuta: Object.fromEntries(
        grahas.map((graha) => [graha, sphutaDrishti(graha, bodyOf(chart, graha).longitude, own.longitude)]),
      ),
    },
  };
}

function argalaOf({ chart }: Computation, sign: Sign, isReversed: boolean): Answer['argala'] {
  const benefics = beneficsOf(grahaLongitudes(chart), 'bright-half');
  const malefics = GRAHAS.filter((graha) => !benefics.has(graha));
  const { argalas, vipareeta } = argalaOn(sign, grahaSigns(chart), malefics, isReversed);
  return {
    argalas: argalas.map((argala) => ({ ...argala, by: [...argala.by], obstructedBy: [...argala.obstructedBy] })),
    vipareeta: [...vipareeta],
  };
}

function arudhas({ chart }: Computation) {
  return grahaArudhas({ signs: grahaSigns(chart), longitudes: grahaLongitudes(chart) });
}

function flagsOf({ chart }: Computation, planet: Answer['planet'], set: PushkaraBhagaSet): Answer['flags'] {
  const { id, longitude, isCombust, isVargottama, isRetrograde, isStationary } = planet;
  return {
    gandanta: gandantaOf(longitude),
    pushkaraNavamsha: isPushkaraNavamsha(longitude),
    pushkaraBhaga: pushkaraBhagaOf(longitude, set),
    mrityuBhaga: isGraha(id) ? mrityuBhagaOf(id, longitude) : null,
    isAtWar: isWarrior(id) && isAtWar(chart, id),
    isCombust,
    isVargottama,
    isRetrograde,
    isStationary,
  };
}
