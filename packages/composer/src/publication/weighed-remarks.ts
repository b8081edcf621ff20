import { claimsOf } from './claims.ts';
import { CLAIM_WORDS, WARNING } from './publication-claim.table.ts';
import type { ReadSentence } from './read-sentence.ts';
import type { Remark, Span } from './remark.ts';
import { type OpinionRule, secondOpinions } from './second-opinion.ts';

/** Odds from which a claim of the rules stops, is doubted, is doubted where its words settle it, an offer of theirs is one, and from which the opinion doubts without them. [modern] */
const LEAST = { stop: 2, shared: -0.5, plain: -3, sold: -2, alone: 0.1 } as const;

type Opinion = ReadonlyMap<OpinionRule, number>;

const NONE: Opinion = new Map();

interface Weighed {
  readonly remarks: readonly Remark[];
  /** The first sentence that sells by the opinion alone. */
  readonly offer: Span | null;
  /** What the rules see of an offer may be one. */
  readonly maySell: boolean;
}

/**
 * Claims of the rules weighed by the second opinion: what both see clearly stops; what the rules see and the opinion only half believes is
 * doubted, and what it does not believe falls; what the opinion alone sees is doubted. A text that warns of swindlers tells what they say: there all of it
 * falls a level.
 */
export function weighedRemarks(sentences: readonly ReadSentence[]): Weighed {
  const warns = sentences.some(({ words }) => words.some(({ letters }) => WARNING.test(letters)));
  const opinions = secondOpinions(sentences);
  let offer: Span | null = null;
  const remarks = sentences.flatMap((sentence, at): readonly Remark[] => {
    const opinion = opinions[at] ?? NONE;
    const odds = anyOf(opinion);
    const claims = claimsOf(sentence).filter(
      ({ level, rule, isPlain }) =>
        (level === 'stop' ? odds : oddsOf(opinion, rule)) >= (isPlain ? LEAST.plain : LEAST.shared),
    );
    if (claims.length > 0) {
      return claims.map(({ isPlain, ...claim }) =>
        claim.level === 'stop' && (warns || odds < (isPlain ? LEAST.shared : LEAST.stop)) ? doubted(claim) : claim,
      );
    }
    const [first] = sentence.words;
    const last = sentence.words.at(-1);
    if (odds < LEAST.alone || sentence.isUnclaimed || warns || !first || !last) return [];
    const span = { from: first.from, to: last.to };
    const rule = likeliest(opinion);
    if (rule !== 'ad-mark') return [{ level: 'check', rule, ...span, ...CLAIM_WORDS[rule] }];
    offer ??= span;
    return [];
  });
  const maySell = opinions.some((opinion) => (opinion.get('ad-mark') ?? 0) >= LEAST.sold);
  return { remarks, offer, maySell };
}

const doubted = (claim: Remark): Remark => ({ ...claim, level: 'check' });

const oddsOf = (opinion: Opinion, rule: Remark['rule']): number =>
  [...opinion].find(([judged]) => judged === rule)?.[1] ?? Number.NEGATIVE_INFINITY;

/** Logarithm of the odds that any rule is broken. */
const anyOf = (opinion: Opinion): number =>
  Math.log([...opinion.values()].reduce((sum, odds) => sum + Math.exp(odds), 0));

const likeliest = (opinion: Opinion): OpinionRule =>
  [...opinion].reduce((best, one) => (one[1] > best[1] ? one : best), [
    'guarantee',
    Number.NEGATIVE_INFINITY,
  ] as const)[0];
