import { persistedValue } from './persisted-value.ts';

/** Session flag of the notice before the first chart; its name is fixed by the product. */
const seen = persistedValue('sessionStorage', 'natal-chart-warning-seen', (stored) => stored !== undefined);

/** Whether the notice has been read in this visit of the page. */
export function useChartWarningSeen(): boolean {
  return seen.use();
}

export const markChartWarningSeen = (): void => seen.set(true);

/** A click on the menu entry or on the logo brings the notice back; a reload or another browser tab does not. */
export const clearChartWarning = (): void => seen.clear();
