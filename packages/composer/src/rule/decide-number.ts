import type { Rule, RuleValues } from '@nebosvod/contracts/rule';
import { partsOf } from '@nebosvod/engine/time/date-arithmetic';
import {
  type CivilDate,
  compareDates,
  completedYears,
  dateAtAge,
  exactAge,
  isoDate,
} from '@nebosvod/numerology/civil-date';

import { ringAge, ringIndex } from '@nebosvod/numerology/matrix/age-ring';
import { destinyMatrix } from '@nebosvod/numerology/matrix/destiny-matrix';
import { nameNumbers } from '@nebosvod/numerology/name/name-number';
import { readName } from '@nebosvod/numerology/name/read-name';
import { objectNumber } from '@nebosvod/numerology/object/object-number';
import { personalCycles, personalCyclesOn } from '@nebosvod/numerology/personal-cycles';
import { DIGITS, psychomatrix, psychomatrixSchoolFits } from '@nebosvod/numerology/psychomatrix';
import { kua } from '@nebosvod/numerology/vedic/kua';
import { mahadashaAt } from '@nebosvod/numerology/vedic/mahadasha';
import type { NumberFacts } from '../birth/number-facts.ts';
import { type Decision, decided } from './decision.ts';
import { dateNumber, pointOf } from './number-values.ts';

/** Rules that the date of one birth decides. */
export type NumberRule = Extract<
  Rule,
  {
    kind:
      | 'matrix-point'
      | 'matrix-triad'
      | 'matrix-year'
      | 'square-cell'
      | 'square-line'
      | 'square-working'
      | 'date-number'
      | 'karmic-debt'
      | 'kua'
      | 'lo-shu'
      | 'lo-shu-plane'
      | 'pinnacle'
      | 'challenge'
      | 'personal-year'
      | 'personal-month'
      | 'personal-day'
      | 'new-style'
      | 'number-dasha'
      | 'name-number'
      | 'name-letters'
      | 'object-number'
      | 'number-schools';
  }
>;

const NUMBER_KINDS: readonly Rule['kind'][] = [
  'matrix-point',
  'matrix-triad',
  'matrix-year',
  'square-cell',
  'square-line',
  'square-working',
  'date-number',
  'karmic-debt',
  'kua',
  'lo-shu',
  'lo-shu-plane',
  'pinnacle',
  'challenge',
  'personal-year',
  'personal-month',
  'personal-day',
  'new-style',
  'number-dasha',
  'name-number',
  'name-letters',
  'object-number',
  'number-schools',
];

/** Whether a rule is one of numerology about one birth. */
export function isOfNumbers(rule: Rule): rule is NumberRule {
  return NUMBER_KINDS.includes(rule.kind);
}

