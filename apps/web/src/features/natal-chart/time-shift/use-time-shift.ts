import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Settings, ShiftAnswer, ShiftedChart, ShiftMark, ShiftQuestion } from './messages.ts';

interface Input {
  readonly place: ShiftQuestion['place'];
  readonly settings: Settings;
  readonly vargas: readonly number[];
}

type Wanted =
  | { readonly kind: 'chart'; readonly unixMs: number }
  | { readonly kind: 'marks'; readonly fromMs: number; readonly toMs: number };

export interface TimeShift {
  /** The last chart the worker gave; `null` before the first. */
  readonly chart: ShiftedChart | null;
  readonly marks: readonly ShiftMark[];
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  /** Asks for the chart of an instant; while one is being computed only the latest wish waits. */
  readonly ask: (unixMs: number) => void;
  readonly askMarks: (fromMs: number, toMs: number) => void;
}

/** The engine in a worker: started at the first question, stopped with the chart it belongs to. */
export function useTimeShift(input: Input | null): TimeShift {
  const [chart, setChart] = useState<ShiftedChart | null>(null);
  const [marks, setMarks] = useState<readonly ShiftMark[]>([]);
  const [state, setState] = useState<TimeShift['state']>('idle');
  const worker = useRef<Worker | null>(null);
  const latest = useRef(input);
  latest.current = input;
  const busy = useRef<Record<Wanted['kind'], boolean>>({ chart: false, marks: false });
  const waiting = useRef<Partial<Record<Wanted['kind'], Wanted>>>({});

  const send = useCallback((wanted: Wanted) => {
    const now = latest.current;
    if (!now) return;
    worker.current ??= started(receive);
    if (busy.current[wanted.kind]) {
      waiting.current[wanted.kind] = wanted;
      return;
    }
    busy.current[wanted.kind] = true;
    setState((state) => (state === 'ready' ? state : 'loading'));
    const { place, settings, vargas } = now;
    const question: ShiftQuestion =
      wanted.kind === 'chart' ? { id: 0, place, settings, vargas, ...wanted } : { id: 0, place, settings, ...wanted };
    worker.current.postMessage(question);

    function receive(reply: ShiftAnswer | null): void {
      if (reply === null || reply.kind === 'failed') {
        busy.current = { chart: false, marks: false };
        waiting.current = {};
        worker.current?.terminate();
        worker.current = null;
        setState('failed');
        return;
      }
      busy.current[reply.kind] = false;
      setState('ready');
      if (reply.kind === 'chart') setChart(reply.chart);
      else setMarks(reply.marks);
      const next = waiting.current[reply.kind];
      delete waiting.current[reply.kind];
      if (next) send(next);
    }
  }, []);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
      busy.current = { chart: false, marks: false };
    },
    [],
  );

  const ask = useCallback((unixMs: number) => send({ kind: 'chart', unixMs }), [send]);
  const askMarks = useCallback((fromMs: number, toMs: number) => send({ kind: 'marks', fromMs, toMs }), [send]);
  return useMemo(() => ({ chart, marks, state, ask, askMarks }), [chart, marks, state, ask, askMarks]);
}

function started(receive: (reply: ShiftAnswer | null) => void): Worker {
  const worker = new Worker(new URL('./chart.worker.ts', import.meta.url), { type: 'module', name: 'chart' });
  worker.addEventListener('message', (event: MessageEvent<ShiftAnswer>) => receive(event.data));
  worker.addEventListener('error', () => receive(null));
  return worker;
}
