import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import type { PanchangaLayer } from '@nebosvod/contracts/panchanga-export';
import { dayText, festivalText } from '@nebosvod/interpretations/panchanga/day-texts';
import type { DayUnit } from '@nebosvod/interpretations/panchanga/day-unit';
import { FAST_AND_HEALTH, FAST_KEPT } from '@nebosvod/interpretations/panchanga/ekadashi';
import { type CalendarEntry, calendarFile } from '@nebosvod/terms/calendar-file';
import { dayTermName } from '@nebosvod/terms/day-term';
import { festivalSlug } from '@nebosvod/terms/holiday-slug';
import { karanaName, karanaOfHalfTithi } from '@nebosvod/terms/karana';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { hasTerm } from '@nebosvod/terms/name';
import { nityaYogaName, tithiName } from '@nebosvod/terms/panchanga';
import { dayWindows } from '../panchanga/day-windows.presenter.ts';
import { festivalTitle, layerOfKind } from './day-row.presenter.ts';

interface CalendarInput {
  readonly days: readonly PanchangaDayAnswer[];
  readonly layers: readonly PanchangaLayer[];
  readonly placeName: string;
  /** Instant of making, ISO 8601. */
  readonly now: string;
}

/**
 * Days as an iCalendar text: festivals and fasts as whole days, limbs and windows as timed events in UTC.
 * The identity of an event is made of what it is and when, so that a renewed calendar replaces its events.
 */
export function calendarOf({ days, layers, placeName, now }: CalendarInput): string {
  const has = (layer: PanchangaLayer) => layers.includes(layer);
  const seen = new Set<string>();
  const events = days
    .flatMap((day) => [
      ...wholeDays(day, has),
      ...(has('ekadashi') ? breakFasts(day) : []),
      ...(has('tithi')
        ? day.tithis.map((tithi) => ({
            ...timed(`tithi-${tithi.index}`, tithiName(tithi.index), tithi),
            ...limbWords('tithi', tithi.index),
          }))
        : []),
      ...(has('nakshatra')
        ? day.nakshatras.map((star) => ({
            ...timed(`nakshatra-${star.index}`, nakshatraName(star.index), star),
            ...limbWords('nakshatra', star.index),
          }))
        : []),
      ...(has('yoga')
        ? day.yogas.map((yoga) => ({
            ...timed(`yoga-${yoga.index}`, `Йога ${nityaYogaName(yoga.index)}`, yoga),
            ...limbWords('yoga', yoga.index),
          }))
        : []),
      ...(has('karana')
        ? day.karanas.map((karana) => ({
            ...timed(`karana-${karana.index}`, `Карана ${karanaName(karana.index)}`, karana),
            ...limbWords('karana', karanaOfHalfTithi(karana.index)),
          }))
        : []),
      ...(has('windows') ? windowEvents(day, has) : []),
      ...(has('muhurtas')
        ? (day.muhurtas ?? []).map((muhurta) => ({
            ...timed(`muhurta-${muhurta.index}`, `Мухурта ${dayTermName('muhurta', muhurta.index)}`, muhurta),
            ...limbWords('muhurta', muhurta.index),
          }))
        : []),
      ...(has('rahuKala') && day.windows ? [timed('rahu-kala', 'Раху-кала', day.windows.rahuKala)] : []),
      ...(has('abhijit') && day.windows?.abhijit.isAuspicious
        ? [
            {
              ...timed('abhijit', 'Абхиджит-мухурта', day.windows.abhijit),
              ...limbWords('muhurta', MUHURTA_OF.abhijit),
            },
          ]
        : []),
      ...(has('sun') && day.sunrise && day.sunset
        ? [
            {
              ...timed('daylight', 'Восход и закат', { start: day.sunrise, end: day.sunset }),
              ...limbWords('vara', day.vara),
            },
          ]
        : []),
    ])
    // A limb that touches two days is one event.
    .filter(({ uid }) => !seen.has(uid) && seen.add(uid));
  return calendarFile(`Панчанга: ${placeName}`, events, now);
}

