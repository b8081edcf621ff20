import type { FESTIVAL_IDS } from '@nebosvod/engine/festival/festival.ids';
import type { DayText, DayUnit } from './day-unit.ts';

/** Builds a unit of a yearly festival: what it is, why, what people do, what suits it, what is left. */
export function festival(id: (typeof FESTIVAL_IDS)[number], text: DayText): DayUnit {
  return {
    id: `day-festival-${id}`,
    factor: { kind: 'festival', id },
    ...text,
    sources: [{ key: 'modern', role: 'modern', note: 'нынешний обычай' }],
  };
}
