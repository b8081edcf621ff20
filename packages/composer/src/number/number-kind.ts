import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Area } from '@nebosvod/interpretations/area.ids';
import { AREAS } from '@nebosvod/interpretations/area.ids';
import type { NumberFacts } from '../birth/number-facts.ts';
import { NUMBER_WORDS } from '../kind/kind-words.table.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import type { NUMBER_BASIS } from '../language/number-near.table.ts';
import { type AreaMeasure, tellAreaBy } from '../reading/area-section.ts';
import { assign } from '../reading/assigned.ts';
import { areasAsked, type Detail, type ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { chosenPieces, toned, wordCount } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { Voice } from '../reading/voice.ts';
import { numberWays } from './number-area.ts';
import { numberBalances } from './number-balances.ts';
import type { NumberSystem } from './number-found.ts';
import { newStylePieces, numberBasis, numberDisputes, numberGist } from './number-frame.ts';
import { agePieces, pinnaclePieces, yearPieces } from './number-near.ts';
import { SCHOOLS_OF, type School, type SchoolPoint, type SchoolSet, schoolPieces } from './number-schools.ts';
import { foundFor } from './number-wording.ts';
import { yearsAhead, yearsFrom } from './number-years.ts';

/** How a kind reads the numbers of one person by areas. */
export interface NumberPlan {
  readonly kind: keyof typeof NUMBER_WORDS;
  readonly title: string;
  /** What it is about, then what confirms it. */
  readonly leading: readonly NumberSystem[];
  readonly borrowed: readonly NumberSystem[];
  /** Whether the near part tells of the age, of pinnacles. */
  readonly near: { readonly age: boolean; readonly pinnacles: boolean };
  readonly basis: readonly (keyof typeof NUMBER_BASIS)[];
  readonly schools: readonly SchoolSet[];
  /** Further points of the matrix that it reads, whose schools are told in one sentence. */
  readonly points: readonly SchoolPoint[];
}

export const NUMBER_PLANS = {
  'numerology-matrix': {
    kind: 'numerology-matrix',
    title: 'Матрица судьбы',
    leading: ['matrix'],
    borrowed: ['square'],
    near: { age: true, pinnacles: false },
    basis: ['matrix', 'square'],
    schools: ['matrix', 'square'],
    points: ['A', 'C', 'F', 'G', 'entry'],
  },
  'numerology-square': {
    kind: 'numerology-square',
    title: 'Квадрат Пифагора',
    leading: ['square'],
    borrowed: ['vedic', 'date', 'matrix'],
    near: { age: false, pinnacles: false },
    basis: ['square', 'date'],
    schools: ['square', 'vedic', 'date'],
    points: [],
  },
  'numerology-numbers': {
    kind: 'numerology-numbers',
    title: 'Числа имени и даты',
    leading: ['date', 'name', 'vedic'],
    borrowed: ['square', 'matrix'],
    near: { age: false, pinnacles: true },
    basis: ['date', 'name'],
    schools: ['date', 'vedic', 'cycles'],
    points: [],
  },
} as const satisfies Record<string, NumberPlan>;

const MEASURES: Readonly<Record<Detail, AreaMeasure & { readonly disputes: number }>> = {
  short: { supports: 1, counters: 1, wakings: 1, disputes: 1, ideas: 3, development: 4 },
  middle: { supports: 2, counters: 2, wakings: 2, disputes: 3, ideas: 6, development: 8 },
  long: { supports: 4, counters: 3, wakings: 4, disputes: 3, ideas: 12, development: 20 },
};

/** Sentences of the near time come after those of the areas. */
const NEAR_LATER = 10;
/** Years repeat by nines and are met in many readings: what develops them comes last. */
const YEARS_LATER = 60;

/** Titles of the sections around the areas. */
const FRAMES = {
  gist: 'Суть',
  near: 'Ближайшее время',
  disputes: 'Где дата спорит с собой',
  schools: 'Где школы расходятся',
  basis: 'На чём это основано',
} as const;

/** One person by numbers: gist, areas of life, what is near, disputes, where schools part, what it rests on. */
export function composeNumbers(
  plan: NumberPlan,
  prepared: Prepared,
  { detail, question, tone, variation }: ReadingRequest,
): ReadingDocument {
  const voice = new Voice(prepared.births, prepared.decisions, variation);
  const facts = prepared.client.numbers;
  const areas = areasAsked(question);
  const measure = MEASURES[detail];
  const years = yearsFrom(facts.date, prepared.asOf);
  const ahead = yearsAhead(facts.date, prepared.asOf);
  const found = foundFor(voice, facts, [...plan.leading, ...plan.borrowed]);
  const all = numberBalances(found, plan.leading, prepared.facts);
  const chosen = all.filter(({ area }) => areas.includes(area));
  const assigned = assign(chosen);
  const gist = numberGist(voice, chosen, years);
  const told = chosen.map((balance) =>
    tellAreaBy(voice, balance, assigned, measure, numberWays(voice, balance, ahead)),
  );
  const pieces = [
    ...gist,
    ...told.flatMap((one) => one.pieces),
    ...nearOf(voice, plan, facts, prepared, years),
    ...numberDisputes(voice, chosen, measure.disputes),
    ...schoolPieces(voice, schoolsOf(plan, facts), prepared.asOf, { points: plan.points }),
    ...newStylePieces(voice, facts),
    ...numberBasis(
      voice,
      plan.basis.filter((part) => part !== 'name' || facts.name !== null),
    ),
  ];
  const verdictWords = told.reduce((sum, { verdict }) => sum + wordCount(verdict.text), 0);
  // A reading of some areas is shorter by what the others would have said.
  const share = 0.35 + (0.65 * chosen.length) / AREAS.length;
  const frame = (id: keyof typeof FRAMES) => ({ id, title: FRAMES[id] });
  const areaSection = ({ area, verdict }: (typeof told)[number]) => ({
    id: area satisfies Area,
    title: AREA_PLANS[area].title,
    verdict,
  });
  return assembled(voice, prepared, {
    title: plan.title,
    pieces: chosenPieces(toned(pieces, tone), NUMBER_WORDS[plan.kind][detail] * share - verdictWords),
    told,
    isTimeless: true,
    sections: [
      frame('gist'),
      ...told.map(areaSection),
      frame('near'),
      frame('disputes'),
      frame('schools'),
      frame('basis'),
    ],
  });
}

function nearOf(
  voice: Voice,
  { near }: NumberPlan,
  facts: NumberFacts,
  { asOf, horizon }: Prepared,
  years: ReturnType<typeof yearsFrom>,
) {
  const place = { section: 'near', later: NEAR_LATER };
  return [
    ...yearPieces(voice, years, { ...place, later: YEARS_LATER }),
    ...(near.age ? agePieces(voice, facts, asOf, horizon, place) : []),
    ...(near.pinnacles ? pinnaclePieces(voice, facts, asOf, place) : []),
  ];
}

/** Schools of the kind, with the kua of the sex that was told. */
function schoolsOf({ schools }: Pick<NumberPlan, 'schools'>, { kua }: NumberFacts): readonly School[] {
  const all = schools.flatMap((one) => SCHOOLS_OF[one]);
  return schools.includes('vedic') && kua ? [...all, ...SCHOOLS_OF[kua.sex]] : all;
}
