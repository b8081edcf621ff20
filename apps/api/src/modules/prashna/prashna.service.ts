import type { ChartRequest } from '@nebosvod/contracts/birth';
import type { getPrashna } from '@nebosvod/contracts/chart-prashna';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import { isGraha } from '@nebosvod/engine/bodies';
import { zodiacPoint } from '@nebosvod/engine/chart/chart';
import { judgePrashna, type Prashna } from '@nebosvod/engine/prashna/judge-prashna';
import type { PrashnaTestimony } from '@nebosvod/engine/prashna/testimony';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import type { Computation } from '../../computation/computation.service.ts';

type Body = BodyOf<typeof getPrashna>;
type Answer = ComputedOf<typeof getPrashna>;
type Judgement = NonNullable<Answer['judgement']>;

/** The request with the zodiac and houses of a question in place of the person's own. */
export function prashnaRequest({ birth, mapId, trace, settings }: Body): ChartRequest {
  const own = { zodiac: 'sidereal', houseSystem: 'whole-sign', outerPlanets: false } as const;
  return { birth, mapId, trace, settings: { ...settings, ...own } };
}

/** The answer of chart.getPrashna. */
export function prashnaOf({ ephemeris, moment, settings }: Computation, { matter, number }: Body): Answer {
  if (!moment.isTimeKnown) return { matter, judgement: null, reason: 'UNKNOWN_TIME' };
  const { julianDay, place, utcOffsetSeconds } = moment;
  const prashna = judgePrashna(ephemeris, {
    julianDay,
    place,
    settings,
    matter,
    number: number ?? null,
    utcOffsetSeconds,
  });
  const isSilent = number?.by === 'kp' && prashna.kp === null;
  return { matter, judgement: presentJudgement(prashna), ...(isSilent ? { reason: 'POLAR_CIRCLE' } : {}) };
}

function presentJudgement(prashna: Prashna): Judgement {
  const { chart, verdict, points, house, karya, lagnesh, karyesh, arudha, testimonies, contacts, kp } = prashna;
  return {
    verdict,
    points,
    lagna: chart.ascendant,
    house,
    karya,
    lagnesh,
    karyesh,
    arudha,
    bodies: presentBodies(chart.bodies),
    testimonies: testimonies.map(presentTestimony),
    contacts: contacts.map(({ julianDay, ...contact }) => ({ ...contact, at: isoFromJulianDay(julianDay) })),
    kp: presentKp(kp),
  };
}

function presentBodies(bodies: Prashna['chart']['bodies']): Judgement['bodies'] {
  return bodies.flatMap(({ id, longitude, isRetrograde, house }) =>
    isGraha(id) ? [{ id, ...zodiacPoint(longitude), isRetrograde, house }] : [],
  );
}

function presentTestimony({ values, ...told }: PrashnaTestimony): Judgement['testimonies'][number] {
  const { julianDay, houses, ...rest } = values;
  return {
    ...told,
    grahas: [...told.grahas],
    values: {
      ...rest,
      ...(houses ? { houses: [...houses] } : {}),
      ...(julianDay === undefined ? {} : { at: isoFromJulianDay(julianDay) }),
    },
  };
}

function presentKp(kp: Prashna['kp']): Judgement['kp'] {
  if (!kp) return null;
  const { number, cusps, house, grants, denies, subLord, ruling } = kp;
  return {
    number,
    cusps: [...cusps],
    house,
    grants: [...grants],
    denies: [...denies],
    subLord: { graha: subLord.graha, grades: subLord.grades.map((grade) => [...grade]) },
    rulers: [...ruling.rulers],
  };
}
