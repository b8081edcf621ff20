import type { ReactNode } from 'react';
import { PeriodBrowser } from './period-browser.tsx';
import { type NestedPeriod, type PeriodNode, periodNodes } from './period-node.ts';

interface Answer<Ruler> {
  readonly periods: readonly NestedPeriod<Ruler>[];
  readonly moment: { readonly instant: string; readonly utcOffsetSeconds: number };
  readonly depth: number;
  readonly at: string;
}

interface Props<Ruler> {
  /** Name of the system. */
  readonly title: string;
  readonly answer: Answer<Ruler>;
  /** Levels that the answer holds. */
  readonly loadedLevels: number;
  readonly shown: (period: NestedPeriod<Ruler>) => Pick<PeriodNode, 'names' | 'hue' | 'glyph'>;
  /** Subperiods of the period at a path, as the server gives them. */
  readonly load: (
    path: readonly { readonly index: number }[],
    signal: AbortSignal,
  ) => Promise<readonly NestedPeriod<Ruler>[] | null>;
  readonly queryKey: readonly unknown[];
  readonly about?: (chain: readonly PeriodNode[]) => ReactNode;
}

/** Periods of one answer, of grahas or of signs, that open level by level. */
export function SystemPeriods<Ruler>({ title, answer, shown, load, queryKey, ...rest }: Props<Ruler>) {
  const { periods, moment, depth, at } = answer;
  return (
    <PeriodBrowser
      {...rest}
      title={title}
      roots={periodNodes<Ruler>(periods, shown)}
      depth={depth}
      queryKey={['chart', 'dasha', ...queryKey]}
      load={async (path, signal) => {
        const below = await load(
          path.map((index) => ({ index })),
          signal,
        );
        return periodNodes<Ruler>(below ?? [], shown, path);
      }}
      birth={moment.instant}
      at={at}
      utcOffsetSeconds={moment.utcOffsetSeconds}
    />
  );
}
