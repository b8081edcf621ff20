import type { paths } from '../platform/paths.ts';

/** What `?map=` holds for the chart kept on this device; anything else there is the id of a saved map. */
export const localMap = 'local';

/** Whether a map of an address is one of the account, and not the one of this device. */
export function isSavedMap(map: string | undefined): map is string {
  return map !== undefined && map !== localMap;
}

/** Pages that open a map by `?map=`. */
export type MapAddress = (typeof paths)['natalChart' | 'veda' | 'astrolog'];
