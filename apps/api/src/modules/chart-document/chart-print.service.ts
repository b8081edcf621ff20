import type { getDocument } from '@nebosvod/contracts/chart-document';
import type { z } from 'zod';
import type { Computation } from '../../computation/computation.service.ts';
import { clientFactsOf, factsOf, fullFactsOf } from './chart-facts.service.ts';
import { clientSheet } from './client.presenter.ts';
import { fullSheet } from './full.presenter.ts';
import { renderSheet } from './sheet.document.tsx';
import type { Sheet } from './sheet.ts';
import { studentSheet } from './student.presenter.ts';
import { wordsIn } from './words.presenter.ts';

type Request = Pick<z.output<typeof getDocument.body>, 'preset' | 'chartStyle' | 'names' | 'at'>;

/** A chart and how it is to be printed. */
export interface ChartPrint extends Computation {
  readonly request: Request;
  /** What counts as now when the request names no instant, milliseconds. */
  readonly nowMs: number;
}

/** Makes the tables of a chart and prints them: seconds of work, for a thread. */
export function printChart(print: ChartPrint): Promise<Buffer> {
  return renderSheet(sheetOf(print));
}

function sheetOf({ request, nowMs, ...computation }: ChartPrint): Sheet {
  const { preset, chartStyle = 'north', names = 'ru' } = request;
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
