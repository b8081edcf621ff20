import { useMemo } from 'react';
import { useNames, useSettings } from '../../platform/settings/settings-store.ts';
import { SquareChart, smallMargin } from '../../ui/chart/square-chart.tsx';
import { useWidth } from '../../ui/chart/use-width.ts';
import { houseContents } from '../chart-content.ts';
import { useChart } from '../chart-context.ts';
import { drawSquare, styleNames } from '../chart-drawing.ts';
import { firstSignOf } from '../houses-from.ts';
import { selectedBody, selectedHouse } from '../selection.ts';
import { useChartData } from '../use-chart-data.ts';

/** The workspace asks for the same pair at first, so this costs no call of its own. */
const asked = [1, 9] as const;
const assumedWidth = 256;

/** D1 beside the reading, with what a factor lights: the large chart may be out of sight. A picture, the large one is live. */
export function WhyChart() {
  const { request, bodies, selection } = useChart();
  const { chartStyle } = useSettings();
  const names = useNames();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { data } = useChartData(request, asked);
  const rashi = data?.charts.find(({ varga }) => varga === 1);
  const isFromMoon = rashi?.lagnaSign === null;
  const firstSign = rashi ? firstSignOf(rashi, isFromMoon ? 'moon' : 'lagna') : null;
  const style = chartStyle === 'wheel' ? 'north' : chartStyle;
  const drawing = useMemo(
    () =>
      rashi && firstSign
        ? drawSquare[style]({
            houses: houseContents(bodies, rashi, firstSign, names),
            size: (width ?? assumedWidth) - smallMargin * 2,
          })
        : null,
    [bodies, rashi, firstSign, names, style, width],
  );
  return (
    <div ref={ref} role="img" aria-label={`D1${isFromMoon ? ' от Луны' : ''}, ${styleNames[style].spoken}`}>
      {drawing && (
        <SquareChart
          drawing={drawing}
          label="D1"
          houseLabel={(house) => `Дом ${house}`}
          selectedBody={selectedBody(selection)}
          selectedHouse={isFromMoon ? null : selectedHouse(selection)}
        />
      )}
    </div>
  );
}
