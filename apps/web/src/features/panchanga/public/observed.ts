import type { PublicEkadashi, PublicMonth } from '@nebosvod/contracts/public-page';
import { ekadashiTitle, festivalTitle } from '../festival-title.ts';

type Festival = PublicMonth['festivals'][number];

/** Something observed on a date, under the one name that a calendar prints. */
export interface Observed {
  readonly date: string;
  readonly name: string;
  readonly festival: Festival;
  /** The ekadashi it is, with its hours. */
  readonly ekadashi: PublicEkadashi | null;
}

/**
 * Everything of a period in order of dates, each thing once: a fast that both traditions keep on one day, and an ekadashi
 * that is a festival too, under the name of the fast.
 */
export function observedIn({
  festivals,
  ekadashis,
}: Pick<PublicMonth, 'festivals' | 'ekadashis'>): readonly Observed[] {
  return festivals.flatMap((festival): Observed[] => {
    const { date, tradition } = festival;
    if (festival.kind !== 'ekadashi' || tradition === undefined) {
      const isFast = festival.id.endsWith('-ekadashi') && ekadashis.some(({ smarta }) => smarta === date);
      return isFast ? [] : [{ date, name: festivalTitle(festival), festival, ekadashi: null }];
    }
    const ekadashi = ekadashis.find((one) => one[tradition] === date) ?? null;
    if (!ekadashi) return [];
    const isShared = ekadashi.smarta === ekadashi.vaishnava;
    if (isShared && tradition === 'vaishnava') return [];
    const title = ekadashiTitle(ekadashi);
    const name = isShared ? title : `${title} (${tradition === 'smarta' ? 'смарта' : 'вайшнава'})`;
    return [{ date, name, festival, ekadashi }];
  });
}
