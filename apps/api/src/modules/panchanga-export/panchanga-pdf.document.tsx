/** @jsxRuntime automatic */
/** @jsxImportSource react */

import { formatDate } from '@nebosvod/terms/civil-date';
import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { documentFonts, registerDocumentFonts } from '../../document-fonts.ts';
import type { DayRow } from './day-row.presenter.ts';

const styles = StyleSheet.create({
  page: {
    paddingVertical: 34,
    paddingHorizontal: 30,
    fontFamily: documentFonts,
    fontSize: 7.6,
    lineHeight: 1.35,
    color: '#1b1d2e',
  },
  title: { fontSize: 17, fontWeight: 700, lineHeight: 1.2 },
  subtitle: { color: '#5c6078', marginTop: 2, marginBottom: 8 },
  rule: { borderTopWidth: 1, borderBottomWidth: 0.5, borderColor: '#1b1d2e', height: 3, marginBottom: 4 },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderColor: '#cfc7b6', paddingVertical: 3 },
  head: { flexDirection: 'row', borderBottomWidth: 1, borderColor: '#1b1d2e', paddingVertical: 3, fontWeight: 700 },
  date: { width: '15%', paddingRight: 4 },
  sun: { width: '10%', paddingRight: 4 },
  limb: { width: '19%', paddingRight: 4 },
  window: { width: '11%', paddingRight: 4 },
  festivals: { width: '26%' },
  footer: {
    position: 'absolute',
    // From the top: react-pdf loses a box that is set from the bottom when its text is made for each page.
    top: 814,
    left: 30,
    right: 30,
    fontSize: 7,
    color: '#5c6078',
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
});

const COLUMNS = [
  { style: styles.date, heading: 'День' },
  { style: styles.sun, heading: 'Восход, закат' },
  { style: styles.limb, heading: 'Титхи' },
  { style: styles.limb, heading: 'Накшатра' },
  { style: styles.window, heading: 'Раху-кала' },
  { style: styles.festivals, heading: 'Праздники и посты' },
] as const;

function cells(row: DayRow): readonly string[] {
  return [formatDate(row.date), `${row.sunrise} ${row.sunset}`, row.tithi, row.nakshatra, row.rahuKala, row.festivals];
}

export interface PanchangaSheet {
  readonly placeName: string;
  readonly period: string;
  readonly rows: readonly DayRow[];
  /** How it was counted: ayanamsha, sunrise, engine. */
  readonly method: string;
}

function Sheet({ placeName, period, rows, method }: PanchangaSheet) {
  return (
    <Document title={`Панчанга: ${placeName}`} language="ru">
      <Page size="A4" style={styles.page}>
        <Text style={styles.title}>Панчанга: {placeName}</Text>
        <Text style={styles.subtitle}>{period}</Text>
        <View style={styles.rule} />
        <View style={styles.head} fixed>
          {COLUMNS.map(({ style, heading }) => (
            <Text key={heading} style={style}>
              {heading}
            </Text>
          ))}
        </View>
        {rows.map((row) => (
          <View key={row.date} style={styles.row} wrap={false}>
            {cells(row).map((text, column) => (
              <Text key={COLUMNS[column].heading} style={COLUMNS[column].style}>
                {text}
              </Text>
            ))}
          </View>
        ))}
        <View style={styles.footer} fixed>
          <Text>{method}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
}

/** An A4 sheet of days. */
export async function renderPanchangaPdf(sheet: PanchangaSheet): Promise<Buffer> {
  await registerDocumentFonts();
  return renderToBuffer(<Sheet {...sheet} />);
}
