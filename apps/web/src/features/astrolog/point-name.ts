import { grahaName } from '@nebosvod/terms/graha';
import { pointTable } from '@nebosvod/terms/western.table';
import { westernText } from '../../text/western.ts';
import type { GlyphName } from '../../ui/glyph.tsx';
import type { WesternAspect, WesternBody } from './api/use-western.ts';

type PointId = WesternAspect['a'];

/** «Солнце», «Северный узел», «Середина неба». */
export function pointName(id: PointId): string {
  switch (id) {
    case 'mean-node':
      return westernText.node;
    case 'true-node':
      return westernText.trueNode;
    case 'lilith':
    case 'chiron':
    case 'fortune':
    case 'midheaven':
    case 'ascendant':
      return pointTable[id].ru;
    default:
      return grahaName(id);
  }
}

/** The sign a body is drawn with; the ascending node has that of Rahu. */
export function bodyGlyph(id: WesternBody['id']): GlyphName {
  return id === 'mean-node' || id === 'true-node' ? 'rahu' : id;
}
