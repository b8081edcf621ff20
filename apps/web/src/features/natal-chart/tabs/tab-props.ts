import type { ChartRequest } from '@nebosvod/contracts/birth';
import type { NameOptions } from '@nebosvod/terms/name';
import type { ChartBody } from '../chart-body.ts';
import type { Selection } from '../selection.ts';

/** What every tab of the chart is given. */
export interface TabProps {
  readonly request: ChartRequest;
  readonly bodies: readonly ChartBody[];
  readonly names: NameOptions;
  readonly selection: Selection;
  readonly onSelect: (selection: NonNullable<Selection>) => void;
}
