import type { Claim } from '../../unit.ts';
import type { NumberPosition } from '../number-texts.ts';
import { on } from './on.ts';

type Claims = readonly (readonly Claim[])[];

/** What the texts of numbers claim: 1–9, 11, 22 and, where there is one, 33. Written by us. */
export const NUMBER_CLAIMS: Readonly<Record<NumberPosition, Claims>> = {
  lifePath: [
    [on('character', 2, 'self-reliance'), on('relations', -1, 'withdrawal')],
    [on('relations', 2, 'tact'), on('character', -1, 'reliance-on-others')],
    [on('children', 2, 'play'), on('work', -1, 'unfinished-plans')],
    [on('work', 2, 'craft'), on('home', 1, 'good-house')],
    [on('path', 1, 'foreign-systems'), on('home', -1, 'wandering')],
    [on('home', 2, 'good-house'), on('relations', -1, 'shared-debts')],
    [on('path', 2, 'depth'), on('relations', -1, 'withdrawal')],
    [on('money', 2, 'income-from-turnover'), on('relations', -1, 'bluntness')],
    [on('path', 1, 'meaning-leads'), on('money', -1, 'leakage')],
    [on('path', 2, 'clear-voice'), on('vigour', -1, 'low-reserve')],
    [on('work', 2, 'idea-to-deed'), on('vigour', -1, 'forced-pause')],
    [on('work', 2, 'service'), on('relations', -1, 'shared-debts')],
  ],
  birthday: [
    [on('work', 1, 'courage'), on('work', -1, 'unfinished-plans')],
    [on('relations', 1, 'tact'), on('character', -1, 'caution')],
    [on('children', 1, 'lightness'), on('path', 1, 'clear-voice')],
    [on('work', 1, 'exactness'), on('children', -1, 'exactness')],
    [on('character', 1, 'courage'), on('home', -1, 'wandering')],
    [on('home', 1, 'good-house'), on('relations', -1, 'shared-debts')],
    [on('path', 1, 'own-teaching'), on('relations', -1, 'withdrawal')],
    [on('money', 1, 'income-from-turnover'), on('relations', -1, 'bluntness')],
    [on('character', 1, 'openness'), on('money', -1, 'leakage')],
    [on('path', 1, 'depth'), on('character', -1, 'fragility')],
    [on('work', 1, 'idea-to-deed'), on('home', -1, 'work-at-home')],
  ],
  soul: [
    [on('character', 1, 'self-reliance'), on('relations', -1, 'bluntness')],
    [on('relations', 2, 'home-in-two'), on('character', -1, 'reliance-on-others')],
    [on('children', 1, 'play'), on('money', -1, 'leakage')],
    [on('home', 1, 'quiet-home'), on('character', -1, 'caution')],
    [on('path', 1, 'foreign-systems'), on('relations', -1, 'changeable-bonds')],
    [on('home', 1, 'spoken-warmth'), on('relations', -1, 'shared-debts')],
    [on('vigour', 1, 'chosen-rest'), on('relations', -1, 'withdrawal')],
    [on('work', 1, 'leadership'), on('relations', -1, 'postponed-talk')],
    [on('path', 1, 'meaning-leads'), on('money', -1, 'leakage')],
    [on('path', 1, 'depth'), on('character', -1, 'fragility')],
    [on('work', 1, 'responsibility'), on('home', -1, 'work-at-home')],
    [on('work', 1, 'service'), on('vigour', -1, 'low-reserve')],
  ],
  personality: [
    [on('work', 1, 'visibility'), on('relations', -1, 'bluntness')],
    [on('relations', 1, 'tact'), on('work', -1, 'shadow')],
    [on('character', 1, 'company')],
    [on('work', 1, 'responsibility')],
    [on('work', 1, 'company'), on('relations', -1, 'changeable-bonds')],
    [on('relations', 1, 'openness'), on('relations', -1, 'shared-debts')],
    [on('path', 1, 'depth'), on('character', -1, 'withdrawal')],
    [on('work', 1, 'leadership'), on('relations', -1, 'bluntness')],
    [on('character', 1, 'openness')],
    [on('work', 1, 'visibility'), on('character', -1, 'fragility')],
    [on('work', 1, 'counsel')],
    [on('relations', 1, 'openness'), on('relations', -1, 'shared-debts')],
  ],
  expression: [
    [on('work', 2, 'self-reliance')],
    [on('work', 1, 'shared-duty'), on('character', -1, 'caution')],
    [on('work', 1, 'clear-voice'), on('work', -1, 'unfinished-plans')],
    [on('work', 2, 'exactness'), on('children', -1, 'exactness')],
    [on('money', 1, 'several-sources'), on('work', -1, 'unfinished-plans')],
    [on('work', 1, 'service'), on('home', -1, 'work-at-home')],
    [on('path', 2, 'depth'), on('work', -1, 'shadow')],
    [on('money', 2, 'income-from-turnover'), on('vigour', -1, 'excess')],
    [on('work', 1, 'visibility'), on('money', -1, 'leakage')],
    [on('work', 2, 'clear-voice'), on('vigour', -1, 'uneven-rhythm')],
    [on('work', 2, 'idea-to-deed')],
    [on('work', 1, 'service'), on('vigour', -1, 'low-reserve')],
  ],
};

