import type { Rule } from '@nebosvod/contracts/rule';
import { separation } from '@nebosvod/engine/angle/degrees';
import { nakshatraOf } from '@nebosvod/engine/angle/nakshatra';
import { countSigns, signFrom } from '@nebosvod/engine/angle/sign';
import { gandaMoolaOf, guruChandalaOf, shrapitOf } from '@nebosvod/engine/dosha/dosha';
import { kalaSarpaOf } from '@nebosvod/engine/dosha/kala-sarpa';
import { manglikOf } from '@nebosvod/engine/dosha/manglik';
import { doesAspect } from '@nebosvod/engine/state/aspect';
import { signLord } from '@nebosvod/engine/state/dignity';
import type { BirthFacts } from '../birth/birth-facts.ts';
import type { NumberRule } from './decide-number.ts';
import type { NumberPairRule } from './decide-number-pair.ts';
import type { WesternRule } from './decide-western.ts';
import type { WesternPairRule } from './decide-western-pair.ts';
import { type Decision, decided, rounded, UNKNOWN_TIME } from './decision.ts';

/** Kinds that the chart of birth alone decides. */
export type ChartRule = Exclude<
  Rule,
  | NumberRule
  | NumberPairRule
  | WesternRule
  | WesternPairRule
  | {
      kind:
        | 'prashna'
        | 'dasha'
        | 'transit-in-house'
        | 'transit-from-moon'
        | 'transit-conjunction'
        | 'sade-sati'
        | 'tajaka'
        | 'muhurta-hour'
        | 'muhurta-refused'
        | 'koota'
        | 'koota-total'
        | 'overlay'
        | 'synastry'
        | 'synastry-lagna'
        | 'time-sensitivity'
        | 'settings';
    }
>;

/** Decides a rule about the chart of birth. */
export function decideChart(rule: ChartRule, facts: BirthFacts): Decision {
  const { signs } = facts;
  switch (rule.kind) {
    case 'graha-in-sign':
      return decided(signs[rule.graha] === rule.sign, { degree: degreeOf(facts, rule.graha) });
    case 'graha-in-nakshatra': {
      const { nakshatra, pada, elapsed } = nakshatraOf(facts.longitudes[rule.graha]);
      const isThere = nakshatra === rule.nakshatra && (rule.pada === undefined || pada === rule.pada);
      return decided(isThere, { nakshatra, pada, percent: Math.floor(elapsed * 100) });
    }
    case 'conjunction': {
      const distance = separation(facts.longitudes[rule.a], facts.longitudes[rule.b]);
      return decided(rule.a !== rule.b && signs[rule.a] === signs[rule.b], { separation: rounded(distance, 4) });
    }
    case 'aspect': {
      const count = countSigns(signs[rule.from], signs[rule.to]);
      return decided(rule.from !== rule.to && doesAspect(rule.from, signs[rule.from], signs[rule.to]), { count });
    }
    case 'exchange': {
      const division = rule.varga ?? 1;
      const placed = division === 1 ? signs : facts.varga(division);
      const holds = rule.a !== rule.b && signLord(placed[rule.a]) === rule.b && signLord(placed[rule.b]) === rule.a;
      return decided(holds, { signOfA: placed[rule.a], signOfB: placed[rule.b] });
    }
    case 'dignity': {
      const dignity = facts.dignity(rule.graha);
      return decided(dignity === rule.dignity, { dignity, sign: signs[rule.graha] });
    }
    case 'debility-cancelled':
      return decided(facts.isDebilityCancelled(rule.graha), { dignity: facts.dignity(rule.graha) });
    case 'combust': {
      const combustion = facts.combustion(rule.graha);
      if (!combustion) return decided(false);
      return decided(combustion.isCombust, { separation: rounded(combustion.separation, 4), orb: combustion.orb });
    }
    case 'retrograde':
      return decided(facts.body(rule.graha).isRetrograde, { speed: rounded(facts.body(rule.graha).speed, 4) });
    case 'vargottama':
      return decided(facts.varga(9)[rule.graha] === signs[rule.graha], { sign: signs[rule.graha] });
    case 'yoga':
      return decideYoga(rule, facts);
    case 'dosha':
      return decideDosha(rule, facts);
    case 'chara-karaka': {
      // The scheme is a setting: a rule of the other one is about another birth's settings.
      if (rule.scheme !== facts.settings.karakas) return decided(false);
      return decided(facts.karakas[rule.graha] === rule.karaka, { degree: degreeOf(facts, rule.graha) });
    }
    case 'karakamsha': {
      const soul = facts.holderOf('AK');
      return decided(soul !== null && facts.varga(9)[soul] === rule.sign, soul === null ? {} : { graha: soul });
    }
    case 'graha-in-varga-sign':
      return decided(facts.varga(rule.varga)[rule.graha] === rule.sign);
    default:
      return decideByLagna(rule, facts);
  }
}

type LagnaRule = Extract<
  ChartRule,
  {
    kind:
      | 'lagna-in-sign'
      | 'lagna-in-nakshatra'
      | 'graha-in-house'
      | 'lord-in-house'
      | 'lord-is'
      | 'sign-of-house'
      | 'aspect-on-house'
      | 'cluster'
      | 'functional-nature'
      | 'shadbala-rank'
      | 'bhava-bala-rank'
      | 'sav-of-house'
      | 'lagna-in-varga-sign'
      | 'graha-in-varga-house'
      | 'lord-in-varga-house';
  }
>;

