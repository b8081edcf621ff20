import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { expect } from 'vitest';
import { must } from '../../../scripts/must.ts';
import { FACTS } from '../src/facts/facts.table.ts';

export type Value = string | number;
/** Holds that a fact tells what is computed here, in this order. */
export function tells(id: string, values: readonly Value[]): void {
  const { text } = must(FACTS.find((fact) => fact.id === id));
  let from = 0;
  for (const value of values) {
    const at = text.replaceAll(' ', ' ').indexOf(String(value), from);
    expect(at, `${id}: ${value} in «${text}»`).toBeGreaterThanOrEqual(0);
    from = at + String(value).length;
  }
}

export const dayOf = (julianDay: number) => isoFromJulianDay(julianDay).slice(0, 10);
export const norm = (degrees: number) => ((degrees % 360) + 360) % 360;
export const countOf = <T>(values: readonly T[], holds: (value: T) => boolean) => values.filter(holds).length;
const months = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');
export const spoken = (iso: string) => `${Number(iso.slice(8, 10))} ${months[Number(iso.slice(5, 7)) - 1]}`;
