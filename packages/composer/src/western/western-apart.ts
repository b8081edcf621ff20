import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Rule } from '@nebosvod/contracts/rule';
import { AREA_PLACES, afterTheArea, divided, sectionPieces, stepPieces, type ToldIdea } from '../kind/apart-parts.ts';
import { WESTERN_WORDS } from '../kind/kind-words.table.ts';
import { NATURE_WORDS } from '../language/verdict-frame.ts';
import { type AreaMeasure, tellAreaBy } from '../reading/area-section.ts';
import type { Detail, ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { chosenPieces, toned, wordCount } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { Voice } from '../reading/voice.ts';
import type { WesternApartPlan, WesternSection } from './western-apart.table.ts';
import { westernWays } from './western-area.ts';
import { westernBalances } from './western-balances.ts';
import { westernApartGist, westernBasis } from './western-frame.ts';
import { westernNear } from './western-near.ts';
import { westernTime } from './western-time.ts';
import { westernUncertain } from './western-uncertain.ts';

const MEASURES: Readonly<Record<Detail, AreaMeasure & { readonly told: number; readonly steps: number }>> = {
  short: { supports: 2, counters: 1, wakings: 2, ideas: 3, development: 3, told: 1, steps: 1 },
  middle: { supports: 3, counters: 2, wakings: 4, ideas: 6, development: 8, told: 2, steps: 2 },
  long: { supports: 5, counters: 3, wakings: 4, ideas: 14, development: 20, told: 4, steps: 3 },
};

/** One area of a Western chart whole: its nature, what helps and hinders, people, means, the three years, steps. */
export function composeWesternApart(
  plan: WesternApartPlan,
  prepared: Prepared,
  { detail, tone, variation }: ReadingRequest,
): ReadingDocument {
  const { births, client } = prepared;
  const [facts] = client.west;
  const balances = westernBalances(births, client);
  const balance = balances.find(({ area }) => area === plan.area);
  if (!facts || !balance) throw new Error(`No balance of ${plan.area}`);
  const voice = new Voice(births, prepared.decisions, variation);
  const measure = MEASURES[detail];
  const time = westernTime(voice, prepared);
  const { bySection, rest } = divided(plan, balances, balance, (section, one) => isOf(plan, section, one));
  const gist = westernApartGist(voice, facts, balance, balances, time);
  const told = tellAreaBy(voice, balance, rest, measure, {
    ...westernWays(voice, facts, balance, time),
    words: NATURE_WORDS[plan.area],
  });
  const area = told.pieces.map((piece) => ({ ...piece, section: AREA_PLACES[piece.paragraph] ?? piece.section }));
  const own = plan.own.flatMap(({ id }) => sectionPieces(voice, id, bySection.get(id) ?? [], measure));
  const near = afterTheArea(westernNear(voice, facts, time));
  const steps = stepPieces(voice, [...bySection.values()].flat(), measure.steps);
  const pieces = [...gist, ...own, ...area, ...near, ...steps, ...westernBasis(voice, facts, time)];
  const room = WESTERN_WORDS[plan.kind][detail] - wordCount(told.verdict.text);
  return assembled(voice, prepared, {
    title: plan.title,
    sections: plan.sections.map((one) => (one.id === 'nature' ? { ...one, verdict: told.verdict } : one)),
    pieces: chosenPieces(toned(pieces, tone), room),
    told: [told],
    uncertain: westernUncertain(voice, prepared),
  });
}

/** Whether a telling belongs to a section: it speaks of the area or of what the section is about, and stands in its places. */
function isOf(plan: WesternApartPlan, section: WesternSection, one: ToldIdea): boolean {
  if (one.area !== plan.area && !(section.areas ?? []).includes(one.area)) return false;
  if (one.kind === 'planets-aspect') return one.area !== plan.area;
  return one.rules.some((rule) => isPlaced(section, rule));
}

function isPlaced({ houses, angle, signsOf = [] }: WesternSection, rule: Rule): boolean {
  switch (rule.kind) {
    case 'western-house':
      return houses.includes(rule.house);
    case 'western-ruler-house':
      return houses.includes(rule.ruler);
    case 'western-angle':
      return rule.angle === angle;
    case 'western-sign':
    case 'western-dignity':
      return signsOf.includes(rule.planet);
    default:
      return false;
  }
}
