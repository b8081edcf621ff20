import type { Rule } from '@nebosvod/contracts/rule';
import { NUMEROLOGY_FAMILIES } from '@nebosvod/interpretations/numerology/families';
import type { Unit } from '@nebosvod/interpretations/unit';
import type { ArcanumPoint, UnitFactor } from '@nebosvod/interpretations/unit-factor';
import { LINE_IDS } from '@nebosvod/numerology/numerology.ids';
import { DIGITS } from '@nebosvod/numerology/psychomatrix';
import type { NumberFacts } from '../birth/number-facts.ts';
import { pointOf } from '../rule/number-values.ts';
import { unitIndex } from '../weigh/unit-index.ts';
import type { WeightKind } from '../weigh/weights.table.ts';
import { masterOf } from './master-number.ts';

/** Ways of counting that a kind may read. */
export const NUMBER_SYSTEMS = ['matrix', 'square', 'date', 'name', 'vedic'] as const;
export type NumberSystem = (typeof NUMBER_SYSTEMS)[number];

/** A unit that the numbers of a person name, with the rule that names it. */
export interface FoundNumber {
  readonly unit: Unit;
  readonly rule: Rule;
  readonly kind: WeightKind;
  readonly system: NumberSystem;
  /** Of the weight of its kind. */
  readonly share: number;
}

/** Points of the matrix with words, by how much of a life each speaks: the centre and the corners first. [Ladini] */
const POINT_SHARES: Readonly<Record<ArcanumPoint, number>> = {
  A: 1.2,
  E: 1.2,
  B: 1,
  C: 1,
  D: 1.1,
  money: 1,
  love: 1,
  personal: 1,
  a2: 0.9,
  F: 0.8,
  G: 0.8,
  entry: 0.8,
  d1: 0.8,
  social: 0.8,
  general: 0.7,
};
const POINTS: readonly ArcanumPoint[] = [
  'A',
  'E',
  'B',
  'C',
  'D',
  'money',
  'love',
  'personal',
  'a2',
  'F',
  'G',
  'entry',
  'd1',
  'social',
  'general',
];

const unitOf = unitIndex(NUMEROLOGY_FAMILIES);

/** The unit of a factor of numerology; null while its family is not written. */
export const numberUnit = (factor: UnitFactor): Unit | null => unitOf(factor);

/** Every unit that the numbers of a person name, of the systems asked for. */
export function foundNumbers(facts: NumberFacts, systems: readonly NumberSystem[]): FoundNumber[] {
  return [...points(facts), ...squares(facts), ...dates(facts), ...names(facts), ...vedics(facts)].flatMap(
    ({ factor, ...rest }) => {
      const unit = unitOf(factor);
      return unit && systems.includes(rest.system) ? [{ ...rest, unit }] : [];
    },
  );
}

type Asked = Omit<FoundNumber, 'unit'> & { readonly factor: UnitFactor };

function points({ matrix }: NumberFacts): Asked[] {
  return POINTS.map((point) => {
    const arcanum = pointOf(matrix, point);
    return {
      factor: { kind: 'matrix-point', point, arcanum },
      rule: { kind: 'matrix-point', point, arcanum },
      kind: 'arcanum',
      system: 'matrix',
      share: POINT_SHARES[point],
    };
  });
}

const levelOf = (count: number) => (count >= 6 ? 3 : count >= 4 ? 2 : count >= 2 ? 1 : 0);

function squares({ square }: NumberFacts): Asked[] {
  const cells = DIGITS.map((digit): Asked => {
    const count = square.counts[digit];
    return {
      factor: { kind: 'square-cell', digit, count: Math.min(count, 5) },
      rule: { kind: 'square-cell', digit, count },
      kind: 'square-cell',
      system: 'square',
      share: 1,
    };
  });
  const lines = LINE_IDS.map((line): Asked => {
    const count = square.lines[line];
    return {
      factor: { kind: 'square-line', line, level: levelOf(count) },
      rule: { kind: 'square-line', line, count },
      kind: 'square-line',
      system: 'square',
      share: 1,
    };
  });
  return [...lines, ...cells];
}

function dates({ path }: NumberFacts): Asked[] {
  const of = (part: 'life-path' | 'birthday', found: number, share: number): Asked[] => {
    const number = masterOf(found);
    if (number === null) return [];
    const factor = { kind: 'date-number', part, number } as const;
    return [{ factor, rule: factor, kind: 'date-number', system: 'date', share }];
  };
  return [...of('life-path', path.lifePath, 1.2), ...of('birthday', path.birthday.number, 0.8)];
}

function vedics({ vedic, kua }: NumberFacts): Asked[] {
  const of = (part: 'soul' | 'destiny', share: number): Asked[] => {
    const number = masterOf(vedic[part]);
    if (number === null) return [];
    const factor = { kind: 'date-number', part, number } as const;
    return [{ factor, rule: factor, kind: 'date-number', system: 'vedic', share }];
  };
  const cells = DIGITS.map((digit): Asked => {
    const count = vedic.square[digit];
    const state = count === 0 ? 'absent' : count === 1 ? 'one' : 'many';
    return {
      factor: { kind: 'lo-shu', digit, state },
      rule: { kind: 'lo-shu', digit, count },
      kind: 'lo-shu',
      system: 'vedic',
      share: 1,
    };
  });
  const ofKua: Asked[] = kua
    ? [
        {
          factor: { kind: 'kua', number: kua.number },
          rule: { kind: 'kua', ...kua },
          kind: 'date-number',
          system: 'vedic',
          share: 0.7,
        },
      ]
    : [];
  return [...of('soul', 1), ...of('destiny', 1), ...ofKua, ...cells];
}

function names({ name }: NumberFacts): Asked[] {
  if (!name) return [];
  return (['expression', 'soul', 'personality'] as const).flatMap((part): Asked[] => {
    const number = masterOf(name.numbers[part] ?? 0);
    if (number === null) return [];
    return [
      {
        factor: { kind: 'name-number', part, number },
        rule: { kind: 'name-number', name: name.typed, part, number },
        kind: 'name-number',
        system: 'name',
        share: part === 'expression' ? 1.2 : 1,
      },
    ];
  });
}
