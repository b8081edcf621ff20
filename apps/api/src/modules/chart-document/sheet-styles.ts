import { StyleSheet } from '@react-pdf/renderer';
import { documentFonts, headingFonts } from '../../document-fonts.ts';

/** Paper tokens of the look. */
export const ink = '#1b1d2e';
export const muted = '#5c6078';
export const chartLine = '#8b8471';
export const hairline = '#ddd5c5';
export const gold = '#8f6412';
export const raised = '#f6f1e7';

/** A4 without margins, pt. */
export const textWidthPt = 523;

export const styles = StyleSheet.create({
  page: {
    paddingTop: 30,
    paddingBottom: 46,
    paddingHorizontal: 36,
    fontFamily: documentFonts,
    fontSize: 8.2,
    lineHeight: 1.35,
    color: ink,
  },
  title: { fontFamily: headingFonts, fontSize: 25, fontWeight: 700, lineHeight: 1.1 },
  subtitle: { fontSize: 9.5, color: muted, marginTop: 3, marginBottom: 7 },
  doubleRule: { borderTopWidth: 1.2, borderBottomWidth: 0.5, borderColor: ink, height: 4, marginBottom: 7 },
  topFacts: { flexDirection: 'row', gap: 10, marginBottom: 8 },
  topFact: { flex: 1 },
  topLabel: { fontSize: 7, color: muted },
  topValue: { fontFamily: headingFonts, fontSize: 14.5, fontWeight: 700, lineHeight: 1.15 },
  topMore: { fontSize: 7.6, color: muted },
  warning: {
    borderLeftWidth: 2,
    borderColor: gold,
    backgroundColor: raised,
    paddingVertical: 4,
    paddingHorizontal: 8,
    marginBottom: 8,
  },
  warningText: { fontSize: 8.2, lineHeight: 1.4 },
  heading: { marginTop: 12, marginBottom: 4, borderBottomWidth: 0.5, borderColor: gold, paddingBottom: 2 },
  headingText: { fontFamily: headingFonts, fontSize: 16, fontWeight: 700, lineHeight: 1.15 },
  subheadingText: { fontSize: 9, fontWeight: 700, marginTop: 8, marginBottom: 3 },
  headingNote: { fontSize: 7.4, color: muted, marginTop: 1 },
  prose: { fontSize: 9.4, lineHeight: 1.5, marginBottom: 6 },
  proseMuted: { fontSize: 8, lineHeight: 1.45, color: muted, marginBottom: 5 },
  passage: { marginBottom: 9 },
  passageTitle: { fontSize: 10, fontWeight: 700 },
  passageAside: { fontSize: 8.4, fontWeight: 400, color: muted },
  passageText: { fontSize: 9.4, lineHeight: 1.48, marginTop: 1 },
  small: { fontSize: 7.4, lineHeight: 1.4, color: muted, marginTop: 1.5 },
  facts: { marginBottom: 4 },
  fact: {
    flexDirection: 'row',
    paddingVertical: 1.9,
    borderBottomWidth: 0.5,
    borderColor: hairline,
  },
  factLabel: { width: '38%', paddingRight: 6, color: muted },
  factValue: { flex: 1 },
  table: { marginBottom: 6 },
  head: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    borderBottomWidth: 0.8,
    borderColor: ink,
    paddingBottom: 2,
    fontSize: 7.2,
    color: muted,
    lineHeight: 1.2,
  },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderColor: hairline, paddingVertical: 2.1 },
  strong: { fontWeight: 700, backgroundColor: raised },
  cell: { paddingRight: 4 },
  caption: { fontSize: 7.4, color: muted, marginTop: 2 },
  charts: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', marginBottom: 6 },
  chartTitle: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 2 },
  smallChartTitle: { marginBottom: 2 },
  chartName: { fontWeight: 700, fontSize: 9 },
  chartNote: { fontSize: 7, color: muted, maxLines: 1, textOverflow: 'ellipsis' },
  legend: { flexDirection: 'row', flexWrap: 'wrap', gap: 10, marginBottom: 6, fontSize: 7.2, color: muted },
  legendItem: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  columns: { flexDirection: 'row', gap: 16 },
  barRow: { flexDirection: 'row', alignItems: 'center', paddingVertical: 1.4 },
  barLabel: { width: 70 },
  barText: { width: 96, textAlign: 'right', color: muted, fontSize: 7.6 },
  footer: {
    position: 'absolute',
    // From the top: react-pdf loses a box that is set from the bottom when its text is made for each page.
    top: 800,
    left: 36,
    right: 36,
    paddingTop: 4,
    borderTopWidth: 0.5,
    borderColor: hairline,
    fontSize: 6.6,
    lineHeight: 1.3,
    color: muted,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
  footerText: { width: 480 },
});
