import type { SAHAM_IDS, SAHAM_TERMS } from './tajaka.ids.ts';

/**
 * Sahams as A − B + C, by day; at night A and B change places unless `isFixed`. Names on the right are points of the year's chart: the
 * seven planets, the ascendant, other sahams, houses (ascendant degree moved by whole signs) and their lords. [TN 3]
 */
export type SahamTerm = (typeof SAHAM_TERMS)[number];
export type SahamId = (typeof SAHAM_IDS)[number];

export interface SahamDefinition {
  readonly id: SahamId;
  readonly a: SahamTerm;
  readonly b: SahamTerm;
  readonly c: SahamTerm;
  readonly isFixed?: true;
  /** Other terms at night, where swapping is not the rule. */
  readonly night?: { readonly a: SahamTerm; readonly b: SahamTerm; readonly c: SahamTerm };
}

const saham = (id: SahamId, a: SahamTerm, b: SahamTerm, c: SahamTerm): SahamDefinition => ({ id, a, b, c });
const fixed = (id: SahamId, a: SahamTerm, b: SahamTerm, c: SahamTerm): SahamDefinition => ({
  id,
  a,
  b,
  c,
  isFixed: true,
});

export const SAHAMS: readonly SahamDefinition[] = [
  saham('punya', 'moon', 'sun', 'lagna'),
  saham('vidya', 'sun', 'moon', 'lagna'),
  saham('yashas', 'jupiter', 'punya', 'lagna'),
  saham('mitra', 'jupiter', 'punya', 'venus'),
  saham('mahatmya', 'punya', 'mars', 'lagna'),
  saham('asha', 'saturn', 'mars', 'lagna'),
  saham('samartha', 'mars', 'lagnaLord', 'lagna'),
  fixed('bhratri', 'jupiter', 'saturn', 'lagna'),
  saham('gaurava', 'jupiter', 'moon', 'sun'),
  saham('pitri', 'saturn', 'sun', 'lagna'),
  saham('rajya', 'saturn', 'sun', 'lagna'),
  saham('matri', 'moon', 'venus', 'lagna'),
  saham('putra', 'jupiter', 'moon', 'lagna'),
  saham('jiva', 'saturn', 'jupiter', 'lagna'),
  saham('karma', 'mars', 'mercury', 'lagna'),
  fixed('roga', 'lagna', 'moon', 'lagna'),
  saham('kali', 'jupiter', 'mars', 'lagna'),
  saham('shastra', 'jupiter', 'saturn', 'mercury'),
  saham('bandhu', 'mercury', 'moon', 'lagna'),
  fixed('mrityu', 'house8', 'moon', 'lagna'),
  fixed('paradesha', 'house9', 'lord9', 'lagna'),
  fixed('artha', 'house2', 'lord2', 'lagna'),
  saham('paradara', 'venus', 'sun', 'lagna'),
  saham('vanik', 'moon', 'mercury', 'lagna'),
  { id: 'karyasiddhi', a: 'saturn', b: 'sun', c: 'sunLord', night: { a: 'saturn', b: 'moon', c: 'moonLord' } },
  saham('vivaha', 'venus', 'saturn', 'lagna'),
  saham('santapa', 'saturn', 'moon', 'house6'),
  saham('shraddha', 'venus', 'mars', 'lagna'),
  saham('priti', 'shastra', 'punya', 'lagna'),
  saham('jadya', 'mars', 'saturn', 'mercury'),
  fixed('vyapara', 'mars', 'saturn', 'lagna'),
  saham('shatru', 'mars', 'saturn', 'lagna'),
  saham('jalapatana', 'cancer15', 'saturn', 'lagna'),
  saham('bandhana', 'punya', 'saturn', 'lagna'),
  saham('apamrityu', 'house8', 'mars', 'lagna'),
  saham('labha', 'house11', 'lord11', 'lagna'),
];
