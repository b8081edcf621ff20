import { CALLS, type CallKind } from './call.table.ts';
import type { Chance } from './chance.ts';
import type { Idea, IdeaPart } from './idea.ts';
import { type ContentVoice, isAllowed, phrased, voiced } from './voice.ts';

/** How a publication is written: whose voice, whose choices, what it is after, which first phrases are taken. */
export interface Manner {
  readonly voice: ContentVoice;
  readonly chance: Chance;
  readonly after: CallKind;
  /** First phrases already used, in small letters. */
  readonly used: Set<string>;
  /** How often each last phrase has been said. */
  readonly calls: Map<string, number>;
}

export interface Post {
  readonly hook: string;
  readonly text: string;
  readonly cta: string;
  readonly hashtags: readonly string[];
}

/** Orders in which a post may go, by paragraphs. */
const BUILDS: readonly (readonly (readonly IdeaPart[])[])[] = [
  [['fact', 'sight'], ['reading', 'question'], ['practice']],
  [['question', 'fact'], ['reading'], ['sight', 'practice']],
  [['reading'], ['fact', 'sight'], ['practice', 'question']],
  [['fact'], ['reading', 'practice'], ['sight', 'question']],
  [['fact', 'reading'], ['practice'], ['question']],
];

/** A first phrase that no other item has: of the voice's kind where there is one; null when all are taken. */
export function hookOf(idea: Idea, { voice, chance, used }: Manner): string | null {
  const all = chance
    .shuffled(idea.hooks)
    .map((hook) => phrased(hook, voice))
    .filter((hook) => isAllowed(hook, voice));
  const kind = { question: /\?/u, exclamation: /!/u, statement: /^[^?!]*$/u }[voice.opening];
  const free = all.filter((hook) => !used.has(hook.toLowerCase()));
  const hook = free.find((one) => kind.test(one)) ?? free[0];
  if (hook === undefined) return null;
  used.add(hook.toLowerCase());
  return hook;
}

/** A whole post on an idea; null when its first phrases are all taken. */
export function postOf(idea: Idea, manner: Manner): Post | null {
  const { voice, chance } = manner;
  const hook = hookOf(idea, manner);
  if (hook === null) return null;
  const build = idea.order ?? chance.pick(BUILDS);
  const said = (part: IdeaPart) => allowed(idea[part], manner);
  const paragraphs = build.map((parts) => parts.flatMap(said)).filter((parts) => parts.length > 0);
  const source = idea.source === undefined ? [] : [`Источник: ${idea.source}.`];
  return {
    hook,
    text: [...voiced(paragraphs, voice, chance), ...source].join('\n\n'),
    cta: callOf(manner),
    hashtags: idea.hashtags,
  };
}

/** One way of saying a part: without stop words where there is such a way. */
function allowed(ways: readonly string[], { voice, chance }: Pick<Manner, 'voice' | 'chance'>): string[] {
  const fit = ways.filter((way) => isAllowed(phrased(way, voice), voice));
  return ways.length === 0 ? [] : [chance.pick(fit.length > 0 ? fit : ways)];
}

/** The last phrase, by what the writer is after: the one said least so far. */
export function callOf({ voice, chance, after, calls }: Manner): string {
  const ways = chance.shuffled(CALLS[after]).map((call) => phrased(call, voice));
  const fit = ways.filter((call) => isAllowed(call, voice));
  const said = (call: string) => calls.get(call) ?? 0;
  const call = (fit.length > 0 ? fit : ways).reduce((best, one) => (said(one) < said(best) ? one : best));
  calls.set(call, said(call) + 1);
  return call;
}
