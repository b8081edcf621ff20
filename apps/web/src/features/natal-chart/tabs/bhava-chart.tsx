import { northIndianChart } from '@nebosvod/drawing/north-indian';
import { grahaAbbreviation, grahaName } from '@nebosvod/terms/graha';
import { useMemo } from 'react';
import { spokenHouse } from '../../../chart/chart-content.ts';
import { useChart } from '../../../chart/chart-context.ts';
import { choosesBody, selectedBody } from '../../../chart/selection.ts';
import classes from '../../../chart/tab.module.css';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { frameMargin, SquareChart } from '../../../ui/chart/square-chart.tsx';
import { useWidth } from '../../../ui/chart/use-width.ts';
import type { Bhava } from './bhavas.ts';

interface Props {
  readonly bhavas: readonly Bhava[];
  /** Name of the house system. */
  readonly system: string;
}

/** Side before the place has been measured, px. */
const assumedWidth = 350;

/** The houses as a northern square, whose fields are houses and not signs; each bears the sign of its middle. */
export function BhavaChart({ bhavas, system }: Props) {
  const { selection, onSelect } = useChart();
  const names = useNames();
  const [ref, width] = useWidth<HTMLDivElement>();
  const contents = useMemo(
    () =>
      bhavas.map(({ house, middle, bodies }) => ({
        house,
        sign: Math.floor(middle / 30) + 1,
        occupants: bodies.map(({ body }) => ({
          id: body.id,
          label: grahaAbbreviation(body.id, names),
          degree: `${Math.floor(body.degreeInSign)}°`,
        })),
      })),
    [bhavas, names],
  );
  const drawing = useMemo(
    () => northIndianChart({ houses: contents, size: (width ?? assumedWidth) - frameMargin * 2 }),
    [contents, width],
  );
  return (
    <div ref={ref} className={classes.yearChart}>
      <SquareChart
        drawing={drawing}
        label={`Бхава-чалит, ${system}, северный стиль. Стрелки: дома, Enter: открыть`}
        houseLabel={(house) => {
          const content = contents[house - 1];
          const inside = bhavas[house - 1]?.bodies.map(({ body }) => grahaName(body.id, names)) ?? [];
          return content ? spokenHouse(house, content.sign, inside, names) : `Дом ${house}`;
        }}
        selectedBody={selectedBody(selection)}
        onBody={choosesBody(onSelect)}
        onHouse={(house) => {
          const first = bhavas[house - 1]?.bodies[0];
          if (first) onSelect({ kind: 'body', id: first.body.id });
        }}
      />
    </div>
  );
}
