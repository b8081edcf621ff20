import { dialAngle, dialPoint, ringPath } from '@nebosvod/drawing/day-dial';
import { glyphs } from '@nebosvod/drawing/glyph.table';
import { moonPhasePath } from '@nebosvod/drawing/moon-phase';
import type { CardPicture } from './card-content.ts';
import { type CardMark, circlePath, drawn } from './card-mark.ts';
import type { CardFont, Measure } from './card-text.ts';

/** Where a picture stands: its middle and the side of its square, px. */
interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A picture inside its square. */
export function pictureMarks(picture: CardPicture, at: Square, measure: Measure): readonly CardMark[] {
  switch (picture.kind) {
    case 'moon':
      return [...rays(at), ...moon(picture.elongation, at, at.side * 0.39)];
    case 'dial':
      return dial(picture, at);
    case 'glyphs':
      return signs(picture.glyphs, at);
    case 'numeral':
      return numeral(picture.text, at, measure);
  }
}

function moon(elongation: number, { x, y }: Square, radius: number): CardMark[] {
  return [
    drawn(circlePath(x, y, radius), { fill: 'moonDark', stroke: 'muted' }),
    ...filled(moonPhasePath(elongation, radius), x - radius, y - radius),
  ];
}

/** At new moon nothing is lit. */
const filled = (path: string, x: number, y: number): CardMark[] =>
  path === '' ? [] : [drawn(path, { fill: 'moonLit' }, { x, y })];

const RAYS = 48;

function rays({ x, y, side }: Square): CardMark[] {
  const path = Array.from({ length: RAYS }, (_, index) => {
    const angle = (index * 360) / RAYS;
    const [from, to] = [dialPoint(0, side * 0.44, angle), dialPoint(0, side * (index % 4 === 0 ? 0.5 : 0.47), angle)];
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  }).join('');
  return [drawn(path, { stroke: 'accent', line: 3 }, { x, y })];
}

/** The day as a ring of 24 hours, noon on top, its hours coloured, the Moon inside. */
function dial({ elongation, spans }: Extract<CardPicture, { kind: 'dial' }>, at: Square): CardMark[] {
  const { x, y, side } = at;
  const [inner, outer] = [side * 0.33, side * 0.41];
  const font: CardFont = { face: 'text', size: Math.round(side * 0.052), weight: 400 };
  return [
    drawn(`${circlePath(0, 0, outer)}${circlePath(0, 0, inner)}`, { stroke: 'muted' }, { x, y }),
    ...spans.map(({ from, to, tone }) => drawn(ringPath(0, inner, outer, from, to), { fill: tone }, { x, y })),
    ...moon(elongation, at, side * 0.22),
    ...[0, 6, 12, 18].map((hour): CardMark => {
      const point = dialPoint(0, side * 0.455, dialAngle(hour * 60));
      return {
        ...{ kind: 'text', text: String(hour), align: 'center', font, colour: 'muted' },
        ...{ x: x + point.x, y: y + point.y + font.size * 0.35 },
      };
    }),
  ];
}

/** Side of the square of a glyph. */
const GRID = 24;

function signs(names: Extract<CardPicture, { kind: 'glyphs' }>['glyphs'], { x, y, side }: Square): CardMark[] {
  const step = side / Math.max(names.length, 1.4);
  const size = step * 0.74;
  const left = x - (step * names.length) / 2 + (step - size) / 2;
  return names.flatMap((name, index) => {
    const glyph = glyphs[name];
    const place = { x: left + index * step, y: y - size / 2, scale: size / GRID };
    const line = (1.5 * size) / GRID;
    return [
      drawn(glyph.stroke, { stroke: 'accent', line }, place),
      ...('fill' in glyph ? [drawn(glyph.fill, { fill: 'accent' }, place)] : []),
    ];
  });
}

function numeral(text: string, { x, y, side }: Square, measure: Measure): CardMark[] {
  const half = side / 2 - 4;
  const diamond = (reach: number) => `M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0Z`;
  const full: CardFont = { face: 'head', size: Math.round(side * 0.36), weight: 600 };
  const size = Math.floor(full.size * Math.min(1, (half * 0.95) / Math.max(1, measure(text, full))));
  return [
    drawn(diamond(half), { stroke: 'accent', line: 3 }, { x, y }),
    drawn(diamond(half * 0.94), { stroke: 'line' }, { x, y }),
    {
      ...{ kind: 'text', text, align: 'center', colour: 'accent', font: { ...full, size } },
      ...{ x, y: y + size * 0.31 },
    },
  ];
}
