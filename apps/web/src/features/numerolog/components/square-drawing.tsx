import type { PsychomatrixSquare, SquareCell, SquareDigit, SquareLineId } from '@nebosvod/drawing/numerology-square';
import { psychomatrixLineTable } from '@nebosvod/terms/numerology.table';
import { cellWords } from '@nebosvod/terms/numerology-board';
import { counted } from '@nebosvod/terms/plural';
import { useMemo } from 'react';
import { useRovingSpots } from '../../../ui/chart/use-roving-spots.ts';
import classes from './drawings.module.css';

/** What is lit in the square: a cell by its digit or a line by its id. */
export type SquareSpot = `${SquareDigit}` | SquareLineId;

interface Props {
  readonly drawing: PsychomatrixSquare;
  readonly label: string;
  readonly lit: SquareSpot;
  readonly onPress: (spot: SquareSpot) => void;
  /** The spot under the pointer; `null` when it leaves. */
  readonly onHover: (spot: SquareSpot | null) => void;
}

const spotOf = (cell: SquareCell): SquareSpot => `${cell.digit}`;

/** «Логика, цифра 5: 2 раза». */
function spokenCell(digit: SquareDigit, count: number): string {
  return `${cellWords[digit]}, цифра ${digit}: ${count === 0 ? 'нет' : counted(count, 'раз', 'раза', 'раз')}`;
}

/** The square of Pythagoras with the counts of its lines. One tab stop; arrows walk cells and lines. */
export function SquareDrawing({ drawing, label, lit, onPress, onHover }: Props) {
  const spots = useMemo(
    () => [
      ...drawing.cells.map(({ box, digit }) => ({
        id: String(digit),
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
      })),
      ...drawing.lines.map(({ id, centre }) => ({ id, ...centre })),
    ],
    [drawing],
  );
  const known = (id: string): SquareSpot | undefined =>
    drawing.cells.map(spotOf).find((spot) => spot === id) ?? drawing.lines.find((line) => line.id === id)?.id;
  const propsOf = useRovingSpots(spots, '5', (id) => {
    const spot = known(id);
    if (spot) onPress(spot);
  });
  const litLine = drawing.lines.find((line) => line.id === lit);
  const isLit = (digit: SquareDigit) => String(digit) === lit || (litLine?.digits.includes(digit) ?? false);
  const hover = (spot: SquareSpot) => ({ onPointerEnter: () => onHover(spot), onPointerLeave: () => onHover(null) });

  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset; the group is named
    <svg
      data-figure="square"
      className={`${classes.figure} ${classes.square}`}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      style={{ width: drawing.width }}
      role="group"
      aria-label={label}
    >
      <rect
        className={classes.frameOuter}
        x={drawing.grid.x - 5}
        y={drawing.grid.y - 5}
        width={drawing.grid.width + 10}
        height={drawing.grid.height + 10}
      />
      {drawing.lines.map((line) => (
        <path key={line.id} className={line.id === lit ? `${classes.stem} on` : classes.stem} d={line.stem} />
      ))}
      {drawing.cells.map((cell) => (
        <g
          key={cell.digit}
          {...propsOf(spotOf(cell), spotOf(cell) === lit)}
          {...hover(spotOf(cell))}
          className={isLit(cell.digit) ? `${classes.cell} on` : classes.cell}
          aria-label={spokenCell(cell.digit, cell.count)}
        >
          <rect {...cell.box} />
          <text
            className={cell.count === 0 ? `${classes.digits} ${classes.none}` : classes.digits}
            x={cell.value.x}
            y={cell.value.y}
            fontSize={cell.value.fontSize}
          >
            {cell.value.label}
          </text>
          <text className={classes.word} x={cell.caption.x} y={cell.caption.y} fontSize="13">
            {cellWords[cell.digit]}
          </text>
        </g>
      ))}
      <path className={classes.gridLines} d={drawing.gridLines} />
      <rect className={classes.frame} {...drawing.grid} />
      {drawing.lines.map((line) => (
        <g
          key={line.id}
          {...propsOf(line.id, line.id === lit)}
          {...hover(line.id)}
          className={`${classes.bubble} ${line.id === lit ? 'on' : line.digits.some((digit) => String(digit) === lit) ? classes.near : ''}`}
          aria-label={`${psychomatrixLineTable[line.id].ru}, линия ${line.digits.join('–')}: ${line.count}`}
        >
          <circle cx={line.centre.x} cy={line.centre.y} r={line.radius} />
          <text x={line.label.x} y={line.label.y} fontSize={line.label.fontSize}>
            {line.label.label}
          </text>
        </g>
      ))}
    </svg>
  );
}
