import type { Birth, ChartRequest } from '@nebosvod/contracts/birth';
import type { NameOptions } from '@nebosvod/terms/name';
import type { ChartBody } from './chart-body.ts';
import type { Selection } from './selection.ts';

/** The chart's own birth, where the slider has not moved it. */
export interface OwnBirth {
  readonly birth: Birth;
  /** Takes another birth (the time found by rectification) as the chart's own. */
  readonly onBirth: (birth: Birth) => void;
  /** Whether a birth taken so is saved beside this one rather than in its place. */
  readonly keepsOriginal: boolean;
}

/** What every tab of the chart is given. */
export interface TabProps {
  readonly request: ChartRequest;
  readonly own: OwnBirth;
  /** What of this tab is shown, as in the address; a tab takes what it knows and leaves the rest. */
  readonly view: string | undefined;
  readonly onView: (view: string | undefined) => void;
  readonly bodies: readonly ChartBody[];
  readonly names: NameOptions;
  readonly selection: Selection;
  readonly onSelect: (selection: NonNullable<Selection>) => void;
}
