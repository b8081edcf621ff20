import { arcForward } from '../angle/degrees.ts';
import { countSigns, elementOf, isOddSign, modalityOf, type Sign, signFrom } from '../angle/sign.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import { type Graha, isClassical } from '../bodies.ts';
import { doesAspect } from '../state/aspect.ts';
import { debilitationSign, essentialDignity, exaltationSign, signLord } from '../state/dignity.ts';
import { naturalRelation } from '../state/relation.ts';
import { gandantaOf } from '../state/sensitive-degree.ts';
import type { Condition, GrahaState, Point, SignKind } from './condition.ts';
import { type Bindings, members, resolve } from './resolve.ts';
import type { Sky } from './sky.ts';

/** True, false, or null where the answer hangs on something unknown (three-valued logic of Kleene). */
export type Truth = boolean | null;

/** A condition that has no parts. */
export type Leaf = Exclude<Condition, { kind: 'all' | 'any' | 'not' | 'count' | 'some' | 'each' | 'in-varga' }>;

/** Where a condition is judged, and the grahas it is found true or false of. */
interface Judging {
  readonly sky: Sky;
  readonly bindings: Bindings;
  readonly found: Graha[];
}

function pair(
  { sky, bindings, found }: Judging,
  first: Point,
  second: Point,
  decide: (a: Located, b: Located) => Truth,
): Truth {
  const a = resolve(sky, first, bindings);
  const b = resolve(sky, second, bindings);
  if (a === 'absent' || b === 'absent') return false;
  if (a === 'unknown' || b === 'unknown') return null;
  if (a.graha && !found.includes(a.graha)) found.push(a.graha);
  if (b.graha && !found.includes(b.graha)) found.push(b.graha);
  return decide(a, b);
}

function single(judging: Judging, point: Point, decide: (place: Located) => Truth): Truth {
  return pair(judging, point, point, decide);
}

/** Judges it; the grahas it is found true or false of join `found`. */
export function judge(sky: Sky, condition: Leaf, bindings: Bindings, found: Graha[]): Truth {
  const at: Judging = { sky, bindings, found };
  switch (condition.kind) {
    case 'in-house':
      return pair(at, condition.who, condition.from, (who, from) =>
        condition.houses.includes(countSigns(from.sign, who.sign)),
      );
    case 'in-sign':
      return single(at, condition.who, ({ sign }) => condition.signs.includes(sign));
    case 'sign-kind':
      return single(at, condition.who, ({ sign }) => isOfKind(sign, condition.is));
    case 'state':
      return single(
        at,
        condition.who,
        ({ graha }) => graha !== null && condition.of.some((one) => isIn(sky, graha, one)),
      );
    case 'together':
      return pair(at, condition.who, condition.with, (a, b) => a.sign === b.sign && !isSame(a, b));
    case 'aspects':
      return pair(
        at,
        condition.who,
        condition.on,
        ({ graha, sign }, on) => graha !== null && isClassical(graha) && doesAspect(graha, sign, on.sign),
      );
    case 'exchange':
      return pair(
        at,
        condition.who,
        condition.with,
        (a, b) => !isSame(a, b) && signLord(a.sign) === b.graha && signLord(b.sign) === a.graha,
      );
    case 'lords-exchange':
      return lordsExchange(sky, condition, found);
    case 'same':
      return pair(at, condition.who, condition.with, isSame);
    case 'relation':
      return pair(
        at,
        condition.of,
        condition.to,
        (a, b) =>
          a.graha !== null &&
          b.graha !== null &&
          naturalRelation(a.graha, b.graha) === (condition.is === 'friend' ? 1 : -1),
      );
    case 'class':
      return single(
        at,
        condition.who,
        ({ graha }) => graha !== null && sky.isBenefic(graha) === (condition.is === 'benefic'),
      );
    case 'fills': {
      const { grahas } = members(sky, condition.grahas, bindings);
      found.push(...grahas);
      const from = resolve(sky, condition.from, bindings);
      if (typeof from === 'string') return from === 'absent' ? false : null;
      const wanted = condition.houses.map((house) => signFrom(from.sign, house));
      const taken = new Set(grahas.map((graha) => sky.signs[graha]));
      return wanted.every((sign) => taken.has(sign)) && taken.size === wanted.length;
    }
    case 'signs-occupied': {
      const { grahas } = members(sky, condition.grahas, bindings);
      found.push(...grahas);
      return new Set(grahas.map((graha) => sky.signs[graha])).size === condition.count;
    }
    case 'moon-half':
      found.push('moon');
      return sky.elongation < 180 === (condition.half === 'bright');
    case 'birth': {
      const isDay = sky.hour?.isDay ?? null;
      return isDay === null ? null : isDay === (condition.at === 'day');
    }
    case 'nakshatra':
      return single(at, condition.who, ({ graha }) => graha !== null && condition.of.includes(sky.nakshatra(graha)));
    case 'gandanta':
      return gandanta(sky, condition.who, bindings, found);
    case 'between-nodes':
      found.push(...CLASSICAL_GRAHAS, 'rahu', 'ketu');
      return condition.by === 'degree' ? areBetweenNodes(sky) : areBetweenNodeSigns(sky);
  }
}

