import type { Birth, ChartRequest } from '@nebosvod/contracts/birth';
import { createContext, useContext } from 'react';
import type { ChartBody } from './chart-body.ts';
import type { Selection } from './selection.ts';

/** The chart that is shown: what was asked, where its bodies stand, what of it is lit. */
export interface ShownChart {
  readonly request: ChartRequest;
  readonly bodies: readonly ChartBody[];
  readonly selection: Selection;
  readonly onSelect: (selection: NonNullable<Selection>) => void;
}

/** The chart's own birth, where the slider has not moved it. */
export interface OwnBirth {
  readonly birth: Birth;
  /** Takes another birth (the time found by rectification) as the chart's own. */
  readonly onBirth: (birth: Birth) => void;
  /** Whether a birth taken so is saved beside this one rather than in its place. */
  readonly keepsOriginal: boolean;
}

/** The open tab of a chart. */
export interface ShownTab {
  readonly own: OwnBirth;
  /** What of this tab is shown, as in the address; a tab takes what it knows and leaves the rest. */
  readonly view: string | undefined;
  readonly onView: (view: string | undefined) => void;
}

export const ChartContext = createContext<ShownChart | null>(null);
export const TabContext = createContext<ShownTab | null>(null);

/** The chart around a component. */
export function useChart(): ShownChart {
  const chart = useContext(ChartContext);
  if (chart === null) throw new Error('asked for a chart outside of one');
  return chart;
}

/** The tab around a component. */
export function useTab(): ShownTab {
  const tab = useContext(TabContext);
  if (tab === null) throw new Error('asked for a tab outside of one');
  return tab;
}