function wholeDays(day: PanchangaDayAnswer, has: (layer: PanchangaLayer) => boolean): CalendarEntry[] {
  return day.festivals
    .filter((festival) => has(layerOfKind[festival.kind]))
    .map((festival) => ({
      uid: `${day.date}-${festival.id}-${festival.tradition ?? festival.sign ?? ''}@nebosvod`,
      title: festivalTitle(festival, day),
      description: [holidayWords(festival, day), `Правило: ${festival.rule}. Почему в этот день: ${festival.because}.`]
        .filter((text) => text !== null)
        .join('\n\n'),
      start: day.date,
      isFree: true,
    }));
}

type Festival = PanchangaDayAnswer['festivals'][number];

/** What the holiday or the fast is; null where the base has no text of it. */
function holidayWords(festival: Festival, { ekadashi }: PanchangaDayAnswer): string | null {
  if (festival.kind !== 'ekadashi') return told(festivalText(festivalSlug(festival.id) ?? festival.id));
  const month = ekadashi && (ekadashi.isAdhika ? 13 : ekadashi.purnimantaMonth);
  const words = ekadashi && month && told(dayText({ kind: 'ekadashi', month, paksha: ekadashi.paksha }));
  return words ? `${words} ${FAST_KEPT} ${FAST_AND_HEALTH}` : null;
}

/** The description of a limb, where the base has words of it. */
function limbWords(
  kind: 'tithi' | 'nakshatra' | 'yoga' | 'karana' | 'vara' | 'muhurta',
  index: number,
): { description?: string } {
  const description = told(dayText({ kind, index }));
  return description === null ? {} : { description };
}

const told = (unit: DayUnit | null): string | null =>
  unit && `${unit.lead} ${unit.body} Подходит: ${unit.suits.join(', ')}. Оставляют: ${unit.leave.join(', ')}.`;

/** Windows that are one of the thirty muhurtas by another name. */
const MUHURTA_OF = { abhijit: 8, brahmaMuhurta: 29 } as const;

const toneWords = { good: 'Благоприятное время.', bad: 'Неблагоприятное время.', neutral: '' } as const;

/** All windows but those that a layer of their own brings. */
function windowEvents(day: PanchangaDayAnswer, has: (layer: PanchangaLayer) => boolean): CalendarEntry[] {
  return dayWindows(day.windows)
    .filter(({ id }) => !(id === 'rahuKala' && has('rahuKala')) && !(id === 'abhijit' && has('abhijit')))
    .map(({ id, name, tone, ...span }) => ({
      ...timed(id, name, span),
      ...(toneWords[tone] !== '' && { description: toneWords[tone] }),
      ...(hasTerm(MUHURTA_OF, id) && limbWords('muhurta', MUHURTA_OF[id])),
    }));
}

function breakFasts(day: PanchangaDayAnswer): CalendarEntry[] {
  const { ekadashi } = day;
  if (!ekadashi || ekadashi.vaishnava !== day.date) return [];
  return [
    {
      ...timed(`parana-${ekadashi.vaishnava}`, 'Выход из поста (парана)', ekadashi.breakFastVaishnava),
      description: 'После Хари-васары и восхода, до трети дня и конца двадаши.',
    },
  ];
}

function timed(id: string, title: string, span: { start: string; end: string }): CalendarEntry {
  return {
    uid: `${id}-${span.start.slice(0, 16).replaceAll(/\D/g, '')}@nebosvod`,
    title,
    start: minuteOf(span.start),
    end: minuteOf(span.end),
    isFree: true,
  };
}

/** Whole minutes are cut, as the page cuts them: both say 10:19. */
function minuteOf(instant: string): string {
  return `${instant.slice(0, 16)}:00Z`;
}
