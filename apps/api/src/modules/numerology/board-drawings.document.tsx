/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { NumerologyAnswerOf } from '@nebosvod/contracts/numerology';
import { destinyMatrixDrawing } from '@nebosvod/drawing/numerology-matrix';
import { psychomatrixSquare } from '@nebosvod/drawing/numerology-square';
import { cellWords } from '@nebosvod/terms/numerology-board';
import { Circle, G, Path, Rect, Svg, Text } from '@react-pdf/renderer';

type Board = NumerologyAnswerOf<'board'>;

const ink = '#1b1d2e';
const grey = '#5c6078';
const line = '#8b8471';
const family = '#0f766e';
const gold = '#8f6412';

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly fill?: string;
  readonly bold?: boolean;
}

/** A text inside a drawing names its own family: inherited ones garble Cyrillic. */
function Label({ x, y, size, text, fill = ink, bold = false }: LabelProps) {
  const isRussian = /[а-яё]/iu.test(text);
  return (
    <Text
      x={x}
      y={y}
      textAnchor="middle"
      fill={fill}
      style={{
        fontFamily: isRussian ? 'Geologica cyrillic' : 'Geologica latin',
        fontSize: size,
        fontWeight: bold ? 700 : 400,
      }}
    >
      {text}
    </Text>
  );
}

/** The square of Pythagoras, the same shapes as on the screen. `width` is its width on paper, pt. */
export function SquareFigure({ square, width }: { readonly square: Board['psychomatrix']; readonly width: number }) {
  const drawing = psychomatrixSquare({ counts: square.counts, lines: square.lines, width: 300 });
  const { grid } = drawing;
  return (
    <Svg
      width={width}
      height={(width * drawing.height) / drawing.width}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    >
      <Rect
        x={grid.x - 5}
        y={grid.y - 5}
        width={grid.width + 10}
        height={grid.height + 10}
        stroke={line}
        strokeWidth={0.6}
      />
      <Rect x={grid.x} y={grid.y} width={grid.width} height={grid.height} stroke={ink} strokeWidth={1.4} />
      <Path d={drawing.gridLines} stroke={line} strokeWidth={0.8} />
      {drawing.cells.map((cell) => (
        <G key={cell.digit}>
          <Label
            x={cell.value.x}
            y={cell.value.y}
            size={cell.value.fontSize * 0.82}
            text={cell.value.label}
            fill={cell.count === 0 ? grey : ink}
            bold={cell.count > 0}
          />
          <Label x={cell.caption.x} y={cell.caption.y} size={12} text={cellWords[cell.digit]} fill={grey} />
        </G>
      ))}
      {drawing.lines.map((one) => (
        <G key={one.id}>
          <Path d={one.stem} stroke={line} strokeWidth={0.8} />
          <Circle cx={one.centre.x} cy={one.centre.y} r={one.radius} stroke={line} strokeWidth={0.8} fill="#ffffff" />
          <Label x={one.label.x} y={one.label.y} size={one.label.fontSize} text={one.label.label} />
        </G>
      ))}
    </Svg>
  );
}

const strokes = { personal: ink, ancestral: family, ray: line, key: gold, centre: family } as const;

/** The octagon of the matrix of destiny, the same shapes as on the screen. `width` is its width on paper, pt. */
export function MatrixFigure({ matrix, width }: { readonly matrix: Board['destinyMatrix']; readonly width: number }) {
  const drawing = destinyMatrixDrawing({
    values: matrix,
    width: 480,
    ringStart: matrix.ringStart,
    ringIndex: matrix.yearEnergy?.index ?? null,
  });
  return (
    <Svg
      width={width}
      height={(width * drawing.height) / drawing.width}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    >
      <Path d={drawing.octagon} stroke={line} strokeWidth={1} />
      <Path d={drawing.rays} stroke={line} strokeWidth={0.8} />
      <Path d={drawing.ticks.map((tick) => tick.d).join('')} stroke={line} strokeWidth={0.8} />
      <Path d={drawing.personalSquare} stroke={ink} strokeWidth={1.3} />
      <Path d={drawing.ancestralSquare} stroke={family} strokeWidth={1.3} />
      <Path d={drawing.channel} stroke={gold} strokeWidth={1.3} strokeDasharray="3 4" />
      {drawing.now && <Circle cx={drawing.now.x} cy={drawing.now.y} r={drawing.now.radius} fill={gold} />}
      {drawing.now && drawing.now.pointer !== '' && <Path d={drawing.now.pointer} fill={gold} />}
      {drawing.nodes.map((node) => (
        <G key={node.id}>
          <Circle
            cx={node.x}
            cy={node.y}
            r={node.radius}
            fill={node.kind === 'centre' ? family : '#ffffff'}
            stroke={strokes[node.kind]}
            strokeWidth={node.kind === 'ray' ? 0.8 : 1.4}
          />
          <Label
            x={node.label.x}
            y={node.label.y}
            size={node.label.fontSize}
            text={node.label.label}
            fill={node.kind === 'centre' ? '#ffffff' : ink}
            bold={node.kind === 'personal' || node.kind === 'ancestral' || node.kind === 'centre'}
          />
        </G>
      ))}
      {drawing.ages.map((age) => (
        <Label key={age.label} x={age.x} y={age.y} size={age.fontSize} text={age.label} fill={grey} />
      ))}
    </Svg>
  );
}
