import type { Draft } from './voice.ts';

/** A sentence with its place in a reading and how soon it is left out. */
export interface Piece {
  readonly section: string;
  readonly paragraph: string;
  /** Order within the paragraph. */
  readonly order: number;
  /** 0 is always told; the greater, the longer the reading must be to have it. */
  readonly rank: number;
  readonly draft: Draft;
  /** What a tone may leave out: an objection after the strongest, a sentence that develops an idea. */
  readonly aside?: 'counter' | 'development';
}

/** How a reading sounds: `gentle` keeps the strongest objection of a side alone, `brief` tells ideas without developing them. */
export type Tone = 'gentle' | 'neutral' | 'brief';

const LEFT_OUT: Readonly<Record<Tone, Piece['aside'] | null>> = {
  gentle: 'counter',
  neutral: null,
  brief: 'development',
};

/** The pieces that a tone leaves. */
export function toned(pieces: readonly Piece[], tone: Tone = 'neutral'): readonly Piece[] {
  const leftOut = LEFT_OUT[tone];
  return leftOut === null ? pieces : pieces.filter(({ aside }) => aside !== leftOut);
}

/** Runs of letters or digits: how a reading is measured. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** Words asked for by the detail. */
export const DETAIL_WORDS = { short: 1200, middle: 3000, long: 6000 } as const;

/**
 * Chooses the sentences of a reading: all that must be told, then by rank as long as there is room.
 * @param room words in all
 */
export function chosenPieces(pieces: readonly Piece[], room: number): Piece[] {
  const must = pieces.filter(({ rank }) => rank === 0);
  let words = must.reduce((sum, { draft }) => sum + wordCount(draft.text), 0);
  const chosen = new Set(must);
  const rest = pieces.filter(({ rank }) => rank > 0).sort((a, b) => a.rank - b.rank);
  for (const piece of rest) {
    if (words >= room) break;
    words += wordCount(piece.draft.text);
    chosen.add(piece);
  }
  return pieces.filter((piece) => chosen.has(piece));
}
