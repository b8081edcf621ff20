import { birthSchema } from '@nebosvod/contracts/birth';
import type { ReminderKind } from '@nebosvod/contracts/reminders';
import { ekadashiAt, ekadashiTithisBetween } from '@nebosvod/engine/festival/ekadashi';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { julianDayFromUnixMs } from '@nebosvod/engine/time/julian-day';
import { formatDate } from '@nebosvod/terms/civil-date';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { ekadashiTable } from '@nebosvod/terms/ekadashi.table';
import { grahaCase } from '@nebosvod/terms/graha';
import { compute } from '../../computation/computation.service.ts';
import { placeCalendar } from '../../computation/place-day.service.ts';
import { runningDashasOf } from '../chart/dasha.service.ts';
import { presentEkadashi } from '../panchanga/festivals.service.ts';
import type { ReminderChoice } from './reminders.repository.ts';

type Place = ReminderChoice['place'];

export interface ReminderEvent {
  /** The same event has the same key, whenever it is looked for. */
  readonly key: string;
  /** A line of the letter. */
  readonly line: string;
}

/** Days ahead that a change of period is told. modern */
const dashaDays = 7;

/** What there is to tell now. @param birth as it is stored; a change of dasha is told of a birth with its time alone */
export async function eventsAt(
  kind: ReminderKind,
  { place, birth }: { readonly place: Place; readonly birth: unknown },
  now: Date,
): Promise<readonly ReminderEvent[]> {
  return kind === 'ekadashi' ? ekadashisAt(place, now) : dashaChangesAt(place, birth, now);
}

/** The fast of today or tomorrow by the clocks of a place; both traditions where their days differ. */
async function ekadashisAt(place: Place, now: Date): Promise<ReminderEvent[]> {
  const { walk, almanac } = await placeCalendar({ ...place, settings: {} });
  const { timeZone } = place;
  const today = wallClock(now.toISOString(), { timeZone }).date;
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
async function dashaChangesAt({ timeZone }: Place, stored: unknown, now: Date): Promise<ReminderEvent[]> {
  const birth = birthSchema.safeParse(stored);
  if (!birth.success || birth.data.time === null) return [];
  const computation = await compute({ birth: birth.data });
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
  const day = wallClock(end, { timeZone }).date;
  const what = ending === 0 ? `начинается период ${great}` : `начинается подпериод ${sub} в периоде ${great}`;
  return [{ key: `dasha:${day}`, line: `${formatDate(day, { weekday: false })} ${what} (вимшоттари).` }];
}
