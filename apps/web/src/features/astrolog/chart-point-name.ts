import { hasTerm } from '@nebosvod/terms/name';
import { extraPointTable } from '@nebosvod/terms/western.table';
import { pointName } from '../../chart/western/point-name.ts';
import type { ChartPointId } from './api/use-points.ts';

/** «Церера», «Асцендент», «Солнце». */
export function chartPointName(id: ChartPointId): string {
  return hasTerm(extraPointTable, id) ? extraPointTable[id].ru : pointName(id);
}
