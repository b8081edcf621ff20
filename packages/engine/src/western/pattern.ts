import type { Sign } from '../angle/sign.ts';
import type { AspectId } from './aspect.table.ts';
import type { Aspect } from './aspects.ts';
import type { PATTERNS } from './western.ids.ts';
import type { WesternPointId } from './western-body.ts';

export type PatternId = (typeof PATTERNS)[number];

/** A figure of aspects. */
export interface Pattern {
  readonly id: PatternId;
  readonly members: readonly WesternPointId[];
  /** The body the figure points at: of a T-square, yod and kite; null where there is none. */
  readonly apex: WesternPointId | null;
  /** Sign of a stellium. */
  readonly sign: Sign | null;
}

/** Bodies in one sign that make a stellium; schools take three to five. */
const STELLIUM_SIZE = 4;

/** Degrees by which a quincunx of a yod may be off, however wide the orbs asked for: a wider one is no figure. [modern] */
const YOD_ORB = 3;

/** What patterns are looked for in. */
export interface PatternInput {
  readonly points: readonly { readonly id: WesternPointId; readonly sign: Sign }[];
  /** Aspects among the points; yods need quincunxes, kites and rectangles sextiles. */
  readonly aspects: readonly Aspect[];
  readonly stelliumSize?: number;
}

/**
 * Figures of aspects, largest first. A T-square inside a grand cross and a grand trine inside a kite are not listed again.
 * Grand trine: three trines. T-square: an opposition and two squares to its ends. Grand cross: two oppositions and four squares.
 * Yod: a sextile and two quincunxes, within {@link YOD_ORB} degrees, to its ends. Kite: a grand trine, one corner of which is opposed by a body in sextile with the other
 * two. Mystic rectangle: two oppositions whose ends are joined by two sextiles and two trines. Stellium: {@link STELLIUM_SIZE} in a sign.
 */
export function findPatterns({ points, aspects, stelliumSize = STELLIUM_SIZE }: PatternInput): Pattern[] {
  const ids = points.map(({ id }) => id);
  const counted = aspects.filter(({ aspect, orb }) => aspect !== 'quincunx' || orb <= YOD_ORB);
  const kinds = new Map(counted.map(({ a, b, aspect }) => [key(a, b), aspect] as const));
  const has = (a: WesternPointId, b: WesternPointId, aspect: AspectId) =>
    (kinds.get(key(a, b)) ?? kinds.get(key(b, a))) === aspect;
  const pairs = ids.flatMap((a, index) => ids.slice(index + 1).map((b) => [a, b] as const));
  const pairsAt = (aspect: AspectId) => pairs.filter(([a, b]) => has(a, b, aspect));

  const crosses: Pattern[] = [];
  const rectangles: Pattern[] = [];
  const oppositions = pairsAt('opposition');
  for (const [index, [a, c]] of oppositions.entries()) {
    for (const [b, d] of oppositions.slice(index + 1)) {
      if (new Set([a, b, c, d]).size < 4) continue;
      const sides = [
        [a, b],
        [b, c],
        [c, d],
        [d, a],
      ] as const;
      const members = [a, b, c, d];
      if (sides.every(([from, to]) => has(from, to, 'square'))) crosses.push(figure('grand-cross', members));
      const isMystic =
        (has(a, b, 'sextile') && has(c, d, 'sextile') && has(b, c, 'trine') && has(d, a, 'trine')) ||
        (has(a, b, 'trine') && has(c, d, 'trine') && has(b, c, 'sextile') && has(d, a, 'sextile'));
      if (isMystic) rectangles.push(figure('mystic-rectangle', members));
    }
  }

  const squares = oppositions.flatMap(([a, b]) =>
    ids
      .filter((apex) => has(a, apex, 'square') && has(b, apex, 'square'))
      .map((apex) => figure('t-square', [a, b, apex], apex)),
  );
  const trines = pairsAt('trine').flatMap(([a, b]) =>
    ids
      .filter((c) => ids.indexOf(c) > ids.indexOf(b) && has(a, c, 'trine') && has(b, c, 'trine'))
      .map((c) => figure('grand-trine', [a, b, c])),
  );
  const kites = trines.flatMap(({ members }) =>
    members.flatMap((corner) => {
      const others = members.filter((member) => member !== corner);
      return ids
        .filter((tip) => has(tip, corner, 'opposition') && others.every((other) => has(tip, other, 'sextile')))
        .map((tip) => figure('kite', [...members, tip], tip));
    }),
  );
  const yods = pairsAt('sextile').flatMap(([a, b]) =>
    ids
      .filter((apex) => has(a, apex, 'quincunx') && has(b, apex, 'quincunx'))
      .map((apex) => figure('yod', [a, b, apex], apex)),
  );
  return [
    ...crosses,
    ...squares.filter((square) => !crosses.some((cross) => isWithin(square, cross))),
    ...kites,
    ...trines.filter((trine) => !kites.some((kite) => isWithin(trine, kite))),
    ...rectangles,
    ...yods,
    ...stelliums(points, stelliumSize),
  ];
}

function stelliums(points: PatternInput['points'], size: number): Pattern[] {
  const bySign = new Map<Sign, WesternPointId[]>();
  for (const { id, sign } of points) bySign.set(sign, [...(bySign.get(sign) ?? []), id]);
  return [...bySign]
    .filter(([, members]) => members.length >= size)
    .map(([sign, members]) => ({ id: 'stellium', members, apex: null, sign }));
}

function figure(id: PatternId, members: readonly WesternPointId[], apex: WesternPointId | null = null): Pattern {
  return { id, members, apex, sign: null };
}

function isWithin(small: Pattern, large: Pattern): boolean {
  return small.members.every((member) => large.members.includes(member));
}

function key(a: WesternPointId, b: WesternPointId): string {
  return `${a} ${b}`;
}
