import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Settings, ShiftAnswer, ShiftedChart, ShiftQuestion } from './messages.ts';

interface Input {
  readonly place: ShiftQuestion['place'];
  readonly settings: Settings;
  readonly vargas: readonly number[];
}

export interface TimeShift {
  /** The last chart the worker gave; `null` before the first. */
  readonly chart: ShiftedChart | null;
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  /** Starts the worker, some 30 KB; the ephemeris, 2.4 MB, it fetches for the first question. */
  readonly start: () => void;
  /** Asks for the chart of an instant; while one is being computed only the latest wish waits. */
  readonly ask: (unixMs: number) => void;
}

/** The engine in a worker, stopped with the chart it belongs to. */
export function useTimeShift(input: Input | null): TimeShift {
  const [chart, setChart] = useState<ShiftedChart | null>(null);
  const [state, setState] = useState<TimeShift['state']>('idle');
  const worker = useRef<Worker | null>(null);
  const latest = useRef(input);
  latest.current = input;
  const isBusy = useRef(false);
  const waiting = useRef<number | null>(null);

  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
    isBusy.current = false;
    waiting.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const { start, ask } = useMemo(() => {
    const running = () => {
      worker.current ??= started(receive);
      return worker.current;
    };
    const ask = (unixMs: number) => {
      const now = latest.current;
      if (!now) return;
      if (isBusy.current) {
        waiting.current = unixMs;
        return;
      }
      isBusy.current = true;
      setState((state) => (state === 'ready' ? state : 'loading'));
      const question: ShiftQuestion = { ...now, unixMs };
      running().postMessage(question);
    };
    return { ask, start: () => void running() };

    function receive(reply: ShiftAnswer | null): void {
      if (reply === null || reply.kind === 'failed') {
        stop();
        setState('failed');
        return;
      }
      isBusy.current = false;
      setState('ready');
      setChart(reply.chart);
      const next = waiting.current;
      waiting.current = null;
      if (next !== null) ask(next);
    }
  }, [stop]);

  return useMemo(() => ({ chart, state, start, ask }), [chart, state, start, ask]);
}

function started(receive: (reply: ShiftAnswer | null) => void): Worker {
  const worker = new Worker(new URL('./chart.worker.ts', import.meta.url), { type: 'module', name: 'chart' });
  worker.addEventListener('message', (event: MessageEvent<ShiftAnswer>) => receive(event.data));
  worker.addEventListener('error', () => receive(null));
  return worker;
}
