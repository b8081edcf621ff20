import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import type { WesternPlanet } from '@nebosvod/engine/western/western-body';
import type { Area } from '@nebosvod/interpretations/area.ids';
import { AREAS } from '@nebosvod/interpretations/area.ids';
import type { Claim } from '@nebosvod/interpretations/unit';
import type { Births, KnownBirth } from '../birth/births.ts';
import type { WesternFacts } from '../birth/western-facts.ts';
import { WESTERN_COSTS, WESTERN_GIFTS } from '../language/western-line.table.ts';
import { holds } from '../rule/holds.ts';
import { spokenOf } from '../rule/spoken-of.ts';
import { type Balance, balanceOf } from '../weigh/balance.ts';
import type { Telling, Testimony } from '../weigh/testimony.ts';
import { costOf, unitTelling } from '../weigh/unit-telling.ts';
import { westernFact } from './western-fact.ts';
import { type FoundWestern, foundWestern } from './western-found.ts';
import { houseVoices, type IsClaimed } from './western-house-voices.ts';
import { placeOfPlanet } from './western-place.ts';
import {
  ANGLE_SIGN,
  TURNED_SHARE,
  WESTERN_CLEAR,
  WESTERN_HOUSES,
  WESTERN_QUIET_BELOW,
  WESTERN_RANKS,
  WESTERN_STEPS,
} from './western-weights.table.ts';

/** Both sides of every area by a Western chart; of an uncertain time only what holds all of it is weighed. */
export function westernBalances(births: Births, { birth: { role }, facts: veda, west }: KnownBirth): Balance[] {
  const [facts] = west;
  if (!facts) return [];
  const found = foundWestern(facts);
  const every = [...found.flatMap((one) => testimonies(one, facts)), ...houseVoices(facts, claimedBy(found))];
  const all =
    west.length === 1
      ? every
      : every.filter(({ rules }) => rules.every((rule) => holds(spokenOf(rule, role), births).holds === true));
  return AREAS.map((area) =>
    balanceOf(
      area,
      all.filter((one) => one.area === area),
      veda,
      [],
      {
        quietBelow: quietBelow(facts, area),
        counters: WESTERN_STEPS[area].counters,
        bounds: { clear: WESTERN_CLEAR, ...WESTERN_STEPS[area] },
        isMet: ({ planet }) => WESTERN_PLANETS.some((guest) => guest === planet && isGuest(facts, area, guest)),
      },
    ),
  );
}

/** Whether a planet stands in a house of the area that it does not rule: it is met before the ruler. */
const isGuest = (facts: WesternFacts, area: Area, planet: WesternPlanet): boolean =>
  WESTERN_HOUSES[area].some((house) => facts.houseOf(planet) === house && facts.rulerOf(house) !== planet);

/** An area is quiet where no planet stands in its houses and little is said besides; of the person the ascendant always speaks. */
function quietBelow(facts: WesternFacts, area: Area): number {
  if (!facts.isTimeKnown || area === 'character') return WESTERN_QUIET_BELOW;
  const isEmpty = WESTERN_HOUSES[area].every((house) => WESTERN_PLANETS.every((one) => facts.houseOf(one) !== house));
  return isEmpty ? WESTERN_STEPS[area].quiet : WESTERN_QUIET_BELOW;
}

/** Whether the words of an aspect speak of an area and a side themselves. */
function claimedBy(found: readonly FoundWestern[]): IsClaimed {
  const claimed = new Set(
    found.flatMap(({ kind, planets, unit }) =>
      kind === 'planets-aspect'
        ? unit.claims.map(({ area, polarity }) => `${planets.join(' ')} ${area} ${polarity > 0}`)
        : [],
    ),
  );
  return ({ a, b }, area, isFor) => claimed.has(`${a} ${b} ${area} ${isFor}`);
}

function testimonies(found: FoundWestern, facts: WesternFacts): Testimony[] {
  const { unit, rules, kind, planets, share } = found;
  const telling = unitTelling(unit, westernFact(facts, rules), rules);
  // The lead speaks of the first claim: what turns the other way is named before it, and weighs less.
  const isGift = (unit.claims[0]?.polarity ?? 0) > 0;
  const [speaker] = planets;
  return unit.claims.map((claim) => {
    const isTurned = claim.polarity > 0 !== isGift;
    return {
      ...claim,
      kind,
      graha: null,
      ...(speaker === undefined ? {} : { planet: planets.length > 1 ? planets.join(' ') : speaker }),
      rules,
      isOfWeakness: false,
      share: share * placeOf(facts, found, claim.area, claim.polarity > 0) * (isTurned ? TURNED_SHARE : 1),
      feelsVarga: false,
      telling: telling && isTurned ? turned(telling, claim, found, isGift) : telling,
    };
  });
}

/**
 * A telling by a claim that turns from its lead. A soft aspect hinders by its very ease: only the last sentence of its words, which says so,
 * stands among what hinders, its praise does not.
 */
function turned(telling: Telling, claim: Claim, { unit, rules }: FoundWestern, isGift: boolean): Telling {
  const told = costOf(telling, claim, rules, isGift ? WESTERN_COSTS : WESTERN_GIFTS);
  const isSoft = unit.factor.kind === 'planets-aspect' && unit.factor.nature === 'soft';
  return isSoft ? { ...told, leads: [...told.leads, ...told.rest.slice(-1)], rest: [] } : told;
}

/** Rank, strength, angularity and sect of whoever speaks, of an aspect of the louder of the two. */
function placeOf(facts: WesternFacts, { planets, kind, rules }: FoundWestern, area: Area, isGiving: boolean): number {
  const [rule] = rules;
  if (rule.kind === 'western-angle')
    return area === (rule.angle === 'ascendant' ? 'character' : 'work') ? ANGLE_SIGN.own : ANGLE_SIGN.elsewhere;
  // An element and a phase are of the whole person.
  if (kind === 'element' || kind === 'moon-phase') return 1;
  if (planets.length === 0) return area === 'character' || area === 'work' ? 1.1 : 0.7;
  const isPlaced = kind !== 'planet-sign' && kind !== 'planet-dignity';
  const factors = planets.map((planet) => placeOfPlanet(facts, planet, area, { isGiving, isPlaced }));
  return Math.max(...factors) * (rule.kind === 'western-ruler-house' ? nearnessOf(rule, area) : 1);
}

/** How near a ruler is to an area: it rules a house of it, stands in one, or neither. The ruler of the chart takes the person where it stands. */
function nearnessOf({ ruler, house }: { readonly ruler: number; readonly house: number }, area: Area): number {
  if (WESTERN_HOUSES[area].includes(ruler)) return 1;
  if (!WESTERN_HOUSES[area].includes(house)) return WESTERN_RANKS.rulerElsewhere;
  return ruler === 1 ? 1 : WESTERN_RANKS.rulerVisiting;
}
