/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { BodyShape, Mark, TextShape } from '@nebosvod/drawing/body-label';
import { markOutlines } from '@nebosvod/drawing/mark.table';
import { G, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import { documentFonts } from '../../document-fonts.ts';
import type { ChartPicture } from './sheet.ts';
import { chartLine, gold, hairline, ink, muted } from './sheet-styles.ts';

/** Margin of the double frame, in px of the drawing. */
const FRAME = 6;

/** Letters in a drawing. Without a family of its own every text in an SVG would lose its Cyrillic. */
function Letters({
  text,
  colour,
  middle,
  weight = 400,
}: {
  text: TextShape;
  colour: string;
  middle?: true;
  weight?: 400 | 700;
}) {
  return (
    <Text
      x={text.x}
      y={text.y}
      fill={colour}
      textAnchor={middle ? 'middle' : 'start'}
      style={{ fontFamily: documentFonts, fontSize: text.fontSize, fontWeight: weight }}
    >
      {text.label}
    </Text>
  );
}

/** A mark of the state of a body, `size` px wide, its upper left corner at x, y. */
export function MarkShape({ mark, x, y, size }: { mark: Mark; x: number; y: number; size: number }) {
  if (mark === 'vargottama') return <Path d={`M${x} ${y + size}h${size}`} stroke={ink} strokeWidth={size / 9} />;
  const scale = size / 24;
  const outline: { readonly stroke: string; readonly fill?: string } = markOutlines[mark];
  return (
    <G transform={`translate(${x} ${y}) scale(${scale})`}>
      <Path d={outline.stroke} stroke={ink} strokeWidth={1.8} strokeLinecap="round" fill="none" />
      {outline.fill && <Path d={outline.fill} fill={ink} />}
    </G>
  );
}

function Body({ body }: { body: BodyShape }) {
  return (
    <G>
      <Letters text={body} colour={body.id === 'lagna' ? gold : ink} weight={700} />
      {body.marks.map((mark) => (
        <MarkShape key={mark.kind} mark={mark.kind} x={mark.x} y={mark.y} size={mark.width} />
      ))}
      {body.degree && <Letters text={body.degree} colour={muted} />}
      {body.underline && <Path d={body.underline} stroke={ink} strokeWidth={1.5} />}
    </G>
  );
}

/** A square chart of the screen's own geometry, as vectors `side` pt wide. */
export function SquareChartShape({ picture, side }: { picture: ChartPicture; side: number }) {
  const { chart, hasLagna } = picture;
  const { size, houses, lines } = chart;
  return (
    <Svg viewBox={`${-FRAME} ${-FRAME} ${size + FRAME * 2} ${size + FRAME * 2}`} width={side} height={side}>
      <Rect x={-4.5} y={-4.5} width={size + 9} height={size + 9} stroke={hairline} strokeWidth={1} fill="none" />
      <Path d={lines} stroke={chartLine} strokeWidth={1} fill="none" />
      <Rect x={0} y={0} width={size} height={size} stroke={chartLine} strokeWidth={1.5} fill="none" />
      {houses.map((house) => (
        <G key={house.sign}>
          {hasLagna && house.lagnaMark && <Path d={house.lagnaMark} stroke={gold} strokeWidth={1.25} fill="none" />}
          {house.signLabel && <Letters text={house.signLabel} colour={muted} middle />}
          {house.bodies.map((body) => (
            <Body key={body.id} body={body} />
          ))}
        </G>
      ))}
    </Svg>
  );
}
