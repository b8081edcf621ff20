import { watchConsultation } from '@nebosvod/contracts/consultations';
import { type ToldFact, toldFact } from '@nebosvod/contracts/facts';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { asProblem } from '../../platform/api/api-problem.ts';
import { send } from '../../platform/api/call.ts';
import { readEvents } from '../../platform/api/event-stream.ts';

const stepSchema = z.object({ done: z.number(), of: z.number(), title: z.string() });
export type Step = z.output<typeof stepSchema>;

/** Events after which nothing more comes. */
const LAST = ['done', 'failed', 'cancelled'];
/** Waits between tries of a stream that breaks, ms; the last one from then on. */
const WAITS = [500, 1_000, 2_000, 5_000];

/**
 * Follows the writing of a document: steps and facts as they come, and a call when it has ended. A broken stream is taken up after the last
 * event that came.
 * @param onEnd the document has ended, or cannot be followed; onCheck: the stream broke, its state may have changed meanwhile
 */
export function useProgress(
  id: string,
  { onEnd, onCheck }: { readonly onEnd: () => void; readonly onCheck: () => void },
): { readonly steps: readonly Step[]; readonly fact: ToldFact | null; readonly isCut: boolean } {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [fact, setFact] = useState<ToldFact | null>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    void follow(id, stop.signal, {
      onStep: (step) => {
        setCut(false);
        setSteps((now) => [...now.filter(({ done }) => done < step.done), step]);
      },
      onFact: setFact,
      onCut: () => {
        setCut(true);
        onCheck();
      },
      onEnd,
    });
    return () => stop.abort();
  }, [id, onEnd, onCheck]);
  return { steps, fact, isCut };
}

export interface ProgressListener {
  readonly onStep: (step: Step) => void;
  readonly onFact: (fact: ToldFact) => void;
  readonly onCut: () => void;
  readonly onEnd: () => void;
}

/** Follows the writing of a document until it ends, or until the signal is aborted. */
export async function follow(
  id: string,
  signal: AbortSignal,
  { onStep, onFact, onCut, onEnd }: ProgressListener,
): Promise<void> {
  let last = '0';
  for (let tries = 0; !signal.aborted; tries++) {
    try {
      const headers = { accept: 'text/event-stream', 'last-event-id': last };
      const { body } = await send(watchConsultation, { params: { id }, headers, signal });
      if (body === null) return onEnd();
      for await (const { id: seq, event, data } of readEvents(body)) {
        if (signal.aborted) return;
        last = seq;
        tries = 0;
        if (LAST.includes(event)) return onEnd();
        const step = event === 'step' ? stepSchema.safeParse(JSON.parse(data)).data : undefined;
        if (step !== undefined) onStep(step);
        const fact = event === 'fact' ? toldFact.safeParse(JSON.parse(data)).data : undefined;
        if (fact !== undefined) onFact(fact);
      }
    } catch (error) {
      if (signal.aborted) return;
      const { status } = asProblem(error);
      if (status !== null && status < 500 && status !== 429) return onEnd();
    }
    // The state is asked for as well: what ends between two tries is seen at once.
    onCut();
    await pause(WAITS[Math.min(tries, WAITS.length - 1)] ?? 0, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
