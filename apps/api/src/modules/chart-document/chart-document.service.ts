import type { getDocument } from '@nebosvod/contracts/chart-document';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { Background, Waiting } from '../../background/background.ts';
import { compute } from '../../computation/computation.service.ts';
import { instantWithin } from '../../computation/instant-within.ts';
import { chartDocumentTask } from './chart-document.worker.ts';
import type { ChartPrint } from './chart-print.service.ts';

type Request = BodyOf<typeof getDocument>;

/** A file and the name it is saved under. */
export interface ChartDocument {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * The chart of a birth as an A4 PDF. The chart, a millisecond, is computed here, where its refusals can be answered; the tables and the
 * pages, seconds, are made in a thread. `nowMs` is what counts as now when the request names no instant.
 * @throws ProblemError as every computing call: 400 without a birth or with an instant outside 1800–2399, 409 for an ambiguous or skipped time; 429 when too much is waiting
 */
export async function chartDocument(
  request: Request,
  { nowMs, site }: Pick<ChartPrint, 'nowMs' | 'site'>,
  background: Background,
  waiting: Waiting,
): Promise<ChartDocument> {
  if (request.at !== undefined) instantWithin(request.at, 'at');
  // The ephemeris stays: a thread has its own.
  const { ephemeris: _, ...computation } = await compute(request);
  const content = await background.run(chartDocumentTask, { ...computation, request, nowMs, site }, waiting);
  return { name: `chart-${request.preset}.pdf`, content: Buffer.from(content) };
}
