import type { DocumentChartStyle } from '@nebosvod/contracts/chart-document';
import type { Mark, Occupant } from '@nebosvod/drawing/body-label';
import { eastIndianChart } from '@nebosvod/drawing/east-indian';
import { northIndianChart } from '@nebosvod/drawing/north-indian';
import { southIndianChart } from '@nebosvod/drawing/south-indian';
import { type HouseContent, isSmall, type SquareChart, type SquareChartInput } from '@nebosvod/drawing/square-chart';
import { type GrahaId, grahaAbbreviation } from '@nebosvod/terms/graha';
import { hasTerm, nameOf } from '@nebosvod/terms/name';
import { vargaTable } from '@nebosvod/terms/varga.table';
import type { ChartFacts } from './chart-facts.ts';
import type { Block, ChartPicture } from './sheet.ts';

type VargaChart = ChartFacts['charts'][number];

const drawings: Readonly<Record<DocumentChartStyle, (input: SquareChartInput) => SquareChart>> = {
  north: northIndianChart,
  south: southIndianChart,
  east: eastIndianChart,
};

const SIGNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** A varga drawn `size` px wide. Without a lagna the signs stand still and no house is told. */
function pictureOf(chart: VargaChart, facts: ChartFacts, style: DocumentChartStyle, size: number): ChartPicture {
  const hasLagna = chart.houses !== null;
  const form = hasLagna ? style : 'south';
  const isLarge = !isSmall(size);
  const occupant = (id: GrahaId) => occupantOf(chart, id, facts, isLarge);
  // In the North Indian form the place of house 1 names the lagna: a small chart leaves its letters out.
  const shown = (id: GrahaId) => id !== 'lagna' || isLarge || form === 'east';
  const houses: HouseContent[] = chart.houses
    ? chart.houses.map(({ house, sign, occupants }) => ({
        house,
        sign,
        occupants: lagnaFirst(occupants).filter(shown).map(occupant),
      }))
    : SIGNS.map((sign) => ({
        house: sign,
        sign,
        occupants: idsIn(chart, sign).map(occupant),
      }));
  const { title, theme } = titleOf(chart.varga);
  // A small chart has room for the first words.
  const note = isLarge ? theme : theme.replace(/:.*/s, '');
  return { title, note, chart: wholeDrawing(drawings[form], houses, size), hasLagna };
}

/** How many times larger a crowded chart may be laid out; on paper it keeps its side, so its letters become smaller. */
const GROWTH = [1, 1.2, 1.4, 1.7] as const;
const MOST_GROWTH = 2;

/** On paper nothing can be opened: a chart is laid out so large that every body finds room. */
function wholeDrawing(
  draw: (input: SquareChartInput) => SquareChart,
  houses: readonly HouseContent[],
  size: number,
): SquareChart {
  const drawn = (growth: number) => draw({ houses, size: size * growth });
  const isWhole = (chart: SquareChart) => chart.houses.every(({ hidden }) => hidden.length === 0);
  for (const growth of GROWTH) {
    const chart = drawn(growth);
    if (isWhole(chart)) return chart;
  }
  return drawn(MOST_GROWTH);
}

/** Charts of some vargas side by side, each `side` pt wide. */
export function chartsBlock(
  facts: ChartFacts,
  style: DocumentChartStyle,
  { vargas, size, side }: { vargas: readonly number[]; size: number; side: number },
): Block {
  const charts = vargas.flatMap((division) => facts.charts.filter(({ varga }) => varga === division));
  return { kind: 'charts', side, pictures: charts.map((chart) => pictureOf(chart, facts, style, size)) };
}

/** What the marks beside the letters mean. */
export const legendBlock: Block = {
  kind: 'legend',
  marks: [
    { mark: 'retrograde', label: 'ретроградность' },
    { mark: 'exalted', label: 'экзальтация' },
    { mark: 'debilitated', label: 'падение' },
    { mark: 'combust', label: 'сожжение: близко к Солнцу' },
    { mark: 'vargottama', label: 'варготтама: тот же знак в D9' },
  ],
};

function titleOf(division: number): { title: string; theme: string } {
  if (!hasTerm(vargaTable, division)) return { title: `D${division}`, theme: '' };
  const entry = vargaTable[division];
  return { title: `${entry.code} ${nameOf(entry)}`, theme: entry.theme };
}

function idsIn(chart: VargaChart, sign: number): GrahaId[] {
  return ORDER.filter((id) => chart.signs[id] === sign);
}

const ORDER = [
  'lagna',
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies readonly GrahaId[];

function lagnaFirst(ids: readonly GrahaId[]): readonly GrahaId[] {
  return ids.includes('lagna') ? ['lagna', ...ids.filter((id) => id !== 'lagna')] : ids;
}

function occupantOf(chart: VargaChart, id: GrahaId, facts: ChartFacts, isLarge: boolean): Occupant {
  const label = `${grahaAbbreviation(id)}${chart.holds?.[id] === false ? '?' : ''}`;
  const isExact = chart.varga === 1 && isLarge && facts.isTimeKnown;
  const degree = (value: number) => (isExact ? { degree: `${Math.floor(value)}°` } : {});
  if (id === 'lagna') {
    const { ascendant } = facts.planets;
    return { id, label, ...(ascendant ? degree(ascendant.degreeInSign) : {}) };
  }
  const body = chart.bodies[id];
  if (!body) return { id, label };
  const isNode = id === 'rahu' || id === 'ketu';
  const marks: Mark[] = [
    ...(body.isRetrograde && !isNode ? (['retrograde'] as const) : []),
    ...(body.dignity === 'exalted' ? (['exalted'] as const) : []),
    ...(body.dignity === 'debilitated' ? (['debilitated'] as const) : []),
    ...(body.isCombust && chart.varga === 1 ? (['combust'] as const) : []),
    ...(body.isVargottama && (chart.varga === 1 ? isVargottama(facts, id) : chart.varga === 9)
      ? (['vargottama'] as const)
      : []),
  ];
  return { id, label, ...degree(body.degreeInSign), marks: isLarge ? marks : [] };
}

/** The answer for D1 itself compares the sign with itself: the real flag stands with the bodies. */
function isVargottama({ planets }: ChartFacts, id: GrahaId): boolean {
  return planets.planets.find((body) => body.id === id)?.isVargottama ?? false;
}
