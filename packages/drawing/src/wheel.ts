import { arcForward } from '@nebosvod/engine/angle/degrees';
import { spreadAngles } from './angular-spread.ts';
import type { TextShape } from './body-label.ts';
import { type Box, linePath, type Point, rounded } from './plane.ts';
import { textWidth } from './text-width.ts';

/** A body on the wheel: ecliptic longitude in degrees of the zodiac shown. */
export interface WheelBody {
  readonly id: string;
  readonly longitude: number;
  /** For instance «14°». */
  readonly degree: string;
  readonly isRetrograde?: boolean;
}

export interface WheelAspect {
  readonly from: string;
  readonly to: string;
  /** The caller's id of the aspect; passed through. */
  readonly kind: string;
}

export interface WheelInput {
  readonly size: number;
  /** Degrees; `null` with an unknown time: 0° Aries stands at the left then and no houses are drawn. */
  readonly ascendant: number | null;
  readonly midheaven: number | null;
  /** Degrees of both in words, «16°41′», written with their letters in the middle of the wheel where it has room. */
  readonly axisDegrees?: Readonly<Record<'As' | 'MC', string>>;
  /** Twelve cusps, degrees, or `null`. */
  readonly cusps: readonly number[] | null;
  readonly bodies: readonly WheelBody[];
  /** Bodies of another moment, drawn as a ring outside the natal ones. */
  readonly outer?: readonly WheelBody[];
  /** Drawn between natal bodies only. */
  readonly aspects?: readonly WheelAspect[];
}

export interface WheelBodyShape {
  readonly id: string;
  readonly longitude: number;
  /** Square for the glyph. */
  readonly glyph: Box;
  readonly degree: TextShape;
  /** Room of the retrograde sign beside the degree. */
  readonly retrograde: Box | null;
  /** From the true place on the zodiac ring to the label. */
  readonly leader: string;
  /** Everything the label covers. */
  readonly boxes: readonly Box[];
}

export interface WheelSign {
  readonly sign: number;
  readonly glyph: Box;
  readonly d: string;
}

export interface WheelHouse {
  readonly house: number;
  /** Sector from the house ring to the zodiac, the target of pointer and focus. */
  readonly d: string;
  readonly cusp: string;
  readonly isAngular: boolean;
  readonly number: TextShape;
}

export interface WheelAxisLabel extends TextShape {
  readonly id: 'As' | 'MC';
  /** Under the letters; null where they stand alone. */
  readonly degree: TextShape | null;
}

export interface Wheel {
  readonly size: number;
  readonly centre: Point;
  readonly radii: {
    readonly rim: number;
    readonly zodiac: number;
    readonly ticks: number;
    readonly houses: number;
    readonly aspects: number;
    /** Border between the outer bodies and the natal ones; `null` without outer bodies. */
    readonly outer: number | null;
  };
  readonly signs: readonly WheelSign[];
  readonly ticks: string;
  readonly houses: readonly WheelHouse[];
  readonly axes: readonly WheelAxisLabel[];
  readonly bodies: readonly WheelBodyShape[];
  readonly outer: readonly WheelBodyShape[];
  readonly aspects: readonly {
    readonly from: string;
    readonly to: string;
    readonly kind: string;
    readonly d: string;
  }[];
}

const degreeFontSize = 13;
/** A wheel that is narrower than this shows the glyphs of its bodies alone, px: with two rings, and with one. */
const narrowWheel = 540;
const smallWheel = 300;
/** Least radius of the middle of a wheel that has room for degrees of the axes, and for their letters alone, px. */
const middleWithDegrees = 72;
const middleWithLetters = 36;
/** From the edge of the middle to the middle of such a label, px. */
const axisInset = { across: 28, along: 20 } as const;
/** Room for the retrograde sign to the right of a degree, px. */
const retrogradeRoom = 11;

class Dial {
  readonly centre: Point;
  readonly zero: number;

  /** @param zero longitude that stands at the left */
  constructor(size: number, zero: number) {
    this.centre = { x: size / 2, y: size / 2 };
    this.zero = zero;
  }

  /** Longitudes run counter-clockwise from the left. */
  at(longitude: number, radius: number): Point {
    const angle = ((180 + longitude - this.zero) * Math.PI) / 180;
    return { x: this.centre.x + radius * Math.cos(angle), y: this.centre.y - radius * Math.sin(angle) };
  }

