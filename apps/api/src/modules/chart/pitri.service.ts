import type { getPitriStatic, getPitriYogas } from '@nebosvod/contracts/chart-yoga';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import { noDayReason } from '@nebosvod/engine/panchanga/vedic-day';
import { type PitriGraha, pitriIndicators } from '@nebosvod/engine/pitri/indicators';
import { PITRI_KIND_TABLE } from '@nebosvod/engine/pitri/kind.table';
import { pitriPaksha } from '@nebosvod/engine/pitri/paksha';
import { PITRI_YOGAS } from '@nebosvod/engine/pitri/pitri';
import { PITRI_KINDS } from '@nebosvod/engine/pitri/pitri.ids';
import { dateOf, utcDate } from '@nebosvod/engine/time/date-arithmetic';
import { isoFromJulianDay, julianDayNumber } from '@nebosvod/engine/time/julian-day';
import type { Computation } from '../../computation/computation.service.ts';
import { inPart } from '../../computation/local-time-error.ts';
import { placeCalendar } from '../../computation/place-day.service.ts';
import { HOUSE_THEMES, LINE_THEMES, VARGA_THEMES } from './pitri-text.table.ts';
import { presentRule } from './yoga.presenter.ts';
import { judgeOver, skiesOf } from './yogas.service.ts';

type YogasBody = BodyOf<typeof getPitriYogas>;
type StaticBody = BodyOf<typeof getPitriStatic>;
type YogasAnswer = ComputedOf<typeof getPitriYogas>;
type StaticAnswer = ComputedOf<typeof getPitriStatic>;

/** The answer of chart.getPitriYogas. */
export async function pitriYogasOf(computation: Computation, body: YogasBody): Promise<YogasAnswer> {
  const skies = skiesOf(computation);
  const rules = PITRI_YOGAS.map((definition) =>
    judgeOver(skies, definition, body.explain === true || body.trace === true),
  );
  return {
    kinds: PITRI_KINDS.map((id) => {
      const own = rules.filter(({ judged }) => judged.definition.kind === id);
      const present = own.filter(({ judged }) => judged.isPresent === true).length;
      return { id, ...PITRI_KIND_TABLE[id], total: own.length, present };
    }),
    yogas: rules
      .filter(({ judged }) => !body.presentOnly || judged.isPresent === true)
      .map((rule) => {
        const { id, kind } = rule.judged.definition;
        return { id, ...presentRule(rule), kind, practice: PITRI_KIND_TABLE[kind].practice };
      }),
    pitriPaksha: await fortnightOf(computation, body),
    ...(skies.isTimeKnown ? {} : { reason: 'UNKNOWN_TIME' as const }),
  };
}

/** The answer of chart.getPitriStatic. */
export async function pitriStaticOf(computation: Computation, body: StaticBody): Promise<StaticAnswer> {
  const { sky, isTimeKnown } = skiesOf(computation);
  const { grahas, houses, vargas, pitriKaraka, ninthStar, isMoonInMagha } = pitriIndicators(sky);
  return {
    grahas: grahas.map((graha) => ({ ...presentGraha(graha), theme: LINE_THEMES[graha.id] })),
    houses:
      houses?.map(({ house, sign, occupants, aspectedBy, lord }) => ({
        house,
        sign,
        theme: HOUSE_THEMES[house] ?? '',
        occupants: [...occupants],
        aspectedBy: [...aspectedBy],
        lord: presentGraha(lord),
      })) ?? null,
    vargas: vargas.map(({ division, lagna, grahas: placed }) => ({
      division,
      theme: VARGA_THEMES[division],
      lagna,
      grahas: placed.map((graha) => ({ ...graha })),
    })),
    pitriKaraka,
    ninthStar,
    isMoonInMagha,
    pitriPaksha: await fortnightOf(computation, body),
    ...(isTimeKnown ? {} : { reason: 'UNKNOWN_TIME' as const }),
  };
}

const RULE = 'каждая титхи тёмной половины Бхадрапады (амантный счёт) — в тот день, где она стоит в апарахну';

async function fortnightOf(
  { moment, settings, ephemeris }: Computation,
  { year, residence }: Pick<StaticBody, 'year' | 'residence'>,
): Promise<StaticAnswer['pitriPaksha']> {
  const place = residence ?? { ...moment.place, timeZone: moment.timeZone };
  const { walk } = await inPart('residence', () => placeCalendar({ ...place, settings }));
  const asked = year ?? comingYear(new Date(), (one) => pitriPaksha(walk, one).at(-1)?.date);
  const days = pitriPaksha(walk, asked);
  const [first, last] = [days.at(0), days.at(-1)];
  const autumn = julianDayNumber(asked, 9, 20);
  return {
    year: asked,
    start: first ? dateOf(first.date) : null,
    end: last ? dateOf(last.date) : null,
    days: days.map(({ tithi, date, span }) => ({
      tithi,
      date: dateOf(date),
      start: isoFromJulianDay(span.start),
      end: isoFromJulianDay(span.end),
    })),
    rule: RULE,
    source: '[DS] [NS]',
    ...(days.length === 0 ? { reason: noDayReason(ephemeris, autumn, walk.almanac.place) } : {}),
  };
}

/** This year while its fortnight is not over, else the next one. */
function comingYear(
  now: Date,
  lastDay: (year: number) => { year: number; month: number; day: number } | undefined,
): number {
  const year = now.getUTCFullYear();
  const end = lastDay(year);
  const isOver = end !== undefined && dateOf(end) < utcDate(now.getTime());
  return isOver ? year + 1 : year;
}

function presentGraha(graha: PitriGraha) {
  return { ...graha, companions: [...graha.companions], aspectedBy: [...graha.aspectedBy] };
}
