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
  const piece = (at: number, pieceRank: number, draft: Piece['draft'], aside: Piece['aside']): Piece => {
    return { section, paragraph, order: order + at, rank: pieceRank, draft, ...(aside && { aside }) };
  };
  const say = ({ ways, slots, rules }: Telling['leads'][number]) => voice.say(ways, slots, rules);
  const counter = isFurtherCounter ? 'counter' : undefined;
  const first = leads.flatMap((line, at) => {
    const draft = say(line);
    return draft ? [piece(at, rank, draft, counter)] : [];
  });
  // An idea whose first words were said before is not told by its rest.
  if (first.length === 0) return [];
  const aside = isWhole ? undefined : (counter ?? 'development');
  const more = rest
    .slice(0, development)
    .map((line, at) => piece(20 + at, restRank + restStep * at, () => say(line), aside));
  return [...first, ...more];
}
