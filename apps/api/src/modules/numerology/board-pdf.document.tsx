/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { NumerologyAnswerOf } from '@nebosvod/contracts/numerology';
import type { NumerologyText } from '@nebosvod/contracts/numerology-texts';
import { formatDate, formatNumericDate } from '@nebosvod/terms/civil-date';
import { healthRows, unconfirmedText } from '@nebosvod/terms/numerology-board';
import { formatNumber } from '@nebosvod/terms/plural';
import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { documentFonts, registerDocumentFonts } from '../../document-fonts.ts';
import { SiteHead } from '../../site-head.document.tsx';
import type { SiteLook } from '../../site-look.ts';
import { type PrintedSystem, printedNotes, printedSystems, printedTexts } from './board.presenter.ts';
import { MatrixFigure, SquareFigure } from './board-drawings.document.tsx';

type Board = NumerologyAnswerOf<'board'>;

// Every <Text> below has one child: between two of them react-pdf looks for a sign in the wrong family and draws a box.
const styles = StyleSheet.create({
  page: {
    paddingVertical: 40,
    paddingHorizontal: 38,
    fontFamily: documentFonts,
    fontSize: 8.6,
    lineHeight: 1.4,
    color: '#1b1d2e',
  },
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.2 },
  subtitle: { color: '#5c6078', fontSize: 10, marginTop: 3, marginBottom: 8 },
  rule: { borderTopWidth: 1, borderBottomWidth: 0.5, borderColor: '#8b8471', height: 3, marginBottom: 10 },
  strip: { flexDirection: 'row', borderWidth: 0.6, borderColor: '#cfc7b6', borderRadius: 5, marginBottom: 12 },
  number: { flex: 1, padding: 7, borderColor: '#cfc7b6' },
  large: { fontSize: 18, fontWeight: 700, lineHeight: 1.1 },
  muted: { color: '#5c6078' },
  figures: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 10 },
  heading: { fontSize: 11, fontWeight: 700, marginBottom: 3 },
  columns: { flexDirection: 'row', gap: 18 },
  column: { flex: 1 },
  system: { marginBottom: 10 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottomWidth: 0.4,
    borderColor: '#ddd5c5',
    paddingVertical: 2,
  },
  label: { color: '#5c6078', flexShrink: 1, paddingRight: 6 },
  cell: { width: 44, textAlign: 'right' },
  factor: { width: 172, color: '#5c6078', paddingRight: 8 },
  said: { flex: 1 },
  notes: { borderTopWidth: 0.6, borderColor: '#8b8471', paddingTop: 6, marginTop: 2 },
  footer: {
    position: 'absolute',
    bottom: 20,
    left: 38,
    right: 38,
    fontSize: 7.4,
    color: '#5c6078',
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
});

/** A text that breaks between words only: at a seam of two families a hyphen would be allowed without the penalty. */
function Prose({ children }: { readonly children: ReactNode }) {
  return <Text hyphenationPenalty={10_000}>{children}</Text>;
}

function Strip({ board }: { readonly board: Board }) {
  const { lifePath, personalCycles: cycles } = board;
  const numbers: readonly (readonly [number | null | undefined, string])[] = [
    [lifePath.lifePath, 'Число пути'],
    [lifePath.birthday.number, 'Число рождения'],
    [cycles?.personalYear, 'Личный год'],
    [cycles?.personalMonth, 'Личный месяц'],
    [cycles?.personalDay, 'Личный день'],
  ];
  return (
    <View style={styles.strip}>
      {numbers.map(([value, label], index) => (
        <View key={label} style={[styles.number, { borderLeftWidth: index === 0 ? 0 : 0.6 }]}>
          <Text style={styles.large}>{value ?? '—'}</Text>
          <Text style={styles.muted}>{label}</Text>
        </View>
      ))}
    </View>
  );
}

function System({ system }: { readonly system: PrintedSystem }) {
  return (
    <View style={styles.system} wrap={false}>
      <Text style={styles.heading}>{system.title}</Text>
      {system.rows.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered once, its rows never move
        <View key={index} style={styles.row}>
          <Text style={styles.label}>{label}</Text>
          <Text>{value}</Text>
        </View>
      ))}
    </View>
  );
}

