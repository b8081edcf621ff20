import type { NODE_TIES, RULING_PLANETS } from '@nebosvod/engine/kp/kp.ids';

type Ruler = (typeof RULING_PLANETS)[number];
type Tie = (typeof NODE_TIES)[number];

/** Words of the tab of Krishnamurti's school. */
export const kpText = {
  lead: 'Школа К.\u00a0С.\u00a0Кришнамурти: куспиды Плацидуса в её собственной айанамше, какие бы настройки у вас ни стояли. Судят по владыке саба.',
  ayanamsha: 'Айанамша КП',
  ayanamshas: { krishnamurti: 'Кришнамурти', 'krishnamurti-vp291': 'VP291' },
  number: 'Число вопроса, 1–249',
  numberHint: 'Пусто — дома карты',
  wrongNumber: 'Целое число от 1 до 249',
  moment: 'Владыки какого момента',
  moments: { chart: 'Карты', now: 'Сейчас' },
  cusps: 'Куспиды',
  bodies: 'Грахи',
  houses: 'Сигнификаторы домов',
  significations: 'Что сигнифицируют грахи',
  nodes: 'Кого замещают узлы',
  rulers: 'Владыки момента',
  house: 'Дом',
  graha: 'Граха',
  longitude: 'Долгота',
  lords: { sign: 'Знак', star: 'Накшатра', sub: 'Саб', subSub: 'Саб-саб' },
  houseGrades: ['В накшатре жильца', 'Жилец', 'В накшатре владыки', 'Владыка'],
  grahaGrades: ['Где владыка накшатры', 'Где стоит', 'Чем владеет владыка накшатры', 'Чем владеет'],
  gradesLead: 'Четыре степени, от сильной к слабой. Владыка дома — владыка знака на его куспиде.',
  ties: {
    conjoined: 'стоит с ним в знаке',
    aspected: 'смотрит на него',
    star: 'владыка его накшатры',
    sign: 'владыка его знака',
  } satisfies Record<Tie, string>,
  rulerNames: {
    'lagna-star': 'Владыка накшатры лагны',
    'lagna-sign': 'Владыка знака лагны',
    'moon-star': 'Владыка накшатры Луны',
    'moon-sign': 'Владыка знака Луны',
    day: 'Владыка дня',
  } satisfies Record<Ruler, string>,
  rulersLead: 'От сильного к слабому. День идёт от восхода до восхода.',
  node: 'Узел среди владык',
  noDay: 'Солнце в этот день не восходит или не заходит: владыки дня нет.',
  polar:
    'За полярным кругом домов Плацидуса нет, поэтому нет ни куспидов, ни сигнификаторов. Владыки градусов грах и момента верны и здесь.',
  unsure: '«—» стоит там, где владыка за время, в которое вы могли родиться, меняется.',
  needsTime: 'Куспиды КП меняют саб за минуты.',
} as const;
