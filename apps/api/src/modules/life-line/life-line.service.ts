import type { getLifeDays, getLifeLine } from '@nebosvod/contracts/chart-life-line';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import { countSigns, signOf } from '@nebosvod/engine/angle/sign';
import { holdsOver } from '@nebosvod/engine/chart/interval';
import { balanceAtBirth, starDasha } from '@nebosvod/engine/dasha/star-dasha';
import { type LifeSureness, lifeDays, lifeLine } from '@nebosvod/engine/life/life-line';
import type { LifeRange, LifeRow } from '@nebosvod/engine/life/life-row';
import type { WesternLife } from '@nebosvod/engine/life/western-rows';
import { ownSigns } from '@nebosvod/engine/state/dignity';
import { byGraha, grahaSigns } from '@nebosvod/engine/state/placement';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { pick } from '@nebosvod/terms/numbered';
import type { Computation } from '../../computation/computation.service.ts';
import { pointRange, uncertainInterval } from '../../computation/uncertainty.service.ts';
import { certaintyOf } from '../chart/dasha-certainty.service.ts';

type LineAnswer = ComputedOf<typeof getLifeLine>;
type Row = LineAnswer['rows'][number];

/** The line of a life from birth on. What an unsure time of birth does not bear is named in `leftOut`. */
export function lifeLineOf(
  computation: Computation,
  body: BodyOf<typeof getLifeLine>,
  western: WesternLife | null,
): LineAnswer {
  const { ephemeris, chart } = computation;
  const rasiDasha = body.rasiDasha ?? 'chara-kn-rao';
  const { sure, dashaStart } = surenessOf(computation);
  const { range, rows, convergences } = lifeLine(ephemeris, chart, rasiDasha, sure, western);
  return {
    from: isoFromJulianDay(range.from),
    to: isoFromJulianDay(range.to),
    rasiDasha,
    rows: rows.map(presentRow),
    convergences: convergences.map(({ start, end, ...rest }) => ({
      ...rest,
      start: isoFromJulianDay(start),
      end: isoFromJulianDay(end),
      witnesses: [...rest.witnesses],
    })),
    leftOut: [
      ...(sure.dasha ? [] : (['vimshottari'] as const)),
      ...(sure.lagna ? [] : (['lagna'] as const)),
      ...(sure.moon ? [] : (['moon'] as const)),
      ...(western === null || Object.values(western.sure).every(Boolean) ? [] : (['western'] as const)),
    ],
    dashaStart,
    houses: sure.lagna ? housesOf(computation) : null,
  };
}

/** The rows of some weeks, in the order of the line. */
export function lifeDaysOf(computation: Computation, range: LifeRange): ComputedOf<typeof getLifeDays> {
  const { sure } = surenessOf(computation);
  return { rows: lifeDays(computation.ephemeris, computation.chart, range, sure).map(presentRow) };
}

/** What the whole time in which the birth may lie agrees on. */
function surenessOf(computation: Computation): {
  sure: LifeSureness;
  dashaStart: LineAnswer['dashaStart'];
} {
  const { moment, settings } = computation;
  const interval = uncertainInterval(computation);
  const keepsSign = (id: 'lagna' | 'moon') =>
    interval === null || holdsOver(pointRange(computation, id, interval), 30, signOf);
  const certainty = certaintyOf(computation, 'moon', ({ longitude, julianDay }) => {
    const { lord } = balanceAtBirth('vimshottari', longitude);
    const dasha = starDasha('vimshottari', longitude, { birth: julianDay, yearLength: settings.dashaYear });
    return { ruler: lord, start: pick(dasha.periods, 0, 'period').start };
  });
  return {
    sure: {
      dasha: certainty.kind === 'known',
      lagna: moment.isTimeKnown && keepsSign('lagna'),
      moon: keepsSign('moon'),
    },
    dashaStart: certainty.kind === 'known' ? certainty.range : null,
  };
}

function housesOf({ chart }: Computation): LineAnswer['houses'] {
  const signs = grahaSigns(chart);
  const houseOf = (sign: (typeof signs)['sun']) => countSigns(chart.ascendant.sign, sign);
  return byGraha((graha) => ({
    stands: houseOf(signs[graha]),
    owns: ownSigns(graha).map(houseOf),
  }));
}

function presentRow({ spans, marks, contacts, ...row }: LifeRow): Row {
  return {
    ...row,
    spans: spans.map(({ start, end, subject }) => ({
      start: isoFromJulianDay(start),
      end: isoFromJulianDay(end),
      subject,
    })),
    marks: marks.map(({ at, ...mark }) => ({ ...mark, at: isoFromJulianDay(at) })),
    ...(contacts === undefined
      ? {}
      : { contacts: contacts.map(({ at, ...contact }) => ({ ...contact, at: isoFromJulianDay(at) })) }),
  };
}