function Health({ matrix }: { readonly matrix: Board['destinyMatrix'] }) {
  const rows = [
    ...healthRows.map(
      (name, index) => [name, matrix.phys[index], matrix.energy[index], matrix.emotion[index]] as const,
    ),
    ['Итог', matrix.physTotal, matrix.energyTotal, matrix.emotionTotal] as const,
  ];
  return (
    <View style={styles.system} wrap={false}>
      <Text style={styles.heading}>Карта здоровья</Text>
      <View style={styles.row}>
        <Text style={[styles.label, { flex: 1 }]}>не диагноз</Text>
        {['физика', 'энергия', 'эмоции'].map((name) => (
          <Text key={name} style={[styles.cell, styles.muted]}>
            {name}
          </Text>
        ))}
      </View>
      {rows.map(([name, ...values]) => (
        <View key={name} style={styles.row}>
          <Text style={[styles.label, { flex: 1 }]}>{name}</Text>
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three columns in their order
            <Text key={index} style={styles.cell}>
              {value}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

function Ring({ matrix }: { readonly matrix: Board['destinyMatrix'] }) {
  const steps = [0, 1, 2, 3, 4, 5, 6, 7];
  return (
    <View style={styles.system} wrap={false}>
      <Text style={styles.heading}>Возрастной круг</Text>
      <View style={styles.row}>
        <Text style={[styles.label, { width: 40 }]}>возраст</Text>
        {steps.map((step) => (
          <Text key={step} style={[styles.muted, { flex: 1, textAlign: 'right' }]}>
            {`+${formatNumber(step * 1.25)}`}
          </Text>
        ))}
      </View>
      {steps.map((decade) => (
        <View key={decade} style={styles.row}>
          <Text style={[styles.label, { width: 40 }]}>{decade * 10}</Text>
          {steps.map((step) => {
            const index = decade * 8 + step;
            const isNow = index === matrix.yearEnergy?.index;
            return (
              <Text
                key={step}
                style={{ flex: 1, textAlign: 'right', ...(isNow ? { fontWeight: 700, color: '#8f6412' } : {}) }}
              >
                {matrix.ring[index]}
              </Text>
            );
          })}
        </View>
      ))}
    </View>
  );
}

/** Splits the systems into two columns of about equal length. */
function halves(systems: readonly PrintedSystem[]): readonly [PrintedSystem[], PrintedSystem[]] {
  const left: PrintedSystem[] = [];
  const right: PrintedSystem[] = [];
  const lengthOf = (column: readonly PrintedSystem[]) => column.reduce((sum, { rows }) => sum + rows.length + 2, 0);
  for (const system of systems) (lengthOf(left) <= lengthOf(right) ? left : right).push(system);
  return [left, right];
}

/** What the main numbers say, a sentence each. */
function Texts({ texts }: { readonly texts: readonly NumerologyText[] }) {
  const [first, ...rest] = printedTexts(texts).map(([factor, short]) => (
    <View key={factor} style={styles.row} wrap={false}>
      <Text style={styles.factor}>{factor}</Text>
      <View style={styles.said}>
        <Prose>{short}</Prose>
      </View>
    </View>
  ));
  if (first === undefined) return null;
  return (
    <View style={styles.system}>
      <View wrap={false}>
        <Text style={styles.heading}>Что говорят числа</Text>
        {first}
      </View>
      {rest}
    </View>
  );
}

export interface BoardSheet {
  readonly board: Board;
  /** Readings of the same board. */
  readonly texts: readonly NumerologyText[];
  /** Date of birth, `YYYY-MM-DD`. */
  readonly date: string;
  /** Name as typed; empty when none was given. */
  readonly name: string;
}

function Sheet({ board, texts, date, name, site }: BoardSheet & { readonly site: SiteLook }) {
  const columns = halves(printedSystems(board));
  return (
    <Document title="Доска чисел" language="ru">
      <Page size="A4" style={styles.page}>
        <SiteHead site={site} margin={38} />
        <Text style={styles.title}>{name === '' ? 'Доска чисел' : name}</Text>
        <Text style={styles.subtitle}>
          {`Рождение ${formatNumericDate(date)}. Посчитано на ${formatDate(board.at, { weekday: false })}`}
        </Text>
        <View style={styles.rule} />
        <Strip board={board} />
        <View style={styles.figures}>
          <View>
            <Text style={styles.heading}>Квадрат Пифагора</Text>
            <Text style={styles.muted}>{`рабочие ${board.psychomatrix.working.join(', ').replaceAll('-', '−')}`}</Text>
            <SquareFigure square={board.psychomatrix} width={205} />
          </View>
          <View>
            <Text style={styles.heading}>Матрица судьбы</Text>
            <Text style={styles.muted}>
              {board.destinyMatrix.school === 'digit-sum' ? 'школа суммы цифр' : 'школа вычитания 22'}
            </Text>
            <MatrixFigure matrix={board.destinyMatrix} width={290} />
          </View>
        </View>
        <View style={styles.columns}>
          <View style={styles.column}>
            <Health matrix={board.destinyMatrix} />
          </View>
          <View style={styles.column}>
            <Ring matrix={board.destinyMatrix} />
          </View>
        </View>
        <View style={styles.columns} break>
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a document rendered once
            <View key={index} style={styles.column}>
              {column.map((system) => (
                <System key={system.title} system={system} />
              ))}
            </View>
          ))}
        </View>
        <Texts texts={texts} />
        <View style={styles.notes}>
          <Text style={styles.heading}>{`Что ${unconfirmedText}`}</Text>
          {printedNotes(board).map(({ system, subjects, note }) => (
            <Prose key={`${system} ${note}`}>{`${system}. ${subjects}: ${note}`}</Prose>
          ))}
        </View>
        <View style={styles.footer} fixed>
          <Text>{`${site.name}. Повод для размышления, не замена врача, юриста и финансового консультанта`}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
}

/** The board as an A4 PDF. Nothing of it is kept. */
export async function renderBoardPdf(sheet: BoardSheet, site: SiteLook): Promise<Buffer> {
  await registerDocumentFonts();
  return renderToBuffer(<Sheet {...sheet} site={site} />);
}