/** What the texts of the Vedic numbers 1–9 claim: of the soul, of destiny. Written by us. */
export const VEDIC_SOUL_CLAIMS: Claims = [
  [on('character', 1, 'self-reliance'), on('character', -1, 'fragility')],
  [on('character', 1, 'openness'), on('character', -1, 'fragility')],
  [on('path', 1, 'tradition'), on('relations', -1, 'bluntness')],
  [on('path', 1, 'foreign-systems'), on('relations', -1, 'withdrawal')],
  [on('character', 1, 'lightness'), on('vigour', -1, 'uneven-rhythm')],
  [on('relations', 1, 'openness'), on('money', -1, 'excess')],
  [on('path', 1, 'depth'), on('home', -1, 'withdrawal')],
  [on('character', 1, 'resilience'), on('work', -1, 'late-start')],
  [on('character', 1, 'courage'), on('relations', -1, 'bluntness')],
];
export const VEDIC_DESTINY_CLAIMS: Claims = [
  [on('work', 1, 'leadership'), on('relations', -1, 'demanding-partner')],
  [on('relations', 1, 'home-in-two'), on('home', -1, 'wandering')],
  [on('path', 2, 'patronage'), on('money', 1, 'income-from-knowledge')],
  [on('work', 1, 'foreign-systems'), on('path', -1, 'uneven-road')],
  [on('money', 1, 'income-from-turnover'), on('vigour', -1, 'uneven-rhythm')],
  [on('relations', 1, 'early-union'), on('money', 1, 'income-from-alliance')],
  [on('path', 1, 'meaning-leads'), on('money', -1, 'delayed-pay')],
  [on('work', 1, 'late-start'), on('money', -1, 'delayed-pay')],
  [on('work', 1, 'courage'), on('vigour', -1, 'uneven-rhythm')],
];

/** Which areas a personal year 1–9 wakes. Written by us. */
export const PERSONAL_YEAR_CLAIMS: Claims = [
  [on('work', 1, 'courage'), on('character', 1, 'self-reliance')],
  [on('relations', 1, 'tact'), on('work', -1, 'late-start')],
  [on('children', 1, 'play'), on('money', -1, 'leakage')],
  [on('work', 1, 'craft'), on('vigour', -1, 'routine-weight')],
  [on('path', 1, 'foreign-systems'), on('home', -1, 'wandering')],
  [on('home', 1, 'spoken-warmth'), on('relations', 1, 'fidelity')],
  [on('path', 1, 'depth'), on('relations', -1, 'withdrawal')],
  [on('money', 1, 'timely-pay'), on('work', 1, 'leadership')],
  [on('path', 1, 'meaning-leads'), on('work', -1, 'unfinished-plans')],
];
