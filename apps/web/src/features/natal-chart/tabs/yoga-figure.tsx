import type { GrahaId } from '@nebosvod/terms/graha';
import { useMemo } from 'react';
import { houseContents } from '../../../chart/chart-content.ts';
import { useChart } from '../../../chart/chart-context.ts';
import { drawSquare } from '../../../chart/chart-drawing.ts';
import { firstSignOf } from '../../../chart/houses-from.ts';
import { useChartData } from '../../../chart/use-chart-data.ts';
import { useNames, useSettings } from '../../../platform/settings/settings-store.ts';
import { SquareChart, smallMargin } from '../../../ui/chart/square-chart.tsx';

/** The workspace asks for the same pair at first, so this costs no call of its own. */
const asked = [1, 9] as const;
const width = 132;

/** D1 with nobody but those who make a combination, their houses tinted: a picture of it, told in words beside. */
export function YogaFigure({ participants }: { readonly participants: readonly GrahaId[] }) {
  const { request, bodies } = useChart();
  const { chartStyle } = useSettings();
  const names = useNames();
  const { data } = useChartData(request, asked);
  const rashi = data?.charts.find(({ varga }) => varga === 1);
  const firstSign = rashi ? firstSignOf(rashi, rashi.lagnaSign === null ? 'moon' : 'lagna') : null;
  const drawing = useMemo(() => {
    if (!rashi || firstSign === null) return null;
    const shown = bodies.filter(({ id }) => id === 'lagna' || participants.includes(id));
    return drawSquare[chartStyle === 'wheel' ? 'north' : chartStyle]({
      houses: houseContents(shown, rashi, firstSign, names),
      size: width - smallMargin * 2,
    });
  }, [rashi, firstSign, bodies, participants, chartStyle, names]);
  return drawing && <SquareChart drawing={drawing} label="" houseLabel={() => ''} litBodies={participants} />;
}
