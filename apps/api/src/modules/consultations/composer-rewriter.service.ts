import { COMPOSED_KINDS } from '@nebosvod/composer/kind/composed-kinds';
import type { ReadingRequest } from '@nebosvod/composer/reading/compose';
import { readingDetails } from '@nebosvod/contracts/reading';
import type { Background } from '../../background/background.ts';
import { resolveSettings } from '../../computation/moment.service.ts';
import { ProblemError } from '../../problem-error.ts';
import { readingsTask } from '../reading/reading.worker.ts';
import type { Rewriter, RewriteWay } from './writers.ts';
import { birthsOf } from './writing-births.ts';
import type { WritingRequest } from './writing-request.ts';

const ADDRESS = 'documents';
/** A person waits for the answer: past this the section stays as it is. */
const MOST_MS = 30_000;
const RETRY_SECONDS = 15;
/** Other words are looked for so often: a section of few ways of saying may come out the same. */
const VARIATIONS = 3;

/** Rewrites by the composer: the same reading in another length, a gentler tone, or other words. */
export function composerRewriter(background: Background): Rewriter {
  return async (request, { how, time }) => {
    const kind = COMPOSED_KINDS.find((one) => one === request.kind);
    if (kind === undefined) throw new ProblemError('VALIDATION', 'Этот вид документа не составляется');
    const order = {
      kind,
      births: await birthsOf(request),
      settings: resolveSettings(request.settings),
      asOf: request.asOf,
      detail: request.detail,
    };
    const signal = AbortSignal.timeout(MOST_MS);
    try {
      const requests = requestsOf(request, how, time);
      return await background.run(readingsTask, { order, requests }, { signal, address: ADDRESS });
    } catch (error) {
      if (!signal.aborted) throw error;
      const detail = 'Раздел не успел переписаться, ничего не списано. Повторите чуть позже';
      throw new ProblemError('UNAVAILABLE', detail, { retryAfterSeconds: RETRY_SECONDS });
    }
  };
}

/** What to ask the composer for. Of lengths the nearest to the present one comes first. */
function requestsOf(
  { detail, tone, question, choice, year, month, names, prashna }: WritingRequest,
  how: RewriteWay,
  time: number,
): ReadingRequest[] {
  const base = { detail, tone, choice, year, month, names, prashna, ...(question ? { question } : {}) };
  switch (how) {
    case 'gentler':
      return [{ ...base, tone: 'gentle' }];
    case 'again':
      return Array.from({ length: VARIATIONS }, (_, index) => ({ ...base, variation: time + index }));
    case 'shorter':
      return [...readingDetails].reverse().flatMap((one) => [
        { ...base, detail: one },
        { ...base, detail: one, tone: 'brief' as const },
      ]);
    case 'fuller':
      return readingDetails.map((one) => ({ ...base, detail: one, tone: tone === 'brief' ? 'neutral' : tone }));
  }
}
