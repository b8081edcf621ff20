import type { Passage } from '../search/monotone.ts';
import {
  CHOGHADIYA_QUALITY,
  type Choghadiya,
  DAY_CYCLE,
  FIRST_OF_DAY,
  FIRST_OF_NIGHT,
  NIGHT_CYCLE,
} from './choghadiya.table.ts';
import { DURMUHURTA, EIGHTHS } from './eighth.table.ts';
import { GOWRI, GOWRI_QUALITY, type Gowri } from './gowri.table.ts';
import { MUHURTAS, type MuhurtaName } from './muhurta.table.ts';
import { AMRITA, VARJYAM, WINDOW_LENGTH } from './nakshatra-window.table.ts';
import type { QUALITIES } from './panchanga.ids.ts';
import { part, parts, type Span, touches } from './span.ts';
import type { VedicDay } from './vedic-day.ts';

export type Quality = (typeof QUALITIES)[number];

const MINUTE = 1 / 1440;

export const daytime = (day: VedicDay): Span => ({ start: day.sunrise, end: day.sunset });
const nighttime = (day: VedicDay): Span => ({ start: day.sunset, end: day.nextSunrise });

/** Rahu kala, yamaganda and gulika: an eighth of the day each, by the weekday. [MC] */
export function eighths(day: VedicDay): Record<keyof typeof EIGHTHS, Span> {
  const eighth = (kind: keyof typeof EIGHTHS) => part(daytime(day), 8, EIGHTHS[kind][day.vara]);
  return { rahuKala: eighth('rahuKala'), yamaganda: eighth('yamaganda'), gulika: eighth('gulika') };
}

/** Abhijit, the eighth of the day's fifteen muhurtas; held inauspicious on Wednesday. [MC] */
export function abhijit(day: VedicDay): Span & { readonly isAuspicious: boolean } {
  return { isAuspicious: day.vara !== 3, ...part(daytime(day), 15, 8) };
}

/** Vijaya, the eleventh of the day's fifteen muhurtas. */
export const vijaya = (day: VedicDay): Span => part(daytime(day), 15, 11);

/** Nishita, the eighth of the night's fifteen muhurtas. */
export const nishita = (day: VedicDay): Span => part(nighttime(day), 15, 8);

/** Brahma muhurta, the fourteenth part of the night that ends at this sunrise. */
export const brahmaMuhurta = (day: VedicDay, previousSunset: number): Span =>
  part({ start: previousSunset, end: day.sunrise }, 15, 14);

/** Godhuli: twelve minutes on either side of sunset (a convention). */
export const godhuli = (day: VedicDay): Span => ({ start: day.sunset - 12 * MINUTE, end: day.sunset + 12 * MINUTE });

/** Morning and evening sandhya: an hour before sunrise, an hour after sunset (a convention). */
export const sandhyas = (day: VedicDay): { readonly pratah: Span; readonly sayahna: Span } => ({
  pratah: { start: day.sunrise - 60 * MINUTE, end: day.sunrise },
  sayahna: { start: day.sunset, end: day.sunset + 60 * MINUTE },
});

/** Durmuhurtas of the day and night. [MC] */
export function durmuhurtas(day: VedicDay): Span[] {
  return DURMUHURTA[day.vara].map(({ of, number }) => part(of === 'day' ? daytime(day) : nighttime(day), 15, number));
}

/** Varjyam of every nakshatra touching the day, where the window touches it too. [MC] */
export function varjyams(day: VedicDay, nakshatras: readonly Passage[]): (Span & { readonly nakshatra: number })[] {
  return starWindows(day, nakshatras, (star) => VARJYAM[star - 1]);
}

/** Amrita kala of every nakshatra touching the day, where the window touches it too. [MC] */
export function amritaKalas(day: VedicDay, nakshatras: readonly Passage[]): (Span & { readonly nakshatra: number })[] {
  return starWindows(day, nakshatras, (star) => [AMRITA[star - 1]]);
}

function starWindows(day: VedicDay, nakshatras: readonly Passage[], ghatis: (star: number) => readonly number[]) {
  const whole = { start: day.sunrise, end: day.nextSunrise };
  return nakshatras.flatMap((star) => {
    const ghati = (star.end - star.start) / 60;
    return ghatis(star.index)
      .map((from) => ({
        nakshatra: star.index,
        start: star.start + from * ghati,
        end: star.start + (from + WINDOW_LENGTH) * ghati,
      }))
      .filter((window) => touches(window, whole));
  });
}

/** Lords of the horas in their order: each next planet slower to faster, from the weekday's lord. */
const HORA_CYCLE = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars'] as const;
const VARA_LORDS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
export type HoraLord = (typeof HORA_CYCLE)[number];
const BENEFIC_HORAS: readonly HoraLord[] = ['moon', 'mercury', 'jupiter', 'venus'];

/** Lord of a weekday, 0 = Sunday. */
export function varaLord(vara: number): HoraLord {
  return VARA_LORDS[vara];
}

/** Twenty-four horas: twelve equal parts of the day, twelve of the night; the first belongs to the lord of the vara. */
export function horas(day: VedicDay): (Span & { readonly lord: HoraLord; readonly quality: Quality })[] {
  const first = HORA_CYCLE.indexOf(VARA_LORDS[day.vara]);
  return [...parts(daytime(day), 12), ...parts(nighttime(day), 12)].map(({ start, end }, index) => {
    const lord = HORA_CYCLE[(first + index) % 7];
    return { start, end, lord, quality: BENEFIC_HORAS.includes(lord) ? 'good' : 'bad' };
  });
}

/** Sixteen choghadiyas, eight of the day and eight of the night. */
export function choghadiyas(day: VedicDay): (Span & { readonly name: Choghadiya; readonly quality: Quality })[] {
  const row = (span: Span, cycle: readonly Choghadiya[], first: Choghadiya) =>
    parts(span, 8).map(({ start, end }, index) => {
      const name = cycle[(cycle.indexOf(first) + index) % 7];
      return { start, end, name, quality: CHOGHADIYA_QUALITY[name] };
    });
  return [
    ...row(daytime(day), DAY_CYCLE, FIRST_OF_DAY[day.vara]),
    ...row(nighttime(day), NIGHT_CYCLE, FIRST_OF_NIGHT[day.vara]),
  ];
}

/** Sixteen parts of the Tamil gowri panchangam. */
export function gowris(day: VedicDay): (Span & { readonly name: Gowri; readonly quality: Quality })[] {
  const { day: dayRow, night } = GOWRI[day.vara];
  const row = (span: Span, names: readonly Gowri[]) =>
    parts(span, 8).map(({ start, end }, index) => ({
      start,
      end,
      name: names[index],
      quality: GOWRI_QUALITY[names[index]],
    }));
  return [...row(daytime(day), dayRow), ...row(nighttime(day), night)];
}

/** Thirty muhurtas with name and quality. [MC] */
export function muhurtas(
  day: VedicDay,
): (Span & { readonly index: number; readonly name: MuhurtaName; readonly quality: Quality })[] {
  return [...parts(daytime(day), 15), ...parts(nighttime(day), 15)].map(({ start, end }, index) => {
    const { name, isGood, badOnSunday } = MUHURTAS[index];
    const quality = isGood && !(badOnSunday && day.vara === 0) ? 'good' : 'bad';
    return { start, end, index: index + 1, name, quality };
  });
}
