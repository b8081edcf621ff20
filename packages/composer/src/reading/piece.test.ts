import { expect, test } from 'vitest';
import { chosenPieces, type Piece } from './piece.ts';

const piece = (paragraph: string, order: number, rank: number, text: string): Piece => ({
  section: 'one',
  paragraph,
  order,
  rank,
  draft: { text, factors: [], by: 'composer', values: [] },
});

test('a fact that is told has its idea, though the room ends between them', () => {
  const pieces = [
    piece('a', 0, 0, 'раз два три'),
    piece('b', 0, 5, 'факт без идеи'),
    piece('b', 1, 5, 'и его идея'),
    piece('b', 2, 9, 'развитие'),
    piece('c', 0, 5, 'другой факт'),
  ];
  expect(chosenPieces(pieces, 5).map(({ draft }) => draft.text)).toEqual([
    'раз два три',
    'факт без идеи',
    'и его идея',
  ]);
});
