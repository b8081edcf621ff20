import type { WesternPointId } from '@nebosvod/engine/western/western-body';
import { grahaName } from '@nebosvod/terms/graha';
import { hasTerm } from '@nebosvod/terms/name';
import { pointTable } from '@nebosvod/terms/western.table';

/** «Солнце», «Северный узел (средний)», «Середина неба». */
export function pointName(id: WesternPointId): string {
  return hasTerm(pointTable, id) ? pointTable[id].ru : grahaName(id);
}
