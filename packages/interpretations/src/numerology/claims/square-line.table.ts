import type { LineId } from '@nebosvod/numerology/psychomatrix';
import type { Claim } from '../../unit.ts';
import { on } from './on.ts';

/** What the texts of the eight lines claim, by the number of digits: 0–1, 2–3, 4–5, 6 and more. Written by us. */
export const SQUARE_LINE_CLAIMS: Readonly<Record<LineId, readonly (readonly Claim[])[]>> = {
  purpose_147: [
    [on('character', 1, 'measure'), on('work', -1, 'late-start')],
    [on('work', 1, 'idea-to-deed'), on('work', -1, 'caution')],
    [on('work', 2, 'idea-to-deed'), on('path', -1, 'result-leads')],
    [on('work', 2, 'idea-to-deed'), on('home', -1, 'work-at-home')],
  ],
  family_258: [
    [on('relations', 1, 'clear-bonds'), on('relations', -1, 'late-union')],
    [on('home', 1, 'home-in-two'), on('home', -1, 'postponed-talk')],
    [on('home', 2, 'spoken-warmth'), on('relations', -1, 'shared-debts')],
    [on('home', 2, 'tradition'), on('relations', -1, 'shared-debts')],
  ],
  stability_369: [
    [on('path', 1, 'foreign-systems'), on('home', -1, 'wandering')],
    [on('vigour', 1, 'even-rhythm')],
    [on('relations', 2, 'fidelity'), on('vigour', 1, 'even-rhythm')],
    [on('home', 2, 'tradition'), on('character', -1, 'caution')],
  ],
  selfEsteem_123: [
    [on('relations', 1, 'tact'), on('character', -1, 'shadow')],
    [on('character', 1, 'self-reliance')],
    [on('character', 2, 'courage'), on('work', 1, 'visibility')],
    [on('work', 2, 'visibility'), on('character', -1, 'excess')],
  ],
  finance_456: [
    [on('path', 1, 'meaning-leads'), on('money', -2, 'leakage')],
    [on('money', 1, 'measure')],
    [on('money', 2, 'saving'), on('home', -1, 'work-at-home')],
    [on('home', 2, 'good-house'), on('money', 1, 'saving'), on('vigour', -1, 'forced-pause')],
  ],
  talent_789: [
    [on('path', 1, 'teacher-support'), on('children', -1, 'late-start')],
    [on('children', 1, 'craft'), on('children', -1, 'unfinished-plans')],
    [on('children', 2, 'early-start'), on('work', 1, 'visibility')],
    [on('children', 2, 'depth'), on('work', -1, 'unfinished-plans')],
  ],
  spirituality_159: [
    [on('path', 1, 'result-leads'), on('path', -1, 'abstraction')],
    [on('path', 1, 'own-teaching')],
    [on('path', 2, 'meaning-leads'), on('relations', -1, 'bluntness')],
    [on('path', 2, 'meaning-leads'), on('vigour', -1, 'excess')],
  ],
  temperament_357: [
    [on('relations', 1, 'fidelity'), on('home', -1, 'silent-warmth')],
    [on('relations', 1, 'openness')],
    [on('relations', 1, 'openness'), on('relations', -1, 'bluntness')],
    [on('vigour', 1, 'drive'), on('character', -1, 'excess')],
  ],
};