interface Located {
  readonly graha: Graha | null;
  readonly sign: Sign;
}

function isSame(a: Located, b: Located): boolean {
  return a.graha !== null && a.graha === b.graha;
}

function isOfKind(sign: Sign, kind: SignKind): boolean {
  if (kind === 'odd' || kind === 'even') return isOddSign(sign) === (kind === 'odd');
  return modalityOf(sign) === kind || elementOf(sign) === kind;
}

/** Dignities go by whole signs, as the rules of combinations speak of signs; the moolatrikona alone has degrees. */
function isIn(sky: Sky, graha: Graha, state: GrahaState): boolean {
  const sign = sky.signs[graha];
  switch (state) {
    case 'combust':
      return sky.isCombust(graha);
    case 'retrograde':
      return sky.input.isRetrograde[graha];
    case 'vargottama':
      return sky.isVargottama(graha);
    case 'exalted':
      return isClassical(graha) && sign === exaltationSign(graha);
    case 'debilitated':
      return isClassical(graha) && sign === debilitationSign(graha);
    case 'own':
      return signLord(sign) === graha;
    case 'moolatrikona':
      return sky.division === 1 && essentialDignity(graha, sky.input.longitudes[graha]) === 'moolatrikona';
    default: {
      const dispositor = signLord(sign);
      if (dispositor === graha) return false;
      return naturalRelation(graha, dispositor) === { friend: 1, neutral: 0, enemy: -1 }[state];
    }
  }
}

function lordsExchange(sky: Sky, { between, and }: Extract<Leaf, { kind: 'lords-exchange' }>, found: Graha[]): Truth {
  const { lagna } = sky;
  if (lagna === null) return null;
  for (const a of between) {
    for (const b of and) {
      const [first, second] = [signLord(signFrom(lagna, a)), signLord(signFrom(lagna, b))];
      const isExchange = sky.signs[first] === signFrom(lagna, b) && sky.signs[second] === signFrom(lagna, a);
      if (a === b || first === second || !isExchange) continue;
      for (const graha of [first, second]) if (!found.includes(graha)) found.push(graha);
    }
  }
  return found.length > 0;
}

function gandanta(sky: Sky, who: Point, bindings: Bindings, found: Graha[]): Truth {
  if (who === 'lagna') return sky.input.ascendant === null ? null : gandantaOf(sky.input.ascendant) !== null;
  const place = resolve(sky, who, bindings);
  if (typeof place === 'string') return place === 'absent' ? false : null;
  if (!place.graha) return false;
  found.push(place.graha);
  return gandantaOf(sky.input.longitudes[place.graha]) !== null;
}

function areBetweenNodes(sky: Sky): boolean {
  const { longitudes } = sky.input;
  const arcs = CLASSICAL_GRAHAS.map((graha) => arcForward(longitudes.rahu, longitudes[graha]));
  return arcs.every((arc) => arc <= 180) || arcs.every((arc) => arc >= 180 || arc === 0);
}

function areBetweenNodeSigns(sky: Sky): boolean {
  const counts = CLASSICAL_GRAHAS.map((graha) => countSigns(sky.signs.rahu, sky.signs[graha]));
  return counts.every((number) => number <= 7) || counts.every((number) => number >= 7 || number === 1);
}