  spoke(longitude: number, from: number, to: number): string {
    return linePath(this.at(longitude, from), this.at(longitude, to));
  }

  /** Annular sector from one longitude counter-clockwise to another. */
  sector(from: number, to: number, inner: number, outer: number): string {
    const span = arcForward(from, to) || 360;
    const large = span > 180 ? 1 : 0;
    const [a, b, c, d] = [this.at(from, outer), this.at(to, outer), this.at(to, inner), this.at(from, inner)];
    const p = (point: Point) => `${rounded(point.x)} ${rounded(point.y)}`;
    return `M${p(a)}A${rounded(outer)} ${rounded(outer)} 0 ${large} 0 ${p(b)}L${p(c)}A${rounded(inner)} ${rounded(inner)} 0 ${large} 1 ${p(d)}Z`;
  }
}

function square(centre: Point, side: number): Box {
  return { x: centre.x - side / 2, y: centre.y - side / 2, width: side, height: side };
}

function ticksOf(dial: Dial, outer: number): string {
  let path = '';
  for (let degree = 0; degree < 360; degree += 1) {
    const length = degree % 10 === 0 ? 8 : degree % 5 === 0 ? 6 : 3.5;
    path += dial.spoke(degree, outer, outer - length);
  }
  return path;
}

/** Radii of one ring of bodies: glyph, degree and where the leader starts, px from the centre. */
interface BodyRing {
  readonly leaderFrom: number;
  readonly glyphAt: number;
  readonly glyphSide: number;
  readonly degreeAt: number;
}

function placeBodies(dial: Dial, bodies: readonly WheelBody[], ring: BodyRing): WheelBodyShape[] {
  const widest = Math.max(
    0,
    ...bodies.map((body) => textWidth(body.degree, degreeFontSize) + (body.isRetrograde ? retrogradeRoom : 0)),
  );
  // Two boxes are surely apart when their middles are a diagonal apart.
  const apart = (box: number, height: number, radius: number) =>
    2 * Math.asin(Math.min(1, Math.hypot(box, height) / (2 * radius)));
  const separation =
    (Math.max(apart(widest, degreeFontSize * 0.8, ring.degreeAt), apart(ring.glyphSide, ring.glyphSide, ring.glyphAt)) *
      180) /
    Math.PI;
  const angles = spreadAngles(
    bodies.map((body) => body.longitude),
    separation,
  );
  return bodies.map((body, index) => {
    const angle = angles[index] ?? body.longitude;
    const glyph = square(dial.at(angle, ring.glyphAt), ring.glyphSide);
    const middle = dial.at(angle, ring.degreeAt);
    const text = textWidth(body.degree, degreeFontSize);
    const width = text + (body.isRetrograde ? retrogradeRoom : 0);
    const left = middle.x - width / 2;
    const gap = 3;
    return {
      id: body.id,
      longitude: body.longitude,
      glyph,
      degree: { x: left, y: middle.y + degreeFontSize * 0.36, label: body.degree, fontSize: degreeFontSize },
      retrograde: body.isRetrograde ? { x: left + text + 1, y: middle.y - 5.5, width: 10, height: 10 } : null,
      leader: linePath(
        dial.at(body.longitude, ring.leaderFrom),
        dial.at(angle, ring.glyphAt + ring.glyphSide / 2 + gap),
      ),
      boxes: [glyph, { x: left, y: middle.y - degreeFontSize * 0.4, width, height: degreeFontSize * 0.8 }],
    };
  });
}

function housesOf(dial: Dial, cusps: readonly number[], inner: number, numberAt: number, outer: number): WheelHouse[] {
  return cusps.map((cusp, index) => {
    const next = cusps[(index + 1) % cusps.length] ?? cusp;
    const span = arcForward(cusp, next);
    const middle = dial.at(cusp + span / 2, numberAt);
    const isAngular = index % 3 === 0;
    return {
      house: index + 1,
      d: dial.sector(cusp, next, inner, outer),
      cusp: dial.spoke(cusp, inner, outer),
      isAngular,
      number: { x: middle.x, y: middle.y + degreeFontSize * 0.36, label: String(index + 1), fontSize: degreeFontSize },
    };
  });
}

