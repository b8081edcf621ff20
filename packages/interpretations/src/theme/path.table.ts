import type { ThemeRow } from './theme-row.ts';

/** Themes of the path. [modern] */
export const PATH_THEMES = {
  'teacher-support': {
    name: 'опора на учителя',
    areas: ['path', 'children', 'vigour'],
    opposite: 'own-teaching',
    meaning: 'наставник рядом и надёжен',
  },
  'own-teaching': {
    name: 'своё учение',
    areas: ['path'],
    opposite: 'teacher-support',
    meaning: 'чужое принимают после проверки',
  },
  'clear-voice': {
    name: 'голос слышен',
    areas: ['path', 'work'],
    opposite: 'overshadowed',
    meaning: 'сказанное доходит',
  },
  overshadowed: {
    name: 'голос в тени',
    areas: ['path', 'work'],
    opposite: 'clear-voice',
    meaning: 'сказанное приписывают другому',
  },
  tradition: {
    name: 'верность традиции',
    areas: ['path', 'home'],
    opposite: 'foreign-systems',
    meaning: 'опора на своё и старое',
  },
  'foreign-systems': {
    name: 'тяга к чужим системам',
    areas: ['path', 'work'],
    opposite: 'tradition',
    meaning: 'опора на новое и дальнее',
  },
  'smooth-road': {
    name: 'гладкая дорога',
    areas: ['path', 'home'],
    opposite: 'uneven-road',
    meaning: 'место помогает само',
  },
  'uneven-road': {
    name: 'негладкая дорога',
    areas: ['path'],
    opposite: 'smooth-road',
    meaning: 'сперва испытывает, потом учит',
  },
  'meaning-leads': {
    name: 'ведёт смысл',
    areas: ['path', 'character'],
    opposite: 'result-leads',
    meaning: 'сначала «зачем»',
  },
  'result-leads': {
    name: 'ведёт результат',
    areas: ['path', 'work'],
    opposite: 'meaning-leads',
    meaning: 'сначала «что выйдет»',
  },
} as const satisfies Readonly<Record<string, ThemeRow>>;
