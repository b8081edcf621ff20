import { countSigns } from '../angle/sign.ts';
import type { Graha } from '../bodies.ts';
import type { Period } from '../dasha/period.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { type FirdariaRuler, firdaria, firdariaParts } from '../western/lords/firdaria.ts';
import { annualProfections, monthlyProfections } from '../western/lords/profection.ts';
import { releaseStart } from '../western/lords/released-lot.ts';
import { type ReleasedPeriod, releasedParts, releasedPeriods } from '../western/lords/releasing.ts';
import type { LordsSureness } from '../western/lords/sureness.ts';
import { FIRDARIA_VARIANTS, RELEASED_LOTS } from '../western/western.ids.ts';
import type { WesternChart } from '../western/western-chart.ts';
import { directionRows } from './direction-rows.ts';
import { type LifeRange, type LifeRow, type LifeSpan, meetsRange } from './life-row.ts';

/** The tropical chart of the birth, and what of it an unsure hour bears. */
export interface WesternLife {
  readonly chart: WesternChart;
  readonly sure: LordsSureness;
}

/** Years that the rows cover: a little more than the line. */
const YEARS = 92;

/**
 * Western lords of time as rows: profections by the year and the month, firdaria and releasing from Spirit and Fortune in two levels,
 * firdaria of a birth by night by both orders; then the quarters of the progressed Moon and the dated contacts of progressions, solar
 * arc and primary directions. Houses are whole signs from the tropical ascendant. What the hour does not bear is left out.
 */
export function westernRows(ephemeris: Ephemeris, { chart, sure }: WesternLife, range: LifeRange): readonly LifeRow[] {
  return [
    ...(sure.ascendant ? profectionRows(ephemeris, chart, range) : []),
    ...(sure.sect ? firdariaRows(chart, range) : []),
    ...RELEASED_LOTS.filter((lot) => sure[lot] && sure.fortune).flatMap((lot) => releasingRows(chart, lot, range)),
    ...(sure.ascendant ? directionRows(ephemeris, chart, range) : []),
  ];
}

/** A year points at its house and at its lord; its months are there to be read. */
function profectionRows(ephemeris: Ephemeris, chart: WesternChart, range: LifeRange): readonly LifeRow[] {
  const rising = chart.ascendant.sign;
  const years = annualProfections(ephemeris, chart.julianDay, rising, YEARS);
  const months = years
    .filter((year) => meetsRange(year, range))
    .flatMap((year) =>
      monthlyProfections(year, rising).map(({ start, end, sign, house }): LifeSpan => {
        return { start, end, subject: { kind: 'sign', sign, house, houseFromMoon: null }, points: [] };
      }),
    );
  const spans = years.map(({ start, end, sign, house, lord }): LifeSpan => {
    const subject = { kind: 'sign', sign, house, houseFromMoon: null } as const;
    return {
      start,
      end,
      subject,
      points: [
        { kind: 'house', house },
        { kind: 'graha', graha: lord },
      ],
    };
  });
  const row = { system: 'profection', marks: [] } as const;
  return [
    { ...row, id: 'profection', voice: 'profection', spans: within(spans, range) },
    { ...row, id: 'profection-month', voice: null, spans: within(months, range) },
  ];
}

/**
 * A part points at its ruler; a main period lasts too long to tell one time from another. By night the other order stands beside, without
 * a voice: both are of one count.
 */
function firdariaRows(chart: WesternChart, range: LifeRange): readonly LifeRow[] {
  const orders = chart.isDay ? (['nodes-last'] as const) : FIRDARIA_VARIANTS;
  return orders.flatMap((variant) => {
    const main = firdaria(chart.julianDay, chart.isDay, variant, YEARS);
    return [main, main.flatMap(firdariaParts)].map((periods, index): LifeRow => {
      const isHeard = variant === 'nodes-last' && index === 1;
      const spans = periods.map(({ ruler, start, end }: Period<FirdariaRuler>): LifeSpan => {
        const subject = { kind: 'graha', graha: grahaOf(ruler) } as const;
        return { start, end, subject, points: isHeard ? [subject] : [] };
      });
      return {
        id: variant === 'nodes-last' ? `firdaria-${index + 1}` : `firdaria-${variant}-${index + 1}`,
        system: 'firdaria',
        voice: isHeard ? 'firdaria' : null,
        spans: within(spans, range),
        marks: [],
      };
    });
  });
}

function grahaOf(ruler: FirdariaRuler): Graha {
  if (ruler === 'north-node') return 'rahu';
  return ruler === 'south-node' ? 'ketu' : ruler;
}

/** A sub-period of Spirit points at the lord of its sign; Fortune and the main periods are there to be read. */
function releasingRows(chart: WesternChart, lot: (typeof RELEASED_LOTS)[number], range: LifeRange): readonly LifeRow[] {
  const { sign: first, fortune } = releaseStart(chart, lot);
  const main = releasedPeriods(chart.julianDay, first, fortune, YEARS * 1.02);
  const parts = main.filter((period) => meetsRange(period, range)).flatMap((period) => releasedParts(period, fortune));
  return [main, parts].map((periods, index): LifeRow => {
    const isHeard = lot === 'spirit' && index === 1;
    const spans = periods.map(({ sign, lord, start, end }: ReleasedPeriod): LifeSpan => {
      const house = countSigns(chart.ascendant.sign, sign);
      return {
        start,
        end,
        subject: { kind: 'sign', sign, house, houseFromMoon: null },
        points: isHeard ? [{ kind: 'graha', graha: lord }] : [],
      };
    });
    return {
      id: `releasing-${lot}-${index + 1}`,
      system: 'releasing',
      voice: isHeard ? 'releasing' : null,
      spans: within(spans, range),
      marks: [],
    };
  });
}

function within(spans: readonly LifeSpan[], range: LifeRange): readonly LifeSpan[] {
  return spans.filter((span) => meetsRange(span, range));
}
