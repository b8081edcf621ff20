import type { Sign } from '../angle/sign.ts';
import { signOf } from '../angle/sign.ts';
import { GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';
import { type Dasha, runningAt } from '../dasha/period.ts';
import { rasiChart } from '../dasha/rasi-chart.ts';
import { rasiDasha } from '../dasha/rasi-dasha.ts';
import { starDasha } from '../dasha/star-dasha.ts';
import { charaKarakas } from '../state/chara-karaka.ts';
import { byGraha, grahaLongitudes } from '../state/placement.ts';
import { vargaSign } from '../varga/varga.ts';
import { EVENTS, type EventSignificators, type EventType } from './event.table.ts';
import { grahaLink, type Link, signLink, transitLink, type VargaSigns } from './link.ts';
import { KARAKA_STRENGTH, RULES, type RuleId, type ScoreGroup } from './rule.table.ts';

/** An event as it is tried against birth times: its kind and instants that stand for when it happened. */
export interface DatedEvent {
  readonly type: EventType;
  /** Julian days (UT): one for a known day, several spread over a month or a year. Signs of the slow planets then. */
  readonly samples: readonly { readonly julianDay: number; readonly jupiter: Sign; readonly saturn: Sign }[];
}

/** A rule that speaks for a birth time in an event. */
export interface Match {
  readonly rule: RuleId;
  /** Mean over the event's instants, 0 < x ≤ 1. */
  readonly strength: number;
  readonly points: number;
  /** What ties it, at the event's middle instant or the first that has a tie. */
  readonly by: { readonly graha: Graha } | { readonly sign: Sign };
  readonly link: Link;
}

/** What every rule looks at in one candidate chart. */
export interface Candidate {
  readonly d1: VargaSigns;
  readonly d9: VargaSigns;
  readonly d10: VargaSigns;
  readonly vimshottari: Dasha<Graha>;
  readonly chara: Dasha<Sign>;
  /** Sign of the Jaimini significator of each kind of event. */
  readonly significator: (event: EventSignificators) => Sign | null;
}

/** Reads from a chart what the rules look at. */
export function candidateOf(chart: Chart): Candidate {
  const longitudes = grahaLongitudes(chart);
  const signsIn = (division: number): VargaSigns => ({
    lagna: vargaSign(chart.ascendant.longitude, division),
    grahas: byGraha((graha) => vargaSign(longitudes[graha], division)),
  });
  const d1: VargaSigns = { lagna: chart.ascendant.sign, grahas: byGraha((graha) => signOf(longitudes[graha])) };
  const karakas = charaKarakas(longitudes, chart.settings.karakas);
  const clock = { birth: chart.julianDay, yearLength: chart.settings.dashaYear };
  return {
    d1,
    d9: signsIn(9),
    d10: signsIn(10),
    vimshottari: starDasha('vimshottari', bodyOf(chart, 'moon').longitude, clock),
    // Chara dasha does not look at Shri lagna, which only sudasa begins from.
    chara: rasiDasha('chara-kn-rao', { ...clock, chart: rasiChart(chart), shriLagna: 0 }),
    significator: ({ charaKaraka }) => {
      const graha = GRAHAS.find((id) => charaKaraka !== null && karakas[id] === charaKaraka);
      return graha ? d1.grahas[graha] : null;
    },
  };
}

/** Most points an event can give; the dashamsha speaks of work only. */
export function fullPoints(type: EventType): number {
  const { usesDashamsha } = EVENTS[type];
  return Object.values(RULES).reduce(
    (sum, { group, weight }) => sum + (group === 'd10' && !usesDashamsha ? 0 : weight),
    0,
  );
}

/** The rules that speak for a candidate in one event, with their points. */
export function matchesOf(candidate: Candidate, { type, samples }: DatedEvent): Match[] {
  const found = new Map<RuleId, { strength: number; by: Match['by']; link: Link }>();
  for (const sample of samples) {
    for (const { rule, by, link } of linksAt(candidate, EVENTS[type], sample)) {
      const known = found.get(rule);
      found.set(rule, {
        by: known?.by ?? by,
        link: known?.link ?? link,
        strength: (known?.strength ?? 0) + link.strength,
      });
    }
  }
  return [...found].map(([rule, { strength, by, link }]) => {
    const mean = strength / samples.length;
    return { rule, strength: mean, points: mean * RULES[rule].weight, by, link };
  });
}

/** Points of the matches by the part of the score they belong to. */
export function pointsByGroup(matches: readonly Match[]): Record<ScoreGroup, number> {
  const points: Record<ScoreGroup, number> = { d1: 0, d9: 0, d10: 0, vimshottari: 0, chara: 0, transit: 0 };
  for (const match of matches) points[RULES[match.rule].group] += match.points;
  return points;
}

interface RuleLink {
  readonly rule: RuleId;
  readonly by: Match['by'];
  readonly link: Link;
}

function linksAt(candidate: Candidate, event: EventSignificators, sample: DatedEvent['samples'][number]): RuleLink[] {
  const found: RuleLink[] = [];
  const add = (rule: RuleId, by: Match['by'], link: Link | null) => {
    if (link) found.push({ rule, by, link });
  };
  const chain = runningAt(candidate.vimshottari, sample.julianDay, 3).map(({ ruler }) => ruler);
  const [maha, antar, pratyantar] = chain;
  if (maha) {
    add('maha-lord-d1', { graha: maha }, grahaLink(candidate.d1, maha, event));
    add('maha-lord-d9', { graha: maha }, grahaLink(candidate.d9, maha, event));
    if (event.usesDashamsha) add('maha-lord-d10', { graha: maha }, grahaLink(candidate.d10, maha, event));
  }
  if (antar) {
    add('antar-lord-d1', { graha: antar }, grahaLink(candidate.d1, antar, event));
    add('antar-lord-d9', { graha: antar }, grahaLink(candidate.d9, antar, event));
    if (event.usesDashamsha) add('antar-lord-d10', { graha: antar }, grahaLink(candidate.d10, antar, event));
  }
  if (pratyantar) add('pratyantar-lord', { graha: pratyantar }, grahaLink(candidate.d1, pratyantar, event));
  const karaka = chain.findIndex((graha) => event.karakas.includes(graha));
  if (karaka >= 0) {
    const link = { kind: 'signifies', house: event.primary[0], strength: KARAKA_STRENGTH[karaka] } as const;
    add('period-of-karaka', { graha: chain[karaka] }, link);
  }
  const [charaMaha, charaAntar] = runningAt(candidate.chara, sample.julianDay, 2).map(({ ruler }) => ruler);
  const significator = candidate.significator(event);
  if (charaMaha) add('chara-maha', { sign: charaMaha }, signLink(candidate.d1, charaMaha, event, significator));
  if (charaAntar) add('chara-antar', { sign: charaAntar }, signLink(candidate.d1, charaAntar, event, significator));
  add('jupiter-transit', { graha: 'jupiter' }, transitLink(candidate.d1, 'jupiter', sample.jupiter, event));
  add('saturn-transit', { graha: 'saturn' }, transitLink(candidate.d1, 'saturn', sample.saturn, event));
  return found;
}
