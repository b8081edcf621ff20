import { availableParallelism } from 'node:os';
import type { PlaceDayRequest } from '@nebosvod/contracts/panchanga';
import { Piscina } from 'piscina';
import { dayAnswer } from '../modules/panchanga/panchanga.service.ts';
import { BusyMeter } from './busy-meter.ts';

type DayAnswer = Awaited<ReturnType<typeof dayAnswer>>;

/** Days of the panchanga on all processors when many are asked for at once. */
export interface DayThreads {
  /** The answer of {@link dayAnswer}, and its refusals; from a thread it comes as the text of its JSON. */
  answer(request: PlaceDayRequest): Promise<DayAnswer | string>;
  close(): Promise<void>;
}

/** So many days within so many milliseconds are more than one processor should take: each costs some three. */
const BUSY = { count: 16, milliseconds: 250 } as const;
/** A thread with its own ephemeris holds some 50 MB: it is let go when nothing has come for a minute. */
const IDLE_MS = 60_000;
/** Days that a new thread computes before it is trusted with answers. */
const WARM_DAYS = 8;

/**
 * A server that is asked now and then computes the day where it stands, without a thread. Under load it starts a thread for every
 * processor and goes on by itself until they are warm; then it only passes on, since what it computed itself would keep the
 * answers of the threads waiting.
 */
export function createDayThreads(onError: (error: unknown) => void): DayThreads {
  const isSource = import.meta.url.endsWith('.ts');
  const meter = new BusyMeter(BUSY.count, BUSY.milliseconds);
  const threads = availableParallelism();
  let pool: Piscina<PlaceDayRequest, string> | null = null;
  let isWarm = false;

  function start(first: PlaceDayRequest): void {
    const started = new Piscina<PlaceDayRequest, string>({
      filename: new URL(isSource ? './from-source.mjs' : './day.worker.js', import.meta.url).href,
      execArgv: isSource ? ['--conditions=@nebosvod/source'] : [],
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      recordTiming: false,
    });
    pool = started;
    started.on('error', onError);
    started.on('workerDestroy', () => {
      if (pool !== started) return;
      isWarm = false;
      pool = null;
      void started.close();
    });
    // Warm means that each has done some days: the ephemeris is loaded and the code compiled.
    Promise.all(Array.from({ length: threads * WARM_DAYS }, () => started.run(first))).then(
      () => {
        isWarm = pool === started;
      },
      () => {},
    );
  }

  return {
    async answer(request) {
      const isBusy = meter.count(performance.now());
      if (pool === null && isBusy) start(request);
      if (pool === null || !isWarm) return dayAnswer(request);
      try {
        return await pool.run(request);
      } catch {
        // A refusal loses its class between threads: here it is made again. So is an answer that died with its thread.
        return dayAnswer(request);
      }
    },
    async close() {
      const running = pool;
      pool = null;
      await running?.destroy();
    },
  };
}
