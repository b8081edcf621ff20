import { eastIndianChart } from '@nebosvod/drawing/east-indian';
import { northIndianChart } from '@nebosvod/drawing/north-indian';
import { southIndianChart } from '@nebosvod/drawing/south-indian';
import type { SquareChart, SquareChartInput } from '@nebosvod/drawing/square-chart';
import type { ChartStyle } from '../platform/settings/own-settings.ts';

export type SquareStyle = Exclude<ChartStyle, 'wheel'>;

export const drawSquare: Readonly<Record<SquareStyle, (input: SquareChartInput) => SquareChart>> = {
  north: northIndianChart,
  south: southIndianChart,
  east: eastIndianChart,
};

/** How a style is called, as a noun of its own and in «… стиль». */
export const styleNames: Readonly<Record<ChartStyle, { readonly label: string; readonly spoken: string }>> = {
  north: { label: 'Северный', spoken: 'северный стиль' },
  south: { label: 'Южный', spoken: 'южный стиль' },
  east: { label: 'Восточный', spoken: 'восточный стиль' },
  wheel: { label: 'Круг', spoken: 'круг' },
};
