import type { ChartRequest, traceSchema } from '@nebosvod/contracts/birth';
import type { z } from 'zod';

/** How the numbers of an answer came about, keyed by their path in it. */
export type TraceEntries = z.input<typeof traceSchema>;

/** The answer, with the trace when it was asked for; only then is it built. */
export function withTrace<Answer extends object>(
  request: Pick<ChartRequest, 'trace'>,
  answer: Answer,
  trace: () => TraceEntries,
): Answer & { trace?: TraceEntries } {
  return request.trace ? { ...answer, trace: trace() } : answer;
}
