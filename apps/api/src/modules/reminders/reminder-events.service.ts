import { birthSchema, type SettingsInput, settingsInput } from '@nebosvod/contracts/birth';
import type { ReminderKind } from '@nebosvod/contracts/reminders';
import { bodyOf } from '@nebosvod/engine/chart/chart';
import { ekadashiAt, ekadashiTithisBetween } from '@nebosvod/engine/festival/ekadashi';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import { formatDate } from '@nebosvod/terms/civil-date';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { ekadashiTable } from '@nebosvod/terms/ekadashi.table';
import { grahaCase } from '@nebosvod/terms/graha';
import { z } from 'zod';
import { type Computation, compute } from '../../computation/computation.service.ts';
import { placeCalendar } from '../../computation/place-day.service.ts';
import type { Db } from '../../context.ts';
import { runningDashasOf } from '../chart/dasha.service.ts';
import { presentEkadashi } from '../panchanga/festivals.service.ts';
import { dayAnswer } from '../panchanga/panchanga.service.ts';
import { contactsDue } from './reminder-contacts.repository.ts';
import type { ReminderEvent } from './reminder-event.ts';
import { transitsOf } from './reminder-transits.service.ts';
import type { ReminderChoice } from './reminders.repository.ts';

type Place = ReminderChoice['place'];

/** Whose events they are. */
export interface ReminderSubject {
  readonly userId: string;
  readonly place: Place;
  /** As they are stored. */
  readonly birth: unknown;
  readonly settings: unknown;
}

/** Days ahead that a change of period is told. modern */
const dashaDays = 7;
/** A contact that was missed is told so many days later at most. */
const contactDays = 3;

type Look = (db: Db, subject: ReminderSubject, now: Date) => Promise<readonly ReminderEvent[]>;

const looks: Readonly<Record<ReminderKind, Look>> = {
  day: (_db, subject, now) => dayOfCity(subject, now),
  ekadashi: (_db, subject, now) => ekadashisAt(subject, now),
  transits: async (_db, subject, now) => {
    const computation = await ownChart(subject);
    return computation ? transitsOf(computation, subject.place.timeZone, now) : [];
  },
  dasha: (_db, subject, now) => dashaChangesAt(subject, now),
  contact: contactsAt,
};

/** What there is to tell now. Periods and transits are told of a birth with its time alone, by the person's own settings. */
export function eventsAt(
  kind: ReminderKind,
  db: Db,
  subject: ReminderSubject,
  now: Date,
): Promise<readonly ReminderEvent[]> {
  return looks[kind](db, subject, now);
}

const todayAt = ({ timeZone }: Place, now: Date) => wallClock(now.toISOString(), { timeZone }).date;

/** Settings of calculation that the account keeps: `calculation.ayanamsha` and the like; what cannot be read is the default. */
function ownSettings(stored: unknown): SettingsInput {
  const flat = z.record(z.string(), z.unknown()).safeParse(stored);
  const prefix = 'calculation.';
  const own = Object.entries(flat.success ? flat.data : {})
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name.slice(prefix.length), value]);
  const read = settingsInput.safeParse(Object.fromEntries(own));
  return read.success ? read.data : {};
}

/** The person's own chart; null where the birth or its time is unknown. */
async function ownChart({ birth: stored, settings }: ReminderSubject): Promise<Computation | null> {
  const birth = birthSchema.safeParse(stored);
  if (!birth.success || birth.data.time === null) return null;
  return compute({ birth: birth.data, settings: ownSettings(settings) });
}

/** The day in three sentences, with the person's own Moon where it is known. */
async function dayOfCity(subject: ReminderSubject, now: Date): Promise<ReminderEvent[]> {
  const { latitude, longitude, timeZone, name } = subject.place;
  const date = todayAt(subject.place, now);
  const chart = await ownChart(subject);
  const moon = chart && bodyOf(chart.chart, 'moon');
  const { inThree } = await dayAnswer({
    date,
    latitude,
    longitude,
    timeZone,
    settings: ownSettings(subject.settings),
    ...(moon && { birthNakshatra: moon.nakshatra, birthSign: moon.sign }),
  });
  if (!inThree) return [];
  return [{ key: `day:${date}`, line: `${formatDate(date, { weekday: false })}, ${name}. ${inThree.join(' ')}` }];
}

