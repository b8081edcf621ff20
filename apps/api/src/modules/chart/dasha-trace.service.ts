import type { getDashaPeriods, getRashaPeriods } from '@nebosvod/contracts/chart-dasha';
import type { SentAnswerOf } from '@nebosvod/contracts/endpoint';
import { bodyOf } from '@nebosvod/engine/chart/chart';
import { isStarDasha } from '@nebosvod/engine/dasha/running';
import { balanceAtBirth, totalYears } from '@nebosvod/engine/dasha/star-dasha';
import { STAR_DASHAS } from '@nebosvod/engine/dasha/star-dasha.table';
import { type StartPoint, startLongitude } from '@nebosvod/engine/dasha/start-point';
import type { Computation } from '../../computation/computation.service.ts';
import type { TraceEntries } from '../../computation/trace.ts';

type GrahaAnswer = Pick<
  SentAnswerOf<typeof getDashaPeriods>,
  'balance' | 'periods' | 'school' | 'source' | 'yearLength'
>;
type RasiAnswer = Pick<SentAnswerOf<typeof getRashaPeriods>, 'periods' | 'school' | 'source' | 'system'>;

/** How the balance at birth and the periods of chart.getDashaPeriods came about; nothing where the periods are not known. */
export function traceOfGrahaDasha(
  { chart, moment }: Pick<Computation, 'chart' | 'moment'>,
  system: string,
  from: StartPoint,
  { balance, periods, school, source, yearLength }: GrahaAnswer,
): TraceEntries {
  if (!periods) return {};
  if (!isStarDasha(system)) {
    const inputs = { system, birth: moment.julianDay, yearLength, moon: bodyOf(chart, 'moon').longitude };
    return { periods: { inputs, formula: school, source } };
  }
  const longitude = startLongitude(chart, from);
  const { lord, elapsed } = balanceAtBirth(system, longitude);
  const { lords } = STAR_DASHAS[system];
  const years = lords.find((one) => one.lord === lord)?.years ?? 0;
  return {
    ...(balance
      ? {
          'balance.elapsed': {
            inputs: { from, longitude, lord },
            formula: "share of the first lord's arc already passed",
            source,
          },
          'balance.years': { inputs: { lord, years, elapsed }, formula: 'years * (1 - elapsed)', source },
        }
      : {}),
    'periods.0.start': {
      inputs: { birth: moment.julianDay, years, elapsed, yearLength },
      formula: 'birth - years * elapsed * yearLength, Julian day',
      source,
    },
    periods: {
      inputs: { totalYears: totalYears(lords), yearLength },
      formula: "subperiod = parent * years of its lord / totalYears, the parent's lord first",
      source,
    },
  };
}

/** The rule behind the periods of chart.getRashaPeriods, by the name of its school. */
export function traceOfRasiDasha(
  { chart }: Pick<Computation, 'chart'>,
  { periods, school, source, system }: RasiAnswer,
): TraceEntries {
  if (!periods) return {};
  const inputs = { system, lagna: chart.ascendant.longitude, moon: bodyOf(chart, 'moon').longitude };
  return { periods: { inputs, formula: school, source } };
}
