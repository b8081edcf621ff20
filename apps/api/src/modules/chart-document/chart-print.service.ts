import type { getDocument } from '@nebosvod/contracts/chart-document';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { Computation } from '../../computation/computation.service.ts';
import type { SiteLook } from '../../site-look.ts';
import { clientFactsOf, factsOf, fullFactsOf } from './chart-facts.service.ts';
import { clientSheet } from './client.presenter.ts';
import { fullSheet } from './full.presenter.ts';
import { renderSheet } from './sheet.document.tsx';
import type { Sheet } from './sheet.ts';
import { studentSheet } from './student.presenter.ts';
import { wordsIn } from './words.presenter.ts';

type Request = Pick<BodyOf<typeof getDocument>, 'preset' | 'chartStyle' | 'names' | 'at'>;

/** A chart and how it is to be printed. */
export interface ChartPrint extends Computation {
  readonly request: Request;
  /** What counts as now when the request names no instant, milliseconds. */
  readonly nowMs: number;
  readonly site: SiteLook;
}

/** Makes the tables of a chart and prints them: seconds of work, for a thread. */
export async function printChart(print: ChartPrint): Promise<Buffer> {
  return renderSheet(await sheetOf(print), print.site);
}

async function sheetOf({ request, nowMs, site: _, ...computation }: ChartPrint): Promise<Sheet> {
  const { preset, chartStyle = 'north', names = 'ru' } = request;
  const words = wordsIn(names);
  switch (preset) {
    case 'student':
      return studentSheet(factsOf(computation, request, nowMs), words, chartStyle);
    case 'client':
      return clientSheet(await clientFactsOf(computation, request, nowMs), words, chartStyle);
    case 'full':
      return fullSheet(await fullFactsOf(computation, request, nowMs), words, chartStyle);
  }
}
