import type { ekadashiSchema, festivalSchema } from '@nebosvod/contracts/panchanga';
import { eclipsesBetween } from '@nebosvod/engine/festival/eclipses';
import { type BreakFast, type Ekadashi, ekadashisBetween } from '@nebosvod/engine/festival/ekadashi';
import { festivalsBetween } from '@nebosvod/engine/festival/festivals';
import { sankrantisBetween } from '@nebosvod/engine/festival/sankranti';
import { vratasBetween } from '@nebosvod/engine/festival/vratas';
import { addDaysTo, type CivilDate, dateOf } from '@nebosvod/engine/time/date-arithmetic';
import { DAY_SECONDS } from '@nebosvod/engine/time/durations';
import { isoFromJulianDay, julianDayNumber } from '@nebosvod/engine/time/julian-day';
import type { z } from 'zod';
import type { PlaceCalendar } from '../../computation/place-day.service.ts';
import { anchorText, becauseText, ruleText } from './festival-rule.presenter.ts';
import { spanOf } from './panchanga.presenter.ts';

export type FestivalAnswer = z.infer<typeof festivalSchema>;
export type EkadashiAnswer = z.infer<typeof ekadashiSchema>;

export interface PeriodObservances {
  readonly festivals: FestivalAnswer[];
  readonly ekadashis: EkadashiAnswer[];
}

type Kind = FestivalAnswer['kind'];
const ALL: readonly Kind[] = ['festival', 'vrata', 'ekadashi', 'sankranti', 'eclipse'];

/** Slack of a civil date for an eclipse, days. */
const HOURS = 0.25;

/** Everything of these kinds observed on civil dates from one to another, both included, in order of date. */
export function observancesBetween(
  calendar: PlaceCalendar,
  from: CivilDate,
  to: CivilDate,
  starMahadvadashi = false,
  kinds: readonly Kind[] = ALL,
): PeriodObservances {
  const { walk, almanac } = calendar;
  /** Only what is asked for is searched for. */
  const of = <Found>(kind: Kind, search: () => readonly Found[]) => (kinds.includes(kind) ? search() : []);
  const first = julianDayNumber(from.year, from.month, from.day) - 1.5;
  const last = julianDayNumber(to.year, to.month, to.day) + 1.5;
  // Where an eclipse is greatest for a place differs from where it is greatest on Earth by hours.
  const [midnight, end] = [civilMidnight(calendar, from), civilMidnight(calendar, addDaysTo(to, 1))];
  const inRange = (date: string) => date >= dateOf(from) && date <= dateOf(to);
  const ekadashis = of('ekadashi', () => ekadashisBetween(walk, first - 1, last + 1, { starMahadvadashi })).map(
    presentEkadashi,
  );
  const festivals: FestivalAnswer[] = [
    ...of('festival', () => festivalsBetween(walk, from, to)).map((festival) => ({
      id: festival.id,
      kind: 'festival' as const,
      date: dateOf(festival.date),
      rule: anchorText(festival),
      because: becauseText(festival.because),
      isDisputed: festival.isDisputed,
      ...edges(festival.span),
    })),
    ...of('vrata', () => vratasBetween(walk, from, to)).map((vrata) => ({
      id: vrata.id,
      kind: 'vrata' as const,
      date: dateOf(vrata.date),
      rule: ruleText(vrata.rule),
      because: becauseText(vrata.because),
      isDisputed: false,
      ...edges(vrata.span),
    })),
    ...ekadashis.flatMap(ekadashiDays),
    ...of('sankranti', () => sankrantisBetween(walk, first - 1, last + 1)).map((sankranti) => ({
      id: 'sankranti' as const,
      kind: 'sankranti' as const,
      date: dateOf(sankranti.date),
      rule: 'день вступления Солнца в сидерический знак; после заката — следующий',
      because: becauseText('sankranti'),
      isDisputed: false,
      start: isoFromJulianDay(sankranti.instant),
      end: isoFromJulianDay(sankranti.instant),
      sign: sankranti.sign,
      punyaKala: sankranti.punyaKala && spanOf(sankranti.punyaKala),
    })),
    ...of('eclipse', () =>
      eclipsesBetween(almanac.ephemeris, midnight - HOURS, end + HOURS, almanac.place, almanac.elongation),
    ).map((eclipse) => ({
      id: `${eclipse.of}-eclipse` as const,
      kind: 'eclipse' as const,
      date: dateOf(walk.dateOf(eclipse.local?.maximum ?? eclipse.instant)),
      rule: 'затмение; обряды касаются мест, где оно видно',
      because: eclipse.local?.isVisible ? 'видно из этого места' : 'из этого места не видно',
      isDisputed: false,
      ...edges(
        eclipse.local && {
          start: eclipse.local.begin ?? eclipse.local.maximum,
          end: eclipse.local.end ?? eclipse.local.maximum,
        },
      ),
      eclipse: {
        of: eclipse.of,
        type: eclipse.type,
        isVisible: eclipse.local?.isVisible ?? false,
        begin: eclipse.local?.begin ? isoFromJulianDay(eclipse.local.begin) : null,
        maximum: isoFromJulianDay(eclipse.local?.maximum ?? eclipse.instant),
        end: eclipse.local?.end ? isoFromJulianDay(eclipse.local.end) : null,
        magnitude: eclipse.local?.magnitude ?? null,
      },
    })),
  ];
  return {
    festivals: festivals.filter(({ date }) => inRange(date)).sort((a, b) => a.date.localeCompare(b.date)),
    ekadashis: ekadashis.filter(({ smarta, vaishnava }) => inRange(smarta) || inRange(vaishnava)),
  };
}

