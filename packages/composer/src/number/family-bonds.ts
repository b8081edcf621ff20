import type { Rule } from '@nebosvod/contracts/rule';
import { numberRelation } from '@nebosvod/numerology/friendship';
import { destinyMatrixPair } from '@nebosvod/numerology/matrix/matrix-pair';
import { DIGITS } from '@nebosvod/numerology/psychomatrix';
import { plural } from '@nebosvod/terms/plural';
import type { NumberFacts } from '../birth/number-facts.ts';
import type { Role } from '../birth/resolved-birth.ts';
import { FAMILY_ABSENT, type FAMILY_RELATIONS, FAMILY_SHARED } from '../language/number-family-line.table.ts';
import type { Mark } from '../language/template.ts';
import type { Prepared } from '../reading/prepared.ts';
import type { Voice } from '../reading/voice.ts';
import { printed } from './number-words.ts';

export interface Member {
  readonly role: Role;
  readonly who: string;
  readonly numbers: NumberFacts;
  readonly voice: Voice;
}

/** Two of a family with what the numbers of their souls are to each other. */
export interface Bond {
  readonly a: Member;
  readonly b: Member;
  readonly rule: Extract<Rule, { kind: 'pair-number' }>;
  readonly relation: keyof typeof FAMILY_RELATIONS;
}

/** What somebody is called who has told no name. */
const NAMELESS: Readonly<Record<Role, string>> = {
  client: 'первый человек',
  second: 'второй человек',
  person3: 'третий человек',
  person4: 'четвёртый человек',
  person5: 'пятый человек',
  person6: 'шестой человек',
};

/** Those a family reading is about, in the order of their roles. */
export function membersOf({ births }: Prepared, voice: Voice): Member[] {
  return births.roles.flatMap((role): Member[] => {
    const known = births.get(role);
    if (!known) return [];
    const { name, typed } = known.birth;
    return [{ role, who: name ?? typed.name ?? NAMELESS[role], numbers: known.numbers, voice: voice.about(role) }];
  });
}

const NEARNESS = { friend: 0, same: 1, mixed: 2, enemy: 3 } as const;

/** Every two, the nearest first, the farthest second, the rest between them after. */
export function bondsOf(members: readonly Member[]): Bond[] {
  const all = members.flatMap((a, index) => members.slice(index + 1).map((b) => bondOf(a, b)));
  const sorted = all.sort((x, y) => NEARNESS[x.relation] - NEARNESS[y.relation]);
  const last = sorted.length > 1 ? sorted.slice(-1) : [];
  return [...sorted.slice(0, 1), ...last, ...sorted.slice(1, -1)];
}

function bondOf(a: Member, b: Member): Bond {
  const [first, second] = [a.numbers.vedic.soul, b.numbers.vedic.soul];
  const relations = [numberRelation(first, second), numberRelation(second, first)];
  const relation = relations.includes('enemy')
    ? 'enemy'
    : relations.includes('same')
      ? 'same'
      : relations.includes('friend')
        ? 'friend'
        : 'mixed';
  return { a, b, relation, rule: { kind: 'pair-number', part: 'soul', a: a.role, b: b.role, first, second } };
}

/** The arcanum in the centre of the common matrix of two. */
export function centreOf({ a, b }: Bond) {
  const arcanum = destinyMatrixPair([a.numbers.date, b.numbers.date]).E;
  const rule: Rule = { kind: 'pair-point', a: a.role, b: b.role, point: 'E', arcanum };
  return { arcanum, rule, n: printed(arcanum, rule, 'arcanum') };
}

/** Digits that all the squares have, then those that none has; their dates choose which digit is looked at first. */
export function commonOf(members: readonly Member[]) {
  const turn = members.reduce((sum, { numbers: { date } }) => sum + date.day + date.month, 0) % DIGITS.length;
  const digits = [...DIGITS.slice(turn), ...DIGITS.slice(0, turn)];
  return (['shared', 'absent'] as const).flatMap((state) =>
    digits.flatMap((digit) => {
      const having = members.filter(({ numbers }) => numbers.square.counts[digit] > 0).length;
      if (having !== (state === 'shared' ? members.length : 0)) return [];
      const rule: Rule = { kind: 'family-digit', digit, state };
      return [{ rule, ways: (state === 'shared' ? FAMILY_SHARED : FAMILY_ABSENT)[digit - 1] ?? [] }];
    }),
  );
}

/** «4 цифры» of a line; of an empty one in words. */
export function digitsOf(rule: Extract<Rule, { kind: 'square-line' }>): readonly (Mark | string)[] {
  if (rule.count === 0) return ['ни одной цифры'];
  return [...printed(rule.count, rule, 'count'), ` ${plural(rule.count, 'цифра', 'цифры', 'цифр')}`];
}
