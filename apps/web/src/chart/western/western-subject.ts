import type { ReadingFactor } from '@nebosvod/contracts/reading';
import { WESTERN_BODIES } from '@nebosvod/engine/western/western.ids';
import type { GlyphName } from '../../ui/glyph.tsx';
import { bodyGlyph } from './point-name.ts';
import type { WesternBody } from './western-chart.ts';

type Factor = Pick<ReadingFactor, 'rule' | 'values'>;

/** What of a Western chart of birth a factor lights: bodies, and a house or `null`. */
export interface WesternSubject {
  readonly bodies: readonly WesternBody['id'][];
  readonly house: number | null;
}

/** The body of the chart that a rule names; `undefined` of an angle, or of the descending node, which the wheel does not draw. */
const bodyNamed = (id: unknown) => (id === 'north-node' ? 'mean-node' : WESTERN_BODIES.find((body) => body === id));

/** Of this chart alone: what stands in the chart of another, of a year or of two people lights nothing here. */
export function westernSubject({ rule, values }: Factor): WesternSubject {
  const isOther = 'of' in rule && rule.of === 'second';
  const lights = (ids: readonly unknown[], house?: number): WesternSubject => ({
    bodies: ids.flatMap((id) => bodyNamed(id) ?? []),
    house: house ?? null,
  });
  // A planet of the other stands in a house of this chart, one of this chart in a house of the other's.
  if (rule.kind === 'western-overlay') return isOther ? lights([], rule.house) : lights([rule.planet]);
  if (isOther) return lights([]);
  switch (rule.kind) {
    case 'western-sign':
    case 'western-dignity':
    case 'western-near-angle':
    case 'western-angle-aspect':
      return lights([rule.planet]);
    case 'western-house':
      return lights([rule.planet], rule.house);
    case 'western-point-sign':
      return lights([rule.point]);
    case 'western-point-house':
      return lights([rule.point], rule.house);
    case 'western-point-near':
      return lights([rule.point, rule.near]);
    case 'western-aspect':
      return lights([rule.a, rule.b]);
    case 'western-pattern':
      return lights(rule.members);
    case 'western-ruler-house':
      return lights([values.planet], rule.house);
    case 'western-transit':
    case 'western-window':
      return lights([rule.natal]);
    case 'western-contact':
      return lights([rule.client]);
    case 'western-lunation':
      return lights([rule.natal], rule.house);
    case 'western-station':
    case 'western-transit-house':
    case 'western-profection-house':
    case 'western-progressed-house':
    case 'western-return-ascendant':
      return lights([], rule.house);
    default:
      return lights([]);
  }
}

/** Signs of the bodies that a Western factor speaks of, whosever they are, in its order. */
export function westernGlyphs({ rule, values }: Factor): readonly GlyphName[] {
  const named: readonly unknown[] = [
    ...('point' in rule ? [rule.point] : []),
    'planet' in rule ? rule.planet : values.planet,
    ...(rule.kind === 'western-aspect' ? [rule.a, rule.b] : []),
    ...(rule.kind === 'western-pattern' ? rule.members : []),
    ...(rule.kind === 'western-contact' ? [rule.client, rule.second] : []),
    ...('natal' in rule ? [rule.natal] : []),
    ...('near' in rule ? [rule.near] : []),
  ];
  const glyphs = named.flatMap((id): GlyphName[] => {
    const body = bodyNamed(id);
    return body ? [bodyGlyph(body)] : id === 'south-node' ? ['ketu'] : [];
  });
  return [...new Set(glyphs)];
}
