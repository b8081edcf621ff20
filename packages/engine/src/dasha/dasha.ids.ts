import { GRAHAS } from '../bodies.ids.ts';

/** Dashas whose rulers are signs. */
export const RASI_DASHAS = [
  'chara-kn-rao',
  'chara-pvn-rao',
  'narayana',
  'sthira',
  'shoola',
  'niryana-shoola',
  'sudasa',
  'drig',
  'trikona',
] as const;

export const KALACHAKRA_SCHOOLS = ['next-star', 'same-star'] as const;

/** Dashas of grahas that begin from a star. */
export const STAR_DASHA_IDS = [
  'vimshottari',
  'ashtottari',
  'yogini',
  'shodashottari',
  'dwadashottari',
  'panchottari',
  'shatabdika',
  'chaturashiti-sama',
  'dwisaptati-sama',
  'shashtihayani',
  'shattrimsha-sama',
] as const;

/** All dashas whose rulers are grahas. */
export const GRAHA_DASHAS = [...STAR_DASHA_IDS, 'naisargika'] as const;

/** From which point a star dasha begins. */
export const START_POINTS = [...GRAHAS, 'lagna', 'kshema', 'utpanna', 'adhana'] as const;

/** The eight yoginis in the order of their years, 1 … 8. */
export const YOGINIS = ['mangala', 'pingala', 'dhanya', 'bhramari', 'bhadrika', 'ulka', 'siddha', 'sankata'] as const;
