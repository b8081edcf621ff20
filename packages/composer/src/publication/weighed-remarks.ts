import { claimsOf } from './claims.ts';
import { CLAIM_WORDS, WARNING } from './publication-claim.table.ts';
import type { Remark, Span } from './remark.ts';
import { type OpinionRule, secondOpinion } from './second-opinion.ts';
import type { Sentence } from './sentence.ts';

/** Odds below which a claim of the rules is not shared, and from which the opinion doubts without them. [modern] */
const LEAST = { shared: -1.5, alone: 0.8 } as const;

type Opinion = ReadonlyMap<OpinionRule, number>;

interface Weighed {
  readonly remarks: readonly Remark[];
  /** The first sentence that sells by the opinion alone. */
  readonly offer: Span | null;
}

/**
 * Claims of the rules weighed by the second opinion: what both see stops; what the rules see and the opinion does not is doubted, and a
 * mere doubt of theirs falls; what the opinion alone sees is doubted. A text that warns of swindlers tells what they say: there all of it
 * falls a level.
 */
export function weighedRemarks(sentences: readonly Sentence[]): Weighed {
  const warns = sentences.some(({ words }) => words.some(({ letters }) => WARNING.test(letters)));
  let offer: Span | null = null;
  const remarks = sentences.flatMap((sentence): readonly Remark[] => {
    const { remarks: claims, isUnclaimed } = claimsOf(sentence);
    const opinion = secondOpinion(sentence);
    if (claims.length > 0) return claims.flatMap((claim) => weighed(claim, opinion, warns));
    const rule = likeliest(opinion);
    const [first] = sentence.words;
    const last = sentence.words.at(-1);
    if (anyOf(opinion) < LEAST.alone || isUnclaimed || warns || !first || !last) return [];
    const span = { from: first.from, to: last.to };
    if (rule !== 'ad-mark') return [{ level: 'check', rule, ...span, ...CLAIM_WORDS[rule] }];
    offer ??= span;
    return [];
  });
  return { remarks, offer };
}

function weighed(claim: Remark, opinion: Opinion, warns: boolean): readonly Remark[] {
  if (claim.level === 'stop') return [warns || anyOf(opinion) < LEAST.shared ? { ...claim, level: 'check' } : claim];
  if (warns) return [];
  const odds = [...opinion].find(([rule]) => rule === claim.rule)?.[1] ?? 0;
  return odds < LEAST.shared ? [] : [claim];
}

/** Logarithm of the odds that any rule is broken. */
const anyOf = (opinion: Opinion): number =>
  Math.log([...opinion.values()].reduce((sum, odds) => sum + Math.exp(odds), 0));

const likeliest = (opinion: Opinion): OpinionRule =>
  [...opinion].reduce((best, one) => (one[1] > best[1] ? one : best), [
    'guarantee',
    Number.NEGATIVE_INFINITY,
  ] as const)[0];
