import type { ThemeRow } from './theme-row.ts';

/** Themes of vigour. [modern] */
export const VIGOUR_THEMES = {
  drive: {
    name: 'запас хода',
    areas: ['vigour', 'work'],
    opposite: 'low-reserve',
    meaning: 'разгон быстрый, резерв велик',
  },
  'low-reserve': {
    name: 'малый запас',
    areas: ['vigour'],
    opposite: 'drive',
    meaning: 'силы нужно беречь с утра',
  },
  'even-rhythm': {
    name: 'ровный ритм',
    areas: ['vigour', 'work'],
    opposite: 'uneven-rhythm',
    meaning: 'тратит и копит понемногу',
  },
  'uneven-rhythm': {
    name: 'рывки',
    areas: ['vigour'],
    opposite: 'even-rhythm',
    meaning: 'тратит разом, копит поздно',
  },
  'chosen-rest': {
    name: 'выбранное уединение',
    areas: ['vigour', 'path'],
    opposite: 'forced-pause',
    meaning: 'пауза по своей воле бережёт силы',
  },
  'forced-pause': {
    name: 'вынужденная пауза',
    areas: ['vigour'],
    opposite: 'chosen-rest',
    meaning: 'наступает, когда откладывать некуда',
  },
} as const satisfies Readonly<Record<string, ThemeRow>>;
