import type { Rule } from '@nebosvod/contracts/rule';
import { plural } from '@nebosvod/terms/plural';
import {
  CELL_MATTERS,
  DIGIT_WORDS,
  LINE_NAMES,
  NAME_LETTERS_OF,
  NUMBER_FACTS,
  NUMBER_NAMES,
} from '../language/number-fact.table.ts';
import { arcanumForms, POINT_NAMES } from '../language/number-name.table.ts';
import type { Mark, Slots } from '../language/template.ts';
import type { Line } from '../weigh/testimony.ts';

/** A number of a rule as it is printed. */
export const printed = (number: number | string, rule: Rule, key: string): readonly Mark[] => [
  { text: String(number), rule, key },
];

/** What a factor is called inside a sentence: singular, nominative. */
export function factorName(rule: Rule): string {
  switch (rule.kind) {
    case 'matrix-point':
      return `аркан ${arcanumForms(rule.arcanum).genitive ?? ''} ${POINT_NAMES[rule.point].at}`;
    case 'pair-point':
      return `аркан ${arcanumForms(rule.arcanum).genitive ?? ''} ${POINT_NAMES[rule.point].at} пары`;
    case 'square-cell':
      return `${rule.count === 0 ? 'пустая ' : ''}клетка ${CELL_MATTERS[rule.digit - 1] ?? ''}`;
    case 'square-line':
    case 'pair-line':
      return LINE_NAMES[rule.line][0];
    case 'date-number':
      return NUMBER_NAMES[rule.part][0];
    case 'name-number':
      return NUMBER_NAMES[rule.part === 'soul' ? 'name-soul' : rule.part][0];
    case 'lo-shu':
      return `${rule.count === 0 ? 'пустая ' : ''}клетка ${DIGIT_WORDS[rule.digit - 1]?.[2] ?? ''} в Ло Шу`;
    case 'kua':
      return 'число куа';
    default:
      return 'счёт лет';
  }
}

/** The fact that an idea opens with; null of a rule that opens none. */
export function factLine(rule: Rule): Line | null {
  const line = (ways: readonly string[], slots: Slots): Line => ({ ways, slots, rules: [rule] });
  switch (rule.kind) {
    case 'matrix-point': {
      const { nominative, at } = POINT_NAMES[rule.point];
      const point = `${nominative.charAt(0).toLowerCase()}${nominative.slice(1)}`;
      const n = printed(rule.arcanum, rule, 'arcanum');
      const ways = rule.point === 'F' || rule.point === 'G' ? NUMBER_FACTS.kin : NUMBER_FACTS.point;
      return line(ways, { point, at, n, a: arcanumForms(rule.arcanum) });
    }
    case 'square-cell': {
      const many = DIGIT_WORDS[rule.digit - 1]?.[2] ?? '';
      const slots = { many, matter: CELL_MATTERS[rule.digit - 1] ?? '' };
      if (rule.count === 0) return line(NUMBER_FACTS.empty, slots);
      return line(NUMBER_FACTS.cell, { ...slots, ...countedDigits(rule.digit, rule.count, rule) });
    }
    case 'square-line': {
      const [nominative, genitive] = LINE_NAMES[rule.line];
      const slots = { line: { nominative, genitive } };
      if (rule.count === 0) return line(NUMBER_FACTS.emptyLine, slots);
      return line(NUMBER_FACTS.line, { ...slots, ...counted(['цифра', 'цифры', 'цифр'], rule.count, rule) });
    }
    case 'date-number': {
      const [nominative, genitive] = NUMBER_NAMES[rule.part];
      return line(NUMBER_FACTS.number, { name: { nominative, genitive }, n: printed(rule.number, rule, 'number') });
    }
    case 'name-number': {
      const [nominative, genitive] = NUMBER_NAMES[rule.part === 'soul' ? 'name-soul' : rule.part];
      const n = printed(rule.number, rule, 'number');
      const letters = NAME_LETTERS_OF[rule.part];
      return line(NUMBER_FACTS.name, { typed: rule.name, name: { nominative, genitive }, letters, n });
    }
    case 'kua':
      return line(NUMBER_FACTS.kua, { n: printed(rule.number, rule, 'number') });
    case 'lo-shu': {
      const many = DIGIT_WORDS[rule.digit - 1]?.[2] ?? '';
      if (rule.count === 0) return line(NUMBER_FACTS.loShuEmpty, { many });
      return line(NUMBER_FACTS.loShu, countedDigits(rule.digit, rule.count, rule));
    }
    default:
      return null;
  }
}

/** «3 тройки». */
const countedDigits = (digit: number, count: number, rule: Rule): Slots =>
  counted(DIGIT_WORDS[digit - 1] ?? ['', '', ''], count, rule);

/** A count with its word, and the same in the accusative: «1 тройку». */
function counted([one, few, many]: (typeof DIGIT_WORDS)[number], count: number, rule: Rule): Slots {
  const n = printed(count, rule, 'count');
  return {
    c: [...n, ` ${plural(count, one, few, many)}`],
    got: [...n, ` ${plural(count, one.replace(/а$/, 'у'), few, many)}`],
  };
}
