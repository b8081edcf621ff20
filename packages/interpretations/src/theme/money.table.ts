import type { ThemeRow } from './theme-row.ts';

/** Themes of money. [modern] */
export const MONEY_THEMES = {
  'several-sources': {
    name: 'несколько источников',
    areas: ['money'],
    opposite: 'single-source',
    meaning: 'доход приходит разными путями',
  },
  'single-source': {
    name: 'один источник',
    areas: ['money'],
    opposite: 'several-sources',
    meaning: 'доход держится на одном',
  },
  'income-from-knowledge': {
    name: 'доход от знания',
    areas: ['money', 'path'],
    opposite: 'income-from-turnover',
    meaning: 'кормит умение, имя, рекомендация',
  },
  'income-from-turnover': {
    name: 'доход от оборота',
    areas: ['money', 'work'],
    opposite: 'income-from-knowledge',
    meaning: 'кормят сделки и скорость',
  },
  'income-from-alliance': {
    name: 'доход через союз',
    areas: ['money', 'relations'],
    opposite: 'income-alone',
    meaning: 'кормит общее дело',
  },
  'income-alone': {
    name: 'доход в одиночку',
    areas: ['money', 'work'],
    opposite: 'income-from-alliance',
    meaning: 'кормит только свой труд',
  },
  'timely-pay': {
    name: 'плата в срок',
    areas: ['money'],
    opposite: 'delayed-pay',
    meaning: 'заслуга и оплата идут рядом',
  },
  'delayed-pay': {
    name: 'поздняя плата',
    areas: ['money'],
    opposite: 'timely-pay',
    meaning: 'деньги приходят позже заслуги',
  },
  saving: {
    name: 'накопление',
    areas: ['money', 'home'],
    opposite: 'leakage',
    meaning: 'пришедшее остаётся',
  },
  leakage: {
    name: 'утечки',
    areas: ['money'],
    opposite: 'saving',
    meaning: 'пришедшее тратится по мелочам',
  },
  'shared-estate': {
    name: 'общее имущество',
    areas: ['money', 'relations'],
    opposite: 'old-obligations',
    meaning: 'прибавляет чужая или общая доля',
  },
  'old-obligations': {
    name: 'старые обязательства',
    areas: ['money', 'relations'],
    opposite: 'shared-estate',
    meaning: 'часть пришедшего уходит прошлому',
  },
} as const satisfies Readonly<Record<string, ThemeRow>>;
