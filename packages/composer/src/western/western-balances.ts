import type { WesternPlanet } from '@nebosvod/engine/western/western-body';
import type { Area } from '@nebosvod/interpretations/area.ids';
import { AREAS } from '@nebosvod/interpretations/area.ids';
import type { Births, KnownBirth } from '../birth/births.ts';
import type { WesternFacts } from '../birth/western-facts.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import { WESTERN_COSTS, WESTERN_GIFTS } from '../language/western-line.table.ts';
import { holds } from '../rule/holds.ts';
import { spokenOf } from '../rule/spoken-of.ts';
import { type Balance, balanceOf } from '../weigh/balance.ts';
import type { Testimony } from '../weigh/testimony.ts';
import { costOf, unitTelling } from '../weigh/unit-telling.ts';
import { westernFact } from './western-fact.ts';
import { type FoundWestern, foundWestern } from './western-found.ts';
import {
  ANGULARITY,
  SECT,
  SIGN_STRENGTH,
  SIGNIFICATORS,
  WESTERN_COUNTER_SCALES,
  WESTERN_QUIET_BELOW,
  WESTERN_RANKS,
} from './western-weights.table.ts';

/** Both sides of every area by a Western chart; of an uncertain time only what holds all of it is weighed. */
export function westernBalances(births: Births, { birth: { role }, facts: veda, west }: KnownBirth): Balance[] {
  const [facts] = west;
  if (!facts) return [];
  const found = foundWestern(facts);
  const sure =
    west.length === 1
      ? found
      : found.filter(({ rules }) => rules.every((rule) => holds(spokenOf(rule, role), births).holds === true));
  const all = sure.flatMap((one) => testimonies(one, facts));
  return AREAS.map((area) =>
    balanceOf(
      area,
      all.filter((one) => one.area === area),
      veda,
      [],
      WESTERN_QUIET_BELOW,
      WESTERN_COUNTER_SCALES,
    ),
  );
}

function testimonies(found: FoundWestern, facts: WesternFacts): Testimony[] {
  const { unit, rules, kind, planets, share } = found;
  const telling = unitTelling(unit, westernFact(facts, rules), rules);
  // The lead speaks of the first claim: what turns the other way is named before it.
  const isGift = (unit.claims[0]?.polarity ?? 0) > 0;
  const [speaker] = planets;
  return unit.claims.map((claim) => ({
    ...claim,
    kind,
    graha: null,
    ...(speaker === undefined ? {} : { planet: planets.length > 1 ? planets.join(' ') : speaker }),
    rules,
    isOfWeakness: false,
    share: share * placeOf(facts, found, claim.area, claim.polarity > 0),
    feelsVarga: false,
    telling:
      telling && claim.polarity > 0 !== isGift
        ? costOf(telling, claim, rules, isGift ? WESTERN_COSTS : WESTERN_GIFTS)
        : telling,
  }));
}

/** Rank, strength, angularity and sect of whoever speaks, of an aspect of the louder of the two. */
function placeOf(facts: WesternFacts, { planets, kind, rules }: FoundWestern, area: Area, isGiving: boolean): number {
  if (planets.length === 0) return area === 'character' || area === 'work' ? 1.1 : 0.7;
  const [rule] = rules;
  const isElsewhere = rule.kind === 'western-ruler-house' && !AREA_PLANS[area].houses.includes(rule.ruler);
  const factors = planets.map(
    (planet) =>
      rankOf(facts, planet, area) *
      strengthOf(facts, planet, isGiving) *
      (kind === 'planet-sign' || kind === 'planet-dignity' ? 1 : angularityOf(facts, planet)),
  );
  return Math.max(...factors) * (isElsewhere ? WESTERN_RANKS.rulerElsewhere : 1);
}

function rankOf(facts: WesternFacts, planet: WesternPlanet, area: Area): number {
  let rank = planet === 'sun' || planet === 'moon' ? WESTERN_RANKS.luminary : 1;
  if (facts.rulerOf(1) === planet) rank *= WESTERN_RANKS.chartRuler;
  if (AREA_PLANS[area].houses.some((house) => facts.rulerOf(house) === planet)) rank *= WESTERN_RANKS.areaRuler;
  if (SIGNIFICATORS[area].includes(planet)) rank *= WESTERN_RANKS.significator;
  return Math.min(rank, WESTERN_RANKS.limit);
}

function strengthOf(facts: WesternFacts, planet: WesternPlanet, isGiving: boolean): number {
  const dignity = facts.dignityOf(planet);
  const isOfSect = facts.isOfSect(planet);
  const strength =
    (dignity === null ? 1 : SIGN_STRENGTH[dignity]) * (isOfSect === null ? 1 : isOfSect ? SECT.of : SECT.contrary);
  return isGiving ? strength : 2 - strength;
}

function angularityOf(facts: WesternFacts, planet: WesternPlanet): number {
  const house = facts.houseOf(planet);
  if (house === null) return 1;
  if (facts.angleNear(planet)) return ANGULARITY.near;
  const place = (house - 1) % 3;
  return place === 0 ? ANGULARITY.angular : place === 1 ? ANGULARITY.succeedent : ANGULARITY.cadent;
}
