import { wheel } from '@nebosvod/drawing/wheel';
import type { WesternPointId } from '@nebosvod/engine/western/western-body';
import { formatDegree } from '@nebosvod/terms/degree';
import type { Block } from '../chart-document/sheet.ts';
import type { WesternFacts } from './western-facts.ts';
import { isTold } from './western-tables.presenter.ts';

/** px of the drawing: large enough that the degrees of ten planets never touch. */
const drawnSize = 560;

/** The sign by which a body is drawn; the ascending node has that of Rahu. */
const glyphOf = (id: WesternPointId) => (id === 'mean-node' ? 'rahu' : id);

/** The wheel of the screen, `side` pt wide: houses, bodies with degrees, lines of aspects among the planets. */
export function wheelBlock({ chart }: WesternFacts, side: number): Block {
  const bodies = chart.bodies.filter(isTold);
  return {
    kind: 'wheel',
    side,
    drawing: wheel({
      size: drawnSize,
      ascendant: chart.ascendant?.longitude ?? null,
      midheaven: chart.midheaven?.longitude ?? null,
      ...(chart.ascendant && chart.midheaven
        ? {
            axisDegrees: {
              As: formatDegree(chart.ascendant.degreeInSign),
              MC: formatDegree(chart.midheaven.degreeInSign),
            },
          }
        : {}),
      cusps: chart.houses?.cusps ?? null,
      bodies: bodies.map(({ id, longitude, degreeInSign, isRetrograde }) => ({
        id: glyphOf(id),
        longitude,
        degree: `${Math.floor(degreeInSign)}°`,
        isRetrograde: isRetrograde && id !== 'mean-node',
      })),
      // A conjunction has no line to draw: its bodies stand together.
      aspects: chart.aspects
        .filter(({ aspect }) => aspect !== 'conjunction')
        .map(({ a, b, aspect }) => ({ from: glyphOf(a), to: glyphOf(b), kind: aspect })),
    }),
  };
}

/** How the lines in the middle differ, and where the wheel begins. */
export function wheelLegend({ isTimeKnown }: WesternFacts): Block {
  const start = isTimeKnown
    ? 'Слева Асцендент (As), дома идут против часовой стрелки'
    : 'Слева начало Овна: домов без времени рождения нет';
  return {
    kind: 'prose',
    tone: 'muted',
    text: `Сплошная линия — тригон или секстиль, прерывистая — квадрат или оппозиция. ${start}; R у градуса — ретроградное движение.`,
  };
}
