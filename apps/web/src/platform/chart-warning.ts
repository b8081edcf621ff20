import { persistedValue } from './persisted-value.ts';

/** Session flag of the notice before the first chart; its name is fixed by the product. */
const seen = persistedValue('sessionStorage', 'natal-chart-warning-seen', (stored) => stored !== undefined);

/** Whether the notice has been read in this visit of the page. */
export function useChartWarningSeen(): boolean {
  return seen.use();
}

export const markChartWarningSeen = (): void => seen.set(true);

/** Opening the chart page brings the notice back, whichever way it is opened; a reload and a step of the history do not. */
export const clearChartWarning = (): void => seen.clear();

/** How the browser came to the document that runs. */
type Arrival = 'navigate' | 'reload' | 'back_forward' | 'prerender';

/**
 * Whether a change of address opens the chart page: it was another page before, or the document itself has just been opened there
 * by an address. A reload, a step back or forward and a change inside the page (tab, saved chart) leave the flag as it is.
 * @param from path before; `null` when the document has just been opened
 * @param how what changed the address
 */
export function opensChart(
  chartPath: string,
  from: string | null,
  to: string,
  how: Arrival | 'PUSH' | 'REPLACE' | 'BACK' | 'FORWARD' | 'GO',
): boolean {
  if (to !== chartPath || from === to) return false;
  return from === null ? how === 'navigate' || how === 'prerender' : how === 'PUSH' || how === 'REPLACE';
}

interface History {
  readonly location: { readonly pathname: string };
  subscribe(
    listener: (change: {
      readonly location: { readonly pathname: string };
      readonly action: { readonly type: 'PUSH' | 'REPLACE' | 'BACK' | 'FORWARD' | 'GO' };
    }) => void,
  ): () => void;
}

/** Watches the addresses of this document for openings of the chart page. */
export function watchChartOpenings(history: History, chartPath: string): void {
  const [entry] = performance.getEntriesByType('navigation');
  const arrival = entry instanceof PerformanceNavigationTiming ? entry.type : 'navigate';
  let from: string | null = null;
  const follow = (to: string, how: Parameters<typeof opensChart>[3]) => {
    if (opensChart(chartPath, from, to, how)) clearChartWarning();
    from = to;
  };
  follow(history.location.pathname, arrival);
  history.subscribe(({ location, action }) => follow(location.pathname, action.type));
}
