import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { type DaySpan, dwellingName, karanaTone, type Tone, type WindowId, yogaTone } from './term.ts';

type Day = PanchangaDayAnswer;
interface Instants {
  readonly start: string;
  readonly end: string;
}
const at = ({ start, end }: Instants) => ({ start, end });

/** Windows of a day in order of time, all kinds on one list. Empty where the Sun does not rise. */
export function windowSpans({ windows }: Pick<Day, 'windows'>): readonly DaySpan[] {
  if (windows === null) return [];
  const one = (id: WindowId, tone: Tone, span: Instants, index = 0, note?: string): DaySpan => ({
    key: `${id}-${index}`,
    term: { kind: 'window', id, ...(note === undefined ? {} : { note }) },
    tone,
    ...at(span),
  });
  return [
    one('brahmaMuhurta', 'good', windows.brahmaMuhurta),
    one('pratahSandhya', 'neutral', windows.pratahSandhya),
    one('rahuKala', 'bad', windows.rahuKala),
    one('yamaganda', 'bad', windows.yamaganda),
    one('gulika', 'neutral', windows.gulika),
    one(
      'abhijit',
      windows.abhijit.isAuspicious ? 'good' : 'neutral',
      windows.abhijit,
      0,
      windows.abhijit.isAuspicious ? undefined : 'В среду абхиджит не берут.',
    ),
    one('vijaya', 'good', windows.vijaya),
    one('godhuli', 'good', windows.godhuli),
    one('sayahnaSandhya', 'neutral', windows.sayahnaSandhya),
    one('nishita', 'neutral', windows.nishita),
    ...joined(windows.durmuhurta).map((span, index) => one('durmuhurta', 'bad', span, index)),
    ...windows.varjyam.map((span, index) => one('varjyam', 'bad', span, index)),
    ...windows.amritaKala.map((span, index) => one('amritaKala', 'good', span, index)),
    ...windows.bhadra.map((span, index) =>
      one(
        'bhadra',
        span.dwelling === 'earth' ? 'bad' : 'neutral',
        span,
        index,
        `Сейчас бхадра ${dwellingName(span.dwelling)}.`,
      ),
    ),
  ].sort((a, b) => a.start.localeCompare(b.start));
}

/** Neighbours without a gap as one stretch: two durmuhurtas in a row are one to a person. */
function joined(spans: readonly Instants[]): readonly Instants[] {
  const found: Instants[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    if (last && Math.abs(Date.parse(span.start) - Date.parse(last.end)) < 1000) {
      found[found.length - 1] = { start: last.start, end: span.end };
    } else found.push(at(span));
  }
  return found;
}

/** The stretch that holds an instant (ms). */
export function holding<S extends Instants>(spans: readonly S[], now: number): S | undefined {
  return spans.find((span) => Date.parse(span.start) <= now && now < Date.parse(span.end));
}

export type LaneId =
  | 'tithi'
  | 'nakshatra'
  | 'yoga'
  | 'karana'
  | 'personal'
  | 'choghadiya'
  | 'hora'
  | 'muhurta'
  | 'good'
  | 'bad'
  | 'neutral';

export interface DayLane {
  readonly id: LaneId;
  readonly title: string;
  readonly spans: readonly DaySpan[];
}

