import { isSpokenTo } from './address.ts';
import { CALLS, CALLS_OF_CHART, CALLS_OF_DAY, type CallKind } from './call.table.ts';
import type { Chance } from './chance.ts';
import { likeness } from './hook-likeness.ts';
import type { Idea, IdeaPart } from './idea.ts';
import { distanceTo, LONG, meanFrom, SAME } from './nearness.ts';
import { type Address, wordsIn } from './phrase.ts';
import { type ContentVoice, phrased, SHORT, speakable, voiced } from './voice.ts';

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

/** A first phrase of another kind than the voice's is as bad as one that shares so much with another's. */
const OTHER_KIND = 0.4;

/** One that says what the next sentence says anew. */
const TOLD = 0.3;

/** Whether every word of a phrase is in one of the sentences that tell what happens. */
function isTold(phrase: string, facts: Idea['fact']): boolean {
  const words = wordsIn(phrase.toLowerCase());
  return facts.some((fact) => words.every((word) => wordsIn(fact.toLowerCase()).includes(word)));
}

/** A first phrase that no other item has, nor one much like it: of the voice's kind where there is one; null when all are taken. */
export function hookOf(idea: Idea, { voice, chance, used }: Manner): string | null {
  const all = chance.shuffled(speakable(idea.hooks, voice)).map((hook) => phrased(hook, voice));
  const kind = { question: /\?/u, exclamation: /!/u, statement: /^[^?!]*$/u }[voice.opening];
  const free = nearest(
    all.filter((hook) => !used.has(hook.toLowerCase())),
    voice,
  );
  // One turn of phrase all month long is heard as one hook, whatever planet it names.
  const worse = (one: string) =>
    likeness(one, used) + (kind.test(one) ? 0 : OTHER_KIND) + (isTold(one, idea.fact) ? TOLD : 0);
  const hook = free.reduce<string | undefined>(
    (best, one) => (best === undefined || worse(one) < worse(best) ? one : best),
    undefined,
  );
  if (hook === undefined) return null;
  used.add(hook.toLowerCase());
  return hook;
}

/** Shorter orders, for voices whose sentences are few words. */
const SHORT_BUILDS: typeof BUILDS = [
  [['fact'], ['practice'], ['question']],
  [['fact', 'question'], ['practice']],
  [['fact'], ['reading'], ['question']],
];
/** A whole post on an idea; null when its first phrases are all taken. */
export function postOf(idea: Idea, manner: Manner): Post | null {
  const { voice, chance } = manner;
  const hook = hookOf(idea, manner);
  if (hook === null) return null;
  const builds = buildsFor(idea, voice);
  const withCall = (call: string) =>
    builds.map((build) => {
      const text = textOf(idea, build, manner, [hook, call]);
      return { text, cta: call, far: distanceTo(voice, [hook, text, call].join('\n\n')) };
    });
  const isHeard = ({ text, cta }: { readonly text: string; readonly cta: string }) =>
    isSpokenTo([hook, text, cta], voice);
  const all = withCall(callOf(idea, manner));
  // A post in which nobody is spoken to is ended by speaking to them.
  const heard = all.some(isHeard) ? all.filter(isHeard) : withCall(callOf(idea, manner, voice.address));
  const least = Math.min(...heard.map(({ far }) => far));
  const { text, cta } = chance.pick(heard.filter(({ far }) => far <= least + SAME));
  const source = idea.source === undefined ? [] : [`Источник: ${idea.source}.`];
  return { hook, text: [text, ...source].join('\n\n'), cta, hashtags: idea.hashtags };
}

type Build = (typeof BUILDS)[number];

/** Orders that a voice may take: of a long one the paragraphs are run together, so that sentences meet. */
function buildsFor({ orders }: Idea, { sentenceWords }: ContentVoice): readonly Build[] {
  const builds: readonly Build[] = orders ?? BUILDS;
  if (sentenceWords > LONG) {
    return builds.map(([first = [], second = [], third = []]) =>
      [[...first, ...second], third].filter((parts) => parts.length > 0),
    );
  }
  return sentenceWords < SHORT && !orders ? [...builds, ...SHORT_BUILDS] : builds;
}

function textOf(idea: Idea, build: Build, manner: Manner, around: readonly string[]): string {
  const { voice, chance } = manner;
  const paragraphs = build.map((parts) =>
    parts.flatMap((part) => {
      const way = chosen(idea[part], manner);
      return way === null ? [] : [{ text: way, joint: jointTo(part, way) }];
    }),
  );
  return voiced(
    paragraphs.filter((parts) => parts.length > 0),
    voice,
    chance,
    around,
  ).join('\n\n');
}

/** How a part goes on a sentence that ended before it, where a voice likes them long. */
function jointTo(part: IdeaPart, way: string): string {
  if (part === 'practice') return way.startsWith('[') ? '; а пока ' : '; ';
  return part === 'question' ? '; остаётся спросить себя: ' : '; ';
}

/** One way of saying a part, as near as may be to the voice in words and in length; null where no way is the voice's. */
function chosen(ways: readonly string[], { voice, chance }: Pick<Manner, 'voice' | 'chance'>): string | null {
  const fit = chance.shuffled(speakable(ways, voice)).map((way) => ({ way, far: farFrom(voice, phrased(way, voice)) }));
  return fit.sort((a, b) => a.far - b.far)[0]?.way ?? null;
}

/** How far its sentences are from the voice's, in doublings beyond a half; each own word of the voice brings it nearer. */
function farFrom({ sentenceWords, vocabulary }: ContentVoice, text: string): number {
  const words = wordsIn(text.toLowerCase());
  const own = vocabulary.filter((word) => words.some((one) => one.slice(0, 5) === word.slice(0, 5))).length;
  return Math.max(0, meanFrom({ sentenceWords }, text) - 0.5) - own / 2;
}

/** Last phrases by what the writer is after, those that suit the subject. */
const callsFor = ({ stamp, isOfChart }: Idea, after: CallKind): readonly string[] => [
  ...CALLS[after],
  ...(after === 'save' && stamp !== '' ? CALLS_OF_DAY : []),
  ...(after === 'ask' && isOfChart ? CALLS_OF_CHART : []),
];

/** The last phrase, by what the writer is after: the one said least so far, of those that speak to somebody where that is asked for. */
export function callOf(idea: Idea, { voice, chance, after, calls }: Manner, to: Address = 'neutral'): string {
  const suited = callsFor(idea, after);
  const fit = chance.shuffled(speakable(suited, voice));
  const isOwn = (call: string) =>
    voice.address === 'neutral' ? !call.includes('[') : isSpokenTo([phrased(call, voice)], { address: to });
  const own = fit.filter(isOwn);
  const ways = nearest(
    (own.length > 0 ? own : suited).map((call) => phrased(call, voice)),
    voice,
  );
  const said = (call: string) => calls.get(call) ?? 0;
  const call = ways.reduce((best, one) => (said(one) < said(best) ? one : best));
  calls.set(call, said(call) + 1);
  return call;
}

/** How many of the phrases nearest to a short or a long voice are taken in turn. */
const NEAREST = 6;

/** Phrases of a short or a long voice that are nearest to it; of another voice as they come. */
function nearest(phrases: readonly string[], voice: ContentVoice): readonly string[] {
  if (voice.sentenceWords >= SHORT && voice.sentenceWords <= LONG) return phrases;
  return [...phrases].sort((a, b) => meanFrom(voice, a) - meanFrom(voice, b)).slice(0, NEAREST);
}
