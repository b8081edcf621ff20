/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { TextShape } from '@nebosvod/drawing/body-label';
import { glyphs } from '@nebosvod/drawing/glyph.table';
import type { Box } from '@nebosvod/drawing/plane';
import type { Wheel } from '@nebosvod/drawing/wheel';
import { signGlyph } from '@nebosvod/terms/sign';
import { Circle, G, Path, Svg, Text, View } from '@react-pdf/renderer';
import { documentFonts } from '../../document-fonts.ts';
import { chartLine, gold, hairline, ink, muted } from './sheet-styles.ts';

const hardAspects: ReadonlySet<string> = new Set(['square', 'opposition', 'semisquare', 'sesquiquadrate']);

const isGlyph = (id: string): id is keyof typeof glyphs => Object.hasOwn(glyphs, id);

function GlyphShape({ name, box, colour }: { name: string; box: Box; colour: string }) {
  if (!isGlyph(name)) return null;
  const outline: { readonly stroke: string; readonly fill?: string } = glyphs[name];
  return (
    <G transform={`translate(${box.x} ${box.y}) scale(${box.width / 24})`}>
      <Path d={outline.stroke} stroke={colour} strokeWidth={1.6} strokeLinecap="round" fill="none" />
      {outline.fill && <Path d={outline.fill} fill={colour} />}
    </G>
  );
}

function Figures({ text, colour, middle, weight = 400 }: FiguresProps) {
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

interface FiguresProps {
  readonly text: TextShape;
  readonly colour: string;
  readonly middle?: boolean;
  readonly weight?: 400 | 700;
}

/** The Western wheel of the screen's own geometry, as vectors `side` pt wide. */
export function WheelShape({ drawing, side }: { readonly drawing: Wheel; readonly side: number }) {
  const { size, centre, radii } = drawing;
  const ring = (radius: number, colour: string, width: number) => (
    <Circle cx={centre.x} cy={centre.y} r={radius} stroke={colour} strokeWidth={width} fill="none" />
  );
  return (
    <View style={{ alignItems: 'center', marginBottom: 6 }} wrap={false}>
      <Svg viewBox={`0 0 ${size} ${size}`} width={side} height={side}>
        {ring(radii.rim, chartLine, 1.5)}
        {ring(radii.zodiac, chartLine, 1)}
        {ring(radii.ticks, hairline, 1)}
        {ring(radii.houses, chartLine, 1)}
        {ring(radii.aspects, chartLine, 1)}
        <Path d={drawing.ticks} stroke={chartLine} strokeWidth={0.6} fill="none" />
        {drawing.signs.map((sign) => (
          <G key={sign.sign}>
            <Path d={sign.d} stroke={chartLine} strokeWidth={1} fill="none" />
            <GlyphShape name={signGlyph(sign.sign)} box={sign.glyph} colour={ink} />
          </G>
        ))}
        {drawing.houses.map((house) => (
          <G key={house.house}>
            <Path
              d={house.cusp}
              stroke={house.isAngular ? gold : hairline}
              strokeWidth={house.isAngular ? 1.75 : 1}
              fill="none"
            />
            <Figures text={house.number} colour={muted} middle />
          </G>
        ))}
        {drawing.aspects.map(({ from, to, kind, d }) => (
          <Path
            key={`${from}${to}${kind}`}
            d={d}
            stroke={hardAspects.has(kind) ? gold : muted}
            strokeWidth={0.9}
            {...(hardAspects.has(kind) ? { strokeDasharray: '5 3' } : {})}
            fill="none"
          />
        ))}
        {drawing.axes.map((axis) => (
          <G key={axis.id}>
            <Figures text={axis} colour={gold} weight={700} middle />
            {axis.degree && <Figures text={axis.degree} colour={ink} middle />}
          </G>
        ))}
        {drawing.bodies.map((body) => (
          <G key={body.id}>
            <Path d={body.leader} stroke={chartLine} strokeWidth={0.7} fill="none" />
            <GlyphShape name={body.id} box={body.glyph} colour={ink} />
            <Figures text={body.degree} colour={muted} />
            {body.retrograde && <GlyphShape name="retrograde" box={body.retrograde} colour={muted} />}
          </G>
        ))}
      </Svg>
    </View>
  );
}
