import type { Box } from '@nebosvod/drawing/plane';
import type { DiagramPlace } from '@nebosvod/drawing/star-diagrams';
import { textWidth } from '@nebosvod/drawing/text-width';
import { type GrahaId, grahaAbbreviation } from '@nebosvod/terms/graha';
import type { NameOptions } from '@nebosvod/terms/name';
import { useChart } from '../../chart/chart-context.ts';
import { selectedBody } from '../../chart/selection.ts';
import classes from './chakras.module.css';

const fontSize = 13;
const line = 16;
const letterGap = 5;
/** Bodies of one row. */
const inRow = 3;

interface Letter {
  readonly id: GrahaId;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A place's name and the letters of its bodies, laid out. */
export interface Mark {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly letters: readonly Letter[];
  readonly box: Box;
}

/** Sets the letters of bodies beside a name, as the place wants them. Pure: the same on any screen. */
export function layMark(
  { x, y, growth }: DiagramPlace,
  name: string,
  bodies: readonly GrahaId[],
  names: NameOptions,
): Mark {
  const items = bodies.map((id) => {
    const label = grahaAbbreviation(id, names);
    return { id, label, width: textWidth(label, fontSize) };
  });
  const nameWidth = textWidth(name, fontSize);
  const letters: Letter[] = [];
  if (growth === 'left' || growth === 'right') {
    let pen = nameWidth / 2 + letterGap + 1;
    for (const item of items) {
      const middle = pen + item.width / 2;
      letters.push({ ...item, x: growth === 'left' ? x - middle : x + middle, y });
      pen += item.width + letterGap;
    }
  } else {
    const perRow = growth === 'column' ? 1 : inRow;
    for (let at = 0; at < items.length; at += perRow) {
      const row = items.slice(at, at + perRow);
      const total = row.reduce((sum, { width }) => sum + width, 0) + letterGap * (row.length - 1);
      const step = line * (at / perRow + 1);
      let pen = x - total / 2;
      for (const item of row) {
        letters.push({ ...item, x: pen + item.width / 2, y: growth === 'up' ? y - step : y + step });
        pen += item.width + letterGap;
      }
    }
  }
  const lefts = [x - nameWidth / 2, ...letters.map((letter) => letter.x - letter.width / 2)];
  const rights = [x + nameWidth / 2, ...letters.map((letter) => letter.x + letter.width / 2)];
  const tops = [y, ...letters.map((letter) => letter.y)];
  const [left, top] = [Math.min(...lefts) - 4, Math.min(...tops) - 9];
  const box = { x: left, y: top, width: Math.max(...rights) + 4 - left, height: Math.max(...tops) + 9 - top };
  return { name, x, y, letters, box };
}

interface Props {
  readonly mark: Mark;
  /** A place that matters: its name is set in the colour of text. */
  readonly isStrong?: boolean;
}

/** The name in muted letters, the bodies in their hues; a pointer may press one body, the keyboard has the place. */
export function StarMark({ mark, isStrong = false }: Props) {
  const { selection, onSelect } = useChart();
  const selected = selectedBody(selection);
  return (
    <>
      <text
        className={isStrong ? `${classes.spotName} ${classes.strong}` : classes.spotName}
        x={mark.x}
        y={mark.y + fontSize * 0.36}
        textAnchor="middle"
      >
        {mark.name}
      </text>
      {mark.letters.map(({ id, label, x, y, width }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the keyboard has the place
        <g
          key={id}
          className={`g-${id} ${classes.spotBody}`}
          onClick={(event) => {
            event.stopPropagation();
            onSelect({ kind: 'body', id });
          }}
        >
          {id === selected && (
            <rect className="chart-sel" x={x - width / 2 - 3} y={y - 8} width={width + 6} height={16} rx="3" />
          )}
          <rect className="chart-hit" x={x - width / 2 - 2} y={y - 8} width={width + 4} height={16} />
          <text x={x} y={y + fontSize * 0.36} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
    </>
  );
}
