import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import type { PanchangaLayer } from '@nebosvod/contracts/panchanga-export';
import { formatTime } from '@nebosvod/terms/clock';
import { festivalTable } from '@nebosvod/terms/festival.table';
import { karanaName } from '@nebosvod/terms/karana';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { termName } from '@nebosvod/terms/name';
import { ekadashiName, masaName, nityaYogaName, tithiName } from '@nebosvod/terms/panchanga';
import { intoSign, signName } from '@nebosvod/terms/sign';
import { varaName } from '@nebosvod/terms/vara';
import { dayWindows } from '../panchanga/day-windows.presenter.ts';

type Festival = PanchangaDayAnswer['festivals'][number];
type Limb = { readonly index: number; readonly start: string; readonly end: string };

/** A day as a line of a printed almanac, in Russian. */
export interface DayRow {
  readonly date: string;
  readonly vara: string;
  readonly sunrise: string;
  readonly sunset: string;
  readonly month: string;
  readonly tithi: string;
  readonly nakshatra: string;
  readonly yoga: string;
  readonly karana: string;
  readonly moonSign: string;
  readonly rahuKala: string;
  readonly abhijit: string;
  readonly windows: string;
  readonly festivals: string;
}

const NONE = '—';

/** Which layer shows what is observed. */
export const layerOfKind = {
  festival: 'festivals',
  vrata: 'vratas',
  ekadashi: 'ekadashi',
  sankranti: 'sankranti',
  eclipse: 'eclipses',
} as const satisfies Record<Festival['kind'], PanchangaLayer>;

/**
 * The line of a day: what holds at sunrise with the time it ends, further limbs after it.
 * @param layers which observances are named; all unless given
 */
export function dayRow(day: PanchangaDayAnswer, layers?: readonly PanchangaLayer[]): DayRow {
  const zone = day.place;
  const time = (instant: string) => formatTime(instant, zone, { from: day.date });
  const list = (limbs: readonly Limb[], name: (index: number) => string) =>
    limbs.map((limb) => `${name(limb.index)} до ${time(limb.end)}`).join('; ');
  const window = (span: { start: string; end: string } | undefined) =>
    span ? `${time(span.start)}–${time(span.end)}` : NONE;
  return {
    date: day.date,
    vara: varaName(day.vara),
    sunrise: day.sunrise ? time(day.sunrise) : NONE,
    sunset: day.sunset ? time(day.sunset) : NONE,
    month: masaName(day.lunarMonth.amanta, { isAdhika: day.lunarMonth.isAdhika, isKshaya: day.lunarMonth.isKshaya }),
    tithi: list(day.tithis, tithiName),
    nakshatra: list(day.nakshatras, nakshatraName),
    yoga: list(day.yogas, nityaYogaName),
    karana: list(day.karanas, karanaName),
    moonSign: day.moonSigns.map((sign) => signName(sign.index)).join(' → '),
    rahuKala: window(day.windows?.rahuKala),
    abhijit: day.windows?.abhijit.isAuspicious ? window(day.windows.abhijit) : NONE,
    windows: dayWindows(day.windows)
      .map((one) => `${one.name} ${window(one)}`)
      .join('; '),
    festivals: [
      ...new Set(
        day.festivals
          .filter(({ kind }) => layers === undefined || layers.includes(layerOfKind[kind]))
          .map((festival) => festivalTitle(festival, day)),
      ),
    ].join('; '),
  };
}

/** Name of what is observed on a day, in Russian. */
export function festivalTitle(festival: Festival, day: Pick<PanchangaDayAnswer, 'ekadashi'>): string {
  if (festival.kind === 'sankranti' && festival.sign !== undefined)
    return `Санкранти: Солнце ${intoSign(festival.sign)}`;
  if (festival.eclipse)
    return `${festival.eclipse.of === 'solar' ? 'Солнечное' : 'Лунное'} затмение${festival.eclipse.isVisible ? '' : ' (не видно)'}`;
  if (festival.kind === 'ekadashi') {
    const name = day.ekadashi
      ? ekadashiName(day.ekadashi.isAdhika ? 13 : day.ekadashi.purnimantaMonth, day.ekadashi.paksha)
      : '';
    return `${name} экадаши (${festival.tradition === 'vaishnava' ? 'вайшнава' : 'смарта'})`.trim();
  }
  return termName(festivalTable, festival.id);
}
