/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { Bars, Timeline } from './graph.document.tsx';
import type { Block, Column, Row } from './sheet.ts';
import { styles, textWidthPt } from './sheet-styles.ts';
import { MarkShape, SquareChartShape } from './square-chart.document.tsx';
import { WheelShape } from './wheel.document.tsx';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
type TextStyle = (typeof styles)[keyof typeof styles];

/** Text that breaks between words only: at the seam of two font subsets react-pdf would allow a hyphen. */
export function Prose({ style, children }: { readonly style: TextStyle; readonly children: ReactNode }) {
  return (
    <Text style={style} hyphenationPenalty={10_000}>
      {children}
    </Text>
  );
}

/** One block of a document, `width` pt wide. */
export function BlockView({ block, width = textWidthPt }: { readonly block: Block; readonly width?: number }) {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} />;
    case 'prose':
      return <Prose style={block.tone ? styles.proseMuted : styles.prose}>{block.text}</Prose>;
    case 'passage':
      return <Passage block={block} />;
    case 'reading':
      return <Reading block={block} />;
    case 'note':
      return (
        <View style={styles.note} wrap={false}>
          <Text style={styles.noteTitle}>{block.title}</Text>
          <Prose style={styles.readingText}>{block.text}</Prose>
        </View>
      );
    case 'facts':
      return <Facts block={block} />;
    case 'table':
      return <Table block={block} />;
    case 'charts':
      return <Charts block={block} />;
    case 'wheel':
      return <WheelShape drawing={block.drawing} side={block.side} />;
    case 'timeline':
      return <Timeline block={block} width={width} />;
    case 'bars':
      return <Bars block={block} width={width} />;
    case 'legend':
      return <Legend block={block} />;
    case 'columns':
      return <Columns block={block} width={width} />;
  }
}

function Heading({ block }: { readonly block: BlockOf<'heading'> }) {
  if (block.level === 2) {
    return (
      <View minPresenceAhead={60} wrap={false}>
        <Text style={styles.subheadingText}>{block.text}</Text>
      </View>
    );
  }
  return (
    <View style={styles.heading} minPresenceAhead={90} wrap={false}>
      <Text style={styles.headingText}>{block.text}</Text>
      {block.note && <Prose style={styles.headingNote}>{block.note}</Prose>}
    </View>
  );
}

function Passage({ block }: { readonly block: BlockOf<'passage'> }) {
  return (
    <View style={styles.passage} wrap={false}>
      <Text style={styles.passageTitle}>
        {block.title}
        {block.aside && <Text style={styles.passageAside}>{`   ${block.aside}`}</Text>}
      </Text>
      <Prose style={styles.passageText}>{block.text}</Prose>
      {block.small && <Prose style={styles.small}>{block.small}</Prose>}
    </View>
  );
}

function Reading({ block: { title, notes, paragraphs } }: { readonly block: BlockOf<'reading'> }) {
  return (
    <View style={styles.reading} wrap={false}>
      <View style={styles.readingSide}>
        <Prose style={styles.readingTitle}>{title}</Prose>
        {notes.map((note) => (
          <Prose key={note} style={styles.readingNote}>
            {note}
          </Prose>
        ))}
      </View>
      <View style={styles.readingBody}>
        {paragraphs.map(({ factor, lead, text }) => (
          <View key={factor}>
            <Prose style={styles.factor}>{factor}</Prose>
            {lead && <Prose style={styles.lead}>{lead}</Prose>}
            {text && <Prose style={styles.readingText}>{text}</Prose>}
          </View>
        ))}
      </View>
    </View>
  );
}

function Facts({ block }: { readonly block: BlockOf<'facts'> }) {
  return (
    <View style={block.size === 'large' ? styles.largeFacts : styles.facts}>
      {block.items.map(({ label, value }) => (
        <View key={`${label} ${value}`} style={styles.fact} wrap={false}>
          <Text style={styles.factLabel}>{label}</Text>
          <Prose style={styles.factValue}>{value}</Prose>
        </View>
      ))}
    </View>
  );
}

function Cells({ columns, cells }: { readonly columns: readonly Column[]; readonly cells: readonly string[] }) {
  return columns.map(({ width, align, isFine }, index) => (
    <View
      // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered once, its cells never move
      key={index}
      style={{ ...styles.cell, flexGrow: width, flexShrink: 1, flexBasis: 0 }}
    >
      <Text style={{ textAlign: align ?? 'left', ...(isFine ? styles.fine : {}) }} hyphenationPenalty={10_000}>
        {cells[index] ?? ''}
      </Text>
    </View>
  ));
}

function TableRow({ columns, row }: { readonly columns: readonly Column[]; readonly row: Row }) {
  return (
    <View style={row.isStrong ? { ...styles.row, ...styles.strong } : styles.row} wrap={false}>
      <Cells columns={columns} cells={row.cells} />
    </View>
  );
}

function Table({ block }: { readonly block: BlockOf<'table'> }) {
  const { columns, rows, caption } = block;
  return (
    <View style={styles.table}>
      <View style={styles.head} fixed>
        <Cells columns={columns} cells={columns.map(({ heading }) => heading)} />
      </View>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered once, its rows never move
        <TableRow key={index} columns={columns} row={row} />
      ))}
      {caption && <Prose style={styles.caption}>{caption}</Prose>}
    </View>
  );
}

/** Under this width, pt, the note of a chart stands below its title. */
const SMALL_SIDE = 180;

function Charts({ block: { pictures, side } }: { readonly block: BlockOf<'charts'> }) {
  return (
    <View style={pictures.length <= 2 ? { ...styles.charts, justifyContent: 'space-around' } : styles.charts}>
      {pictures.map((picture) => (
        <View key={picture.title} style={{ width: side, marginBottom: 6 }} wrap={false}>
          <View style={side < SMALL_SIDE ? styles.smallChartTitle : styles.chartTitle}>
            <Text style={styles.chartName}>{picture.title}</Text>
            <Text style={styles.chartNote}>{picture.note}</Text>
          </View>
          <SquareChartShape picture={picture} side={side} />
        </View>
      ))}
    </View>
  );
}

function Legend({ block: { marks } }: { readonly block: BlockOf<'legend'> }) {
  return (
    <View style={styles.legend}>
      {marks.map(({ mark, label }) => (
        <View key={mark} style={styles.legendItem}>
          <Svg viewBox="0 0 12 12" width={9} height={9}>
            <MarkShape mark={mark} x={0} y={0} size={11} />
          </Svg>
          <Text>{label}</Text>
        </View>
      ))}
    </View>
  );
}

function Columns({ block: { sides }, width }: { readonly block: BlockOf<'columns'>; readonly width: number }) {
  const whole = sides.reduce((sum, side) => sum + side.width, 0);
  const room = width - 16 * (sides.length - 1);
  return (
    <View style={styles.columns} wrap={false}>
      {sides.map(({ width: share, blocks }, side) => {
        const own = (share / whole) * room;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered once, its columns never move
          <View key={side} style={{ width: own }}>
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <BlockView key={index} block={block} width={own} />
            ))}
          </View>
        );
      })}
    </View>
  );
}