/** The lanes of a day's timeline. Those that need the horizon are missing where the Sun does not rise. */
export function dayLanes(day: Day): readonly DayLane[] {
  const limb = (id: 'tithi' | 'nakshatra' | 'yoga' | 'karana', tone: (index: number) => Tone | null) =>
    limbsOf(day, id).map(
      (span, order): DaySpan => ({
        key: `${id}-${order}`,
        term: { kind: id, index: span.index },
        tone: tone(span.index),
        ...at(span),
      }),
    );
  const windows = windowSpans(day);
  const lanes: DayLane[] = [
    { id: 'tithi', title: 'титхи', spans: limb('tithi', () => null) },
    { id: 'nakshatra', title: 'накшатра', spans: limb('nakshatra', () => null) },
    { id: 'yoga', title: 'йога дня', spans: limb('yoga', (index) => (yogaTone(index) === 'bad' ? 'bad' : null)) },
    { id: 'karana', title: 'карана', spans: limb('karana', (index) => (karanaTone(index) === 'bad' ? 'bad' : null)) },
    { id: 'personal', title: 'тара-бала', spans: taraSpans(day) },
    {
      id: 'choghadiya',
      title: 'чогхадия',
      spans: (day.choghadiya ?? []).map((span, order) => ({
        key: `choghadiya-${order}`,
        term: { kind: 'choghadiya', id: span.name },
        tone: span.quality,
        ...at(span),
      })),
    },
    {
      id: 'hora',
      title: 'хоры',
      spans: (day.hora ?? []).map((span, order) => ({
        key: `hora-${order}`,
        term: { kind: 'hora', id: span.lord },
        tone: span.quality,
        ...at(span),
      })),
    },
    { id: 'muhurta', title: 'мухурты', spans: muhurtaSpans(day) },
    { id: 'good', title: 'хорошие', spans: windows.filter(({ tone }) => tone === 'good') },
    { id: 'bad', title: 'плохие', spans: windows.filter(({ tone }) => tone === 'bad') },
    { id: 'neutral', title: 'ровные', spans: windows.filter(({ tone }) => tone === 'neutral') },
  ];
  return lanes.filter(({ spans }) => spans.length > 0);
}

/** The thirty muhurtas. */
function muhurtaSpans({ muhurtas }: Pick<Day, 'muhurtas'>): readonly DaySpan[] {
  return (muhurtas ?? []).map((span) => ({
    key: `muhurta-${span.index}`,
    term: { kind: 'muhurta', index: span.index },
    tone: span.quality,
    ...at(span),
  }));
}

/** Tara bala of the day's stars; empty without a birth chart. */
export function taraSpans({ personal }: Pick<Day, 'personal'>): readonly DaySpan[] {
  return (personal?.taraBala ?? []).map((span, order) => ({
    key: `personal-${order}`,
    term: { kind: 'tara', index: span.tara },
    tone: span.isGood ? 'good' : 'bad',
    ...at(span),
  }));
}

/** Chandra bala of the Moon's signs of the day; empty without a birth chart. */
export function chandraSpans({ personal }: Pick<Day, 'personal'>): readonly DaySpan[] {
  return (personal?.chandraBala ?? []).map((span, order) => ({
    key: `chandra-${order}`,
    term: { kind: 'chandra', index: span.count },
    tone: span.isGood ? 'good' : 'bad',
    ...at(span),
  }));
}

function limbsOf(day: Day, id: 'tithi' | 'nakshatra' | 'yoga' | 'karana'): readonly (Instants & { index: number })[] {
  switch (id) {
    case 'tithi':
      return day.tithis;
    case 'nakshatra':
      return day.nakshatras;
    case 'yoga':
      return day.yogas;
    case 'karana':
      return day.karanas;
  }
}

/**
 * From when to when a day's timeline runs: sunrise to sunrise, or from one midnight of the Sun to the next where it does not
 * rise, as the limbs of such a day are counted. ISO instants.
 */
export function dayBounds(day: Day): Instants {
  if (day.sunrise !== null && day.nextSunrise !== null) return { start: day.sunrise, end: day.nextSunrise };
  const noon = Date.parse(`${day.date}T12:00:00Z`);
  const [civil, mean] = [noon - day.place.utcOffsetSeconds * 1000, noon - day.place.longitude * 240_000];
  const start = mean + Math.round((civil - mean) / DAY_MS) * DAY_MS - DAY_MS / 2;
  return { start: new Date(start).toISOString(), end: new Date(start + DAY_MS).toISOString() };
}
