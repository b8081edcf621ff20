import type { ThemeRow } from './theme-row.ts';

/** Themes of home. [modern] */
export const HOME_THEMES = {
  'home-in-two': {
    name: 'дом вдвоём',
    areas: ['home', 'relations'],
    opposite: 'home-by-oneself',
    meaning: 'жильё устраивают вместе',
  },
  'home-by-oneself': {
    name: 'дом своими руками',
    areas: ['home'],
    opposite: 'home-in-two',
    meaning: 'жильё устраивает один',
  },
  'good-house': {
    name: 'крепкое жильё',
    areas: ['home', 'money'],
    opposite: 'wandering',
    meaning: 'место удаётся и держится',
  },
  wandering: {
    name: 'кочевье',
    areas: ['home'],
    opposite: 'good-house',
    meaning: 'место меняется чаще, чем хочется',
  },
  'quiet-home': {
    name: 'тихий дом',
    areas: ['home', 'vigour'],
    opposite: 'work-at-home',
    meaning: 'дома отдыхают',
  },
  'work-at-home': {
    name: 'работа переступает порог',
    areas: ['home', 'work'],
    opposite: 'quiet-home',
    meaning: 'дом живёт в ритме дела',
  },
  'spoken-warmth': {
    name: 'слышимая нежность',
    areas: ['home', 'relations'],
    opposite: 'silent-warmth',
    meaning: 'тепло говорят вслух',
  },
  'silent-warmth': {
    name: 'молчаливая нежность',
    areas: ['home', 'relations'],
    opposite: 'spoken-warmth',
    meaning: 'тепло подразумевают',
  },
} as const satisfies Readonly<Record<string, ThemeRow>>;
