import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Rule } from '@nebosvod/contracts/rule';
import { type AreaMeasure, tellArea } from '../reading/area-section.ts';
import { basisPieces } from '../reading/basis-section.ts';
import type { Detail, ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { nearPieces } from '../reading/near-section.ts';
import { chosenPieces, DETAIL_WORDS, type Piece, toned, wordCount } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { Voice } from '../reading/voice.ts';
import type { Balance } from '../weigh/balance.ts';
import type { Telling, Weighed } from '../weigh/testimony.ts';
import { apartGist } from './apart-gist.ts';
import type { ApartPlan, ApartSection } from './area-apart.table.ts';
import { tellingPieces } from './telling-pieces.ts';

const MEASURES: Readonly<Record<Detail, AreaMeasure & { readonly told: number; readonly steps: number }>> = {
  short: { supports: 2, counters: 1, wakings: 2, ideas: 3, development: 2, told: 1, steps: 1 },
  middle: { supports: 3, counters: 2, wakings: 4, ideas: 6, development: 6, told: 2, steps: 2 },
  long: { supports: 5, counters: 3, wakings: 6, ideas: 14, development: 20, told: 4, steps: 3 },
};

/** Where the parts of an area stand in a document that is about it alone. */
const PLACES: Readonly<Record<string, string>> = {
  support: 'support',
  against: 'against',
  weighing: 'against',
  when: 'time',
  step: 'steps',
  question: 'steps',
};

/** Sentences of the three years come after those of the area. */
const NEAR_LATER = 14;

/** One area of life whole: its nature, what helps and hinders, its varga, people, means, the three years, steps. */
export function composeApart(
  plan: ApartPlan,
  prepared: Prepared,
  { detail, tone, variation }: ReadingRequest,
): ReadingDocument {
  const voice = new Voice(prepared.births, prepared.decisions, variation);
  const measure = MEASURES[detail];
  const balance = prepared.balances.find(({ area }) => area === plan.area);
  if (!balance) throw new Error(`No balance of ${plan.area}`);
  const { bySection, rest } = divided(plan, prepared.balances, balance);
  const gist = apartGist(voice, prepared, plan, balance);
  const told = tellArea(voice, prepared, balance, rest, measure);
  const area = told.pieces.map((piece) => ({ ...piece, section: PLACES[piece.paragraph] ?? piece.section }));
  const own = plan.own.flatMap(({ id }) => sectionPieces(voice, id, bySection.get(id) ?? [], measure));
  const near = nearPieces(voice, prepared).map((piece) => ({
    ...piece,
    section: 'time',
    rank: piece.rank === 0 ? 0 : piece.rank + NEAR_LATER,
  }));
  const steps = stepPieces(voice, [...bySection.values()].flat(), measure.steps);
  const pieces = [...gist, ...own, ...area, ...near, ...steps, ...basisPieces(voice, prepared)];
  const room = DETAIL_WORDS[detail] - wordCount(told.verdict.text);
  return assembled(voice, prepared, {
    title: plan.title,
    sections: plan.sections.map((one) => (one.id === 'nature' ? { ...one, verdict: told.verdict } : one)),
    pieces: chosenPieces(toned(pieces, tone), room),
    told: [told],
  });
}

/** A testimony with the words that its telling holds. */
type Told = Weighed & { readonly telling: Telling };

/**
 * Tellings by section: the strongest support and counter stay with the area itself, the rest goes to the first section whose rules
 * they rest on, heaviest first; what no section claims is told among supports and counters where the area has it.
 */
function divided(plan: ApartPlan, balances: readonly Balance[], balance: Balance) {
  const isTold = (one: Weighed): one is Told => one.telling !== null;
  const kept = [balance.for.find(isTold), balance.against.find(isTold)].map((one) => one?.telling.key);
  const best = new Map<string, Told>();
  for (const one of balances.flatMap((each) => [...each.for, ...each.against]).filter(isTold)) {
    const known = best.get(one.telling.key);
    const isOwn = one.area === plan.area;
    if (
      !known ||
      (isOwn && known.area !== plan.area) ||
      (isOwn === (known.area === plan.area) && one.weight > known.weight)
    )
      best.set(one.telling.key, one);
  }
  const bySection = new Map<string, Told[]>(plan.own.map(({ id }) => [id, []]));
  const rest = new Set<Weighed>();
  for (const one of [...best.values()].sort((a, b) => b.weight - a.weight)) {
    const section = kept.includes(one.telling.key) ? undefined : plan.own.find((each) => isIn(plan, each, one));
    if (section) bySection.get(section.id)?.push(one);
    else if (one.area === plan.area) rest.add(one);
  }
  return { bySection, rest };
}

/** Words about another area stand only where that area is asked for. */
function isIn(plan: ApartPlan, section: ApartSection, { telling, rules }: Told): boolean {
  const isFitting = [null, plan.area, section.area].includes(telling.area);
  return isFitting && rules.some((rule) => isOf(section, rule));
}

function isOf({ houses = [], karakas = [], signsOf = [], varga }: ApartSection, rule: Rule): boolean {
  switch (rule.kind) {
    case 'lord-in-house':
    case 'lord-is':
      return houses.includes(rule.lord);
    case 'graha-in-house':
    case 'cluster':
    case 'sav-of-house':
    case 'aspect-on-house':
      return houses.includes(rule.house);
    case 'chara-karaka':
      return karakas.includes(rule.karaka);
    case 'graha-in-sign':
      return signsOf.includes(rule.graha);
    case 'lagna-in-varga-sign':
    case 'graha-in-varga-sign':
    case 'graha-in-varga-house':
    case 'lord-in-varga-house':
      return rule.varga === varga;
    default:
      return false;
  }
}

function sectionPieces(
  voice: Voice,
  section: string,
  all: readonly Told[],
  measure: { readonly told: number },
): Piece[] {
  return all.flatMap(({ telling }, index) =>
    tellingPieces(voice, telling, {
      section,
      paragraph: `${index + 1}`,
      order: 0,
      rank: index < measure.told ? 0 : 8 + 6 * index,
      restRank: 12 + 7 * index,
      restStep: 6,
      development: 20,
    }),
  );
}

/** Further steps and questions, of the heaviest ideas of the other sections that have them. */
function stepPieces(voice: Voice, all: readonly Told[], most: number): Piece[] {
  const byWeight = [...all].sort((a, b) => b.weight - a.weight);
  return (['step', 'question'] as const).flatMap((part) => {
    const drafts = byWeight.flatMap(({ telling, rules }) => {
      const text = telling[part];
      return text === null ? [] : [{ text, rules }];
    });
    const pieces: Piece[] = [];
    for (const { text, rules } of drafts) {
      if (pieces.length >= most) break;
      const draft = voice.say(text, {}, rules);
      if (draft)
        pieces.push({
          section: 'steps',
          paragraph: part,
          order: 1 + pieces.length,
          rank: 9 + 6 * pieces.length,
          draft,
        });
    }
    return pieces;
  });
}
