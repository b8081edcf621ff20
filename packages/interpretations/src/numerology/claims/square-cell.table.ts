import type { Claim } from '../../unit.ts';
import { on } from './on.ts';

/** What the texts of the cells 1–9 claim, by the number of digits: none, 1, 2, 3, 4, 5 and more. Written by us. */
export const SQUARE_CELL_CLAIMS: readonly (readonly (readonly Claim[])[])[] = [
  [
    [on('character', 1, 'tact'), on('character', -1, 'reliance-on-others')],
    [on('character', 1, 'tact'), on('character', -1, 'caution')],
    [on('character', 1, 'reliance-on-others'), on('work', -1, 'unfinished-plans')],
    [on('character', 2, 'resilience'), on('relations', 1, 'tact')],
    [on('work', 2, 'leadership'), on('relations', -1, 'bluntness')],
    [on('work', 2, 'leadership'), on('character', -1, 'excess')],
  ],
  [
    [on('home', 1, 'tradition'), on('vigour', -1, 'low-reserve')],
    [on('vigour', -1, 'low-reserve'), on('character', -1, 'fragility')],
    [on('vigour', 1, 'drive'), on('relations', 1, 'company')],
    [on('vigour', 1, 'drive'), on('character', -1, 'excess')],
    [on('character', 1, 'company'), on('relations', -1, 'shared-debts')],
    [on('vigour', 2, 'drive'), on('home', -1, 'wandering')],
  ],
  [
    [on('home', 1, 'good-house'), on('path', -1, 'abstraction')],
    [on('path', 1, 'teacher-support'), on('children', -1, 'unfinished-plans')],
    [on('path', 1, 'depth'), on('work', 1, 'exactness')],
    [on('path', 2, 'depth'), on('children', 1, 'exactness')],
    [on('work', 2, 'exactness'), on('character', -1, 'exactness')],
    [on('path', 1, 'depth'), on('work', -1, 'unfinished-plans')],
  ],
  [
    [on('vigour', 1, 'even-rhythm'), on('vigour', -1, 'low-reserve')],
    [on('vigour', 1, 'even-rhythm')],
    [on('vigour', 1, 'resilience'), on('character', 1, 'resilience')],
    [on('vigour', 2, 'drive'), on('vigour', -1, 'excess')],
    [on('vigour', 2, 'resilience'), on('vigour', -1, 'forced-pause')],
    [on('vigour', 2, 'drive'), on('home', -1, 'wandering')],
  ],
  [
    [on('children', 1, 'play'), on('path', -1, 'abstraction')],
    [on('work', 1, 'idea-to-deed'), on('character', -1, 'excess')],
    [on('work', 1, 'counsel'), on('relations', 1, 'tact')],
    [on('work', 1, 'broad-strokes'), on('relations', -1, 'bluntness')],
    [on('path', 1, 'depth'), on('character', -1, 'fragility')],
    [on('work', 1, 'broad-strokes'), on('home', -1, 'withdrawal')],
  ],
  [
    [on('children', 1, 'idea-to-deed'), on('work', -1, 'routine-weight')],
    [on('work', 1, 'craft'), on('work', -1, 'routine-weight')],
    [on('work', 1, 'craft'), on('money', 1, 'income-from-knowledge')],
    [on('work', 2, 'craft'), on('vigour', -1, 'excess')],
    [on('work', 1, 'responsibility'), on('vigour', -1, 'forced-pause')],
    [on('work', 2, 'service'), on('home', -1, 'work-at-home')],
  ],
  [
    [on('work', 1, 'idea-to-deed'), on('path', -1, 'own-way-up')],
    [on('path', 1, 'patronage'), on('money', -1, 'delayed-pay')],
    [on('work', 1, 'patronage'), on('work', -1, 'unfinished-plans')],
    [on('path', 2, 'smooth-road'), on('work', 1, 'courage')],
    [on('path', 2, 'smooth-road'), on('work', -1, 'unfinished-plans')],
    [on('work', 1, 'courage'), on('path', -1, 'uneven-road')],
  ],
  [
    [on('character', 1, 'lightness'), on('relations', -1, 'changeable-bonds')],
    [on('relations', 1, 'fidelity'), on('relations', -1, 'shared-debts')],
    [on('home', 1, 'spoken-warmth'), on('relations', -1, 'shared-debts')],
    [on('work', 1, 'service'), on('relations', -1, 'shared-debts')],
    [on('relations', 2, 'fidelity'), on('character', -1, 'exactness')],
    [on('work', 2, 'service'), on('relations', -1, 'shared-debts')],
  ],
  [
    [on('path', 1, 'meaning-leads'), on('children', -1, 'late-start')],
    [on('path', 1, 'own-teaching'), on('path', -1, 'late-start')],
    [on('path', 1, 'early-start'), on('children', -1, 'lightness')],
    [on('path', 2, 'depth'), on('work', -1, 'routine-weight')],
    [on('work', 1, 'exactness'), on('relations', -1, 'bluntness')],
    [on('path', 2, 'depth'), on('vigour', -1, 'uneven-rhythm')],
  ],
];
