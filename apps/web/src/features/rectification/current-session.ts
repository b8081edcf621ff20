import type { Birth } from '@nebosvod/contracts/birth';
import { getRectification } from '@nebosvod/contracts/chart-rectification';
import { send } from '../../platform/api/call.ts';
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

let current: RectificationSession | null = null;

/** The session of a birth's person: the one there is, or a new one in place of another person's, whose work is stopped. */
export function rectificationSession(birth: Birth): RectificationSession {
  if (current?.isOf(birth)) return current;
  current?.stop();
  current = new RectificationSession(birth, askRectification);
  return current;
}
