import { textWidth } from '@nebosvod/drawing/text-width';
import { chakraTable } from '@nebosvod/terms/chakra.table';
import { type GrahaId, grahaAbbreviation } from '@nebosvod/terms/graha';
import { type NameOptions, termName } from '@nebosvod/terms/name';
import { formatNumber } from '@nebosvod/terms/plural';
import { useState } from 'react';
import { useChart } from '../../chart/chart-context.ts';
import { selectedBody } from '../../chart/selection.ts';
import { useNames } from '../../platform/settings/settings-store.ts';
import { useWidth } from '../../ui/chart/use-width.ts';
import classes from './chakras.module.css';
import { Diagram, frameMargin } from './diagram.tsx';
import { nextBody } from './star-diagram.tsx';

/** Name of an energy centre. */
export const chakraName = (id: keyof typeof chakraTable, names: NameOptions): string =>
  termName(chakraTable, id, names);

/** A centre as drawn: letters at either side of the column and how full its circle is. */
export interface Centre {
  readonly id: keyof typeof chakraTable;
  readonly left: readonly GrahaId[];
  readonly right: readonly GrahaId[];
  /** 0 … 100; null where it is not known or not told. */
  readonly score: number | null;
  readonly spoken: string;
}

interface Props {
  readonly centres: readonly Centre[];
}

const pitch = 66;
const radius = 21;

/** Centres one above another, the root below: a ring filled by the score, grahas at the sides. */
export function EnergyColumn({ centres }: Props) {
  const { selection, onSelect } = useChart();
  const names = useNames();
  const [ref, measured] = useWidth<HTMLDivElement>();
  const width = Math.min(460, measured ?? 312) - 2 * frameMargin;
  const [pressed, setPressed] = useState<string | null>(null);
  const lit = selectedBody(selection);
  const axis = width / 2;
  const upward = [...centres].reverse();
  const height = upward.length * pitch + 8;
  const select = (id: GrahaId) => onSelect({ kind: 'body', id });
  const letters = (ids: readonly GrahaId[], side: 1 | -1, y: number) => {
    let pen = radius + 16;
    return ids.map((id) => {
      const label = grahaAbbreviation(id, names);
      const length = textWidth(label, 16);
      const x = axis + side * (pen + length / 2);
      pen += length + 9;
      return (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the keyboard has the centre
        <g
          key={id}
          className={`g-${id} ${classes.spotBody} ${classes.large}`}
          onClick={(event) => {
            event.stopPropagation();
            select(id);
          }}
        >
          {id === lit && (
            <rect className="chart-sel" x={x - length / 2 - 5} y={y - 11} width={length + 10} height={22} rx="4" />
          )}
          <rect className="chart-hit" x={x - length / 2 - 4} y={y - 12} width={length + 8} height={24} />
          <text x={x} y={y + 6} textAnchor="middle">
            {label}
          </text>
        </g>
      );
    });
  };
  const round = 2 * Math.PI * radius;
  const spots = upward.map(({ id, left, right, score, spoken }, index) => {
    const y = index * pitch + pitch / 2 - 8;
    return {
      id,
      spoken,
      box: { x: 2, y: y - pitch / 2 + 10, width: width - 4, height: pitch - 4 },
      isLit: lit !== null && [...left, ...right].includes(lit),
      isPressed: id === pressed,
      drawn: (
        <>
          <circle className={classes.centreDisc} cx={axis} cy={y} r={radius} />
          {score !== null && (
            <circle
              className={classes.centreScore}
              cx={axis}
              cy={y}
              r={radius}
              strokeDasharray={`${(round * score) / 100} ${round}`}
              transform={`rotate(-90 ${axis} ${y})`}
            />
          )}
          <text className={classes.centreFigure} x={axis} y={y + 5} textAnchor="middle">
            {score === null ? '' : formatNumber(Math.round(score))}
          </text>
          <text className={`${classes.spotName} ${classes.strong}`} x={axis} y={y + radius + 16} textAnchor="middle">
            {chakraName(id, names)}
          </text>
          {letters(left, -1, y)}
          {letters(right, 1, y)}
        </>
      ),
    };
  });
  const read = centres.find(({ id }) => id === pressed);
  return (
    <div className={classes.diagramFigure} style={{ maxWidth: 460 }}>
      <div ref={ref}>
        <Diagram
          label="Энергетические центры сверху вниз"
          width={width}
          height={height}
          spots={spots}
          onSpot={(id) => {
            setPressed(id);
            const centre = centres.find((one) => one.id === id);
            const body = centre ? nextBody([...centre.left, ...centre.right], selection) : null;
            if (body !== null) select(body);
          }}
          background={
            <path className={classes.diagramLine} d={`M${axis} ${pitch / 2 - 8}V${height - pitch / 2 - 16}`} />
          }
        />
        <p className={classes.diagramRead} aria-live="polite">
          {read ? read.spoken : <span className="muted">Выберите центр, чтобы прочесть его.</span>}
        </p>
      </div>
    </div>
  );
}
