/** @jsxRuntime automatic */
/** @jsxImportSource react */

import type { PanchangaLayer } from '@nebosvod/contracts/panchanga-export';
import { formatDate } from '@nebosvod/terms/civil-date';
import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { documentFonts, registerDocumentFonts } from '../../document-fonts.ts';
import { SiteHead } from '../../site-head.document.tsx';
import type { SiteLook } from '../../site-look.ts';
import { type DayRow, layerOfKind } from './day-row.presenter.ts';

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
  footer: {
    position: 'absolute',
    left: 30,
    right: 30,
    fontSize: 7,
    color: '#5c6078',
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
});

interface Column {
  readonly heading: string;
  /** Share of the page's width. */
  readonly weight: number;
  readonly text: (row: DayRow) => string;
  /** Any of these layers brings the column; without them it is always there. */
  readonly layers?: readonly PanchangaLayer[];
}

const COLUMNS: readonly Column[] = [
  { heading: 'День', weight: 15, text: (row) => formatDate(row.date) },
  { heading: 'Восход, закат', weight: 10, text: (row) => `${row.sunrise} ${row.sunset}`, layers: ['sun'] },
  { heading: 'Титхи', weight: 19, text: (row) => row.tithi, layers: ['tithi'] },
  { heading: 'Накшатра', weight: 19, text: (row) => row.nakshatra, layers: ['nakshatra'] },
  { heading: 'Йога', weight: 17, text: (row) => row.yoga, layers: ['yoga'] },
  { heading: 'Карана', weight: 19, text: (row) => row.karana, layers: ['karana'] },
  { heading: 'Раху-кала', weight: 13, text: (row) => row.rahuKala, layers: ['rahuKala'] },
  { heading: 'Абхиджит', weight: 13, text: (row) => row.abhijit, layers: ['abhijit'] },
  { heading: 'Окна дня', weight: 40, text: (row) => row.windows, layers: ['windows'] },
  { heading: 'Праздники и посты', weight: 26, text: (row) => row.festivals, layers: Object.values(layerOfKind) },
];

export interface PanchangaSheet {
  readonly placeName: string;
  readonly period: string;
  readonly rows: readonly DayRow[];
  /** What the columns are made of. */
  readonly layers: readonly PanchangaLayer[];
  /** How it was counted: ayanamsha, sunrise, engine. */
  readonly method: string;
}

function Sheet({ placeName, period, rows, layers, method, site }: PanchangaSheet & { readonly site: SiteLook }) {
  const columns = COLUMNS.filter((column) => column.layers?.some((layer) => layers.includes(layer)) ?? true);
  // More than a portrait page holds legibly.
  const isWide = columns.reduce((sum, { weight }) => sum + weight, 0) > 125;
  const look = ({ weight }: Column) => ({ flexGrow: weight, flexBasis: 0, paddingRight: 4 });
  return (
    <Document title={`Панчанга: ${placeName}`} language="ru">
      <Page size="A4" orientation={isWide ? 'landscape' : 'portrait'} style={styles.page}>
        <SiteHead site={site} margin={30} />
        <Text style={styles.title}>Панчанга: {placeName}</Text>
        <Text style={styles.subtitle}>{period}</Text>
        <View style={styles.rule} />
        <View style={styles.head} fixed>
          {columns.map((column) => (
            <Text key={column.heading} style={look(column)} hyphenationPenalty={10_000}>
              {column.heading}
            </Text>
          ))}
        </View>
        {rows.map((row) => (
          <View key={row.date} style={styles.row} wrap={false}>
            {columns.map((column) => (
              <Text key={column.heading} style={look(column)} hyphenationPenalty={10_000}>
                {column.text(row)}
              </Text>
            ))}
          </View>
        ))}
        {/* From the top: react-pdf loses a box that is set from the bottom when its text is made for each page. */}
        <View style={[styles.footer, { top: isWide ? 567 : 814 }]} fixed>
          <Text>{method}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
}

/** An A4 sheet of days. */
export async function renderPanchangaPdf(sheet: PanchangaSheet, site: SiteLook): Promise<Buffer> {
  await registerDocumentFonts();
  return renderToBuffer(<Sheet {...sheet} site={site} />);
}
