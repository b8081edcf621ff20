import { type Consultation, generateConsultation, getConsultation } from '@nebosvod/contracts/consultations';
import type { SentBodyOf } from '@nebosvod/contracts/endpoint';
import { generationCount } from '@nebosvod/contracts/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { endpointKey, endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { useOrderKey } from '../../../platform/api/order-key.ts';
import { useAction } from '../../../platform/forms/use-action.ts';
import { useSessionState } from '../../../platform/session/use-session.ts';

type AnyOrder = SentBodyOf<typeof generateConsultation>;
export type PublicationOrder = Extract<AnyOrder, { kind: 'plan' | 'post' | 'carousel' | 'story' | 'reels' }>;

/** A plan takes two or three seconds: it is asked for so often, ms. */
const LOOK_MS = 500;

const isOver = ({ status }: Consultation) => status !== 'queued' && status !== 'running';

/** Orders a plan or a publication and waits until it is written. */
export function useWriting(onWritten: (consultation: Consultation) => void) {
  const keyOf = useOrderKey();
  const client = useQueryClient();
  const [step, setStep] = useState<string | null>(null);
  const order = useAction(async (body: PublicationOrder) => {
    setStep('Ждём очереди');
    try {
      const { id } = await call(generateConsultation, { body, headers: { 'idempotency-key': keyOf(body) } });
      const written = await until(id, setStep);
      void client.invalidateQueries({ queryKey: endpointKey(generationCount) });
      if (written.status !== 'done') throw new Error(written.error?.detail ?? 'Не получилось составить');
      onWritten(written);
    } finally {
      setStep(null);
    }
  });
  return { ...order, step };
}

async function until(id: string, onStep: (title: string) => void): Promise<Consultation> {
  for (;;) {
    const now = await call(getConsultation, { params: { id } });
    if (isOver(now)) return now;
    if (now.step.title !== '') onStep(now.step.title);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Generations of the marketer's area that are left this month; null while they are asked. */
export function useGenerationsLeft(): number | null {
  const { user } = useSessionState();
  const query = user === null ? null : { query: { user_id: user.id, product_id: '3' } };
  const { data } = useQuery(endpointQuery(generationCount, query, 'stored'));
  return data?.left ?? null;
}
