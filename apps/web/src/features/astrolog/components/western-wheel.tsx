import { wheel } from '@nebosvod/drawing/wheel';
import { houseOrdinal } from '@nebosvod/terms/house';
import { signName } from '@nebosvod/terms/sign';
import { useMemo, useState } from 'react';
import { westernText } from '../../../text/western.ts';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { WheelChart } from '../../../ui/chart/wheel-chart.tsx';
import type { WesternAspect, WesternWheelChart } from '../api/use-western.ts';
import classes from '../astrolog.module.css';
import { bodyGlyph, pointName } from '../point-name.ts';

interface Props {
  readonly chart: WesternWheelChart;
  readonly aspects: readonly WesternAspect[];
  readonly title: string;
}

/** Widest the wheel grows, px. */
const widest = 560;

/** The wheel with houses and aspects; the table beside it is its twin. */
export function WesternWheel({ chart, aspects, title }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [house, setHouse] = useState<number | null>(null);
  const cusps = chart.houses?.cusps ?? null;
  const bodies = useMemo(() => chart.bodies.filter(({ id }) => id !== 'true-node'), [chart]);
  const drawing = useMemo(
    () =>
      wheel({
        size: Math.min(widest, width ?? 400),
        ascendant: chart.ascendant?.longitude ?? null,
        midheaven: chart.midheaven?.longitude ?? null,
        cusps,
        bodies: bodies.map((body) => ({
          id: bodyGlyph(body.id),
          longitude: body.longitude,
          degree: `${Math.floor(body.degreeInSign)}°`,
          isRetrograde: body.isRetrograde && body.id !== 'mean-node',
        })),
        // A conjunction has no line to draw: its bodies stand together.
        aspects: aspects
          .filter(({ aspect }) => aspect !== 'conjunction')
          .map(({ a, b, aspect }) => ({ from: a, to: b, kind: aspect })),
      }),
    [chart, bodies, cusps, aspects, width],
  );
  return (
    <figure className={`card ${classes.figure}`}>
      <figcaption className="card-head">
        <h2 className={classes.title}>{title}</h2>
      </figcaption>
      <div ref={ref} className={classes.wheel}>
        <WheelChart
          drawing={drawing}
          label={westernText.wheel}
          houseLabel={(number) => {
            const cusp = cusps?.[number - 1];
            const inside = bodies.filter((body) => body.house === number).map(({ id }) => pointName(id));
            const sign = cusp === undefined ? '' : `, ${signName(Math.floor(cusp / 30) + 1)}`;
            return `${houseOrdinal(number)}${sign}: ${inside.length === 0 ? 'пусто' : inside.join(', ')}`;
          }}
          selectedHouse={house}
          onHouse={(number) => setHouse(number === house ? null : number)}
        />
      </div>
      {cusps === null && <p className="hint">{westernText.unknownTime}</p>}
      {chart.houses !== null && chart.houses.reason !== null && <p className="hint">{westernText.porphyry}</p>}
    </figure>
  );
}
