import type { Piece } from '../reading/piece.ts';
import type { Voice } from '../reading/voice.ts';
import type { Telling } from '../weigh/testimony.ts';

/** Where an idea is told and how soon it is left out. */
export interface IdeaPlace {
  readonly section: string;
  readonly paragraph: string;
  /** Order of its first sentence in the paragraph. */
  readonly order: number;
  /** Of its first sentences; 0 is always told. */
  readonly rank: number;
  /** Of the first sentence that develops it, and how much later each next one comes. */
  readonly restRank: number;
  readonly restStep: number;
  /** Most sentences that develop it. */
  readonly development: number;
  /** An objection after the strongest: a gentle tone leaves the whole idea out. */
  readonly isFurtherCounter?: boolean;
  /** What develops the idea is the point of it (a practice), so no tone leaves it out. */
  readonly isWhole?: boolean;
}

/** The words of an idea as pieces: what is said whenever it is told, then what develops it. */
export function tellingPieces(voice: Voice, { leads, rest }: Telling, place: IdeaPlace): Piece[] {
  const { section, paragraph, order, rank, restRank, restStep, development, isFurtherCounter, isWhole } = place;
  const said = (line: Telling['leads'][number], at: number, pieceRank: number, aside: Piece['aside']): Piece[] => {
    const draft = voice.say(line.ways, line.slots, line.rules);
    return draft ? [{ section, paragraph, order: order + at, rank: pieceRank, draft, ...(aside && { aside }) }] : [];
  };
  const counter = isFurtherCounter ? 'counter' : undefined;
  const first = leads.flatMap((line, at) => said(line, at, rank, counter));
  // An idea whose first words were said before is not told by its rest.
  if (first.length === 0) return [];
  const more = rest
    .slice(0, development)
    .flatMap((line, at) =>
      said(line, 20 + at, restRank + restStep * at, isWhole ? undefined : (counter ?? 'development')),
    );
  return [...first, ...more];
}
