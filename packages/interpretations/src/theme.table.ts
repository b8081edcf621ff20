import type { Area } from './area.ids.ts';

/** A theme as the table has it. */
interface ThemeRow {
  /** Its name in a reading, nominative. */
  readonly name: string;
  /** Areas of life where a claim may name it. */
  readonly areas: readonly Area[];
  /** The theme it disputes with; mutual. */
  readonly opposite: string;
  /** What it means, for whoever writes or reads claims. */
  readonly meaning: string;
}

/**
 * The closed list of themes: 44 pairs of opposites. A claim names a theme from here only; polarity lives in the claim.
 * A new theme comes with its opposite, is needed by three units at least and names no sex, number, graha or house;
 * there are none of illness, death, number of children, divorce or winnings. Written by us. [modern]
 */
export const THEMES = {
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
    meaning: 'берёт больше, чем собиралось',
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
    meaning: 'внимание уходит внутрь без объяснений',
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
    meaning: 'оплата приходит позже заслуги',
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
    meaning: 'пришедшее расходится по мелочам',
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
  'early-union': {
    name: 'ранний союз',
    areas: ['relations'],
    opposite: 'late-union',
    meaning: 'союз складывается легко и скоро',
  },
  'late-union': {
    name: 'поздний союз',
    areas: ['relations'],
    opposite: 'early-union',
    meaning: 'союз складывается после зрелого отбора',
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
    meaning: 'украшает и развлекает',
  },
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
    meaning: 'пауза наступает, когда откладывать некуда',
  },
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
    meaning: 'сказанное заслоняет главный',
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
    meaning: 'место сперва испытывает',
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
