import type { MuhurtaPlace } from '@nebosvod/contracts/muhurta-choice';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { PrashnaMatter } from '@nebosvod/engine/prashna/matter.table';
import type { Area } from '@nebosvod/interpretations/area.ids';
import { AREAS } from '@nebosvod/interpretations/area.ids';
import type { HourChoice } from '../hour/best-hours.ts';
import { AREA_PLANS, QUESTION_STEMS } from '../language/area.table.ts';
import { type AreaMeasure, tellArea } from './area-section.ts';
import { assign } from './assigned.ts';
import { basisPieces } from './basis-section.ts';
import { disputePieces } from './dispute-section.ts';
import { assembled } from './document.ts';
import { gistPieces } from './gist-section.ts';
import { nearPieces } from './near-section.ts';
import { chosenPieces, DETAIL_WORDS, type Tone, toned, wordCount } from './piece.ts';
import type { Prepared } from './prepared.ts';
import { Voice } from './voice.ts';

export type Detail = keyof typeof DETAIL_WORDS;

export interface ReadingRequest {
  readonly detail: Detail;
  /** Chooses the areas that it asks about; all when it names none. */
  readonly question?: string | undefined;
  readonly tone?: Tone | undefined;
  /** 0 unless told: each number says the same in other words, where there are several. */
  readonly variation?: number | undefined;
  /** What an hour is chosen for, where and when; without it there is no reading of that kind. */
  readonly choice?: HourChoice | undefined;
  /** Of a choice of a name: those held against each other, the first one read in full. */
  readonly names?: readonly string[] | undefined;
  /** Of a year of tajaka: the one in which it begins and where it is lived; unset, the running one at the place of birth. */
  readonly year?: YearChoice | undefined;
  /** Of a question: what it is about, unset by its own words; the number told for the other school. */
  readonly prashna?: QuestionChoice | undefined;
  /** Of a month of transits: its first day; unset, the day of reading. */
  readonly month?: MonthChoice | undefined;
}

export interface QuestionChoice {
  readonly matter?: PrashnaMatter | undefined;
  /** 1 … 249. */
  readonly number?: number | undefined;
}

export interface MonthChoice {
  readonly from: string;
}

export interface YearChoice {
  readonly year?: number | undefined;
  readonly place?: MuhurtaPlace | undefined;
}

const MEASURES: Readonly<Record<Detail, AreaMeasure & { readonly disputes: number }>> = {
  short: { supports: 2, counters: 1, wakings: 1, disputes: 1, ideas: 3, development: 1 },
  middle: { supports: 3, counters: 2, wakings: 2, disputes: 3, ideas: 6, development: 5 },
  long: { supports: 5, counters: 3, wakings: 3, disputes: 4, ideas: 12, development: 20 },
};

/** Sections around the areas. */
export const FRAME_TITLES = {
  gist: 'Суть',
  near: 'Ближайшее время',
  disputes: 'Где карта спорит с собой',
  basis: 'На чём это основано',
} as const;

/** Areas that a question asks about, in their order; all of them when it names none. */
export function areasAsked(question: string | undefined): readonly Area[] {
  const text = question?.toLowerCase() ?? '';
  const words = text.split(/[^\p{L}]+/u);
  const asked = AREAS.filter((area) =>
    QUESTION_STEMS[area].some((stem) =>
      stem.includes(' ') ? text.includes(stem) : words.some((word) => word.startsWith(stem)),
    ),
  );
  return asked.length > 0 ? asked : AREAS;
}

/**
 * The portrait of a birth: gist, areas of life, the three years, disputes, what it rests on. Of what is prepared it only chooses and
 * joins words: the same births, settings, day, detail and question give the same text.
 */
export function composePortrait(
  prepared: Prepared,
  { detail, question, tone, variation }: ReadingRequest,
): ReadingDocument {
  const voice = new Voice(prepared.births, prepared.decisions, variation);
  const areas = areasAsked(question);
  const measure = MEASURES[detail];
  const chosen = prepared.balances.filter(({ area }) => areas.includes(area));
  const assigned = assign(chosen);
  const gist = gistPieces(voice, prepared, chosen);
  const told = chosen.map((balance) => tellArea(voice, prepared, balance, assigned, measure));
  const near = nearPieces(voice, prepared);
  const disputes = disputePieces(voice, prepared, chosen, measure.disputes);
  const basis = basisPieces(voice, prepared);
  const verdictWords = told.reduce((sum, { verdict }) => sum + wordCount(verdict.text), 0);
  // A reading of some areas is shorter by what the others would have said.
  const share = 0.35 + (0.65 * chosen.length) / AREAS.length;
  const room = DETAIL_WORDS[detail] * share - verdictWords;
  const pieces = chosenPieces(
    toned([...gist, ...told.flatMap((one) => one.pieces), ...near, ...disputes, ...basis], tone),
    room,
  );
  const frame = (id: keyof typeof FRAME_TITLES) => ({ id, title: FRAME_TITLES[id] });
  return assembled(voice, prepared, {
    title: 'Чтение карты',
    pieces,
    told,
    sections: [
      frame('gist'),
      ...told.map(({ area, verdict }) => ({ id: area, title: AREA_PLANS[area].title, verdict })),
      frame('near'),
      frame('disputes'),
      frame('basis'),
    ],
  });
}
