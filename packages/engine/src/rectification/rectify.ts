import { type Sign, signOf } from '../angle/sign.ts';
import { computeChart } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { GeoPlace, Settings } from '../settings.ts';
import { mover } from '../transit/motion.ts';
import type { EventType } from './event.table.ts';
import { SCORE_GROUPS } from './rectification.ids.ts';
import type { ScoreGroup } from './rule.table.ts';
import {
  type Candidate,
  candidateOf,
  type DatedEvent,
  fullPoints,
  type Match,
  matchesOf,
  pointsByGroup,
} from './score.ts';

/** When an event happened, as well as it is known. Julian days (UT). */
export interface KnownEvent {
  readonly type: EventType;
  readonly from: number;
  readonly to: number;
  readonly precision: 'day' | 'month' | 'year';
}

export interface RectificationInput {
  /** The interval the birth lies in, Julian days (UT). */
  readonly from: number;
  readonly to: number;
  /** Days between the times that are tried. */
  readonly step: number;
  readonly place: GeoPlace;
  /** Sidereal: dashas are counted from stars. */
  readonly settings: Settings;
  readonly events: readonly KnownEvent[];
}

/** One tried birth time. */
export interface ScorePoint {
  readonly julianDay: number;
  /** Agreement with all events, 0 … 100. */
  readonly score: number;
  /** What each part gives of that. */
  readonly parts: Readonly<Record<ScoreGroup, number>>;
  readonly lagna: { readonly d1: Sign; readonly d9: Sign; readonly d10: Sign };
}

/** One of the birth times that agree best with the events. */
export interface RectificationCandidate {
  /** The stretch over which the best score of this ascendant holds, and its middle. Julian days (UT). */
  readonly from: number;
  readonly to: number;
  readonly julianDay: number;
  readonly score: number;
  readonly lagna: ScorePoint['lagna'];
  /** How far above the mean of the curve, in its standard deviations; 0 for a flat curve. */
  readonly advantage: number;
  /** For each event, in the order given, the rules that speak for this time. */
  readonly reasons: readonly (readonly Match[])[];
}

export interface RectificationResult {
  readonly curve: readonly ScorePoint[];
  readonly candidates: readonly RectificationCandidate[];
  readonly mean: number;
  readonly deviation: number;
}

/** Instants that stand for an event: its day, or a month and a year by parts. */
const SAMPLES: Readonly<Record<KnownEvent['precision'], number>> = { day: 1, month: 3, year: 6 };
const CANDIDATES = 3;
/** Progress is told about so many times. */
const REPORTS = 50;

/**
 * How well each time of an uncertain interval agrees with the events of a life, and the times that agree best. A high score is no proof:
 * it says that the rules of the table find more ties there than elsewhere.
 * @param onProgress share of the interval tried, 0 … 1
 * @throws EphemerisRangeError when the interval or an event lies outside 1800–2399
 */
export function rectify(
  ephemeris: Ephemeris,
  input: RectificationInput,
  onProgress: (share: number) => void = () => {},
): RectificationResult {
  const events = input.events.map((event) => datedEvent(ephemeris, event, input.settings));
  const full = events.reduce((sum, { type }) => sum + fullPoints(type), 0);
  const count = Math.max(1, Math.round((input.to - input.from) / input.step) + 1);
  const curve: ScorePoint[] = [];
  for (let index = 0; index < count; index++) {
    curve.push(pointAt(ephemeris, input, events, full, input.from + index * input.step));
    if (index % Math.ceil(count / REPORTS) === 0) onProgress(index / count);
  }
  onProgress(1);
  const mean = curve.reduce((sum, { score }) => sum + score, 0) / count;
  const deviation = Math.sqrt(curve.reduce((sum, { score }) => sum + (score - mean) ** 2, 0) / count);
  const candidates = bestOf(curve).map(({ from, to, best }): RectificationCandidate => {
    const julianDay = from + Math.round((to - from) / input.step / 2) * input.step;
    const candidate = candidateAt(ephemeris, input, julianDay);
    return {
      from,
      to,
      julianDay,
      score: best.score,
      lagna: best.lagna,
      advantage: deviation > 0 ? (best.score - mean) / deviation : 0,
      reasons: events.map((event) => matchesOf(candidate, event).sort((a, b) => b.points - a.points)),
    };
  });
  return { curve, candidates, mean, deviation };
}

function pointAt(
  ephemeris: Ephemeris,
  input: RectificationInput,
  events: readonly DatedEvent[],
  full: number,
  julianDay: number,
): ScorePoint {
  const candidate = candidateAt(ephemeris, input, julianDay);
  const points = pointsByGroup(events.flatMap((event) => matchesOf(candidate, event)));
  const share = (group: ScoreGroup) => (100 * points[group]) / full;
  const parts = {
    d1: share('d1'),
    d9: share('d9'),
    d10: share('d10'),
    vimshottari: share('vimshottari'),
    chara: share('chara'),
    transit: share('transit'),
  };
  const score = SCORE_GROUPS.reduce((sum, group) => sum + parts[group], 0);
  const lagna = { d1: candidate.d1.lagna, d9: candidate.d9.lagna, d10: candidate.d10.lagna };
  return { julianDay, score, parts, lagna };
}

function candidateAt(ephemeris: Ephemeris, { place, settings }: RectificationInput, julianDay: number): Candidate {
  return candidateOf(
    computeChart(ephemeris, { julianDay, place, settings: { ...settings, houseSystem: 'whole-sign' } }),
  );
}

/** A run of times with one ascendant in D1 and D9: where its best score holds without a break. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly best: ScorePoint;
}

/** The best runs, one for each stretch in which the ascendant keeps its sign in D1 and D9. */
function bestOf(curve: readonly ScorePoint[]): Run[] {
  const runs: ScorePoint[][] = [];
  for (const point of curve) {
    const last = runs[runs.length - 1];
    const same = last && last[0].lagna.d1 === point.lagna.d1 && last[0].lagna.d9 === point.lagna.d9;
    if (same) last.push(point);
    else runs.push([point]);
  }
  return runs
    .map(plateauOf)
    .sort((a, b) => b.best.score - a.best.score)
    .slice(0, CANDIDATES);
}

function plateauOf(run: readonly ScorePoint[]): Run {
  const best = run.reduce((highest, point) => (point.score > highest.score + 1e-9 ? point : highest));
  let end = run.indexOf(best);
  while (end + 1 < run.length && Math.abs(run[end + 1].score - best.score) < 1e-9) end++;
  return { from: best.julianDay, to: run[end].julianDay, best };
}

function datedEvent(ephemeris: Ephemeris, { type, from, to, precision }: KnownEvent, settings: Settings): DatedEvent {
  const [jupiter, saturn] = (['jupiter', 'saturn'] as const).map((id) => mover(ephemeris, id, settings));
  const count = SAMPLES[precision];
  const samples = Array.from({ length: count }, (_, index) => {
    const julianDay = from + ((to - from) * (index + 0.5)) / count;
    return { julianDay, jupiter: signOf(jupiter.longitude(julianDay)), saturn: signOf(saturn.longitude(julianDay)) };
  });
  return { type, samples };
}
