import type { ThemeRow } from './theme-row.ts';

/** Themes of character. [modern] */
export const CHARACTER_THEMES = {
  'self-reliance': {
    name: 'самостоятельность',
    areas: ['character', 'work'],
    opposite: 'reliance-on-others',
    meaning: 'узнаёт себя в том, что сделано своими силами',
  },
  'reliance-on-others': {
    name: 'опора на других',
    areas: ['character', 'work'],
    opposite: 'self-reliance',
    meaning: 'сильнее в связке, чем в одиночку',
  },
  exactness: {
    name: 'взыскательность к форме',
    areas: ['character', 'work', 'children'],
    opposite: 'broad-strokes',
    meaning: 'видит изъян раньше удачи',
  },
  'broad-strokes': {
    name: 'крупный мазок',
    areas: ['character', 'work', 'children'],
    opposite: 'exactness',
    meaning: 'видит целое, мелочи оставляет другим',
  },
  courage: {
    name: 'смелость',
    areas: ['character', 'work'],
    opposite: 'caution',
    meaning: 'начинает, не дожидаясь уверенности',
  },
  caution: {
    name: 'осторожность',
    areas: ['character', 'work', 'money'],
    opposite: 'courage',
    meaning: 'сперва проверяет, затем делает',
  },
  measure: {
    name: 'чувство меры',
    areas: ['character', 'money', 'path'],
    opposite: 'excess',
    meaning: 'умеет остановиться вовремя',
  },
  excess: {
    name: 'крайности',
    areas: ['character', 'money', 'vigour'],
    opposite: 'measure',
    meaning: 'берёт больше, чем нужно',
  },
  tact: {
    name: 'такт',
    areas: ['character', 'relations', 'work'],
    opposite: 'bluntness',
    meaning: 'слышит другого до ответа',
  },
  bluntness: {
    name: 'прямота',
    areas: ['character', 'relations', 'work'],
    opposite: 'tact',
    meaning: 'говорит раньше, чем смягчит',
  },
  resilience: {
    name: 'стойкость',
    areas: ['character', 'vigour', 'work'],
    opposite: 'fragility',
    meaning: 'собирается после неудачи и помехи',
  },
  fragility: {
    name: 'ранимость',
    areas: ['character', 'vigour'],
    opposite: 'resilience',
    meaning: 'помеха отзывается дольше самого события',
  },
  openness: {
    name: 'открытость',
    areas: ['character', 'relations'],
    opposite: 'withdrawal',
    meaning: 'чувство видно снаружи',
  },
  withdrawal: {
    name: 'уход в себя',
    areas: ['character', 'relations', 'home'],
    opposite: 'openness',
    meaning: 'внимание обращается внутрь без объяснений',
  },
  company: {
    name: 'жизнь среди людей',
    areas: ['character', 'work', 'relations'],
    opposite: 'solitude',
    meaning: 'силы прибывают в общении',
  },
  solitude: {
    name: 'уединённость',
    areas: ['character', 'vigour', 'path'],
    opposite: 'company',
    meaning: 'силы прибывают наедине',
  },
} as const satisfies Readonly<Record<string, ThemeRow>>;
