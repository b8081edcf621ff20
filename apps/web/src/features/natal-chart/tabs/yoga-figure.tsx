import { isSmall } from '@nebosvod/drawing/square-chart';
import type { GrahaId } from '@nebosvod/terms/graha';
import { useMemo } from 'react';
import { houseContents } from '../../../chart/chart-content.ts';
import { useChart } from '../../../chart/chart-context.ts';
import { drawSquare } from '../../../chart/chart-drawing.ts';
import { firstSignOf } from '../../../chart/houses-from.ts';
import { useChartData } from '../../../chart/use-chart-data.ts';
import { useNames, useSettings } from '../../../platform/settings/settings-store.ts';
import { frameMargin, SquareChart, smallMargin } from '../../../ui/chart/square-chart.tsx';
import { useWidth } from '../../../ui/chart/use-width.ts';
import classes from './yogas-tab.module.css';

/** The workspace asks for the same pair at first, so this costs no call of its own. */
const asked = [1, 9] as const;

/** D1 with nobody but those who make a combination, their houses tinted: a picture of it as wide as its room, told in words beside. */
export function YogaFigure({ participants }: { readonly participants: readonly GrahaId[] }) {
  const [box, width] = useWidth<HTMLDivElement>();
  const { request, bodies } = useChart();
  const { chartStyle } = useSettings();
  const names = useNames();
  const { data } = useChartData(request, asked);
  const rashi = data?.charts.find(({ varga }) => varga === 1);
  const firstSign = rashi ? firstSignOf(rashi, rashi.lagnaSign === null ? 'moon' : 'lagna') : null;
  const drawing = useMemo(() => {
    if (!rashi || firstSign === null || width === null) return null;
    const small = width - smallMargin * 2;
    const shown = bodies.filter(({ id }) => id === 'lagna' || participants.includes(id));
    return drawSquare[chartStyle === 'wheel' ? 'north' : chartStyle]({
      houses: houseContents(shown, rashi, firstSign, names),
      size: isSmall(small) ? small : width - frameMargin * 2,
    });
  }, [rashi, firstSign, bodies, participants, chartStyle, names, width]);
  return (
    <div ref={box} className={classes.square}>
      {drawing && <SquareChart drawing={drawing} label="" houseLabel={() => ''} litBodies={participants} />}
    </div>
  );
}