/** Decides a rule of numbers: the date alone does it, no time and no place. */
export function decideNumber(rule: NumberRule, facts: NumberFacts): Decision {
  const { date } = facts;
  switch (rule.kind) {
    case 'matrix-point': {
      const { point, arcanum, school } = rule;
      const found = pointOf(school === undefined ? facts.matrix : destinyMatrix(date, { school }), point);
      return decided(found === arcanum, { arcanum: found });
    }
    case 'matrix-triad': {
      const { triad, arcana } = rule;
      const found = facts.matrix.triads[triad];
      const holds = found.every((arcanum, index) => arcanum === arcana[index]);
      return decided(holds, { first: found[0], second: found[1], third: found[2] });
    }
    case 'matrix-year': {
      const { at, start, arcanum } = rule;
      const age = exactAge(date, civil(at));
      if (age === null) return decided(false);
      const index = Math.floor(age / ringAge(1));
      const { ring } = start === undefined ? facts.matrix : destinyMatrix(date, { ringStart: start });
      const found = ring[ringIndex(age)];
      return decided(found === arcanum, {
        arcanum: found,
        from: isoDate(dateAtAge(date, ringAge(index))),
        until: isoDate(dateAtAge(date, ringAge(index + 1))),
      });
    }
    case 'square-cell': {
      const { digit, count, school } = rule;
      if (school !== undefined && !psychomatrixSchoolFits(date, school)) return decided(false);
      const found = (school === undefined ? facts.square : psychomatrix(date, school)).counts;
      const cell = DIGITS.find((one) => one === digit);
      return cell === undefined ? decided(false) : decided(found[cell] === count, { count: found[cell] });
    }
    case 'square-line': {
      const { line, count } = rule;
      const found = facts.square.lines[line];
      return decided(found === count, { count: found });
    }
    case 'square-working': {
      const { numbers } = rule;
      const { working } = facts.square;
      const [first, second, third, fourth] = working;
      return decided(
        working.every((number, index) => number === numbers[index]),
        { first, second, third, fourth },
      );
    }
    case 'date-number': {
      const { part, number } = rule;
      const found = dateNumber(part, facts);
      return decided(found === number, { number: found });
    }
    case 'karmic-debt': {
      const { debt } = rule;
      const { path } = facts;
      const found = [...path.karmicDebts, ...path.birthday.karmicDebts];
      return decided(found.includes(debt), { sum: Number(debt.slice(0, 2)) });
    }
    case 'kua': {
      const { sex, number } = rule;
      const found = kua(date.year)[sex];
      return decided(found === number, { number: found });
    }
    case 'lo-shu': {
      const { digit, count } = rule;
      const { square } = facts.vedic;
      const cell = DIGITS.find((one) => one === digit);
      return cell === undefined ? decided(false) : decided(square[cell] === count, { count: square[cell] });
    }
    case 'lo-shu-plane': {
      const { plane, state } = rule;
      const found = facts.vedic.planes.find(({ id }) => id === plane);
      return found ? decided(found.state === state, { digits: found.digits.join('–') }) : decided(false);
    }
    case 'pinnacle':
      return decidePeriod(facts, rule.index, 'pinnacle', rule.number);
    case 'challenge':
      return decidePeriod(facts, rule.index, 'challenge', rule.number);
    case 'personal-year': {
      const { year, number } = rule;
      const { day, month } = date;
      const { personalYear } = personalCycles({ birthDay: day, birthMonth: month, year });
      return decided(personalYear === number, { year, number: personalYear });
    }
    case 'personal-month': {
      const { year, month, number } = rule;
      const { day, month: birthMonth } = date;
      const { personalMonth } = personalCycles({ birthDay: day, birthMonth, year, month });
      return personalMonth === null
        ? decided(false)
        : decided(personalMonth === number, { year, number: personalMonth });
    }
    case 'personal-day': {
      const { at, number } = rule;
      const { personalDay } = personalCyclesOn(date, civil(at));
      return personalDay === null ? decided(false) : decided(personalDay === number, { date: at, number: personalDay });
    }
    case 'new-style': {
      const found = isoDate(date);
      return decided(facts.isOldStyle && found === rule.date, { date: found });
    }
    case 'number-dasha': {
      const { at, number } = rule;
      const day = civil(at);
      if (compareDates(day, date) < 0) return decided(false);
      const age = completedYears(date, day);
      const found = mahadashaAt(date, age);
      const period = facts.vedic.mahadasha.find(({ fromAge, toAge }) => age >= fromAge && age < toAge);
      return decided(found === number, { number: found, ...(period && { from: period.start, until: period.end }) });
    }
    case 'name-number': {
      const { name, part, number } = rule;
      const text = readName(name);
      const numbers = text.ok ? nameNumbers(text.value) : text;
      const found = numbers.ok ? numbers.value[part] : null;
      return found === null ? decided(false) : decided(found === number, { number: found });
    }
    case 'name-letters': {
      const { name, table, number } = rule;
      const text = readName(name);
      const numbers = text.ok ? nameNumbers(text.value, { table }) : text;
      if (!numbers.ok) return decided(false);
      const { parts, sum, expression } = numbers.value;
      const letters = parts.flatMap((part) => part.letters.map(({ value }) => value)).join('–');
      return decided(expression === number, { letters, sum, number: expression });
    }
    case 'object-number': {
      const { object, text, number } = rule;
      const found = objectNumber(text, object);
      return found.ok
        ? decided(found.value.number === number, { number: found.value.number, sum: found.value.sum })
        : decided(false);
    }
    case 'number-schools': {
      const { group, row, at } = rule;
      const found = facts.schools(at).groups.find(({ id }) => id === group);
      const line = found?.rows.find(({ id }) => id === row);
      if (!line?.differs) return decided(false);
      const values = line.values.map((value, index) => [`v${index + 1}`, value?.map(signed).join('–') ?? ''] as const);
      return decided(true, Object.fromEntries(values.filter(([, value]) => value !== '')));
    }
  }
}

/** A number as a row of numbers writes it: a negative one in brackets, beside a dash its sign would be lost. */
const signed = (number: number): string => (number < 0 ? `(−${-number})` : String(number));

const civil = (date: string): CivilDate => partsOf(date);

function decidePeriod(
  { date, pinnacles }: NumberFacts,
  index: number,
  part: 'pinnacle' | 'challenge',
  number: number,
): Decision {
  const found = pinnacles.periods[index - 1];
  if (!found) return decided(false);
  const values: RuleValues = {
    number: found[part],
    from: isoDate(dateAtAge(date, found.fromAge)),
    ...(found.toAge === null ? {} : { until: isoDate(dateAtAge(date, found.toAge + 1)) }),
  };
  return decided(found[part] === number, values);
}
