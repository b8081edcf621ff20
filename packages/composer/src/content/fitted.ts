import { isSpokenTo } from './address.ts';
import type { Idea, IdeaPart } from './idea.ts';
import { LONG, meanFrom, SAME } from './nearness.ts';
import { addressed, apart, capital, sentencesIn, whole } from './phrase.ts';
import type { Manner } from './post.ts';
import { QUESTION_LEADS } from './question-lead.table.ts';
import { type ContentVoice, joined, lowered, speakable } from './voice.ts';

/** One way to fill a place of a publication. */
export interface Way {
  readonly text: string;
  /** What it was made of: two places never take the same. */
  readonly of: readonly string[];
}

/** How a question goes on what one does. */
const ASKING = '; остаётся спросить себя: ';

/**
 * Ways to say a part in a voice: from its beginning, whole, taken apart where a sentence may be, and run together where the voice likes
 * them long; those of one telling from the longest, tellings by chance.
 * @param most characters that a way may have
 */
export function waysOf(idea: Idea, part: IdeaPart, { voice, chance }: Manner, most: number): readonly Way[] {
  const isLong = voice.sentenceWords > LONG;
  const when = idea.reason.split('. ')[0];
  const questions = part === 'practice' && isLong ? speakable(idea.question, voice) : [];
  return chance.shuffled(speakable(tellingsOf(idea, part, most), voice)).flatMap((way) => {
    const marked = sentencesIn(addressed(way, voice.address));
    const long = marked.map(whole);
    const short = marked.flatMap((one) => sentencesIn(apart(one)).map(capital));
    const led = part === 'question' && isLong ? ledUpTo(long.join(' '), voice) : [];
    const told = new Set([...begun(long), ...begun(short), ...begun(runTogether(long, voice))]);
    const asked = questions.flatMap((question): Way[] => {
      const text = joined(
        long.join(' '),
        { text: whole(addressed(question, voice.address)), joint: ASKING },
        voice.sentenceWords,
      );
      return text === null ? [] : [{ text, of: [way, question] }];
    });
    const plain = [...told].map((text): Way => ({ text, of: [way] }));
    return [...plain, ...led.map(({ text, lead }): Way => ({ text, of: [way, lead] })), ...asked].filter(
      ({ text }) => text !== '' && text.length <= most && text !== `${when}.`,
    );
  });
}

/** Tellings of a part: of a story that would be broken off for want of room, its one sentence. */
const tellingsOf = (idea: Idea, part: IdeaPart, most: number): readonly string[] =>
  part === 'reading' && idea.line !== undefined && idea[part].every((way) => way.length > most)
    ? [idea.line]
    : idea[part];

/** A question as the end of longer sentences, with what leads up to it. */
export const ledUpTo = (question: string, voice: ContentVoice) =>
  speakable(QUESTION_LEADS, voice).map((lead) => ({ lead, text: lead + lowered(question) }));

/** As many sentences from the first as there are, then one less, down to the first alone. */
const begun = (sentences: readonly string[]): readonly string[] =>
  sentences.map((_, left) => sentences.slice(0, sentences.length - left).join(' '));

/** Neighbours made one sentence wherever they may be, in a voice that is long. */
function runTogether(sentences: readonly string[], { sentenceWords }: ContentVoice): readonly string[] {
  const done: string[] = [];
  if (sentenceWords <= LONG) return done;
  for (const text of sentences) {
    const before = done.at(-1);
    const both = before === undefined ? null : joined(before, { text, joint: '; ' }, sentenceWords);
    if (both === null) done.push(text);
    else done[done.length - 1] = both;
  }
  return done;
}

/** A text that speaks to nobody is as far from a voice that speaks to somebody as one of this many doublings. */
export const UNSPOKEN = 0.5;

/** Rounds after which a choice is good enough. */
const ROUNDS = 4;

/**
 * One way for each place, so that all of them and what stands around are as near to the voice as may be in their mean sentence and
 * whom they speak to; of ways that are as near, the earlier. A place without a free way of its own takes one of the spare.
 */
export function fitted(
  places: readonly (readonly Way[])[],
  voice: ContentVoice,
  around: readonly string[],
  spare: readonly Way[] = [],
): readonly (Way | null)[] {
  const chosen: (Way | null)[] = places.map(() => null);
  const isFree = (way: Way, at: number) =>
    chosen.every(
      (other, place) => place === at || (other?.text !== way.text && !other?.of.some((one) => way.of.includes(one))),
    );
  const farAt = (at: number) => (way: Way | null) => {
    const texts = [...around, ...chosen.map((other, place) => (place === at ? way : other)?.text ?? '')];
    return meanFrom(voice, texts.join('\n')) + (isSpokenTo(texts, voice) ? 0 : UNSPOKEN);
  };
  const freeAt = (at: number, ways: readonly Way[]) => ways.filter((way) => isFree(way, at));
  for (const [at, ways] of places.entries()) chosen[at] = freeAt(at, ways)[0] ?? null;
  for (let round = 0; round < ROUNDS; round++) {
    let isChanged = false;
    for (const [at, ways] of places.entries()) {
      const own = freeAt(at, ways);
      const now = chosen[at] === null ? Number.POSITIVE_INFINITY : farAt(at)(chosen[at] ?? null);
      const best = nearestOf(own.length > 0 ? own : freeAt(at, spare), farAt(at));
      if (best === null || now <= best.far + SAME / 2) continue;
      chosen[at] = best.way;
      isChanged = true;
    }
    if (!isChanged) break;
  }
  return chosen;
}

/** The nearest way; of those as near as it, the earliest. */
function nearestOf(ways: readonly Way[], farOf: (way: Way) => number) {
  const told = ways.map((way) => ({ way, far: farOf(way) }));
  const least = Math.min(...told.map(({ far }) => far));
  return told.find(({ far }) => far <= Math.max(least, SAME / 2)) ?? null;
}
