import { useDebouncedValue } from '@mantine/hooks';
import type { Birth } from '@nebosvod/contracts/birth';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { shiftedBirth } from '../../../birth/shifted-birth.ts';
import type { PlanetsAnswer } from '../../../birth/use-planets.ts';
import type { VargaChart } from '../../../chart/use-chart-data.ts';
import type { ShiftedChart } from './messages.ts';
import { type TimeShift, useTimeShift } from './use-time-shift.ts';

interface Input {
  readonly birth: Birth;
  readonly planets: PlanetsAnswer | undefined;
  readonly charts: readonly VargaChart[] | undefined;
  readonly vargas: readonly number[];
}

export interface MovedChart {
  /** Minutes from the birth as given. */
  readonly shift: number;
  readonly setShift: (minutes: number) => void;
  readonly engine: TimeShift;
  /** The birth at the shifted time. */
  readonly birth: Birth;
  /** The same once the slider has rested: what tabs and pinned vargas ask the server about. */
  readonly settledBirth: Birth;
  /** Positions and vargas to show: the server's, or the worker's while the time is shifted. */
  readonly answer: PlanetsAnswer | undefined;
  readonly charts: readonly VargaChart[] | undefined;
}

/** How long the slider rests before everything beside the charts follows it. */
const restMs = 450;

function mergedAnswer(planets: PlanetsAnswer, chart: ShiftedChart): PlanetsAnswer {
  return {
    ...planets,
    ascendant: chart.ascendant,
    midheaven: chart.midheaven,
    houses: chart.houses,
    planets: chart.planets.flatMap((body) => {
      const before = planets.planets.find((one) => one.id === body.id);
      // What only the server tells (the range of an unsure time) is of the given time and is not shown while it is shifted.
      return before ? [{ ...before, ...body }] : [];
    }),
  };
}

/** The chart at the slider's time. Without a shift it is the server's answer untouched. */
export function useShiftedChart({ birth, planets, charts, vargas }: Input): MovedChart {
  const [moved, setMoved] = useState<{ readonly of: Birth; readonly minutes: number }>({ of: birth, minutes: 0 });
  // A shift belongs to one birth: another birth starts without one.
  const shift = moved.of === birth ? moved.minutes : 0;
  const [rested] = useDebouncedValue(shift, restMs);
  const moment = planets?.moment;
  const engine = useTimeShift(planets && moment ? { place: moment.place, settings: planets.settings, vargas } : null);
  const { ask, state } = engine;
  const settings = planets?.settings;
  // Other settings or another varga at the same shifted time: the worker is asked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slider itself asks when the shift changes
  useEffect(() => {
    if (moment && shift !== 0 && state === 'ready') ask(Date.parse(moment.instant) + shift * 60_000);
  }, [settings, vargas]);
  const shifted = useMemo(() => (moment ? shiftedBirth(birth, moment, shift) : birth), [birth, moment, shift]);
  const settledBirth = useMemo(() => (moment ? shiftedBirth(birth, moment, rested) : birth), [birth, moment, rested]);
  const live = shift === 0 ? null : engine.chart;
  const setShift = useCallback((minutes: number) => setMoved({ of: birth, minutes }), [birth]);
  const answer = useMemo(() => (planets && live ? mergedAnswer(planets, live) : planets), [planets, live]);
  return {
    shift,
    setShift,
    engine,
    birth: shifted,
    settledBirth: moved.of === birth ? settledBirth : birth,
    answer,
    charts: live ? live.charts : charts,
  };
}
