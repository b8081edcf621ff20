import type { ThemeRow } from './theme-row.ts';

/** Themes of relations. [modern] */
export const RELATIONS_THEMES = {
  'early-union': {
    name: 'ранний союз',
    areas: ['relations'],
    opposite: 'late-union',
    meaning: 'складывается легко и скоро',
  },
  'late-union': {
    name: 'поздний союз',
    areas: ['relations'],
    opposite: 'early-union',
    meaning: 'складывается после зрелого отбора',
  },
  fidelity: {
    name: 'верность слову',
    areas: ['relations', 'character'],
    opposite: 'changeable-bonds',
    meaning: 'обещание переживает настроение',
  },
  'changeable-bonds': {
    name: 'переменчивость связей',
    areas: ['relations'],
    opposite: 'fidelity',
    meaning: 'связь держится, пока интересно',
  },
  'worthy-partner': {
    name: 'основательный спутник',
    areas: ['relations'],
    opposite: 'demanding-partner',
    meaning: 'рядом человек с понятием о чести',
  },
  'demanding-partner': {
    name: 'требовательный спутник',
    areas: ['relations'],
    opposite: 'worthy-partner',
    meaning: 'рядом человек, с которым приходится расти',
  },
  'talk-repairs': {
    name: 'разговор чинит',
    areas: ['relations', 'home'],
    opposite: 'postponed-talk',
    meaning: 'трудное решается словом',
  },
  'postponed-talk': {
    name: 'отложенный разговор',
    areas: ['relations', 'home'],
    opposite: 'talk-repairs',
    meaning: 'трудное копится молча',
  },
  'clear-bonds': {
    name: 'ясные границы',
    areas: ['relations', 'money'],
    opposite: 'shared-debts',
    meaning: 'каждый несёт своё',
  },
  'shared-debts': {
    name: 'общая ноша',
    areas: ['relations', 'money'],
    opposite: 'clear-bonds',
    meaning: 'чужая усталость и долги становятся общими',
  },
  'meeting-in-study': {
    name: 'встреча в учёбе и пути',
    areas: ['relations', 'path'],
    opposite: 'meeting-in-circle',
    meaning: 'сходятся там, где учатся и едут',
  },
  'meeting-in-circle': {
    name: 'встреча в своём кругу',
    areas: ['relations', 'home'],
    opposite: 'meeting-in-study',
    meaning: 'сходятся через родных и соседей',
  },
  'lasting-image': {
    name: 'ожидание сбывается',
    areas: ['relations'],
    opposite: 'fading-expectation',
    meaning: 'образ и человек совпадают надолго',
  },
  'fading-expectation': {
    name: 'ожидание отпадает',
    areas: ['relations'],
    opposite: 'lasting-image',
    meaning: 'образ уступает место человеку',
  },
} as const satisfies Readonly<Record<string, ThemeRow>>;