/**
 * The Western wheel: ascendant at the left, zodiac counter-clockwise, bodies spread so that labels never touch, aspects inside.
 * Radii grow with the size, glyphs and figures keep theirs.
 */
export function wheel(input: WheelInput): Wheel {
  const size = Math.max(240, input.size);
  const dial = new Dial(size, input.ascendant ?? 0);
  const rim = size / 2 - 1;
  const zodiac = rim - Math.max(24, size * 0.069);
  const ticks = zodiac - 5;
  const hasOuter = (input.outer?.length ?? 0) > 0;
  // A small wheel has room for the glyphs alone; the degrees stay in the table.
  const isBare = size < (hasOuter ? narrowWheel : smallWheel);
  const band = isBare ? 34 : 62;
  const outerBorder = hasOuter ? ticks - band : null;
  const natalEdge = outerBorder ?? ticks;
  const glyphSide = size < 400 ? 18 : 20;
  const ringOf = (edge: number): BodyRing => {
    const glyphAt = isBare ? edge - 20 : edge - 10 - glyphSide / 2 - 4;
    return { leaderFrom: edge, glyphAt, glyphSide, degreeAt: isBare ? glyphAt : edge - 10 - glyphSide - 16 };
  };
  const shownOf = (body: WheelBody) => (isBare ? { ...body, degree: '', isRetrograde: false } : body);
  const houses = Math.max(natalEdge - (isBare ? band : size < 400 ? 62 : 76), size * 0.12);
  const aspects = Math.max(houses - 19, size * 0.08);
  const bodies = placeBodies(dial, input.bodies.map(shownOf), ringOf(natalEdge));
  const longitudeOf = new Map(input.bodies.map((body) => [body.id, body.longitude]));
  const axes: WheelAxisLabel[] = [];
  const axis = (id: WheelAxisLabel['id'], longitude: number | null) => {
    if (longitude === null) return;
    const words = input.axisDegrees?.[id];
    if (words === undefined || aspects < middleWithDegrees) {
      // Beside its line a letter would stand on a body that is near the angle: the middle is free of bodies.
      const isInside = words !== undefined && aspects >= middleWithLetters;
      const { x, y } = isInside ? dial.at(longitude, aspects - 13) : dial.at(longitude + 4.2, natalEdge - 16);
      axes.push({ id, x, y: y + degreeFontSize * 0.36, label: id, fontSize: degreeFontSize, degree: null });
      return;
    }
    // Two lines, as far in as the slant of the axis asks for.
    const edge = dial.at(longitude, aspects);
    const slant = Math.abs(edge.x - dial.centre.x) / aspects;
    const { x, y } = dial.at(longitude, aspects - axisInset.along - (axisInset.across - axisInset.along) * slant);
    axes.push({
      id,
      x,
      y: y - 2,
      label: id,
      fontSize: degreeFontSize,
      degree: { x, y: y + degreeFontSize, label: words, fontSize: degreeFontSize },
    });
  };
  axis('As', input.ascendant);
  axis('MC', input.midheaven);

  return {
    size,
    centre: dial.centre,
    radii: { rim, zodiac, ticks, houses, aspects, outer: outerBorder },
    signs: Array.from({ length: 12 }, (_, index) => ({
      sign: index + 1,
      glyph: square(dial.at(index * 30 + 15, (rim + zodiac) / 2), Math.min(20, (rim - zodiac) * 0.66)),
      d: dial.spoke(index * 30, zodiac, rim),
    })),
    ticks: ticksOf(dial, ticks),
    houses: input.cusps ? housesOf(dial, input.cusps, aspects, (houses + aspects) / 2, natalEdge) : [],
    axes,
    bodies,
    outer: placeBodies(dial, (input.outer ?? []).map(shownOf), ringOf(ticks)),
    aspects: (input.aspects ?? []).flatMap((aspect) => {
      const from = longitudeOf.get(aspect.from);
      const to = longitudeOf.get(aspect.to);
      if (from === undefined || to === undefined) return [];
      return [{ ...aspect, d: linePath(dial.at(from, aspects), dial.at(to, aspects)) }];
    }),
  };
}
