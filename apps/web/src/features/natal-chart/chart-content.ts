import type { Mark, Occupant } from '@nebosvod/drawing/body-label';
import type { HouseContent } from '@nebosvod/drawing/square-chart';
import { grahaAbbreviation, grahaName } from '@nebosvod/terms/graha';
import type { NameOptions } from '@nebosvod/terms/name';
import { signName } from '@nebosvod/terms/sign';
import type { VargaChart } from './api/use-chart-data.ts';
import type { ChartBody } from './chart-body.ts';

/** The marks of one body in one varga, as drawn and as spoken. Combustion belongs to the sky, so only D1 shows it. */
export function marksOf(body: ChartBody, chart: VargaChart): readonly Mark[] {
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

/** Twelve whole-sign houses of a varga counted from `firstSign`, bodies in the order of the list. */
export function houseContents(
  bodies: readonly ChartBody[],
  chart: VargaChart,
  firstSign: number,
  names: NameOptions = {},
): readonly HouseContent[] {
  return Array.from({ length: 12 }, (_, index) => {
    const sign = ((firstSign + index - 1) % 12) + 1;
    return {
      house: index + 1,
      sign,
      occupants: bodies.filter((body) => chart.signs[body.id] === sign).map((body) => occupantOf(body, chart, names)),
    };
  });
}

const spokenMarks: Readonly<Record<Mark, string>> = {
  retrograde: 'ретроградный',
  stationary: 'стационарный',
  exalted: 'в экзальтации',
  debilitated: 'в дебилитации',
  combust: 'в сожжении',
  vargottama: 'варготтама',
};

/** «Луна», «Сатурн: ретроградный, варготтама». */
export function spokenBody(body: ChartBody, chart: VargaChart, names: NameOptions = {}): string {
  const marks = marksOf(body, chart).map((mark) => spokenMarks[mark]);
  return marks.length === 0 ? grahaName(body.id, names) : `${grahaName(body.id, names)} (${marks.join(', ')})`;
}

/** «Дом 7, Скорпион: Сатурн, Раху»; «Дом 2, Дева: пусто». */
export function spokenHouse(house: number, sign: number, inside: readonly string[], names: NameOptions = {}): string {
  return `Дом ${house}, ${signName(sign, names)}: ${inside.length === 0 ? 'пусто' : inside.join(', ')}`;
}
