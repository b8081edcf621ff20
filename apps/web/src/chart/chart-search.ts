import { isOnlyCompared, isSavedMap } from '../birth/map-key.ts';
import { areaSearch } from '../platform/area-search.ts';
import { type ChartStyle, chartStyles } from '../platform/settings/own-settings.ts';

/** What the address of the page may hold: which chart, which tab, which varga. Never a birth. */
export interface ChartSearch {
  /** `local` = the chart kept on this device, else the id of a saved map; beside `with` also a birth that is only compared. */
  readonly map?: string;
  /** A second map to compare with, as above; alone, the map that a second is being chosen for. */
  readonly with?: string;
  readonly tab?: string;
  /** The open client and the open document, where `tab` is the client book or the documents of an area. */
  readonly client?: string;
  readonly document?: string;
  /** What of the chart is lit when it opens: a graha by its id, or `h7` for a house. */
  readonly lit?: string | undefined;
  /** What of the tab is shown, where it holds several: a dasha system, a diagram, a category. */
  readonly view?: string | undefined;
  readonly varga?: number;
  readonly style?: ChartStyle;
  /** The form with the chart's data, to correct it. */
  readonly edit?: boolean;
  /** The empty form, where the bare address shows the list of saved maps. */
  readonly new?: boolean;
}

const vargas = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 20, 24, 27, 30, 40, 45, 60];

const isMap = (value: unknown): value is string => typeof value === 'string' && /^(local|[0-9a-f-]{36})$/i.test(value);
const isCompared = (value: unknown): value is string =>
  isMap(value) || (typeof value === 'string' && isOnlyCompared(value));
const isLit = (value: unknown): value is string =>
  typeof value === 'string' && /^(h([1-9]|1[0-2])|[a-z]{3,9})$/.test(value);
const isStyle = (value: unknown): value is ChartStyle => chartStyles.some((style) => style === value);

/** Checks search params: whatever is unknown or malformed is dropped, nothing throws. */
export function chartSearch(search: Readonly<Record<string, unknown>>): ChartSearch {
  const other = isCompared(search.with) ? search.with : undefined;
  const isShown = other === undefined ? isMap : isCompared;
  const map = isShown(search.map) ? search.map : undefined;
  const tab = typeof search.tab === 'string' && /^[a-z-]{1,30}$/.test(search.tab) ? search.tab : undefined;
  const view = typeof search.view === 'string' && /^[a-z0-9-]{1,48}$/.test(search.view) ? search.view : undefined;
  const varga = vargas.find((divisor) => divisor === Number(search.varga));
  return {
    ...(map === undefined ? {} : { map }),
    // A map is not compared with itself.
    ...(other === undefined || other === map ? {} : { with: other }),
    ...(tab === undefined ? {} : { tab }),
    ...areaSearch(search),
    ...(tab === undefined || view === undefined ? {} : { view }),
    ...(isLit(search.lit) ? { lit: search.lit } : {}),
    ...(varga === undefined ? {} : { varga }),
    ...(isStyle(search.style) ? { style: search.style } : {}),
    ...(search.edit === true || search.edit === 'true' || search.edit === 1 ? { edit: true } : {}),
    ...(search.new === true || search.new === 'true' ? { new: true } : {}),
  };
}

/** What an address opens: a form, a list, or a chart; a birth of this device may still be missing there. */
export type OpenedView =
  | { readonly view: 'comparison'; readonly first: string; readonly second: string }
  | { readonly view: 'saved'; readonly map: string }
  | { readonly view: 'local' }
  | { readonly view: 'form' }
  /** With the map that a second is being chosen for. */
  | { readonly view: 'list'; readonly comparing?: string };

/** The view of an address, by the first of its words that decides. */
export function openedView({ map, with: other, edit, new: isNew }: ChartSearch): OpenedView {
  if (map !== undefined && other !== undefined) return { view: 'comparison', first: map, second: other };
  if (map !== undefined) return isSavedMap(map) ? { view: 'saved', map } : { view: 'local' };
  if (edit || isNew) return { view: 'form' };
  return { view: 'list', ...(other === undefined ? {} : { comparing: other }) };
}
