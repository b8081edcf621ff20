import type { getTransits } from '@nebosvod/contracts/chart-natal-transit';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { northIndianChart } from '@nebosvod/drawing/north-indian';
import { grahaAbbreviation, grahaName } from '@nebosvod/terms/graha';
import { useMemo } from 'react';
import { spokenHouse } from '../../chart/chart-content.ts';
import { useChart } from '../../chart/chart-context.ts';
import { choosesBody, selectedBody } from '../../chart/selection.ts';
import { useNames } from '../../platform/settings/settings-store.ts';
import { frameMargin, SquareChart } from '../../ui/chart/square-chart.tsx';
import { useWidth } from '../../ui/chart/use-width.ts';
import classes from './transits.module.css';

export type TransitsAnswer = AnswerOf<typeof getTransits>;
export type Transit = TransitsAnswer['transits'][number];

interface Props {
  readonly transits: readonly Transit[];
}

/** Widest the chart is drawn, px. */
const widest = 420;

/** The birth chart with the transiting bodies in slant beside the natal ones; from the Moon where the lagna is not known. */
export function TransitChart({ transits }: Props) {
  const { bodies, selection, onSelect } = useChart();
  const names = useNames();
  const [ref, width] = useWidth<HTMLDivElement>();
  const lagna = bodies.find(({ id }) => id === 'lagna');
  const firstSign = lagna?.sign ?? bodies.find(({ id }) => id === 'moon')?.sign ?? 1;
  const houses = useMemo(
    () =>
      Array.from({ length: 12 }, (_, index) => {
        const sign = ((firstSign + index - 1) % 12) + 1;
        const natal = bodies.filter((body) => body.sign === sign);
        const moving = transits.filter((transit) => transit.sign === sign);
        return {
          house: index + 1,
          sign,
          spoken: [
            ...natal.map(({ id }) => grahaName(id, names)),
            ...moving.map(({ id }) => `в транзите ${grahaName(id, names)}`),
          ],
          first: natal[0]?.id ?? moving[0]?.id ?? null,
          occupants: [
            ...natal.map(({ id }) => ({ id, label: grahaAbbreviation(id, names) })),
            ...moving.map(({ id, degreeInSign }) => ({
              id,
              label: grahaAbbreviation(id, names),
              degree: `${Math.floor(degreeInSign)}°`,
              layer: 'transit',
            })),
          ],
        };
      }),
    [bodies, transits, names, firstSign],
  );
  const drawing = northIndianChart({ houses, size: Math.min(widest, width ?? widest) - frameMargin * 2 });
  return (
    <figure ref={ref} className={classes.transitChart}>
      <SquareChart
        drawing={drawing}
        label={`Транзиты над картой, дома ${lagna ? 'от лагны' : 'от Луны'}`}
        houseLabel={(house) => {
          const content = houses[house - 1];
          return content ? spokenHouse(house, content.sign, content.spoken, names) : '';
        }}
        selectedBody={selectedBody(selection)}
        onBody={choosesBody(onSelect)}
        onHouse={(house) => {
          const first = houses[house - 1]?.first;
          if (first) onSelect({ kind: 'body', id: first });
        }}
      />
      <figcaption className="cap">
        Прямые буквы: карта рождения{lagna ? '' : ' от Луны'}. <i>Наклонные с градусом</i>: транзиты.
      </figcaption>
    </figure>
  );
}
