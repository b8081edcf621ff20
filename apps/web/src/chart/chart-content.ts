import type { Mark, Occupant } from '@nebosvod/drawing/body-label';
import type { HouseContent } from '@nebosvod/drawing/square-chart';
import { grahaAbbreviation, grahaName } from '@nebosvod/terms/graha';
import type { NameOptions } from '@nebosvod/terms/name';
import { signName } from '@nebosvod/terms/sign';
import type { ChartBody } from './chart-body.ts';
import type { GrahaGlance } from './glances.ts';
import { type LayerMark, marksIn } from './layer-mark.ts';
import type { VargaChart } from './use-chart-data.ts';

/** The marks of one body in one varga, as drawn and as spoken. Combustion belongs to the sky, so only D1 shows it. */
function marksOf(body: ChartBody, chart: VargaChart): readonly Mark[] {
  const { id } = body;
  const state = isBodyOf(chart, id) ? chart.bodies[id] : undefined;
  if (!state) return [];
  const marks: Mark[] = [];
  // The mean nodes always move backwards: a mark on them says nothing.
  if (state.isRetrograde && id !== 'rahu' && id !== 'ketu') marks.push('retrograde');
  if (state.dignity === 'exalted') marks.push('exalted');
  if (state.dignity === 'debilitated') marks.push('debilitated');
  if (chart.varga === 1 && state.isCombust) marks.push('combust');
  if (body.isVargottama && (chart.varga === 1 || chart.varga === 9)) marks.push('vargottama');
  return marks;
}

function isBodyOf(chart: VargaChart, id: string): id is keyof VargaChart['bodies'] {
  return Object.hasOwn(chart.bodies, id);
}

function occupantOf(body: ChartBody, chart: VargaChart, names: NameOptions): Occupant {
  return {
    id: body.id,
    label: grahaAbbreviation(body.id, names),
    ...(chart.varga === 1 ? { degree: `${Math.floor(body.degreeInSign)}°` } : {}),
    marks: marksOf(body, chart),
  };
}

/** Twelve whole-sign houses of a varga counted from `firstSign`: bodies in the order of the list, then the marks of layers. */
export function houseContents(
  bodies: readonly ChartBody[],
  chart: VargaChart,
  firstSign: number,
  names: NameOptions = {},
  marks: readonly LayerMark[] = [],
): readonly HouseContent[] {
  return Array.from({ length: 12 }, (_, index) => {
    const sign = ((firstSign + index - 1) % 12) + 1;
    return {
      house: index + 1,
      sign,
      occupants: [
        ...bodies.filter((body) => chart.signs[body.id] === sign).map((body) => occupantOf(body, chart, names)),
        ...marks.filter((mark) => mark.sign === sign).map((mark) => mark.occupant),
      ],
    };
  });
}

const spokenMarks: Readonly<Record<Mark, string>> = {
  retrograde: 'ретроградный',
  stationary: 'стационарный',
  exalted: 'в экзальтации',
  debilitated: 'в падении',
  combust: 'в сожжении',
  vargottama: 'варготтама',
};

/** «Луна», «Сатурн: ретроградный, варготтама». */
export function spokenBody(body: ChartBody, chart: VargaChart, names: NameOptions = {}): string {
  const marks = marksOf(body, chart).map((mark) => spokenMarks[mark]);
  return marks.length === 0 ? grahaName(body.id, names) : `${grahaName(body.id, names)} (${marks.join(', ')})`;
}

/** What layers add to a house: points, bodies of another moment, and those who look at it. */
export interface HouseLayers {
  readonly points: readonly string[];
  readonly transits: readonly string[];
  readonly lookers: readonly string[];
}

/** What the layers say of one sign of a varga, in words. */
export function houseLayers(
  sign: number,
  marks: readonly LayerMark[],
  glances: readonly GrahaGlance[],
  names: NameOptions = {},
): HouseLayers {
  const spoken = (mark: LayerMark) =>
    mark.occupant.marks?.includes('retrograde') ? `${mark.name} (${spokenMarks.retrograde})` : mark.name;
  return {
    points: marksIn(marks, sign, 'point').map(spoken),
    transits: marksIn(marks, sign, 'transit').map(spoken),
    lookers: glances.filter((glance) => glance.sign === sign).map(({ from }) => grahaName(from, names)),
  };
}

/** «Дом 7, Скорпион: Сатурн, Раху»; «Дом 2, Дева: пусто. Транзит: Марс. Взгляды: Юпитер». */
export function spokenHouse(
  house: number,
  sign: number,
  inside: readonly string[],
  names: NameOptions = {},
  layers?: HouseLayers,
): string {
  const more = layers
    ? [
        ['Точки', layers.points] as const,
        ['Транзит', layers.transits] as const,
        ['Взгляды', layers.lookers] as const,
      ].flatMap(([title, list]) => (list.length === 0 ? [] : [`. ${title}: ${list.join(', ')}`]))
    : [];
  const bodies = inside.length === 0 ? 'пусто' : inside.join(', ');
  return `Дом ${house}, ${signName(sign, names)}: ${bodies}${more.join('')}`;
}
