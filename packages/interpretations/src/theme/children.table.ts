import type { ThemeRow } from './theme-row.ts';

/** Themes of children and creation. [modern] */
export const CHILDREN_THEMES = {
  play: {
    name: 'игра',
    areas: ['children', 'character'],
    opposite: 'usefulness-first',
    meaning: 'радость без пользы разрешена',
  },
  'usefulness-first': {
    name: 'польза прежде игры',
    areas: ['children', 'character'],
    opposite: 'play',
    meaning: 'радость просит оправдания',
  },
  patronage: {
    name: 'покровительство старших',
    areas: ['children', 'path', 'work'],
    opposite: 'own-way-up',
    meaning: 'помогают школа, традиция, старшие',
  },
  'own-way-up': {
    name: 'без покровителей',
    areas: ['children', 'path', 'work'],
    opposite: 'patronage',
    meaning: 'дорогу пробивают сами',
  },
  depth: {
    name: 'глубина',
    areas: ['children', 'path'],
    opposite: 'lightness',
    meaning: 'исследует, а не украшает',
  },
  lightness: {
    name: 'лёгкость',
    areas: ['children', 'character'],
    opposite: 'depth',
    meaning: 'украшает, а не исследует',
  },
} as const satisfies Readonly<Record<string, ThemeRow>>;
