import type { PublicEkadashi, PublicFast, PublicFastCity } from '@nebosvod/contracts/public-page';
import { ekadashiTitle } from '../festival-title.ts';

export interface FastCell extends PublicFast {
  /** The fast falls on another civil date than in the first city. */
  readonly isOther: boolean;
}

export interface FastRow {
  readonly key: string;
  readonly title: string;
  /** Whose day it is, where the two traditions part in some city. */
  readonly tradition: 'смарта' | 'вайшнава' | null;
  /** One a city; null where the days have no sunrise. */
  readonly cells: readonly (FastCell | null)[];
  readonly isSplit: boolean;
}

/** The fasts of a year city by city: a row an ekadashi, two where somewhere smartas and vaishnavas keep it on different days. */
export function fastRows(ekadashis: readonly PublicEkadashi[], cities: readonly PublicFastCity[]): readonly FastRow[] {
  return ekadashis.flatMap((ekadashi, index) => {
    const days = cities.map(({ fasts }) => fasts[index] ?? null);
    const row = (tradition: FastRow['tradition'], fasts: readonly (PublicFast | null)[]): FastRow => {
      const cells = fasts.map((fast) => fast && { ...fast, isOther: fast.date !== fasts[0]?.date });
      return {
        key: `${ekadashi.tithi.start}${tradition ?? ''}`,
        title: ekadashiTitle(ekadashi),
        tradition,
        cells,
        isSplit: cells.some((cell) => cell?.isOther),
      };
    };
    const smarta = days.map((one) => (one === null ? null : one.smarta));
    if (days.every((one) => one === null || one.vaishnava === null)) return [row(null, smarta)];
    return [
      row('смарта', smarta),
      row(
        'вайшнава',
        days.map((one) => one && (one.vaishnava ?? one.smarta)),
      ),
    ];
  });
}
