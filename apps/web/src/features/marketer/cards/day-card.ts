import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { dialAngle } from '@nebosvod/drawing/day-dial';
import { normalizeDegrees } from '@nebosvod/engine/angle/degrees';
import { formatDayAndMonth } from '@nebosvod/terms/civil-date';
import { type ClockZone, formatTime, formatTimeRange, wallClock } from '@nebosvod/terms/clock';
import { dayPeriodTable } from '@nebosvod/terms/day-period.table';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { termName } from '@nebosvod/terms/name';
import { nityaYogaName, tithiName } from '@nebosvod/terms/panchanga';
import { varaName } from '@nebosvod/terms/vara';
import { type CardContent, type CardTone, emptyCard } from './card-content.ts';

/** A day that limbs are told of. */
type Day = PanchangaDayAnswer;
type Limb = Day['tithis'][number];
type Span = Pick<Limb, 'start' | 'end'>;

/** The limb that holds at an instant, else the first of the day. */
const holding = <L extends Limb>(limbs: readonly L[], at: string): L | undefined =>
  limbs.find(({ start, end }) => start <= at && at < end) ?? limbs[0];

/** Minutes since midnight on the clock of a place. */
function minuteOf(instant: string, zone: ClockZone): number {
  const [hours = 0, minutes = 0] = wallClock(instant, zone).time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * The day's panchanga on a card: what holds at sunrise and until when, the best hour and Rahu's, the Sun's times.
 * In polar day and night the limbs are those of the day's beginning and no hours are told.
 */
export function dayCard(day: Day, place: string, text: string): CardContent {
  const zone = day.place;
  const { date, windows, sunrise, sunset } = day;
  const from = sunrise ?? day.tithis[0]?.start ?? '';
  const until = ({ end }: Span) => `до ${formatTime(end, zone, { from: date })}`;
  const row = (label: string, limb: Limb | undefined, name: (index: number) => string) =>
    limb === undefined ? [] : [{ label, value: name(limb.index), aside: until(limb) }];
  const hours = windows === null ? [] : hoursOf(windows);
  const elongation = normalizeDegrees(day.positions.moon.longitude - day.positions.sun.longitude);
  return {
    ...emptyCard,
    name: `Панчанга ${date}`,
    eyebrow: 'Панчанга дня',
    title: formatDayAndMonth(date),
    under: `${varaName(day.vara)} · ${place}`,
    picture: {
      kind: 'dial',
      elongation,
      spans: hours.map(({ span, tone }) => ({
        from: dialAngle(minuteOf(span.start, zone)),
        to: dialAngle(minuteOf(span.end, zone)),
        tone,
      })),
    },
    rows: [
      ...row('Титхи', holding(day.tithis, from), tithiName),
      ...row('Накшатра', holding(day.nakshatras, from), nakshatraName),
      ...row('Йога', holding(day.yogas, from), nityaYogaName),
    ],
    hours: hours.map(({ id, span, tone }) => ({
      time: formatTimeRange(span.start, span.end, zone),
      words: termName(dayPeriodTable, id),
      tone,
    })),
    text,
    note:
      sunrise === null || sunset === null
        ? 'Солнце в этот день не восходит или не заходит'
        : `Восход ${formatTime(sunrise, zone)}, закат ${formatTime(sunset, zone)}`,
  };
}

interface Hour {
  readonly id: 'abhijit' | 'vijaya' | 'rahuKala';
  readonly span: Span;
  readonly tone: CardTone;
}

/** Abhijit is not taken on a Wednesday. */
const hoursOf = ({ abhijit, vijaya, rahuKala }: NonNullable<Day['windows']>): readonly Hour[] => [
  ...(abhijit.isAuspicious ? [{ id: 'abhijit', span: abhijit, tone: 'good' } as const] : []),
  { id: 'vijaya', span: vijaya, tone: 'good' },
  { id: 'rahuKala', span: rahuKala, tone: 'bad' },
];
