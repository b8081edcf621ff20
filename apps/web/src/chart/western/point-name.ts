import { grahaName } from '@nebosvod/terms/graha';
import { hasTerm } from '@nebosvod/terms/name';
import { pointTable } from '@nebosvod/terms/western.table';
import type { GlyphName } from '../../ui/glyph.tsx';
import type { WesternAspect, WesternBody } from './western-chart.ts';

type PointId = WesternAspect['a'];

/** «Солнце», «Северный узел (средний)», «Середина неба». */
export function pointName(id: PointId): string {
  return hasTerm(pointTable, id) ? pointTable[id].ru : grahaName(id);
}

/** The sign a body is drawn with; the ascending node has that of Rahu. */
export function bodyGlyph(id: WesternBody['id']): GlyphName {
  return id === 'mean-node' || id === 'true-node' ? 'rahu' : id;
}
