import type { House } from '../../angle/sign.ts';
import type { PURPOSE_IDS } from '../../muhurta/muhurta.ids.ts';
import type { WesternPlanet } from '../western-body.ts';

/** Undertakings a day is chosen for; of medicine nothing is chosen. */
export type ElectionPurpose = Exclude<(typeof PURPOSE_IDS)[number], 'surgery' | 'treatment'>;

/** What an undertaking is judged by. */
export interface ElectionPlan {
  /** Whose matter it is: its dignity and its direction speak of the whole undertaking. */
  readonly ruler: WesternPlanet;
  /** What grows is begun with the waxing Moon, what is to lessen with the waning one. */
  readonly phase: 'waxing' | 'waning' | null;
  /** Papers, roads and talks: not while Mercury goes back. */
  readonly isOfMercury: boolean;
  /** The house of birth that answers for it. */
  readonly house: House;
}

/** By current practice: a planet by its nature, a house by its matters. [modern] */
export const ELECTION_PLANS: Readonly<Record<ElectionPurpose, ElectionPlan>> = {
  wedding: { ruler: 'venus', phase: 'waxing', isOfMercury: true, house: 7 },
  engagement: { ruler: 'venus', phase: 'waxing', isOfMercury: false, house: 7 },
  moving: { ruler: 'moon', phase: 'waxing', isOfMercury: true, house: 4 },
  building: { ruler: 'saturn', phase: 'waxing', isOfMercury: false, house: 4 },
  property: { ruler: 'saturn', phase: 'waxing', isOfMercury: true, house: 4 },
  business: { ruler: 'jupiter', phase: 'waxing', isOfMercury: true, house: 10 },
  signing: { ruler: 'mercury', phase: null, isOfMercury: true, house: 7 },
  job: { ruler: 'sun', phase: 'waxing', isOfMercury: true, house: 10 },
  travel: { ruler: 'mercury', phase: null, isOfMercury: true, house: 9 },
  vehicle: { ruler: 'mercury', phase: 'waxing', isOfMercury: true, house: 3 },
  jewellery: { ruler: 'venus', phase: 'waxing', isOfMercury: false, house: 2 },
  education: { ruler: 'mercury', phase: 'waxing', isOfMercury: true, house: 9 },
  haircut: { ruler: 'venus', phase: null, isOfMercury: false, house: 1 },
  naming: { ruler: 'mercury', phase: 'waxing', isOfMercury: false, house: 5 },
  planting: { ruler: 'moon', phase: 'waxing', isOfMercury: false, house: 4 },
  debt: { ruler: 'saturn', phase: 'waning', isOfMercury: true, house: 8 },
};
