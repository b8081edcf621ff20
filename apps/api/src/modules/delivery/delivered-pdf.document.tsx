/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { Document, Page, Path, Rect, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { documentFonts, headingFonts, registerDocumentFonts } from '../../document-fonts.ts';
import { BrandPicture } from '../../site-head.document.tsx';
import { Prose } from '../chart-document/block.document.tsx';
import { hairline, ink, muted } from '../chart-document/sheet-styles.ts';
import { SquareChartShape } from '../chart-document/square-chart.document.tsx';
import { WheelShape } from '../chart-document/wheel.document.tsx';
import type { PrintedDocument, PrintedSection } from './printed-document.ts';

const styles = StyleSheet.create({
  page: {
    paddingTop: 72,
    paddingBottom: 62,
    paddingHorizontal: 54,
    fontFamily: documentFonts,
    fontSize: 10.4,
    lineHeight: 1.55,
    color: ink,
  },
  cover: { padding: 54, fontFamily: documentFonts, fontSize: 10, lineHeight: 1.4, color: ink },
  // `fixed` where it is used: a box as high as the sheet would be cut, and the rest begin one more page.
  spine: { position: 'absolute', left: 0, top: 0, width: 7, height: 842 },
  owner: { fontFamily: headingFonts, fontSize: 19, lineHeight: 1.2 },
  contact: { fontSize: 9, color: muted },
  coverChart: { alignItems: 'center', marginTop: 64, height: 330 },
  coverTitle: { fontFamily: headingFonts, fontSize: 40, lineHeight: 1.05, marginTop: 76 },
  coverFoot: { marginTop: 36, paddingTop: 10, borderTopWidth: 0.6, borderColor: hairline, color: muted },
  running: {
    position: 'absolute',
    top: 34,
    left: 54,
    right: 54,
    paddingBottom: 7,
    borderBottomWidth: 1.4,
    borderColor: hairline,
    fontSize: 8.4,
    lineHeight: 1.3,
    color: muted,
  },
  foot: {
    position: 'absolute',
    // From the top: react-pdf loses a box that is set from the bottom when its text is made for each page.
    top: 796,
    left: 54,
    right: 54,
    paddingTop: 6,
    borderTopWidth: 0.6,
    borderColor: hairline,
    fontSize: 8,
    lineHeight: 1.3,
    color: muted,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
  title: { fontFamily: headingFonts, fontSize: 30, lineHeight: 1.1, marginBottom: 6 },
  subtitle: { fontSize: 9, color: muted, marginBottom: 18 },
  heading: { fontFamily: headingFonts, fontSize: 21, lineHeight: 1.15, marginTop: 18, marginBottom: 6 },
  verdict: { fontWeight: 700, marginBottom: 6 },
  paragraph: { marginBottom: 7 },
  essence: { borderLeftWidth: 2.4, paddingLeft: 14 },
  table: { marginTop: 4, marginBottom: 18 },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderColor: hairline, paddingVertical: 3, fontSize: 9.4 },
  headRow: { color: muted, fontSize: 8.4 },
  name: { width: 120 },
  place: { flex: 1 },
  house: { width: 50, textAlign: 'right' },
  code: {
    flexDirection: 'row',
    gap: 18,
    padding: 14,
    borderWidth: 0.8,
    borderColor: hairline,
    marginBottom: 14,
  },
  codeTitle: { fontFamily: headingFonts, fontSize: 16, lineHeight: 1.2, marginBottom: 3 },
  codeText: { fontSize: 9.2, lineHeight: 1.45 },
  small: { fontSize: 8.2, lineHeight: 1.45, color: muted },
});

type Printed = { readonly document: PrintedDocument };

function Cover({ document: { owner, logo, contacts, colour, chart, wheel, title, subtitle } }: Printed) {
  return (
    <Page size="A4" style={styles.cover}>
      <View style={[styles.spine, { backgroundColor: colour }]} fixed />
      {logo && <BrandPicture picture={logo} width={180} height={64} marginBottom={10} />}
      <Prose style={styles.owner}>{owner}</Prose>
      {contacts[0] !== undefined && <Prose style={styles.contact}>{contacts[0]}</Prose>}
      <View style={styles.coverChart}>
        {chart && <SquareChartShape picture={chart} side={320} />}
        {wheel && <WheelShape drawing={wheel} side={324} />}
      </View>
      <Prose style={styles.coverTitle}>{title}</Prose>
      <View style={styles.coverFoot}>
        <Prose style={styles.contact}>{subtitle}</Prose>
      </View>
    </Page>
  );
}

function Section({ section, isFirst, colour }: { section: PrintedSection; isFirst: boolean; colour: string }) {
  return (
    <View style={isFirst ? [styles.essence, { borderColor: colour }] : {}}>
      <View minPresenceAhead={60} wrap={false}>
        <Prose style={styles.heading}>{section.title}</Prose>
      </View>
      {section.verdict !== null && <Prose style={styles.verdict}>{section.verdict}</Prose>}
      {section.paragraphs.map((text) => (
        <Prose key={text} style={styles.paragraph}>
          {text}
        </Prose>
      ))}
    </View>
  );
}

function Basis({
  document: { positions, positionsTitle, bodyTitle, page, engine, disclaimer, contacts, owner, isProvable },
}: Printed) {
  return (
    <View>
      {positions.length > 0 && (
        <View wrap={false}>
          <Prose style={styles.heading}>{positionsTitle}</Prose>
          <View style={styles.table}>
            <View style={[styles.row, styles.headRow]}>
              <Text style={styles.name}>{bodyTitle}</Text>
              <Text style={styles.place}>Долгота</Text>
              <Text style={styles.house}>Дом</Text>
            </View>
            {positions.map(({ name, place, house }) => (
              <View key={name} style={styles.row}>
                <Text style={styles.name}>{name}</Text>
                <Text style={styles.place}>{place}</Text>
                <Text style={styles.house}>{house}</Text>
              </View>
            ))}
          </View>
        </View>
      )}
      {page && (
        <View style={styles.code} wrap={false}>
          <Svg viewBox={`0 0 ${page.code.side} ${page.code.side}`} width={96} height={96}>
            <Rect x={0} y={0} width={page.code.side} height={page.code.side} fill="#fff" />
            <Path d={page.code.d} fill="#000" />
          </Svg>
          <View style={{ flex: 1 }}>
            <Prose style={styles.codeTitle}>{isProvable ? 'Проверьте расчёт сами' : 'Тот же разбор на экране'}</Prose>
            <Prose style={styles.codeText}>
              {isProvable
                ? 'Наведите камеру: телефон заново посчитает карту и каждое положение, на котором стоит текст. Изменённая цифра станет красной.'
                : 'Наведите камеру: разбор откроется на телефоне, без входа и учётной записи.'}
            </Prose>
            <Prose style={styles.small}>{`${engine} · открыто до ${page.until}`}</Prose>
          </View>
        </View>
      )}
      <Prose style={styles.small}>{disclaimer}</Prose>
      <Prose style={styles.small}>{[owner, ...contacts].join(' · ')}</Prose>
      <Prose style={styles.small}>{engine}</Prose>
    </View>
  );
}

function Delivered({ document }: Printed) {
  return (
    <Document title="Разбор" language="ru">
      {document.hasCover && <Cover document={document} />}
      <Page size="A4" style={styles.page}>
        <View style={styles.running} fixed>
          <Prose style={styles.contact}>{document.owner}</Prose>
        </View>
        {!document.hasCover && document.logo && (
          <BrandPicture picture={document.logo} width={140} height={48} marginBottom={10} />
        )}
        <Prose style={styles.title}>{document.title}</Prose>
        <Prose style={styles.subtitle}>{document.subtitle}</Prose>
        {document.sections.map((section, index) => (
          <Section key={section.title} section={section} isFirst={index === 0} colour={document.colour} />
        ))}
        <Basis document={document} />
        <View style={styles.foot} fixed>
          <Text>{document.title}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} из ${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
}

/** The document as an A4 PDF. The name of the person stands on the page only, not in the file's own title. */
export async function renderPdf(document: PrintedDocument): Promise<Buffer> {
  await registerDocumentFonts();
  return renderToBuffer(<Delivered document={document} />);
}
