import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Graha } from '@nebosvod/engine/bodies';
import { AREAS, type Area } from '@nebosvod/interpretations/area.ids';
import { AREA_PLANS } from '../language/area.table.ts';
import { AREA_STEPS } from '../language/step.table.ts';
import { wakings } from '../reading/area-time.ts';
import { basisPieces } from '../reading/basis-section.ts';
import type { ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { timePieces } from '../reading/gist-section.ts';
import { nearPieces } from '../reading/near-section.ts';
import { chosenPieces, DETAIL_WORDS, type Piece, toned } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { Voice } from '../reading/voice.ts';
import { grahaStory } from './graha-story.ts';

/** Of every area the times that wake it told in a reading of periods, by detail. */
const WAKINGS = { short: 1, middle: 3, long: 6 } as const;

/**
 * Dashas of three years: what each period opens and by which houses, what passes over it, which areas wake when. A birth without a
 * time has no periods: then only the passages from the Moon are told.
 */
export function composeDashas(prepared: Prepared, { detail, tone, variation }: ReadingRequest): ReadingDocument {
  const voice = new Voice(prepared.births, prepared.decisions, variation);
  const gist = timePieces(voice, prepared);
  const near = nearPieces(voice, prepared);
  const lords = periodLordPieces(voice, prepared, 'lords');
  const areas = AREAS.flatMap((area) => areaPieces(voice, prepared, area, WAKINGS[detail]));
  const pieces = [
    ...gist,
    ...near,
    ...lords,
    ...areas,
    ...stepPieces(voice, prepared),
    ...basisPieces(voice, prepared),
  ];
  return assembled(voice, prepared, {
    title: 'Даши на три года',
    sections: kindSections['veda-dashas'],
    pieces: chosenPieces(toned(pieces, tone), DETAIL_WORDS[detail]),
    told: [],
  });
}

function areaPieces(voice: Voice, prepared: Prepared, area: Area, must: number): Piece[] {
  return wakings(voice, prepared, area, { areTransitsTold: true, sure: must }).map(({ draft, order }, index) => ({
    section: 'areas',
    paragraph: area,
    order,
    rank: index < must ? 0 : 15 + 5 * index,
    draft,
  }));
}

/** One step: of the area that wakes first by its weight. */
function stepPieces(voice: Voice, prepared: Prepared): Piece[] {
  const running = prepared.periods.find(({ path }) => path.length === 2);
  if (!running) return [];
  const lord = running.path[1];
  const area =
    AREAS.find((one) => AREA_PLANS[one].houses.some((house) => prepared.facts.lordOf(house) === lord)) ?? 'character';
  const rule = { kind: 'dasha' as const, system: 'vimshottari' as const, path: [...running.path], at: running.middle };
  const draft = voice.say(AREA_STEPS[area], {}, [rule]);
  return draft ? [{ section: 'step', paragraph: 'step', order: 0, rank: 0, draft }] : [];
}

/**
 * Who leads these years: each lord of a period with what it stands for in the chart, both its sides, and its weightiest ideas.
 * @param section where it is told
 */
function periodLordPieces(voice: Voice, prepared: Prepared, section: string): Piece[] {
  // Lords of the sub-periods are told of in every reading, those of their parts in longer ones.
  return lordsOf(prepared).flatMap((lord, place) => grahaStory(voice, prepared, lord, section, place < 3 ? 0 : 20));
}

/** Lords of the three years, those of the deeper levels last. */
function lordsOf({ periods }: Prepared): Graha[] {
  const byLevel = [1, 2, 3].flatMap((level) => periods.filter(({ path }) => path.length === level));
  return [...new Set(byLevel.map(({ path }) => path[path.length - 1]))];
}
