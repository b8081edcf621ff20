import { grahaAbbreviation, grahaName } from '@nebosvod/terms/graha';
import { useMemo } from 'react';
import { spokenHouse } from '../../chart/chart-content.ts';
import { drawSquare, styleNames } from '../../chart/chart-drawing.ts';
import classes from '../../chart/tab.module.css';
import { useNames, useSettings } from '../../platform/settings/settings-store.ts';
import { frameMargin, SquareChart } from '../../ui/chart/square-chart.tsx';
import { useWidth } from '../../ui/chart/use-width.ts';
import { prashnaText as words } from './prashna-words.ts';
import type { Judgement } from './use-prashna.ts';

/** Widest the chart of a question is drawn, px. */
const widest = 350;

/** The chart of a question in the style of the person's charts; the wheel is for births, the north stands in. */
export function PrashnaChart({ lagna, bodies }: Pick<Judgement, 'lagna' | 'bodies'>) {
  const names = useNames();
  const { chartStyle } = useSettings();
  const [ref, width] = useWidth<HTMLDivElement>();
  const houses = useMemo(
    () =>
      Array.from({ length: 12 }, (_, index) => {
        const sign = ((lagna.sign + index - 1) % 12) + 1;
        const inside = bodies.filter((body) => body.sign === sign);
        const ascendant = {
          id: 'lagna',
          label: grahaAbbreviation('lagna', names),
          degree: `${Math.floor(lagna.degreeInSign)}°`,
        };
        return {
          house: index + 1,
          sign,
          spoken: inside.map(({ id }) => grahaName(id, names)),
          occupants: [
            ...(index === 0 ? [ascendant] : []),
            ...inside.map(({ id, degreeInSign, isRetrograde }) => ({
              id,
              label: grahaAbbreviation(id, names),
              degree: `${Math.floor(degreeInSign)}°`,
              marks: isRetrograde && id !== 'rahu' && id !== 'ketu' ? (['retrograde'] as const) : [],
            })),
          ],
        };
      }),
    [lagna, bodies, names],
  );
  const style = chartStyle === 'wheel' ? 'north' : chartStyle;
  const drawing = drawSquare[style]({ houses, size: Math.min(widest, width ?? widest) - frameMargin * 2 });
  return (
    <div ref={ref} className={classes.yearChart}>
      <SquareChart
        drawing={drawing}
        label={`${words.chart}, ${styleNames[style].spoken}`}
        houseLabel={(house) => {
          const content = houses[house - 1];
          return content ? spokenHouse(house, content.sign, content.spoken, names) : '';
        }}
      />
    </div>
  );
}
