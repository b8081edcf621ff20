import type { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { Rule } from '@nebosvod/contracts/rule';
import { partsOf } from '@nebosvod/engine/time/date-arithmetic';
import type { Unit } from '@nebosvod/interpretations/unit';
import type { ChildPart } from '@nebosvod/interpretations/unit-factor';
import type { NumberFacts } from '../birth/number-facts.ts';
import { CHILD_FACTS } from '../language/number-child-line.table.ts';
import { YEAR_ORDINALS } from '../language/number-fact.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import { pointOf } from '../rule/number-values.ts';
import type { Line } from '../weigh/testimony.ts';
import { masterOf } from './master-number.ts';
import type { PersonalYear } from './number-area.ts';
import { wordedUnit } from './number-wording.ts';
import { factLine, printed } from './number-words.ts';
import { yearsAhead } from './number-years.ts';

export type Section = (typeof kindSections)['numerology-child'][number]['id'];

type PointPart = Exclude<ChildPart, 'friends' | 'learning' | 'year'>;

/** A number of the child with its words and the fact they rest on. */
export interface Told {
  readonly part: ChildPart;
  readonly section: Section;
  readonly number: number;
  readonly rule: Rule;
  readonly unit: Unit;
  readonly fact: Line;
}

/** A piece of a draft; none where there is nothing to say. */
export function one(draft: Draft | null, section: Section, paragraph: string, order: number, rank: number): Piece[] {
  return draft ? [{ section, paragraph, order, rank, draft }] : [];
}

/** The numbers that a child is read by, in the order of their sections, in the words of this birth. */
export function numbersOf(voice: Voice, { date, matrix, vedic, pinnacles }: NumberFacts, asOf: string): Told[] {
  const point = (part: PointPart, section: Section, at: 'A' | 'B' | 'C' | 'E' | 'a2') => {
    const arcanum = pointOf(matrix, at);
    const rule: Rule = { kind: 'matrix-point', point: at, arcanum };
    return { part, section, number: arcanum, rule, fact: factLine(rule) };
  };
  const counted = (part: Exclude<ChildPart, PointPart>, section: Section, rule: Extract<Rule, { number: number }>) => {
    const { number } = rule;
    const isYear = rule.kind === 'personal-year';
    const y = isYear ? printed(rule.year, rule, 'year') : '';
    const n = (isYear && YEAR_ORDINALS[number - 1]) || printed(number, rule, 'number');
    const fact = { ways: CHILD_FACTS[part], slots: { n, y }, rules: [rule] };
    return { part, section, number, rule, fact };
  };
  const year = yearOf(date, asOf);
  const [destiny, first] = [masterOf(vedic.destiny), masterOf(pinnacles.periods[0]?.pinnacle ?? 0)];
  const all = [
    point('temper', 'temper', 'A'),
    first && counted('learning', 'learning', { kind: 'pinnacle', index: 1, number: first }),
    point('gift', 'learning', 'B'),
    point('comfort', 'care', 'E'),
    point('things', 'care', 'C'),
    year && counted('year', 'care', year.rule),
    destiny && counted('friends', 'friends', { kind: 'date-number', part: 'destiny', number: destiny }),
    point('growth', 'leave', 'a2'),
  ];
  return all.flatMap((found) => {
    const unit = found && wordedUnit(voice, { kind: 'child-number', part: found.part, number: found.number });
    return unit && found.fact ? [{ ...found, fact: found.fact, unit }] : [];
  });
}

/** The personal year to read of: the running one, or the next when little of it is left. */
function yearOf(date: NumberFacts['date'], asOf: string): PersonalYear | undefined {
  return yearsAhead(date, asOf)[0];
}

/** A day of that year: its first, when schools that begin it later still count the one before. */
export const inYear = ({ date }: NumberFacts, asOf: string): string => {
  const found = yearOf(date, asOf);
  return found && found.year > partsOf(asOf).year ? `${found.year}-01-01` : asOf;
};

/** Where the reading of a number begins: children of one number are then told other sides of it. */
export const turnOf = ({ date }: NumberFacts): number => date.day + 3 * date.month + date.year;
