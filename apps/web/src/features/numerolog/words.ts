import { pick } from '@nebosvod/terms/numbered';
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

/** «10, Колесо Фортуны». */
export function arcanumText(arcanum: number): string {
  return `${arcanum}, ${arcanumName(arcanum)}`;
}

export function arcanumName(arcanum: number): string {
  return pick<{ readonly ru: string }>(arcanaTable, arcanum, 'arcanum').ru;
}

export const relationWords: Readonly<Record<Relation, string>> = {
  same: 'то же число',
  friend: 'дружит',
  neutral: 'ровно',
  enemy: 'спорит',
};
