import { type AreaSearch, areaSearch } from '../../platform/area-search.ts';

/** Tools of the area, in the order of its navigation. */
export const tools = ['board', 'schools', 'name', 'days', 'pair', 'family', 'object'] as const;
export type Tool = (typeof tools)[number];

/** What the address of the page may hold: which tool or client is open. Never a date or a name. */
export interface NumerologSearch extends AreaSearch {
  readonly tool?: Tool;
}

/** Checks search params: whatever is unknown is dropped, nothing throws. */
export function numerologSearch(search: Readonly<Record<string, unknown>>): NumerologSearch {
  const tool = tools.find((one) => one === search.tool);
  return { ...(tool === undefined ? {} : { tool }), ...areaSearch(search) };
}
