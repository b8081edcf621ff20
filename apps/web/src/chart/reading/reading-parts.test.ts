import type { ShownDocument } from '@nebosvod/contracts/reading';
import { expect, it } from 'vitest';
import { disputesOf, paragraphName } from './reading-parts.ts';
import { shareOfWindow } from './time-bar.tsx';

const contradictions: ShownDocument['contradictions'] = [
  { area: 'work', for: ['work.support.1'], against: ['work.against.1'], text: '' },
  { area: 'work', for: ['work.support.2'], against: ['work.against.1'], text: '' },
];

it('leads from each side of a dispute to the other', () => {
  const document: Pick<ShownDocument, 'contradictions'> = { contradictions };
  const disputes = disputesOf(document);
  expect(disputes.get('work.against.1')).toEqual(['work.support.1', 'work.support.2']);
  expect(disputes.get('work.support.2')).toEqual(['work.against.1']);
  expect(disputes.get('work.support.3')).toBeUndefined();
});

it('takes the name of a paragraph from its id', () => {
  expect(paragraphName('character.support')).toBe('support');
});

it('lays a period over the three years and cuts what lies outside', () => {
  expect(shareOfWindow('2026-11-22', '2026-07-31', '2028-12-24')).toEqual({ start: 0, width: 69.6 });
  expect(shareOfWindow('2026-11-22', '2028-12-24', '2031-12-27')).toEqual({ start: 69.6, width: 30.4 });
});
