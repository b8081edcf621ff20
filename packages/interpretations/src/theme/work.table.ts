import type { ThemeRow } from './theme-row.ts';

/** Themes of work. [modern] */
export const WORK_THEMES = {
  visibility: {
    name: 'известность',
    areas: ['work', 'character'],
    opposite: 'shadow',
    meaning: 'сделанное замечают и помнят',
  },
  shadow: {
    name: 'жизнь в тени',
    areas: ['work', 'character'],
    opposite: 'visibility',
    meaning: 'лучшее делается за кулисами',
  },
  responsibility: {
    name: 'личная ответственность',
    areas: ['work'],
    opposite: 'shared-duty',
    meaning: 'последнее слово и спрос лежат на одном',
  },
  'shared-duty': {
    name: 'общая ответственность',
    areas: ['work', 'relations'],
    opposite: 'responsibility',
    meaning: 'решают и отвечают вместе',
  },
  leadership: {
    name: 'руководство',
    areas: ['work'],
    opposite: 'service',
    meaning: 'ведёт за собой',
  },
  service: {
    name: 'служение',
    areas: ['work', 'path', 'vigour'],
    opposite: 'leadership',
    meaning: 'служит делу или людям больше, чем себе',
  },
  'idea-to-deed': {
    name: 'замысел становится делом',
    areas: ['work', 'children'],
    opposite: 'unfinished-plans',
    meaning: 'придуманное доводится до вещи',
  },
  'unfinished-plans': {
    name: 'незавершённое',
    areas: ['work', 'children'],
    opposite: 'idea-to-deed',
    meaning: 'начатого больше, чем готового',
  },
  'early-start': {
    name: 'раннее начало',
    areas: ['work', 'children', 'path'],
    opposite: 'late-start',
    meaning: 'путь открывается рано',
  },
  'late-start': {
    name: 'долгое вызревание',
    areas: ['work', 'children', 'path'],
    opposite: 'early-start',
    meaning: 'путь открывается позже, чем у сверстников',
  },
  'routine-ease': {
    name: 'лад с рутиной',
    areas: ['work', 'vigour'],
    opposite: 'routine-weight',
    meaning: 'повтор успокаивает',
  },
  'routine-weight': {
    name: 'тяжесть рутины',
    areas: ['work', 'vigour'],
    opposite: 'routine-ease',
    meaning: 'повтор утомляет сильнее задачи',
  },
  counsel: {
    name: 'решение в разговоре',
    areas: ['work', 'character'],
    opposite: 'lone-decision',
    meaning: 'думает вслух, с собеседником',
  },
  'lone-decision': {
    name: 'решение в одиночку',
    areas: ['work', 'character'],
    opposite: 'counsel',
    meaning: 'думает молча и объявляет готовое',
  },
  craft: {
    name: 'ремесло и навык',
    areas: ['work', 'path', 'children'],
    opposite: 'abstraction',
    meaning: 'смысл ищет себе рук',
  },
  abstraction: {
    name: 'отвлечённость',
    areas: ['work', 'path'],
    opposite: 'craft',
    meaning: 'мысль важнее исполнения',
  },
} as const satisfies Readonly<Record<string, ThemeRow>>;
