import type { Unit, UnitSource } from '../../unit.ts';
import type { ChildPart } from '../../unit-factor.ts';
import { type ToldText, told } from '../../veda/told.ts';

const SOURCES: readonly UnitSource[] = [{ key: 'modern', role: 'modern', note: 'чтение чисел ребёнка для родителя' }];

/** Builds a unit of a child's number, told to the parent. Current practice: no old book reads the numbers of a child apart. */
export const childNumber =
  (part: ChildPart) =>
  (number: number, text: ToldText): Unit =>
    told(`child-${part}-${number}`, { kind: 'child-number', part, number }, text, SOURCES);

/** Builds a unit of a cell of a child's square: none of its digits, 1 … 3, four and more. */
export const childCell = (digit: number, count: number, text: ToldText): Unit =>
  told(`child-cell-${digit}-${count}`, { kind: 'child-cell', digit, count }, text, SOURCES);
