import type { MonthDay } from '@nebosvod/contracts/panchanga-period';
import { inSign } from '@nebosvod/terms/sign';
import type { MonthAnswer } from '../api/use-month.ts';
import type { Festival } from '../api/use-year.ts';
import { ekadashiTitle, festivalTitle, mahadvadashiTitle } from '../festival-title.ts';

/** Layers of the month's grid that can be hidden. */
export const monthLayers = ['ekadashi', 'festival', 'vrata', 'sankranti', 'eclipse', 'phases'] as const;
export type MonthLayer = (typeof monthLayers)[number];

import type { Tradition } from '../use-tradition.ts';

export const layerTitles: Readonly<Record<MonthLayer, string>> = {
  ekadashi: 'Экадаши',
  festival: 'Праздники',
  vrata: 'Враты',
  sankranti: 'Санкранти',
  eclipse: 'Затмения',
  phases: 'Пурнима и амавасья',
};

export interface MonthMark {
  readonly key: string;
  readonly text: string;
  readonly isEkadashi: boolean;
  readonly isSun: boolean;
}

const phaseIds = ['purnima', 'amavasya'];

/** What is written into the cell of a day: the chosen layers, ekadashis by the chosen tradition, the fuller names first. */
export function marksOf(
  day: Pick<MonthDay, 'date'>,
  month: Pick<MonthAnswer, 'festivals' | 'ekadashis'>,
  layers: readonly MonthLayer[],
  tradition: Tradition,
): readonly MonthMark[] {
  const layerOf = (festival: Festival): MonthLayer =>
    phaseIds.includes(festival.id) ? 'phases' : festival.kind === 'festival' ? 'festival' : festival.kind;
  const fasts = layers.includes('ekadashi')
    ? month.ekadashis
        .filter((ekadashi) => ekadashi[tradition] === day.date)
        .map((ekadashi) => ({
          key: `ekadashi-${ekadashi.tithi.start}`,
          text: (tradition === 'vaishnava' && mahadvadashiTitle(ekadashi)) || ekadashiTitle(ekadashi),
          isEkadashi: true,
          isSun: false,
        }))
    : [];
  const others = month.festivals
    .filter(
      (festival) => festival.date === day.date && festival.kind !== 'ekadashi' && layers.includes(layerOf(festival)),
    )
    // An ekadashi that is a festival too is already there by its name.
    .filter((festival) => !(fasts.length > 0 && festival.id.endsWith('-ekadashi')))
    .map((festival) => ({
      key: `${festival.id}-${festival.start ?? ''}`,
      // The cell is the day of the rite, which may follow that of the entry itself.
      text:
        festival.kind === 'sankranti' && festival.sign !== undefined
          ? `Солнце ${inSign(festival.sign)}`
          : festivalTitle(festival),
      isEkadashi: false,
      isSun: festival.kind === 'sankranti',
    }));
  return [...fasts, ...others];
}

/** «Карттика, с 25 ноября Маргаширша»: the lunar months of the civil month's own days, by the chosen count. */
export function lunarMonthsOf(
  days: readonly MonthDay[],
  month: string,
  system: 'amanta' | 'purnimanta',
): readonly { readonly index: number; readonly isAdhika: boolean; readonly from: string }[] {
  const found: { index: number; isAdhika: boolean; from: string }[] = [];
  for (const { date, lunarMonth } of days) {
    if (!date.startsWith(month)) continue;
    const next = { index: lunarMonth[system], isAdhika: lunarMonth.isAdhika, from: date };
    const last = found.at(-1);
    if (!last || last.index !== next.index || last.isAdhika !== next.isAdhika) found.push(next);
  }
  return found;
}