/** Clients to be written to today. A chat is not told their names: other people's data stay in the book. */
async function contactsAt(db: Db, { userId, place }: ReminderSubject, now: Date): Promise<ReminderEvent[]> {
  const today = todayAt(place, now);
  const due = await contactsDue(db, userId, addDays(today, -contactDays), today);
  return due.map(({ id, name, date, reason }) => {
    const when = date === today ? 'Сегодня связаться' : `С ${formatDate(date, { weekday: false })} пора связаться`;
    return {
      key: `contact:${id}:${date}`,
      line: `${when}: ${name}${reason === '' ? '' : ` (${reason})`}.`,
      chatLine: 'Пора связаться с теми, кого вы отметили в книге клиентов.',
    };
  });
}

/** The fast of today or tomorrow by the clocks of a place; both traditions where their days differ. */
async function ekadashisAt({ place, settings }: ReminderSubject, now: Date): Promise<ReminderEvent[]> {
  const { walk, almanac } = await placeCalendar({ ...place, settings: ownSettings(settings) });
  const { timeZone } = place;
  const today = todayAt(place, now);
  const days: Readonly<Record<string, string>> = { [today]: 'Сегодня', [addDays(today, 1)]: 'Завтра' };
  const at = julianDayFromUnixMs(now.getTime());
  return ekadashiTithisBetween(almanac, at - 3, at + 3).flatMap((sky) => {
    const found = ekadashiAt(walk, sky);
    if (!found) return [];
    const shown = presentEkadashi(found);
    const { ru } = ekadashiTable[monthKey(shown.isAdhika ? 13 : shown.purnimantaMonth)][shown.paksha];
    const isOne = shown.smarta === shown.vaishnava;
    return (['smarta', 'vaishnava'] as const).flatMap((tradition) => {
      const date = shown[tradition];
      const when = days[date];
      if (when === undefined || (isOne && tradition === 'vaishnava')) return [];
      const fast = tradition === 'smarta' ? shown.breakFastSmarta : shown.breakFastVaishnava;
      const whose = isOne ? '' : tradition === 'smarta' ? ' (смарта)' : ' (вайшнава)';
      const out = `выход из поста ${formatDate(fast.date, { weekday: false })} с ${timeOf(fast.start, timeZone)} до ${timeOf(fast.end, timeZone)}`;
      return [{ key: `ekadashi:${tradition}:${date}`, line: `${when} экадаши ${ru}${whose}, ${place.name}: ${out}.` }];
    });
  });
}

const timeOf = (instant: string, timeZone: string) => formatTime(instant, { timeZone });

type MonthKey = keyof typeof ekadashiTable;
function monthKey(month: number): MonthKey {
  const months: readonly MonthKey[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
  return months.find((key) => key === month) ?? 13;
}

/** A period or subperiod of Vimshottari that ends within a week. */
async function dashaChangesAt(subject: ReminderSubject, now: Date): Promise<ReminderEvent[]> {
  const computation = await ownChart(subject);
  if (!computation) return [];
  const chainAt = (at: string) => {
    const { systems } = runningDashasOf(computation, { at, levels: 2 });
    return systems.find(({ system }) => system === 'vimshottari')?.chain ?? [];
  };
  const before = chainAt(now.toISOString());
  const ending = before.findIndex(({ end }) => Date.parse(end) <= now.getTime() + dashaDays * DAY_MS);
  const end = before[ending]?.end;
  if (end === undefined) return [];
  const [great, sub] = chainAt(new Date(Date.parse(end) + 1000).toISOString()).map(({ lord }) =>
    lord === undefined ? null : grahaCase(lord, 'genitive'),
  );
  if (!great || !sub) return [];
  const day = wallClock(end, { timeZone: subject.place.timeZone }).date;
  const what = ending === 0 ? `начинается период ${great}` : `начинается подпериод ${sub} в периоде ${great}`;
  return [{ key: `dasha:${day}`, line: `${formatDate(day, { weekday: false })} ${what} (вимшоттари).` }];
}
