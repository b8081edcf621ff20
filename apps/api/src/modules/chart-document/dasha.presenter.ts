import type { GrahaPeriod } from '@nebosvod/contracts/chart-dasha';
import type { Graha } from '@nebosvod/engine/bodies';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { formatAge } from '@nebosvod/terms/clock';
import { dashaLevelTable } from '@nebosvod/terms/dasha.table';
import { formatNumber } from '@nebosvod/terms/plural';
import type { ChartFacts } from './chart-facts.ts';
import { dayOf } from './moment.presenter.ts';
import type { Block, Row } from './sheet.ts';
import { NONE, type Words } from './words.presenter.ts';

/** Said where a dasha cannot be counted. */
export const NO_DASHA =
  'Без времени рождения начало отсчёта не определить: Луна за сутки меняет накшатру, а с ней и первый период. Периоды не приводятся.';

interface Running {
  readonly level: 1 | 2 | 3;
  readonly lord: Graha;
  readonly start: string;
  readonly end: string;
}

/** The periods that run at the instant of the document, from the greatest; empty when they are not known or over. */
export function runningPeriods({ dasha }: Pick<ChartFacts, 'dasha'>): Running[] {
  const first = dasha.periods?.find(({ isCurrent }) => isCurrent);
  const second = first?.children?.find(({ isCurrent }) => isCurrent);
  const third = second?.children?.find(({ isCurrent }) => isCurrent);
  return [
    ...(first ? [{ ...first, level: 1 as const }] : []),
    ...(second ? [{ ...second, level: 2 as const }] : []),
    ...(third ? [{ ...third, level: 3 as const }] : []),
  ];
}

/** Current periods of vimshottari as a small table. */
export function runningTable(facts: ChartFacts, words: Words): Block {
  if (!facts.dasha.periods) return { kind: 'prose', tone: 'muted', text: NO_DASHA };
  return {
    kind: 'table',
    columns: [
      { heading: 'Уровень', width: 34 },
      { heading: 'Владыка', width: 26 },
      { heading: 'с', width: 24 },
      { heading: 'по', width: 24 },
    ],
    rows: runningPeriods(facts).map(({ level, lord, start, end }) => ({
      cells: [dashaLevelTable[level].sa, words.graha(lord), dayOf(start, facts), dayOf(end, facts)],
    })),
  };
}

/** Great periods with dates and ages. */
export function greatPeriods(facts: ChartFacts, words: Words): Block {
  const rows = (facts.dasha.periods ?? []).map(
    ({ lord, start, end, ageAtStart, isCurrent }): Row => ({
      isStrong: isCurrent,
      cells: [words.graha(lord), dayOf(start, facts), dayOf(end, facts), formatAge(ageAtStart)],
    }),
  );
  return {
    kind: 'table',
    columns: [
      { heading: 'Махадаша', width: 26 },
      { heading: 'с', width: 24 },
      { heading: 'по', width: 24 },
      { heading: 'Возраст', width: 26 },
    ],
    rows,
  };
}

/** The line of life from birth to the end of the last great period, with the instant of the document. */
export function lifeLine(facts: ChartFacts, words: Words): Block | null {
  const { periods, at } = facts.dasha;
  const last = periods?.at(-1);
  if (!periods || !last) return null;
  const birth = Date.parse(facts.moment.instant);
  const length = Date.parse(last.end) - birth;
  const share = (instant: string) => (Date.parse(instant) - birth) / length;
  const now = share(at);
  return {
    kind: 'timeline',
    bars: periods.map(({ lord, start, end, isCurrent }) => ({
      label: words.graha(lord),
      note: words.graha(lord).slice(0, 2),
      from: Math.max(0, share(start)),
      to: share(end),
      isCurrent,
    })),
    ticks: periods
      .filter(({ start }) => share(start) > 0)
      .map(({ start }) => ({ at: share(start), label: dayOf(start, facts).slice(-4) })),
    now: now >= 0 && now <= 1 ? now : null,
  };
}

/** One great period divided: a narrow table. */
export function dividedPeriod(period: GrahaPeriod, facts: ChartFacts, words: Words): readonly Block[] {
  return [
    { kind: 'heading', level: 2, text: `${words.graha(period.lord)}: с ${dayOf(period.start, facts)}` },
    {
      kind: 'table',
      columns: [
        { heading: 'Антардаша', width: 40 },
        { heading: 'до', width: 36 },
        { heading: 'возраст', width: 26, align: 'right' },
      ],
      rows: (period.children ?? []).map((child) => ({
        isStrong: child.isCurrent,
        cells: [words.graha(child.lord), dayOf(child.end, facts), ageAt(child.end, facts)],
      })),
    },
  ];
}

function ageAt(instant: string, facts: ChartFacts): string {
  const years = (Date.parse(instant) - Date.parse(facts.moment.instant)) / DAY_MS / 365.25;
  return years < 0 ? NONE : formatNumber(Math.floor(years * 10) / 10, 1);
}
