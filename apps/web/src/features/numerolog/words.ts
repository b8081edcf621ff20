import type { SquareDigit, SquareLineId } from '@nebosvod/drawing/numerology-square';
import { hasTerm } from '@nebosvod/terms/name';
import { arcanaTable } from '@nebosvod/terms/numerology.table';
import type { Relation } from './api/numerology.ts';
import type { Tool } from './search.ts';

export const toolNames: Readonly<Record<Tool, string>> = {
  board: 'Доска',
  schools: 'Расхождения школ',
  name: 'Имя',
  days: 'Подбор дня',
  pair: 'Пара',
  family: 'Семья',
  object: 'Номер и название',
};

/** One word for each cell of the square, to stand under its digits. */
export const cellWords: Readonly<Record<SquareDigit, string>> = {
  1: 'Характер',
  2: 'Энергия',
  3: 'Интерес',
  4: 'Здоровье',
  5: 'Логика',
  6: 'Труд',
  7: 'Удача',
  8: 'Долг',
  9: 'Память',
};

/** «строка 1–4–7»: which line of the square it is. */
export const lineKinds: Readonly<Record<SquareLineId, string>> = {
  purpose_147: 'Строка 1–4–7',
  family_258: 'Строка 2–5–8',
  stability_369: 'Строка 3–6–9',
  selfEsteem_123: 'Столбец 1–2–3',
  finance_456: 'Столбец 4–5–6',
  talent_789: 'Столбец 7–8–9',
  spirituality_159: 'Диагональ 1–5–9',
  temperament_357: 'Диагональ 3–5–7',
};

/** «10, Колесо Фортуны». */
export function arcanumText(arcanum: number): string {
  return hasTerm(arcanaTable, arcanum) ? `${arcanum}, ${arcanaTable[arcanum].ru}` : String(arcanum);
}

export function arcanumName(arcanum: number): string {
  return hasTerm(arcanaTable, arcanum) ? arcanaTable[arcanum].ru : '';
}

export const relationWords: Readonly<Record<Relation, string>> = {
  same: 'то же число',
  friend: 'дружит',
  neutral: 'ровно',
  enemy: 'спорит',
};

/** What each mark of an answer speaks of. */
const markSubjects: Readonly<Record<string, string>> = {
  working: 'рабочие числа',
  counts: 'клетки',
  lines: 'линии',
  cells: 'сравнение клеток',
  lifePath: 'число пути',
  birthday: 'число рождения',
  karmicDebts: 'кармические долги',
  karmicLessons: 'кармические уроки',
  pinnacles: 'вершины',
  challenges: 'испытания',
  firstEnds: 'границы возраста',
  periods: 'границы возраста',
  points: 'точки и лучи',
  keys: 'ключи отношений и денег',
  purposes: 'предназначения',
  triads: 'программы',
  phys: 'здоровье: физика',
  energy: 'здоровье: энергия',
  emotion: 'здоровье: эмоции',
  ring: 'возрастной круг',
  soul: 'число души',
  destiny: 'число судьбы',
  personality: 'число личности',
  kua: 'куа',
  gua: 'гуа',
  fengShui: 'гуа',
  male: 'мужское число',
  female: 'женское число',
  square: 'квадрат',
  missing: 'недостающие цифры',
  layouts: 'второе расположение',
  planes: 'плоскости',
  mahadasha: 'махадаша',
  antardasha: 'антардаша',
  pratyantar: 'пратьянтар',
  leapBirthday: 'день рождения 29 февраля',
  all: 'все четыре числа',
  letters: 'значения букв',
  expression: 'число имени',
  number: 'правило счёта',
  variants: 'варианты счёта',
  days: 'правило подбора',
  relation: 'дружба чисел',
  relations: 'дружба чисел',
  members: 'участники',
  matrixCentre: 'матрица пары',
  psychomatrix: 'квадраты пары',
  destinyMatrix: 'матрица пары',
  personalYear: 'личный год',
  personalMonth: 'личный месяц',
  personalDay: 'личный день',
};

/** «возрастной круг» for the key `ring`; the key itself is never shown. */
export function markSubject(key: string): string {
  return markSubjects[key] ?? 'значения';
}
