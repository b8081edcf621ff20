import type { TransitBody } from '@nebosvod/engine/transit/motion';

/** Bodies by their Sanskrit names: how they are called, and in every case. «Гуру Нанак» and «Сурья Намаскар» are none. Written by us. [modern] */
export const GRAHA_NAMES: readonly (readonly [TransitBody, name: string, pattern: string])[] = [
  ['sun', 'Сурья', 'Сурь[яиею](?! [Нн]амаск)|Сурьей(?! [Нн]амаск)'],
  ['moon', 'Чандра', 'Чандр(?:[аыеу]|ой)(?! [Нн]амаск)'],
  ['mars', 'Мангала', 'Мангал(?:[ауеы]|ом|ой)?|Кудж(?:[аиеу]|ей)'],
  ['mercury', 'Будха', 'Будх(?:[аиеу]|ой)'],
  ['jupiter', 'Гуру', 'Гуру(?! (?:[а-яё]+ )?(?:Нанак|Ринпоче|Дев|Джи))|Брихаспати'],
  ['venus', 'Шукра', 'Шукр(?:[аыеу]|ой)'],
  ['saturn', 'Шани', 'Шани(?! [А-ЯЁ])'],
];

/** Of those, which a text about anything else may hold: a teacher, a brazier, an exercise. */
export const GRAHAS_OF_OTHER_THINGS = /^(?:Гуру|Мангал|Сурь)/u;

/** Signs by their Sanskrit names in order, the forms as of the signs: «в …» both ways, «по …», «знак …». */
export const RASHI_FORMS: readonly (readonly [at: string, into: string, along: string, of: string])[] = [
  ['Меше', 'Мешу', 'Меше', 'Меши'],
  ['Вришабхе', 'Вришабху', 'Вришабхе', 'Вришабхи'],
  ['Митхуне', 'Митхуну', 'Митхуне', 'Митхуны'],
  ['Карк(?:ат)?е', 'Карк(?:ат)?у', 'Карк(?:ат)?е', 'Карк(?:и|аты)'],
  ['Симхе', 'Симху', 'Симхе', 'Симхи'],
  ['Канье', 'Канью', 'Канье', 'Каньи'],
  ['Туле', 'Тулу', 'Туле', 'Тулы'],
  ['Вришчике', 'Вришчику', 'Вришчике', 'Вришчики'],
  ['Дхану(?:се|ше)?', 'Дхану[сш]а?', 'Дхану(?:с|ш)?', 'Дхану(?:с[аы]|ши)?'],
  ['Макаре', 'Макару', 'Макаре', 'Макары'],
  ['Кумбхе', 'Кумбху', 'Кумбхе', 'Кумбхи'],
  ['Мине', 'Мину', 'Мине', 'Мины'],
];
