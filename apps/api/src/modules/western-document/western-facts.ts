import type { OrbsInput } from '@nebosvod/contracts/western-fields';
import { presentMoment } from '../../computation/moment.service.ts';
import { version } from '../../version.ts';
import { type WesternComputation, westernChartOf } from '../western/western-chart.service.ts';
import { type WesternWords, westernWords } from './western-words.service.ts';

/** What every preset tells: plain data, computed in one thread and printed in another. */
export interface WesternFacts {
  readonly birth: WesternComputation['birth'];
  readonly isTimeKnown: boolean;
  readonly moment: ReturnType<typeof presentMoment>;
  readonly settings: WesternComputation['settings'];
  /** Versions of the server and of the ephemeris. */
  readonly versions: string;
  readonly orbSet: NonNullable<OrbsInput['set']>;
  readonly chart: ReturnType<typeof westernChartOf>;
  readonly words: WesternWords;
}

/** The chart of a computation with its aspects in the orbs of the request, the angles among them. */
export function westernFactsOf(
  computation: WesternComputation,
  { orbs }: { readonly orbs?: OrbsInput | undefined },
): WesternFacts {
  const { birth, moment, settings, ephemeris } = computation;
  const chart = westernChartOf(computation, { orbs, withAngles: true });
  return {
    birth,
    isTimeKnown: moment.isTimeKnown,
    moment: presentMoment(moment),
    settings,
    versions: `Небосвод ${version} · ${ephemeris.version.replace('swisseph', 'Swiss Ephemeris')}`,
    orbSet: orbs?.set ?? 'even',
    chart,
    words: westernWords(chart),
  };
}
