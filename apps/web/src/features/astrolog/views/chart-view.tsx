import type { Birth } from '@nebosvod/contracts/birth';
import { useState } from 'react';
import { type OrbSet, useWesternChart } from '../../../chart/western/western-chart.ts';
import { westernText } from '../../../text/western.ts';
import classes from '../astrolog.module.css';
import { Answer } from '../components/answer.tsx';
import { AspectGrid } from '../components/aspect-grid.tsx';
import { AspectTable } from '../components/aspect-table.tsx';
import { BodiesTable } from '../components/bodies-table.tsx';
import { ChartBalance } from '../components/chart-balance.tsx';
import { ClosestAspects } from '../components/closest-aspects.tsx';
import { CuspsTable } from '../components/cusps-table.tsx';
import { LordsStrip } from '../components/lords-strip.tsx';
import { OrbsField } from '../components/orbs-field.tsx';
import { PatternList } from '../components/pattern-list.tsx';
import { WesternWheel } from '../components/western-wheel.tsx';

interface Props {
  readonly birth: Birth;
  /** Opens the lords of time. */
  readonly onLords: () => void;
}

/** The natal chart: who leads now, wheel with aspects, the closest of them, angles and bodies, cusps, aspects as a list and as a grid in the chosen orbs. */
export function ChartView({ birth, onLords }: Props) {
  const [orbs, setOrbs] = useState<OrbSet>('even');
  const query = useWesternChart(birth, orbs);
  return (
    <Answer query={query}>
      {(chart) => (
        <div className={classes.column}>
          <LordsStrip birth={birth} chart={chart} onOpen={onLords} />
          <div className={classes.two}>
            <div className={classes.column}>
              <WesternWheel chart={chart} aspects={chart.aspects} title={westernText.views.chart} />
              <ClosestAspects aspects={chart.aspects} />
              <PatternList patterns={chart.patterns} />
              <AspectGrid chart={chart} aspects={chart.aspects} />
              <div className={classes.cusps}>
                <CuspsTable chart={chart} />
              </div>
            </div>
            <div className={classes.column}>
              <BodiesTable
                caption={westernText.bodies}
                bodies={chart.bodies.filter(({ id }) => id !== 'true-node')}
                angles={chart}
              />
              <ChartBalance chart={chart} />
              <div className={`${classes.column} ${classes.last}`}>
                <OrbsField value={orbs} onChange={setOrbs} />
                <AspectTable title={westernText.aspects} aspects={chart.aspects} />
              </div>
            </div>
          </div>
        </div>
      )}
    </Answer>
  );
}
