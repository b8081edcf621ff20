import type { GrahaId } from './graha.ts';
import type { Name } from './name.ts';

/**
 * Seven varas, 0 = Sunday; a vara runs from sunrise to sunrise. `on`: «во вторник».
 * Source: project glossary, section varas, evidence A (spelling agreed by three or more independent Russian sources).
 */
export const varaTable = {
  0: {
    ru: 'воскресенье',
    sa: 'Равивара',
    iast: 'Ravivāra',
    abbreviation: 'вс',
    lord: 'sun',
    genitive: 'воскресенья',
    on: 'в воскресенье',
  },
  1: {
    ru: 'понедельник',
    sa: 'Сомавара',
    iast: 'Somavāra',
    abbreviation: 'пн',
    lord: 'moon',
    genitive: 'понедельника',
    on: 'в понедельник',
  },
  2: {
    ru: 'вторник',
    sa: 'Мангалавара',
    iast: 'Maṅgalavāra',
    abbreviation: 'вт',
    lord: 'mars',
    genitive: 'вторника',
    on: 'во вторник',
  },
  3: {
    ru: 'среда',
    sa: 'Будхавара',
    iast: 'Budhavāra',
    abbreviation: 'ср',
    lord: 'mercury',
    genitive: 'среды',
    on: 'в среду',
  },
  4: {
    ru: 'четверг',
    sa: 'Гурувара',
    iast: 'Guruvāra',
    abbreviation: 'чт',
    lord: 'jupiter',
    genitive: 'четверга',
    on: 'в четверг',
  },
  5: {
    ru: 'пятница',
    sa: 'Шукравара',
    iast: 'Śukravāra',
    abbreviation: 'пт',
    lord: 'venus',
    genitive: 'пятницы',
    on: 'в пятницу',
  },
  6: {
    ru: 'суббота',
    sa: 'Шанивара',
    iast: 'Śanivāra',
    abbreviation: 'сб',
    lord: 'saturn',
    genitive: 'субботы',
    on: 'в субботу',
  },
} as const satisfies Record<
  number,
  Name & { readonly abbreviation: string; readonly lord: GrahaId; readonly genitive: string; readonly on: string }
>;
