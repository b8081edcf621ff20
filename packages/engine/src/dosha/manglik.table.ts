import type { House } from '../angle/sign.ts';
import { all, any, type Condition, inHouse, inSign, type Point, state, together, touches } from '../yoga/condition.ts';
import type { MANGLIK_EXCEPTION_IDS, MANGLIK_ORIGINS } from './dosha.ids.ts';

/** Houses in which Mars makes a manglik; in the north the 2nd is left out. [modern], houses as agreed by almanacs. */
export const MANGLIK_HOUSES: readonly House[] = [1, 2, 4, 7, 8, 12];
export type ManglikOrigin = (typeof MANGLIK_ORIGINS)[number];

/** What is said to undo it. `when` may speak of the origin the count is made from. */
export interface ManglikException {
  readonly id: (typeof MANGLIK_EXCEPTION_IDS)[number];
  readonly text: string;
  readonly when: (from: Point) => Condition;
}

/** Exceptions as almanacs and commentaries list them; schools take more or fewer of them. [modern] [MC 6] */
export const MANGLIK_EXCEPTIONS: readonly ManglikException[] = [
  { id: 'own-or-exalted', text: 'Марс в своём знаке или в экзальтации', when: () => state('mars', 'own', 'exalted') },
  { id: 'jupiter', text: 'Марс вместе с Юпитером или под его взглядом', when: () => touches('jupiter', 'mars') },
  { id: 'moon-with-mars', text: 'Марс вместе с Луной', when: () => together('moon', 'mars') },
  {
    id: 'sign-of-house',
    text: 'знак Марса смягчает именно этот дом',
    when: (from) =>
      any(
        all(inHouse('mars', 2, from), inSign('mars', 3, 6)),
        all(inHouse('mars', 4, from), inSign('mars', 1, 8)),
        all(inHouse('mars', 7, from), inSign('mars', 4, 10)),
        all(inHouse('mars', 8, from), inSign('mars', 9, 12)),
        all(inHouse('mars', 12, from), inSign('mars', 2, 7)),
      ),
  },
  { id: 'leo-aquarius', text: 'Марс во Льве или в Водолее', when: () => inSign('mars', 5, 11) },
  { id: 'yogakaraka', text: 'лагна в Раке или во Льве: Марс для неё йогакарака', when: () => inSign('lagna', 4, 5) },
  {
    id: 'benefic-in-first-or-seventh',
    text: 'Юпитер или Венера в лагне или в 7-м доме',
    when: () => any(inHouse('jupiter', [1, 7]), inHouse('venus', [1, 7])),
  },
];
