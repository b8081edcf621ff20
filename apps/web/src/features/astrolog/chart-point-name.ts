import { hasTerm } from '@nebosvod/terms/name';
import { extraPointTable } from '@nebosvod/terms/western.table';
import type { ChartPointId } from './api/use-points.ts';
import { pointName } from './point-name.ts';

/** «Церера», «Асцендент», «Солнце». */
export function chartPointName(id: ChartPointId): string {
  return hasTerm(extraPointTable, id) ? extraPointTable[id].ru : pointName(id);
}
