import type { LifeRowAnswer } from '@nebosvod/contracts/chart-life-line';
import { grahaCase } from '@nebosvod/terms/graha';
import { type CaseName, hasTerm } from '@nebosvod/terms/name';
import { aspectTable, pointTable } from '@nebosvod/terms/western.table';
import { rowTitle } from './life-words.ts';

type Contact = NonNullable<LifeRowAnswer['contacts']>[number];
type Point = Contact['promissor'];

/** The two points of directions that decline; the other points that are no planets are not carried on. */
const angleCases = {
  ascendant: { genitive: 'Асцендента', dative: 'Асценденту', instrumental: 'Асцендентом' },
  midheaven: { genitive: 'Середины неба', dative: 'Середине неба', instrumental: 'Серединой неба' },
} as const;

function pointCase(id: Point, name: CaseName & ('genitive' | 'dative' | 'instrumental')): string {
  if (id === 'ascendant' || id === 'midheaven') return angleCases[id][name];
  return hasTerm(pointTable, id) ? pointTable[id].ru : grahaCase(id, name);
}

/** «Солнечная дуга: квадрат Солнца к Луне», «Прогрессии: соединение Луны с Венерой». */
export function saidOfContact(row: string, { promissor, aspect, significator }: Contact): string {
  const to =
    aspect === 'conjunction'
      ? `с ${pointCase(significator, 'instrumental')}`
      : `к ${pointCase(significator, 'dative')}`;
  return `${rowTitle(row, 'chara-kn-rao', {})}: ${aspectTable[aspect].ru.toLowerCase()} ${pointCase(promissor, 'genitive')} ${to}`;
}
