import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import type { getHorary } from '@nebosvod/contracts/western-horary';
import { toSign } from '@nebosvod/engine/angle/sign';
import type { ClassicalGraha } from '@nebosvod/engine/bodies';
import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { mover } from '@nebosvod/engine/transit/motion';
import { considerationsOf } from '@nebosvod/engine/western/horary/considerations';
import { type HorarySky, horarySky, isPerfected, perfectionsOf } from '@nebosvod/engine/western/horary/perfection';
import { questionChart, significatorsOf } from '@nebosvod/engine/western/horary/question';
import type { Computation } from '../../computation/computation.service.ts';

type Answer = ComputedOf<typeof getHorary>;
type Significators = NonNullable<ReturnType<typeof significatorsOf>>;

/** The answer of western.getHorary. */
export function horaryOf(
  { ephemeris, moment, settings }: Computation,
  { house }: Pick<BodyOf<typeof getHorary>, 'house'>,
): Answer {
  if (!moment.isTimeKnown) return { ...unjudged, house };
  const chart = questionChart(ephemeris, moment.julianDay, moment.place);
  const sky = horarySky(
    CLASSICAL_GRAHAS.map((id) => mover(ephemeris, id, settings)),
    moment.julianDay,
  );
  const significators = significatorsOf(chart, toSign(house));
  const { ascendant, midheaven, cusps, planets, isDay, hourLord } = chart;
  return {
    house,
    ascendant,
    midheaven,
    cusps: cusps && [...cusps],
    planets: planets.map(({ dignity, ...planet }) => ({ ...planet, dignity: { ...dignity, has: [...dignity.has] } })),
    isDay,
    hourLord: hourLord === 'POLAR_DAY' || hourLord === 'POLAR_NIGHT' ? null : hourLord,
    considerations: [...considerationsOf(chart, sky)],
    significators,
    pairs: significators && pairsOf(significators).map(([a, b]) => presentPair(sky, a, b)),
    ...(cusps ? {} : { reason: 'POLAR_CIRCLE' as const }),
  };
}

const unjudged = {
  ascendant: null,
  midheaven: null,
  cusps: null,
  planets: null,
  isDay: null,
  hourLord: null,
  considerations: null,
  significators: null,
  pairs: null,
  reason: 'UNKNOWN_TIME',
} as const;

/** The lord of the first house with that of the question; and the Moon, where she is neither. */
function pairsOf({ querent, quesited }: Significators): readonly (readonly [ClassicalGraha, ClassicalGraha])[] {
  const own = [querent, quesited] as const;
  return querent === 'moon' || quesited === 'moon' ? [own] : [own, ['moon', quesited]];
}

function presentPair(sky: HorarySky, a: ClassicalGraha, b: ClassicalGraha): NonNullable<Answer['pairs']>[number] {
  const perfections = perfectionsOf(sky, a, b);
  return {
    a,
    b,
    isPerfected: isPerfected(perfections),
    perfections: perfections.map(({ julianDay, hindrances, ...perfection }) => ({
      ...perfection,
      at: julianDay === null ? null : isoFromJulianDay(julianDay),
      hindrances: hindrances.map(({ kind, by, julianDay: at }) => ({ kind, by, at: isoFromJulianDay(at) })),
    })),
  };
}
