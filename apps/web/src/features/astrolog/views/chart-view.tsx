import type { Birth } from '@nebosvod/contracts/birth';
import { westernText } from '../../../text/western.ts';
import { useWesternChart } from '../api/use-western.ts';
import classes from '../astrolog.module.css';
import { Answer } from '../components/answer.tsx';
import { AspectGrid } from '../components/aspect-grid.tsx';
import { AspectTable } from '../components/aspect-table.tsx';
import { BodiesTable } from '../components/bodies-table.tsx';
import { PatternList } from '../components/pattern-list.tsx';
import { WesternWheel } from '../components/western-wheel.tsx';

/** The natal chart: wheel with aspects, bodies, aspects as a list and as a grid. */
export function ChartView({ birth }: { readonly birth: Birth }) {
  const query = useWesternChart(birth);
  return (
    <Answer query={query}>
      {(chart) => (
        <div className={classes.two}>
          <div className={classes.column}>
            <WesternWheel chart={chart} aspects={chart.aspects} title={westernText.views.chart} />
            <PatternList patterns={chart.patterns} />
            <AspectGrid bodies={chart.bodies} aspects={chart.aspects} />
          </div>
          <div className={classes.column}>
            <BodiesTable caption={westernText.bodies} bodies={chart.bodies.filter(({ id }) => id !== 'true-node')} />
            <AspectTable title={westernText.aspects} aspects={chart.aspects} />
          </div>
        </div>
      )}
    </Answer>
  );
}