/** Rules that need the lagna: of an unknown time they are not decidable. */
function decideByLagna(rule: LagnaRule, facts: BirthFacts): Decision {
  const { lagna, signs } = facts;
  if (lagna === null) return UNKNOWN_TIME;
  switch (rule.kind) {
    case 'lagna-in-sign':
      return decided(lagna === rule.sign, { degree: rounded(facts.chart.ascendant.degreeInSign, 4) });
    case 'lagna-in-nakshatra': {
      const { nakshatra, pada } = facts.chart.ascendant;
      return decided(nakshatra === rule.nakshatra, { nakshatra, pada });
    }
    case 'graha-in-house':
      return decided(facts.houseOf(rule.graha) === rule.house, placeOf(facts, rule.graha));
    case 'lord-in-house': {
      const graha = signLord(signFrom(lagna, rule.lord));
      return decided(facts.houseOf(graha) === rule.house, { graha, ...placeOf(facts, graha) });
    }
    case 'lord-is':
      return decided(signLord(signFrom(lagna, rule.lord)) === rule.graha);
    case 'sign-of-house':
      return decided(signFrom(lagna, rule.house) === rule.sign);
    case 'aspect-on-house': {
      const to = signFrom(lagna, rule.house);
      return decided(doesAspect(rule.from, signs[rule.from], to), { count: countSigns(signs[rule.from], to) });
    }
    case 'cluster': {
      const there = facts.occupants(rule.house);
      const isWhole = there.length === rule.grahas.length && rule.grahas.every((graha) => there.includes(graha));
      return decided(isWhole, { count: there.length });
    }
    case 'functional-nature': {
      const role = facts.role(rule.graha);
      return decided(role?.nature === rule.nature, { houses: role?.lordOf.join(', ') ?? '' });
    }
    case 'shadbala-rank': {
      const { rank, rupas, ratio } = facts.shadbala.planets[rule.graha];
      if (rank === null || rupas === null || ratio === null) return { holds: null, values: {}, reason: 'NO_DAY' };
      return decided(rank === rule.rank, { rupas: rounded(rupas, 2), ratio: rounded(ratio, 2) });
    }
    case 'bhava-bala-rank': {
      const strength = facts.bhavaBalaRank(rule.house);
      if (!strength) return { holds: null, values: {}, reason: 'NO_DAY' };
      return decided(strength.rank === rule.rank, { virupas: Math.round(strength.total) });
    }
    case 'sav-of-house': {
      const sav = facts.savOf(rule.house);
      if (!sav) return UNKNOWN_TIME;
      return decided(rule.rank === undefined || sav.rank === rule.rank, { bindus: sav.bindus });
    }
    case 'lagna-in-varga-sign':
      return decided(facts.vargaLagna(rule.varga) === rule.sign);
    case 'graha-in-varga-house': {
      const first = facts.vargaLagna(rule.varga);
      const sign = facts.varga(rule.varga)[rule.graha];
      return decided(first !== null && countSigns(first, sign) === rule.house, { sign });
    }
    case 'lord-in-varga-house': {
      const first = facts.vargaLagna(rule.varga);
      if (first === null) return UNKNOWN_TIME;
      const graha = signLord(signFrom(first, rule.lord));
      const sign = facts.varga(rule.varga)[graha];
      return decided(countSigns(first, sign) === rule.house, { graha, sign });
    }
  }
}

function decideYoga(rule: Extract<Rule, { kind: 'yoga' }>, facts: BirthFacts): Decision {
  const judged = facts.yoga(rule.id);
  if (!judged) return decided(false);
  if (judged.isPresent === null) {
    return { holds: null, values: {}, reason: judged.reason === 'UNKNOWN_TIME' ? 'UNKNOWN_TIME' : 'NO_DAY' };
  }
  const isCancelled = judged.cancelledBy.length > 0;
  const holds = judged.isPresent && (rule.isCancelled === undefined || rule.isCancelled === isCancelled);
  return decided(holds, judged.isPresent ? { strength: judged.strength ?? 0, isCancelled } : {});
}

function decideDosha(rule: Extract<Rule, { kind: 'dosha' }>, facts: BirthFacts): Decision {
  const { sky } = facts;
  switch (rule.id) {
    case 'manglik': {
      const { isManglik, isUnmitigated, count } = manglikOf(sky);
      if (isManglik === null || isUnmitigated === null) return UNKNOWN_TIME;
      const isAsSaid = rule.isUnmitigated === undefined || rule.isUnmitigated === isUnmitigated;
      return decided(isManglik && isAsSaid, { count });
    }
    case 'guru-chandala':
    case 'shrapit': {
      const found = rule.id === 'shrapit' ? shrapitOf(sky) : guruChandalaOf(sky);
      const softened = found.softenedBy.map(({ id }) => id);
      const isAsSaid = rule.softenedBy === undefined || softened.includes(rule.softenedBy);
      return decided((found.isPresent || found.isWide) && isAsSaid, { isWide: found.isWide });
    }
    case 'ganda-moola': {
      const { isPresent, nakshatra, pada } = gandaMoolaOf(sky);
      return decided(isPresent, { nakshatra, pada });
    }
    case 'kala-sarpa': {
      const { form } = kalaSarpaOf(sky);
      return decided(form === 'full' || form === 'by-sign', { form });
    }
  }
}

function placeOf(facts: BirthFacts, graha: Parameters<BirthFacts['houseOf']>[0]) {
  return { sign: facts.signs[graha], degree: degreeOf(facts, graha), dignity: facts.dignity(graha) };
}

function degreeOf(facts: BirthFacts, graha: Parameters<BirthFacts['houseOf']>[0]): number {
  return rounded(facts.body(graha).degreeInSign, 4);
}
