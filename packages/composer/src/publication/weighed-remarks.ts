import { claimsOf } from './claims.ts';
import { CLAIM_WORDS, WARNING } from './publication-claim.table.ts';
import type { ReadSentence } from './read-sentence.ts';
import type { Remark, Span } from './remark.ts';
import { type Odds, OPINION_RULES, type OpinionRule, opinionsOn } from './second-opinion.ts';
import { atOnce, mapped, type Sliced } from './slices.ts';
import { speechOf } from './speech.ts';

/**
 * Odds from which a claim of the rules stops, is doubted, is doubted where it is told of the writer or by others, where its words settle it, an
 * offer of theirs is one, and from which the opinion doubts without them, and what is told of others or with a doctor. [modern]
 */
const LEAST = { stop: 2, shared: -1.9, hinted: -1.5, told: -0.5, plain: -3, sold: -2, alone: 0, unclaimed: 2 } as const;
/** Of two rules that the opinion sees broken, how much likelier one may be for the other to be told as well. [modern] */
const BESIDE = 1.2;

type ClaimRule = Exclude<OpinionRule, 'ad-mark'>;

const NONE: Odds = new Map();

interface Weighed {
  readonly remarks: readonly Remark[];
  /** The first sentence that sells by the opinion alone. */
  readonly offer: Span | null;
  /** What the rules see of an offer may be one. */
  readonly maySell: boolean;
}

/**
 * Claims of the rules weighed by the second opinion: what both see clearly stops; what the rules see and the opinion only half believes is
 * doubted, and what it does not believe falls; what the opinion alone sees is doubted, of two rules too where it hardly tells them apart. A text that warns of swindlers tells what they say: there all of it
 * falls a level.
 */
export const weighedRemarks = (sentences: readonly ReadSentence[]): Weighed => atOnce(weighing(sentences));

/** The same by slices. */
export function* weighing(sentences: readonly ReadSentence[]): Sliced<Weighed> {
  const warns = sentences.some(({ words }) => words.some(({ letters }) => WARNING.test(letters)));
  const opinions = yield* opinionsOn(sentences);
  let offer: Span | null = null;
  const remarks = yield* mapped(sentences, (sentence, at): readonly Remark[] => {
    const opinion = opinions[at] ?? NONE;
    const odds = anyOf(opinion);
    const isOwn = isOfTheWriter(sentence);
    const claims = claimsOf(sentence).filter((claim) => {
      const least = warns || isOwn || isQuoted(sentence, claim) ? LEAST.told : LEAST.shared;
      if (claim.level !== 'stop') return oddsOf(opinion, claim.rule) >= Math.max(least, LEAST.hinted);
      return odds >= (claim.isPlain ? LEAST.plain : least);
    });
    const kept = claims.map(({ isPlain, ...claim }) =>
      claim.level === 'stop' && (warns || isQuoted(sentence, claim) || odds < (isPlain ? LEAST.told : LEAST.stop))
        ? doubted(claim)
        : claim,
    );
    const [first] = sentence.words;
    const last = sentence.words.at(-1);
    const alone = sentence.isUnclaimed ? LEAST.unclaimed : LEAST.alone;
    if (odds < alone || sentence.isOpen || warns || !first || !last) return kept;
    const span = { from: first.from, to: last.to };
    const rule = likeliest(opinion);
    if (rule === 'ad-mark') {
      if (kept.length === 0) offer ??= span;
      return kept;
    }
    const besides = OPINION_RULES.filter((one): one is ClaimRule => one !== 'ad-mark')
      .filter((one) => oddsOf(opinion, one) >= Math.max(alone, oddsOf(opinion, rule) - BESIDE))
      .concat(kept.length === 0 && oddsOf(opinion, rule) < alone ? [rule] : [])
      .filter((one) => kept.every((claim) => claim.rule !== one));
    return [...kept, ...besides.map((one): Remark => ({ level: 'check', rule: one, ...span, ...CLAIM_WORDS[one] }))];
  });
  const maySell = opinions.some((opinion) => (opinion.get('ad-mark') ?? 0) >= LEAST.sold);
  return { remarks: remarks.flat(), offer, maySell };
}

/** «Советую взять акции» is told the reader, though in the first person. */
const ADVISES = /^(?:по)?(?:советую|рекомендую|предлагаю)$/u;

/** «Лотерейный билет покупаю раз в год»: told of oneself. */
function isOfTheWriter({ words }: ReadSentence): boolean {
  const speech = speechOf(words);
  return speech.includes('@me') && !speech.includes('@you') && !words.some(({ letters }) => ADVISES.test(letters));
}

/** «Завтра будет поздно» in quotation marks: another's words. */
const isQuoted = ({ words }: ReadSentence, { from, to }: Span): boolean =>
  words.every((word) => word.isQuoted || word.to <= from || word.from >= to);

const doubted = (claim: Remark): Remark => ({ ...claim, level: 'check' });

const oddsOf = (opinion: Odds, rule: Remark['rule']): number =>
  [...opinion].find(([judged]) => judged === rule)?.[1] ?? Number.NEGATIVE_INFINITY;

/** Logarithm of the odds that any rule is broken. */
const anyOf = (opinion: Odds): number => Math.log([...opinion.values()].reduce((sum, odds) => sum + Math.exp(odds), 0));

const likeliest = (opinion: Odds): OpinionRule =>
  [...opinion].reduce((best, one) => (one[1] > best[1] ? one : best), [
    'guarantee',
    Number.NEGATIVE_INFINITY,
  ] as const)[0];
