import type { getDocument } from '@nebosvod/contracts/chart-document';
import type { z } from 'zod';
import { compute } from '../chart/computation.service.ts';
import { clientFactsOf, factsOf, fullFactsOf } from './chart-facts.service.ts';
import { clientSheet } from './client.presenter.ts';
import { fullSheet } from './full.presenter.ts';
import type { Sheet } from './sheet.ts';
import { studentSheet } from './student.presenter.ts';
import { wordsIn } from './words.presenter.ts';

type Request = z.output<typeof getDocument.body>;

/** A file and the name it is saved under. */
export interface ChartDocument {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * The chart of a birth as an A4 PDF. `nowMs` is what counts as now when the request names no instant.
 * @throws ProblemError as every computing call: 400 without a birth, 409 for an ambiguous or skipped time
 */
export async function chartDocument(request: Request, nowMs: number): Promise<ChartDocument> {
  const sheet = await sheetOf(request, nowMs);
  // The PDF engine is heavy: a server that never prints does without it.
  const { renderSheet } = await import('./sheet.document.tsx');
  return { name: `chart-${request.preset}.pdf`, content: await renderSheet(sheet) };
}

async function sheetOf(request: Request, nowMs: number): Promise<Sheet> {
  const { preset, chartStyle = 'north', names = 'ru' } = request;
  const computation = await compute(request);
  const words = wordsIn(names);
  switch (preset) {
    case 'student':
      return studentSheet(factsOf(computation, request, nowMs), words, chartStyle);
    case 'client':
      return clientSheet(clientFactsOf(computation, request, nowMs), words, chartStyle);
    case 'full':
      return fullSheet(fullFactsOf(computation, request, nowMs), words, chartStyle);
  }
}
