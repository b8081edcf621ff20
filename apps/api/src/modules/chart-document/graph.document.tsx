/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { timelineBars } from '@nebosvod/drawing/timeline';
import { Line, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { documentFonts } from '../../document-fonts.ts';
import type { Block } from './sheet.ts';
import { chartLine, gold, ink, muted, raised, styles } from './sheet-styles.ts';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const BAR_TOP = 12;
const BAR_HEIGHT = 20;

/** Spans of life on one line, with the instant of the document. */
export function Timeline({
  block: { bars, ticks, now },
  width,
}: {
  readonly block: BlockOf<'timeline'>;
  readonly width: number;
}) {
  const axis = { from: 0, to: 1, length: width };
  const isCurrent = (id: string) => bars[Number(id)]?.isCurrent === true;
  const spans = bars.map(({ label, note, from, to }, index) => ({
    id: String(index),
    start: from,
    end: to,
    labels: [label, note],
  }));
  const label = (
    text: string,
    x: number,
    y: number,
    colour: string,
    anchor: 'start' | 'middle' | 'end',
    weight = 400,
  ) => (
    <Text
      key={`${text}${x}`}
      x={x}
      y={y}
      fill={colour}
      textAnchor={anchor}
      style={{ fontFamily: documentFonts, fontSize: 7, fontWeight: weight }}
    >
      {text}
    </Text>
  );
  const anchorAt = (share: number) => (share < 0.04 ? 'start' : share > 0.96 ? 'end' : 'middle');
  return (
    <View style={{ marginBottom: 6 }} wrap={false}>
      <Svg viewBox={`0 0 ${width} 48`} width={width} height={48}>
        {timelineBars(spans, axis, { fontSize: 7, padding: 2 }).map((bar) => {
          const isNow = isCurrent(bar.id);
          return (
            <Rect
              key={bar.id}
              x={bar.at}
              y={BAR_TOP}
              width={bar.length}
              height={BAR_HEIGHT}
              fill={isNow ? raised : '#ffffff'}
              stroke={isNow ? gold : chartLine}
              strokeWidth={isNow ? 1 : 0.5}
            />
          );
        })}
        {timelineBars(spans, axis, { fontSize: 7, padding: 2 }).map(
          (bar) =>
            bar.label &&
            label(bar.label, bar.at + bar.length / 2, BAR_TOP + 12.5, ink, 'middle', isCurrent(bar.id) ? 700 : 400),
        )}
        {ticks.map((tick) => label(tick.label, tick.at * width, BAR_TOP + BAR_HEIGHT + 10, muted, anchorAt(tick.at)))}
        {now !== null && (
          <Line
            x1={now * width}
            x2={now * width}
            y1={9}
            y2={BAR_TOP + BAR_HEIGHT + 2}
            stroke={gold}
            strokeWidth={1.2}
          />
        )}
        {now !== null && label('сейчас', now * width, 7, gold, anchorAt(now), 700)}
      </Svg>
    </View>
  );
}

/** Values beside each other, with the line of what is enough. */
export function Bars({
  block: { items, whole, enough },
  width,
}: {
  readonly block: BlockOf<'bars'>;
  readonly width: number;
}) {
  const length = width - 70 - 96 - 10;
  const at = (value: number) => (Math.min(value, whole) / whole) * length;
  return (
    <View style={{ marginBottom: 6 }} wrap={false}>
      {items.map(({ label, value, text }) => (
        <View key={label} style={styles.barRow}>
          <Text style={styles.barLabel}>{label}</Text>
          <Svg viewBox={`0 0 ${length} 8`} width={length} height={8}>
            <Rect x={0} y={1} width={length} height={6} fill={raised} />
            <Rect x={0} y={1} width={at(value)} height={6} fill={value >= enough ? ink : chartLine} />
            <Line x1={at(enough)} x2={at(enough)} y1={0} y2={8} stroke={gold} strokeWidth={1.2} />
          </Svg>
          <Text style={styles.barText}>{text}</Text>
        </View>
      ))}
    </View>
  );
}
