import type { Graha } from '@nebosvod/engine/bodies';
import type { Piece } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import type { Voice } from '../reading/voice.ts';
import { grahaStory } from './graha-story.ts';

/**
 * Who leads these years: each lord of a period with what it stands for in the chart, both its sides, and its weightiest ideas.
 * @param section where it is told
 */
export function periodLordPieces(voice: Voice, prepared: Prepared, section: string): Piece[] {
  // Lords of the sub-periods are told of in every reading, those of their parts in longer ones.
  return lordsOf(prepared).flatMap((lord, place) => grahaStory(voice, prepared, lord, section, place < 3 ? 0 : 20));
}

/** Lords of the three years, those of the deeper levels last. */
function lordsOf({ periods }: Prepared): Graha[] {
  const byLevel = [1, 2, 3].flatMap((level) => periods.filter(({ path }) => path.length === level));
  return [...new Set(byLevel.map(({ path }) => path[path.length - 1]))];
}
