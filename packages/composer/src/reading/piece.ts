import type { Draft } from './voice.ts';

/** A sentence with its place in a reading and how soon it is left out. */
export interface Piece {
  readonly section: string;
  readonly paragraph: string;
  /** Order within the paragraph. */
  readonly order: number;
  /** 0 is always told; the greater, the longer the reading must be to have it. */
  readonly rank: number;
  /** What develops is put into words only when there is room for it; null of what turns out to have been said. */
  readonly draft: Draft | (() => Draft | null);
  /** What a tone may leave out: an objection after the strongest, a sentence that develops an idea. */
  readonly aside?: 'counter' | 'development';
}

/** A piece that is told. */
export type ToldPiece = Piece & { readonly draft: Draft };

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
  let words = 0;
  let isInWord = false;
  for (let at = 0; at < text.length; at++) {
    const isLetter = isOfWord(text, at);
    if (isLetter && !isInWord) words++;
    isInWord = isLetter;
  }
  return words;
}

/** Russian letters and ASCII by their codes, which are nearly all there is; the rest by its class. */
function isOfWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 0x410 && code <= 0x451) return true;
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  return /[\p{L}\p{N}]/u.test(text.charAt(at));
}

/** Words asked for by the detail. */
export const DETAIL_WORDS = { short: 1200, middle: 3000, long: 6000 } as const;

/** Whether a piece goes on with the one before it: a fact and its idea stand in one paragraph under one rank. */
const goesOn = (before: Piece | undefined, { section, paragraph, rank }: Piece): boolean =>
  before !== undefined && before.section === section && before.paragraph === paragraph && before.rank === rank;

/**
 * Chooses the sentences of a reading: all that must be told, then by rank as long as there is room; a fact told last has its idea after it.
 * @param room words in all
 */
export function chosenPieces(pieces: readonly Piece[], room: number): ToldPiece[] {
  const told = new Map<Piece, ToldPiece>();
  let words = 0;
  const tell = (piece: Piece): void => {
    const draft = typeof piece.draft === 'function' ? piece.draft() : piece.draft;
    if (!draft) return;
    words += wordCount(draft.text);
    told.set(piece, { ...piece, draft });
  };
  for (const piece of pieces) if (piece.rank === 0) tell(piece);
  const rest = pieces.filter(({ rank }) => rank > 0).sort((a, b) => a.rank - b.rank);
  const closes = rest.findIndex((piece) => {
    if (words >= room) return true;
    tell(piece);
    return false;
  });
  const next = rest[closes];
  if (next && goesOn(rest[closes - 1], next)) tell(next);
  return pieces.flatMap((piece) => told.get(piece) ?? []);
}
