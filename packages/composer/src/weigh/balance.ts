import type { Graha } from '@nebosvod/engine/bodies';
import type { Area } from '@nebosvod/interpretations/area.ids';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import type { VerdictClass } from '../language/verdict-frame.ts';
import { strengthOf } from './strength.ts';
import type { Testimony, Weighed } from './testimony.ts';
import { vargaAnswer } from './varga-answer.ts';
import {
  CLASS_BOUNDS,
  COUNTER_SCALES,
  GRAHA_SHARES,
  KIND_WEIGHTS,
  QUIET_BELOW,
  QUIET_BELOW_WITHOUT_TIME,
  RANK_LIMIT,
  RANKS,
  THEME_SHARES,
  VARGA_FACTORS,
} from './weights.table.ts';

/** Both sides of an area, heaviest first, and what they come to. */
export interface Balance {
  readonly area: Area;
  readonly for: readonly Weighed[];
  readonly against: readonly Weighed[];
  readonly totalFor: number;
  readonly totalAgainst: number;
  readonly verdict: VerdictClass;
}

/** By what an area is measured. */
export interface Measure {
  /** The weight of both sides under which an area is quiet. */
  readonly quietBelow: number;
  /** How much a counter weighs. */
  readonly counters: number;
  /** Least shares of what is for, by class. */
  readonly bounds: Readonly<Record<'clear' | 'hard' | 'even', number>>;
  /** Whether what speaks against lives in the house of the area itself. */
  readonly isMet: (counter: Weighed) => boolean;
}

/**
 * @param periodLords lords of the great periods of now and of the next three years
 * @param own what is measured otherwise than a Vedic chart
 */
export function balanceOf(
  area: Area,
  testimonies: readonly Testimony[],
  facts: BirthFacts,
  periodLords: readonly Graha[],
  own: Partial<Measure> = {},
): Balance {
  const measure: Measure = {
    quietBelow: facts.lagna === null ? QUIET_BELOW_WITHOUT_TIME : QUIET_BELOW,
    counters: COUNTER_SCALES[area],
    bounds: CLASS_BOUNDS,
    isMet: (counter) => isGuest(area, counter, facts),
    ...own,
  };
  const weighed = testimonies.map((one) => ({ ...one, raw: rawWeight(one, facts, periodLords) }));
  const side = (isFor: boolean) => merged(weighed.filter(({ polarity }) => polarity > 0 === isFor));
  const [supports, counters] = [side(true), side(false)];
  const totalFor = sum(supports);
  const totalAgainst = sum(counters) * measure.counters;
  return {
    area,
    for: supports,
    against: counters,
    totalFor,
    totalAgainst,
    verdict:
      totalFor + totalAgainst < measure.quietBelow ? 'quiet' : classOf(totalFor, totalAgainst, counters[0], measure),
  };
}

function rawWeight(one: Testimony, facts: BirthFacts, periodLords: readonly Graha[]): number {
  const { area, graha, kind, polarity, share } = one;
  const base = KIND_WEIGHTS[kind] * (Math.abs(polarity) / 2) * share;
  if (graha === null) return base;
  const strength = strengthOf(facts, graha);
  const answer = one.feelsVarga ? vargaAnswer(facts, area, graha) : null;
  return (
    base *
    rankOf(facts, area, graha, periodLords) *
    (one.isOfWeakness ? 2 - strength : strength) *
    (answer ? VARGA_FACTORS[answer] : 1)
  );
}

/** R: what a graha is in this chart and for this area. */
function rankOf(facts: BirthFacts, area: Area, graha: Graha, periodLords: readonly Graha[]): number {
  const { houses, karakas } = AREA_PLANS[area];
  let rank = 1;
  if (facts.lordOf(1) === graha) rank *= RANKS.lagnaLord;
  if (graha !== 'rahu' && graha !== 'ketu' && facts.role(graha)?.nature === 'yogakaraka') rank *= RANKS.yogakaraka;
  if (houses.some((house) => facts.lordOf(house) === graha)) rank *= RANKS.areaLord;
  if (karakas.some((karaka) => karaka === graha)) rank *= RANKS.areaKaraka;
  if (facts.karakas[graha] === 'AK') rank *= RANKS.atmakaraka;
  if (graha === 'moon') rank *= RANKS.moon;
  if (periodLords.includes(graha)) rank *= RANKS.period;
  return Math.min(RANK_LIMIT, rank);
}

/** One cause does not vote five times: first the claims of one theme lose weight, then those of one graha. */
function merged(side: readonly (Testimony & { readonly raw: number })[]): Weighed[] {
  const byWeight = [...side].sort((a, b) => b.raw - a.raw || a.theme.localeCompare(b.theme));
  const themes = new Map<string, number>();
  const themed = byWeight.map((one) => {
    const before = themes.get(one.theme) ?? 0;
    themes.set(one.theme, before + 1);
    return { ...one, weight: one.raw * shareAt(THEME_SHARES, before) };
  });
  const voices = new Map<string, number>();
  return themed
    .sort((a, b) => b.weight - a.weight || a.theme.localeCompare(b.theme))
    .map((one) => {
      // Yogas are one more voice between them, or a crowded chart would win by their number.
      const yogas = one.kind.endsWith('yoga') ? (voices.get('yogas') ?? 0) : 0;
      if (one.kind.endsWith('yoga')) voices.set('yogas', yogas + 1);
      const speaker = one.graha ?? one.planet ?? null;
      if (speaker === null) return { ...one, weight: one.weight * shareAt(GRAHA_SHARES, yogas) };
      const before = Math.max(voices.get(speaker) ?? 0, yogas);
      voices.set(speaker, (voices.get(speaker) ?? 0) + 1);
      return { ...one, weight: one.weight * shareAt(GRAHA_SHARES, before) };
    })
    .sort((a, b) => b.weight - a.weight || a.theme.localeCompare(b.theme));
}

function shareAt(shares: readonly number[], index: number): number {
  return shares[Math.min(index, shares.length - 1)];
}

function sum(side: readonly Weighed[]): number {
  return side.reduce((total, { weight }) => total + weight, 0);
}

function classOf(
  totalFor: number,
  totalAgainst: number,
  counter: Weighed | undefined,
  { bounds, isMet }: Measure,
): VerdictClass {
  const share = totalFor / (totalFor + totalAgainst);
  if (share >= bounds.clear) return counter && counter.weight >= HEARD && isMet(counter) ? 'hard' : 'clear';
  if (share >= bounds.hard) return 'hard';
  return share >= bounds.even ? 'even' : 'unlikely';
}

/** A counter of so much weight is met before what is for. */
const HEARD = 2;

/** The chief counter lives in the house itself: a guest is met before the lord, so nothing is plain there. */
function isGuest(area: Area, { graha }: Weighed, facts: BirthFacts): boolean {
  if (!graha) return false;
  return AREA_PLANS[area].houses.some((house) => facts.houseOf(graha) === house && facts.lordOf(house) !== graha);
}
