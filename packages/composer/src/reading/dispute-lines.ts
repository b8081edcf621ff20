import type { Rule } from '@nebosvod/contracts/rule';
import { AREA_PLANS } from '../language/area.table.ts';
import { themeName } from '../language/theme-name.ts';
import type { Balance } from '../weigh/balance.ts';
import type { Weighed } from '../weigh/testimony.ts';
import type { Piece } from './piece.ts';
import type { Voice } from './voice.ts';

/** How a tradition speaks of its disputes. */
export interface DisputeWords {
  /** Of the first, the second, the third: `{about}`, `{sTheme}`, `{cTheme}`. */
  readonly openings: readonly (readonly string[])[];
  /** Whence each side comes: `{s}`, `{c}` factors, nominative. */
  readonly sides: readonly string[];
  /** Both come from one place. */
  readonly same: readonly string[];
  readonly decides: Readonly<Record<'first' | 'second' | 'even', readonly string[]>>;
  readonly none: readonly string[];
  /** What a factor is called inside a sentence. */
  readonly nameOf: (rule: Rule) => string;
  readonly settings: Rule;
}

/** The strongest pairs of both sides, an area each, with what decides. */
export function disputeLines(
  voice: Voice,
  balances: readonly Balance[],
  most: number,
  { openings, sides, same, decides, none, nameOf, settings }: DisputeWords,
): Piece[] {
  /** How loud a dispute is: by the weaker side, and less where both come from one place. */
  const heardOf = ({ support, counter }: { readonly support: Weighed; readonly counter: Weighed }): number => {
    const isOne = nameOf(support.rules[0]) === nameOf(counter.rules[0]);
    return Math.min(support.weight, counter.weight) * (isOne ? 0.5 : 1);
  };
  const pairs = balances
    .flatMap(({ area, for: [support], against: [counter] }) => (support && counter ? [{ area, support, counter }] : []))
    .sort((a, b) => heardOf(b) - heardOf(a))
    .slice(0, Math.min(most, openings.length));
  const pieces = pairs.flatMap(({ area, support, counter }, index): Piece[] => {
    const rules = [...support.rules, ...counter.rules];
    const slots = {
      about: AREA_PLANS[area].about,
      sTheme: themeName(support.theme),
      cTheme: themeName(counter.theme),
      s: nameOf(support.rules[0]),
      c: nameOf(counter.rules[0]),
    };
    const share = support.weight / (support.weight + counter.weight);
    const side = share > 0.56 ? 'first' : share < 0.44 ? 'second' : 'even';
    return [openings[index] ?? [], slots.s === slots.c ? same : sides, decides[side]].flatMap((ways, order) => {
      const draft = voice.say(ways, slots, rules, area);
      return draft ? [{ section: 'disputes', paragraph: area, order, rank: index === 0 ? 0 : 16 + index, draft }] : [];
    });
  });
  if (pieces.length > 0) return pieces;
  const draft = voice.say(none, {}, [settings]);
  return draft ? [{ section: 'disputes', paragraph: 'none', order: 0, rank: 0, draft }] : [];
}
