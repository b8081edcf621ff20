import type { Found } from './lexicon.ts';
import type { Meaning } from './meaning.table.ts';
import {
  CLAIM_WORDS,
  PUBLICATION_CLAIMS,
  PUBLICATION_DOUBTS,
  type PublicationClaim,
} from './publication-claim.table.ts';
import { NOT_CLAIMED, type ReadSentence } from './read-sentence.ts';
import type { Remark } from './remark.ts';
import type { Word } from './sentence.ts';

const doubted = (claim: PublicationClaim): PublicationClaim => ({
  ...claim,
  level: 'check',
  unless: [...NOT_CLAIMED, ...(claim.unless ?? [])],
});
/** What is claimed before what may be. */
const ALL_CLAIMS = [...PUBLICATION_CLAIMS, ...PUBLICATION_DOUBTS.map(doubted)];
/** «Не гарантирует», «никакого дохода»: said of, not promised. */
const DENIALS = new Set(['не', 'ни', 'нет', 'никакой', 'никакого', 'никаких', 'никакая', 'нельзя', 'незачем']);
/** Words between a denial and what it denies. */
const DENIED_WITHIN = 2;
/** What is not said less of by «не» before it: «не нужна операция», «если не снять порчу». */
const UNDENIABLE: ReadonlySet<Meaning> = new Set([
  ...(['illness', 'organ', 'medicine', 'money', 'hope', 'soon', 'means', 'you', 'dear', 'chart', 'unlessYou'] as const),
  ...([
    'loss',
    'hide',
    'menace',
    'much',
    'asset',
    'everyone',
    'away',
    'grave',
    'disease',
    'failure',
    'none',
    'forbid',
    'wealth',
    'rescue',
    'nobody',
    'fell',
    'strife',
    'nevermore',
  ] as const),
]);

/** A claim as a remark, and whether its words alone settle it. */
interface Claimed extends Remark {
  readonly isPlain: boolean;
}

/** Claims that no publication may make: promises of a result, of health, of income, and fear. One of a rule. */
export function claimsOf({ words, isQuestion, meanings }: ReadSentence): readonly Claimed[] {
  const remarks: Claimed[] = [];
  for (const claim of ALL_CLAIMS) {
    if (isQuestion && !claim.isAsked) continue;
    if (claim.unless?.some((meaning) => meanings.has(meaning))) continue;
    const found = nearest(claim, meanings, words);
    const first = found && words[found.first];
    const last = found && words[endOfClause(words, found.last)];
    if (!first || !last || remarks.some(({ rule }) => rule === claim.rule)) continue;
    remarks.push({
      level: claim.level ?? 'stop',
      rule: claim.rule,
      isPlain: claim.isPlain ?? false,
      from: first.from,
      to: last.to,
      ...CLAIM_WORDS[claim.rule],
    });
  }
  return remarks;
}

/** The closest words that make a claim; null when they are too far from each other, or not there. */
function nearest(
  { all, near }: PublicationClaim,
  meanings: ReadonlyMap<Meaning, readonly Found[]>,
  words: readonly Word[],
): Found | null {
  const [anchors = [], ...others] = all.map((some) =>
    some.flatMap((meaning) =>
      (meanings.get(meaning) ?? []).filter(
        (one) => UNDENIABLE.has(meaning) || deniesItself(one, words) || !isDenied(one, words),
      ),
    ),
  );
  let best: Found | null = null;
  for (const anchor of anchors) {
    const whole = others.reduce<Found | null>((span, some) => span && joined(span, some), anchor);
    if (whole && whole.last - whole.first <= near && (!best || width(whole) < width(best))) best = whole;
  }
  return best;
}

const width = ({ first, last }: Found): number => last - first;

/** A span with the one of some that widens it least; those inside it are the same words, not others. */
function joined(span: Found, some: readonly Found[]): Found | null {
  let best: Found | null = null;
  for (const { first, last } of some) {
    if (first <= span.last && last >= span.first) continue;
    const whole = { first: Math.min(span.first, first), last: Math.max(span.last, last) };
    if (!best || width(whole) < width(best)) best = whole;
  }
  return best;
}

/** «Никогда не распадётся»: what is told by a denial is not denied by it. */
const deniesItself = ({ first, last }: Found, words: readonly Word[]): boolean =>
  words.slice(Math.max(0, first - 1), last + 1).some(({ letters }) => DENIALS.has(letters) && letters !== 'не') ||
  words.slice(first, last + 1).some(({ letters }) => letters === 'не');

function isDenied({ first }: Found, words: readonly Word[]): boolean {
  const clause = words[first]?.clause;
  const before = words.slice(Math.max(0, first - DENIED_WITHIN), first);
  return before.some(
    ({ letters, clause: of }, at) =>
      of === clause && DENIALS.has(letters) && !['только', 'просто', 'раз'].includes(before[at + 1]?.letters ?? ''),
  );
}

function endOfClause(words: readonly Word[], at: number): number {
  let end = at;
  while (words[end + 1] !== undefined && words[end + 1]?.clause === words[at]?.clause) end++;
  return end;
}
