import { HOUR_MS } from '@nebosvod/engine/time/durations';
import type { ClockZone } from '@nebosvod/terms/clock';
import type { Ekadashi, FestivalsAnswer } from '../api/use-year.ts';
import type { Tradition } from '../use-tradition.ts';

export interface ComparedCell {
  readonly date: string;
  readonly window: { readonly start: string; readonly end: string; readonly date: string };
  readonly zone: ClockZone;
  /** The fast falls on another civil date than in the first place. */
  readonly isOther: boolean;
}

export interface ComparedRow {
  readonly key: string;
  readonly ekadashi: Ekadashi;
  /** One cell a place; null where the place has no such fast. */
  readonly cells: readonly (ComparedCell | null)[];
  readonly isSplit: boolean;
}

/** The ekadashis of several places side by side: the tithi is one for the whole Earth, the day of the fast is not. */
export function compared(
  answers: readonly Pick<FestivalsAnswer, 'ekadashis' | 'timeZone' | 'clockHistory'>[],
  tradition: Tradition,
): readonly ComparedRow[] {
  const rows: Ekadashi[] = [];
  for (const ekadashi of answers.flatMap(({ ekadashis }) => ekadashis)) {
    if (!rows.some((row) => isSameTithi(row, ekadashi))) rows.push(ekadashi);
  }
  return rows
    .sort((a, b) => a.tithi.start.localeCompare(b.tithi.start))
    .map((ekadashi) => {
      const found = answers.map(({ ekadashis, timeZone, clockHistory }) => {
        const own = ekadashis.find((candidate) => isSameTithi(candidate, ekadashi));
        return own === undefined
          ? null
          : {
              date: own[tradition],
              window: tradition === 'vaishnava' ? own.breakFastVaishnava : own.breakFastSmarta,
              zone: { timeZone, clockHistory },
            };
      });
      const first = found.find((cell) => cell !== null);
      const cells = found.map((cell) => cell && { ...cell, isOther: cell.date !== first?.date });
      return { key: ekadashi.tithi.start, ekadashi, cells, isSplit: cells.some((cell) => cell?.isOther) };
    });
}

/** Searches from different places find one tithi within a second of each other. */
function isSameTithi(a: Ekadashi, b: Ekadashi): boolean {
  return Math.abs(Date.parse(a.tithi.start) - Date.parse(b.tithi.start)) < HOUR_MS;
}
