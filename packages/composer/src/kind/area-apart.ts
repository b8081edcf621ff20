import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Rule } from '@nebosvod/contracts/rule';
import { NATURE_WORDS } from '../language/verdict-frame.ts';
import { type AreaMeasure, tellArea } from '../reading/area-section.ts';
import { basisPieces } from '../reading/basis-section.ts';
import type { Detail, ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { nearPieces } from '../reading/near-section.ts';
import { chosenPieces, DETAIL_WORDS, toned, wordCount } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { Voice } from '../reading/voice.ts';
import { apartGist } from './apart-gist.ts';
import { AREA_PLACES, afterTheArea, divided, sectionPieces, stepPieces, type ToldIdea } from './apart-parts.ts';
import type { ApartPlan, ApartSection } from './area-apart.table.ts';

const MEASURES: Readonly<Record<Detail, AreaMeasure & { readonly told: number; readonly steps: number }>> = {
  short: { supports: 2, counters: 1, wakings: 2, ideas: 3, development: 2, told: 1, steps: 1 },
  middle: { supports: 3, counters: 2, wakings: 4, ideas: 6, development: 6, told: 2, steps: 2 },
  long: { supports: 5, counters: 3, wakings: 6, ideas: 14, development: 20, told: 4, steps: 3 },
};

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
  const { bySection, rest } = divided(plan, prepared.balances, balance, (section, one) => isIn(plan, section, one));
  const gist = apartGist(voice, prepared, plan, balance);
  const told = tellArea(voice, prepared, balance, rest, measure, NATURE_WORDS[plan.area]);
  const area = told.pieces.map((piece) => ({ ...piece, section: AREA_PLACES[piece.paragraph] ?? piece.section }));
  const own = plan.own.flatMap(({ id }) => sectionPieces(voice, id, bySection.get(id) ?? [], measure));
  const near = afterTheArea(nearPieces(voice, prepared));
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

/** Words about another area stand only where that area is asked for. */
function isIn(plan: ApartPlan, section: ApartSection, { telling, rules }: ToldIdea): boolean {
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