/** When a civil date begins by the place's clock, Julian day (UT). */
function civilMidnight({ offsetOf }: PlaceCalendar, date: CivilDate): number {
  return julianDayNumber(date.year, date.month, date.day) - 0.5 - offsetOf(date) / DAY_SECONDS;
}

function edges(span: { start: number; end: number } | null): { start: string | null; end: string | null } {
  return span ? spanOf(span) : { start: null, end: null };
}

/** An ekadashi on the wire. */
export function presentEkadashi(ekadashi: Ekadashi): EkadashiAnswer {
  const isDark = ekadashi.paksha === 'krishna';
  return {
    month: ekadashi.month,
    purnimantaMonth: isDark && !ekadashi.isAdhika ? (ekadashi.month % 12) + 1 : ekadashi.month,
    isAdhika: ekadashi.isAdhika,
    paksha: ekadashi.paksha,
    tithi: spanOf(ekadashi.tithi),
    dvadashiEnd: isoFromJulianDay(ekadashi.dvadashiEnd),
    smarta: dateOf(ekadashi.smarta),
    smartaSecond: ekadashi.smartaSecond && dateOf(ekadashi.smartaSecond),
    vaishnava: dateOf(ekadashi.vaishnava),
    vaishnavaReason: ekadashi.vaishnavaReason,
    mahadvadashi: ekadashi.mahadvadashi,
    breakFastSmarta: presentBreakFast(ekadashi.breakFastSmarta),
    breakFastVaishnava: presentBreakFast(ekadashi.breakFastVaishnava),
  };
}

function presentBreakFast(window: BreakFast): EkadashiAnswer['breakFastSmarta'] {
  return { ...spanOf(window), date: dateOf(window.date), endPratahkala: isoFromJulianDay(window.endPratahkala) };
}

const VAISHNAVA_REASON: Record<Ekadashi['vaishnavaReason'], string> = {
  'ekadashi-pure': 'экадаши началась до арунодаи (96 минут до восхода)',
  'dashami-at-arunodaya': 'на арунодае ещё дашами, пост переходит на двадаши',
  'ekadashi-kshaya': 'экадаши не застаёт ни одного восхода, пост на двадаши',
  mahadvadashi: 'махадвадаши: пост переносится на двадаши',
};

function ekadashiDays(ekadashi: EkadashiAnswer): FestivalAnswer[] {
  const day = (tradition: 'smarta' | 'vaishnava', because: string): FestivalAnswer => ({
    id: 'ekadashi',
    kind: 'ekadashi',
    date: ekadashi[tradition],
    tradition,
    rule: tradition === 'smarta' ? 'экадаши на восходе' : 'экадаши на восходе, начавшаяся до арунодаи; махадвадаши',
    because,
    isDisputed: ekadashi.smarta !== ekadashi.vaishnava,
    start: ekadashi.tithi.start,
    end: ekadashi.tithi.end,
  });
  return [day('smarta', becauseText('at-sunrise')), day('vaishnava', VAISHNAVA_REASON[ekadashi.vaishnavaReason])];
}
