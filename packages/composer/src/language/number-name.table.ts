import type { Rule } from '@nebosvod/contracts/rule';
import { arcanaTable } from '@nebosvod/terms/numerology.table';
import type { Forms } from './template.ts';

type Point = Extract<Rule, { kind: 'matrix-point' }>['point'];

/** Points of the matrix as a sentence names them. */
export const POINT_NAMES: Readonly<Record<Point, { readonly nominative: string; readonly at: string }>> = {
  A: { nominative: 'Точка характера', at: 'в точке характера' },
  B: { nominative: 'Точка дара', at: 'в точке дара' },
  C: { nominative: 'Земная задача', at: 'в земной задаче' },
  D: { nominative: 'Главный урок', at: 'в главном уроке' },
  E: { nominative: 'Центр', at: 'в центре' },
  F: { nominative: 'Угол рода отца', at: 'в углу рода отца' },
  G: { nominative: 'Угол рода матери', at: 'в углу рода матери' },
  H: { nominative: 'Правый нижний угол рода', at: 'в правом нижнем углу рода' },
  I: { nominative: 'Левый нижний угол рода', at: 'в левом нижнем углу рода' },
  a1: { nominative: 'Внутренняя точка левого луча', at: 'внутри левого луча' },
  a2: { nominative: 'Точка детей и творчества', at: 'в точке детей и творчества' },
  b1: { nominative: 'Внутренняя точка дара', at: 'внутри луча дара' },
  b2: { nominative: 'Вторая точка талантов', at: 'во второй точке талантов' },
  c1: { nominative: 'Вход дохода', at: 'на входе дохода' },
  c2: { nominative: 'Способ заработка', at: 'в способе заработка' },
  d1: { nominative: 'Начало кармического хвоста', at: 'в начале кармического хвоста' },
  d2: { nominative: 'Середина кармического хвоста', at: 'в середине кармического хвоста' },
  entry: { nominative: 'Точка входа', at: 'в точке входа' },
  money: { nominative: 'Ключ денег', at: 'в ключе денег' },
  love: { nominative: 'Ключ отношений', at: 'в ключе отношений' },
  sky: { nominative: 'Небо', at: 'на небе' },
  earth: { nominative: 'Земля', at: 'на земле' },
  personal: { nominative: 'Личное предназначение', at: 'в личном предназначении' },
  male: { nominative: 'Мужская линия', at: 'на мужской линии' },
  female: { nominative: 'Женская линия', at: 'на женской линии' },
  social: { nominative: 'Социальное предназначение', at: 'в социальном предназначении' },
  general: { nominative: 'Общее предназначение', at: 'в общем предназначении' },
  planetary: { nominative: 'Планетарное предназначение', at: 'в планетарном предназначении' },
};

/** Arcana in the cases that sentences take: nominative, genitive, dative, instrumental. */
const ARCANA: readonly (readonly [string, string, string, string])[] = [
  ['Маг', 'Мага', 'Магу', 'Магом'],
  ['Жрица', 'Жрицы', 'Жрице', 'Жрицей'],
  ['Императрица', 'Императрицы', 'Императрице', 'Императрицей'],
  ['Император', 'Императора', 'Императору', 'Императором'],
  ['Иерофант', 'Иерофанта', 'Иерофанту', 'Иерофантом'],
  ['Влюблённые', 'Влюблённых', 'Влюблённым', 'Влюблёнными'],
  ['Колесница', 'Колесницы', 'Колеснице', 'Колесницей'],
  ['Справедливость', 'Справедливости', 'Справедливости', 'Справедливостью'],
  ['Отшельник', 'Отшельника', 'Отшельнику', 'Отшельником'],
  ['Колесо Фортуны', 'Колеса Фортуны', 'Колесу Фортуны', 'Колесом Фортуны'],
  ['Сила', 'Силы', 'Силе', 'Силой'],
  ['Повешенный', 'Повешенного', 'Повешенному', 'Повешенным'],
  ['Трансформация', 'Трансформации', 'Трансформации', 'Трансформацией'],
  ['Умеренность', 'Умеренности', 'Умеренности', 'Умеренностью'],
  ['Дьявол', 'Дьявола', 'Дьяволу', 'Дьяволом'],
  ['Башня', 'Башни', 'Башне', 'Башней'],
  ['Звезда', 'Звезды', 'Звезде', 'Звездой'],
  ['Луна', 'Луны', 'Луне', 'Луной'],
  ['Солнце', 'Солнца', 'Солнцу', 'Солнцем'],
  ['Суд', 'Суда', 'Суду', 'Судом'],
  ['Мир', 'Мира', 'Миру', 'Миром'],
  ['Шут', 'Шута', 'Шуту', 'Шутом'],
];

/** Name of an arcanum 1–22 as lists write it. */
export function arcanumName(arcanum: number): string {
  return Object.values(arcanaTable)[arcanum - 1]?.ru ?? String(arcanum);
}

/** An arcanum in the cases of a sentence; the thirteenth is called by its second name, which frightens nobody. */
export function arcanumForms(arcanum: number): Forms {
  const [nominative = '', genitive = '', dative = '', instrumental = ''] = ARCANA[arcanum - 1] ?? [];
  return { nominative, genitive, dative, instrumental };
}
