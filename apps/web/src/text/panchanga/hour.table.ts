import type { Meaning } from './meaning.ts';

/** Seven choghadiyas. Source: common almanacs of western India (evidence B); wording ours. */
export const choghadiyaMeaning = {
  udvega: { means: 'Удвега, «тревога», часть Солнца.', goodFor: 'дела с ведомствами', avoid: 'начало остального' },
  amrita: { means: 'Амрита, «нектар», часть Луны: лучшая из семи.', goodFor: 'любые дела' },
  roga: { means: 'Рога, «помеха», часть Марса.', goodFor: 'состязание, отпор', avoid: 'новые дела и встречи' },
  labha: { means: 'Лабха, «прибыль», часть Меркурия.', goodFor: 'торговля, учёба, сделки' },
  shubha: { means: 'Шубха, «благо», часть Юпитера.', goodFor: 'семейные дела, обряды, учёба' },
  chara: { means: 'Чара, «движение», часть Венеры: нейтральная.', goodFor: 'поездка, перемены' },
  kala: { means: 'Кала, «потеря», часть Сатурна.', goodFor: 'механизмы, тяжёлая работа', avoid: 'новые дела' },
} as const satisfies Record<string, Meaning>;

export const choghadiyaRule =
  'День от восхода до заката и ночь до следующего восхода делят на восемь равных частей; первая зависит от дня недели.';

/** Seven lords of horas. Source: common usage (evidence K); wording ours. */
export const horaMeaning = {
  sun: { means: 'Хора Солнца: обращение к старшим и к власти.', goodFor: 'прошения, видное дело' },
  moon: { means: 'Хора Луны: люди, дом, вода.', goodFor: 'поездка, встреча, домашние дела' },
  mars: { means: 'Хора Марса: усилие и инструмент.', goodFor: 'спорт, техника', avoid: 'переговоры и обещания' },
  mercury: { means: 'Хора Меркурия: слово и счёт.', goodFor: 'учёба, письма, торговля, подпись' },
  jupiter: { means: 'Хора Юпитера: рост и совет.', goodFor: 'учёба, обряды, совет, важные начала' },
  venus: { means: 'Хора Венеры: красота и согласие.', goodFor: 'отношения, покупки, искусство, отдых' },
  saturn: { means: 'Хора Сатурна: долг и порядок.', goodFor: 'хозяйство, земля, рутина', avoid: 'новые начинания' },
} as const satisfies Record<string, Meaning>;

export const horaRule = 'Двенадцатая часть дня или ночи. Первую хору ведёт владыка дня недели, дальше по порядку грах.';

/** What is common to the thirty muhurtas. Source: Muhurta Chintamani (evidence B); wording ours. */
export const muhurtaMeaning = {
  good: { means: 'Мухурта считается благоприятной.', goodFor: 'начало дел, особенно когда благоприятна и накшатра' },
  bad: { means: 'Мухурту традиционно обходят.', avoid: 'начало важных дел' },
  neutral: { means: 'Мухурта без выраженного качества.' },
} as const satisfies Record<string, Meaning>;

export const muhurtaRule =
  'День делят на пятнадцать мухурт от восхода до заката, ночь — на пятнадцать до следующего восхода; имя даёт божество.';
