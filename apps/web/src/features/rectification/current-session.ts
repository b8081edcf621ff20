import type { Birth } from '@nebosvod/contracts/birth';
import { getRectification, rectificationLimits } from '@nebosvod/contracts/chart-rectification';
import { EVENT_TYPES } from '@nebosvod/engine/rectification/rectification.ids';
import { z } from 'zod';
import { personKey } from '../../birth/person-key.ts';
import { send } from '../../platform/api/call.ts';
import { persistedValue } from '../../platform/persisted-value.ts';
import { type AskRectification, linesOf, readAnswer } from './answer-stream.ts';
import { RectificationSession } from './rectification-session.ts';

/**
 * Asks for the curve and hears how far the work has come.
 * @throws ApiProblem, or an AbortError when `signal` fires
 */
const askRectification: AskRectification = async (body, { signal, onProgress }) => {
  const response = await send(getRectification, { body, signal, headers: { accept: 'application/x-ndjson' } });
  return readAnswer(linesOf(response), onProgress);
};

const row = z.object({ id: z.number().int(), type: z.enum(['', ...EVENT_TYPES]), date: z.string() });
const typedSchema = z.object({
  /** Whose events they are. */
  person: z.string(),
  rows: z.array(row).min(rectificationLimits.fewestEvents).max(rectificationLimits.mostEvents),
  interval: z.string().nullable(),
});

/** What was typed last, for this visit of the tab: a page that is loaded anew has it still. */
const typed = persistedValue(
  'sessionStorage',
  'nebosvod-rectification',
  (stored) => typedSchema.safeParse(stored).data ?? null,
);

let current: RectificationSession | null = null;

/** The session of a birth's person: the one there is, or a new one in place of another person's, whose work is stopped. */
export function rectificationSession(birth: Birth): RectificationSession {
  if (current?.isOf(birth)) return current;
  current?.stop();
  const person = personKey(birth);
  const left = typed.get();
  const session = new RectificationSession(birth, askRectification, left?.person === person ? left : {});
  session.state.subscribe(() => {
    const { rows, interval } = session.state.get();
    if (session === current) typed.set({ person, rows: [...rows], interval });
  });
  current = session;
  return session;
}
