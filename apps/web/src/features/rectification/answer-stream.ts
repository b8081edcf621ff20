import { getRectification, rectificationLine } from '@nebosvod/contracts/chart-rectification';
import type { AnswerOf, SentBodyOf } from '@nebosvod/contracts/endpoint';
import { ApiProblem, problemFrom } from '../../platform/api/api-problem.ts';

export type RectificationAnswer = AnswerOf<typeof getRectification>;
export type RectificationBody = SentBodyOf<typeof getRectification>;

interface Listening {
  readonly signal: AbortSignal;
  /** Share of the work done, 0 … 1. */
  readonly onProgress: (share: number) => void;
}

export type AskRectification = (body: RectificationBody, listening: Listening) => Promise<RectificationAnswer>;

/**
 * Follows a streamed answer to its last line.
 * @throws ApiProblem the refusal the stream ended with, or BAD_RESPONSE for one that broke off or cannot be read
 */
export async function readAnswer(
  lines: AsyncIterable<string>,
  onProgress: (share: number) => void,
): Promise<RectificationAnswer> {
  for await (const text of lines) {
    const line = rectificationLine.safeParse(parsed(text)).data;
    if (line === undefined) break;
    if ('progress' in line) onProgress(line.progress);
    else if ('problem' in line) throw problemFrom(line.problem, null);
    else {
      const answer = getRectification.response.safeParse(line.response);
      if (!answer.success) break;
      return answer.data;
    }
  }
  throw new ApiProblem('BAD_RESPONSE', null);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The lines of an answer as they come. A connection lost on the way is a NETWORK problem. */
export async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      yield* lines.filter((line) => line !== '');
      if (done) break;
    }
    if (rest !== '') yield rest;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiProblem('NETWORK', null);
  } finally {
    reader.releaseLock();
  }
}
