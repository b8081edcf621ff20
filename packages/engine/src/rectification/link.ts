import { countSigns, type House, type Sign, signFrom } from '../angle/sign.ts';
import type { Graha } from '../bodies.ts';
import { doesAspect, rasiAspectSigns } from '../state/aspect.ts';
import { SIGN_LORDS } from '../state/dignity.table.ts';
import type { ByGraha } from '../state/placement.ts';
import type { EventSignificators } from './event.table.ts';
import { LINK_STRENGTH, type LinkKind, NODE_SHARE } from './rule.table.ts';

/** Signs of one chart or varga: its ascendant and its grahas. */
export interface VargaSigns {
  readonly lagna: Sign;
  readonly grahas: ByGraha<Sign>;
}

/** How a graha or a sign is tied to an event; null when it is not. */
export interface Link {
  /** 0 < x ≤ 1. */
  readonly strength: number;
  readonly kind: LinkKind;
  readonly house: House;
}

/** The strongest tie of a graha with the houses of an event in a chart; a node counts for the lord of its sign too. */
export function grahaLink(chart: VargaSigns, graha: Graha, event: EventSignificators): Link | null {
  const own = directLink(chart, graha, event);
  if (graha !== 'rahu' && graha !== 'ketu') return own;
  const dispositor = directLink(chart, SIGN_LORDS[chart.grahas[graha] - 1], event);
  const lent = dispositor && { ...dispositor, strength: dispositor.strength * NODE_SHARE };
  return stronger(own, lent);
}

function directLink(chart: VargaSigns, graha: Graha, { primary, supporting }: EventSignificators): Link | null {
  const at = chart.grahas[graha];
  let best: Link | null = null;
  const add = (kind: keyof typeof LINK_STRENGTH, house: House) => {
    best = stronger(best, { kind, house, strength: LINK_STRENGTH[kind] });
  };
  for (const house of primary) {
    const sign = signFrom(chart.lagna, house);
    const lord = SIGN_LORDS[sign - 1];
    if (lord === graha) add('owns', house);
    if (at === sign) add('occupies', house);
    if (doesAspect(graha, at, sign)) add('aspects-house', house);
    if (lord !== graha && chart.grahas[lord] === at) add('with-lord', house);
  }
  for (const house of supporting) {
    const sign = signFrom(chart.lagna, house);
    if (SIGN_LORDS[sign - 1] === graha) add('owns-supporting', house);
    if (at === sign) add('occupies-supporting', house);
  }
  return best;
}

/**
 * The tie of a chara dasha sign: it is a primary house or holds the significator (full), or looks at one of them by rasi drishti (half).
 */
export function signLink(
  chart: VargaSigns,
  sign: Sign,
  event: EventSignificators,
  significator: Sign | null,
): Link | null {
  let best: Link | null = null;
  for (const house of event.primary) {
    const place = signFrom(chart.lagna, house);
    if (place === sign) best = stronger(best, { kind: 'occupies', house, strength: LINK_STRENGTH.occupies });
    if (rasiAspectSigns(sign).includes(place)) {
      best = stronger(best, { kind: 'aspects-house', house, strength: LINK_STRENGTH['aspects-house'] });
    }
  }
  if (significator === null) return best;
  const house = countSigns(chart.lagna, significator);
  if (significator === sign) best = stronger(best, { kind: 'holds-significator', house, strength: 1 });
  if (rasiAspectSigns(sign).includes(significator)) {
    best = stronger(best, { kind: 'aspects-significator', house, strength: 0.5 });
  }
  return best;
}

/** The tie of a slow transiting graha: it stands in or looks at a primary house (full), or the natal sign of its lord (half). */
export function transitLink(
  chart: VargaSigns,
  graha: 'jupiter' | 'saturn',
  at: Sign,
  event: EventSignificators,
): Link | null {
  let best: Link | null = null;
  for (const house of event.primary) {
    const sign = signFrom(chart.lagna, house);
    const lordAt = chart.grahas[SIGN_LORDS[sign - 1]];
    if (at === sign) best = stronger(best, { kind: 'occupies', house, strength: 1 });
    if (doesAspect(graha, at, sign)) best = stronger(best, { kind: 'aspects-house', house, strength: 1 });
    if (at === lordAt || doesAspect(graha, at, lordAt))
      best = stronger(best, { kind: 'with-lord', house, strength: 0.5 });
  }
  return best;
}

function stronger(one: Link | null, other: Link | null): Link | null {
  if (!one || !other) return one ?? other;
  return other.strength > one.strength ? other : one;
}
