import { spokenLength } from '@nebosvod/terms/spoken-length';
import { isSpokenTo } from './address.ts';
import { ledUpTo, UNSPOKEN } from './fitted.ts';
import type { Idea, IdeaPart } from './idea.ts';
import { LONG, meanFrom, SAME } from './nearness.ts';
import { addressed, apart, capital, sentencesIn, whole, wordsIn } from './phrase.ts';
import type { Manner } from './post.ts';
import { type ContentVoice, joined, speakable } from './voice.ts';

/** A sentence said aloud and the part of an idea that it tells. */
export interface Spoken {
  readonly part: IdeaPart;
  readonly text: string;
}

interface Room {
  /** Words there is time for. */
  readonly words: number;
  /** What is said before and after: it counts in the measure. */
  readonly around: readonly string[];
}

/** A telling of a part: its sentences that were not said yet, the first of which may come next. */
interface Telling {
  readonly part: IdeaPart;
  readonly left: string[];
  readonly taken: string[];
}

/** What of a telling may come next: some words, which use up so many sentences of it. */
interface Next {
  readonly telling: Telling;
  readonly sentences: readonly string[];
  readonly uses: number;
}

/** In which order parts are given time, and in which they are told. */
const GIVEN = ['fact', 'reading', 'sight', 'practice', 'question'] as const;
const TOLD = ['fact', 'sight', 'reading', 'practice', 'question'] as const;
/** Fewer words than this are no sentence, and a sentence may run over by so many. */
const LEAST = 4;
const OVER = 3;
const ROUNDS = 8;
/** Share of the words that may stay unsaid. */
const SPARE = 0.4;

/** What is said of an idea in so many words, part by part, each next sentence as near to the voice as may be with all before it. */
export function spokenOf(idea: Idea, manner: Manner, { words, around }: Room): readonly Spoken[] {
  const { voice, chance } = manner;
  const tellings = GIVEN.flatMap((part) =>
    chance
      .shuffled(speakable(idea[part], voice))
      .map((way): Telling => ({ part, left: [...sentencesIn(addressed(way, voice.address))], taken: [] })),
  );
  const isAsked = (part: IdeaPart) => part === 'practice' || part === 'question';
  const far = (texts: readonly string[]) => meanFrom(voice, texts.join('\n'));
  const heard = new Set<string>();
  let said = [...around];
  let left = words;
  for (let round = 0; round < ROUNDS && left > LEAST; round++) {
    for (const part of GIVEN) {
      if (left <= LEAST) break;
      // Ways to say what happens say one thing: of them one is told.
      const begun =
        part === 'fact' ? tellings.find((telling) => telling.part === part && telling.taken.length > 0) : null;
      const next = nearest(
        (begun ? [begun] : tellings.filter((telling) => telling.part === part)).flatMap((telling) =>
          nextOf(telling, manner, heard),
        ),
        (one) => {
          const texts = [...said, ...one.sentences];
          return far(texts) + (isAsked(part) && !isSpokenTo(texts, voice) ? UNSPOKEN : 0);
        },
        left + OVER,
      );
      if (!next) continue;
      const { telling, sentences, uses } = next;
      // Slower, but in the voice: what leads away from it is left out once most of the time is taken.
      const isAway = far([...said, ...sentences]) > Math.max(SAME, far(said));
      if (isAway && left < words * SPARE) continue;
      for (const used of telling.left.splice(0, uses)) heard.add(whole(used));
      for (const sentence of sentences) heard.add(sentence);
      telling.taken.push(...sentences);
      said = [...said, ...sentences];
      left -= spokenLength(sentences.join(' '));
    }
  }
  const told = TOLD.flatMap((part) =>
    tellings.filter((telling) => telling.part === part).flatMap(({ taken }) => taken.map((text) => ({ part, text }))),
  );
  return voice.sentenceWords > LONG ? lengthened(told, voice, around) : told;
}

/** Neighbours run together, the shortest first, until the mean sentence is as long as the voice's. */
function lengthened(told: readonly Spoken[], voice: ContentVoice, around: readonly string[]): readonly Spoken[] {
  let said = told;
  while (meanFrom(voice, [...around, ...said.map(({ text }) => text)].join('\n')) > SAME) {
    const pairs = said.slice(1).flatMap(({ text }, at) => {
      const first = said[at];
      const both = first ? joined(first.text, { text, joint: '; ' }, voice.sentenceWords) : null;
      return first && both !== null ? [{ at, one: { part: first.part, text: both } }] : [];
    });
    const [shortest] = pairs.sort((a, b) => wordsIn(a.one.text).length - wordsIn(b.one.text).length);
    if (!shortest || wordsIn(shortest.one.text).length > voice.sentenceWords * 2) break;
    said = [...said.slice(0, shortest.at), shortest.one, ...said.slice(shortest.at + 2)];
  }
  return said;
}

/** The next sentence of a telling, whole, taken apart, or run together with the one after it; what was heard elsewhere is passed over. */
function nextOf(telling: Telling, { voice }: Manner, heard: ReadonlySet<string>): readonly Next[] {
  while (telling.left[0] !== undefined && heard.has(whole(telling.left[0]))) telling.left.shift();
  const [first, second] = telling.left;
  if (first === undefined) return [];
  const pieces = sentencesIn(apart(first)).map(capital);
  const both =
    second === undefined || voice.sentenceWords <= LONG
      ? null
      : joined(whole(first), { text: whole(second), joint: '; ' }, voice.sentenceWords);
  const isLed = telling.part === 'question' && voice.sentenceWords > LONG && telling.taken.length === 0;
  const led = isLed ? ledUpTo(whole(first), voice) : [];
  return [
    { telling, sentences: [whole(first)], uses: 1 },
    ...(pieces.length > 1 && pieces.every((piece) => !heard.has(piece))
      ? [{ telling, sentences: pieces, uses: 1 }]
      : []),
    ...(both === null ? [] : [{ telling, sentences: [both], uses: 2 }]),
    ...led.map(({ text }) => ({ telling, sentences: [text], uses: 1 })),
  ];
}

/** The nearest that has time; of those as near as it, the first. */
function nearest(ways: readonly Next[], farOf: (way: Next) => number, most: number): Next | undefined {
  const told = ways
    .filter(({ sentences }) => spokenLength(sentences.join(' ')) <= most)
    .map((way) => ({ way, far: farOf(way) }));
  const least = Math.min(...told.map(({ far }) => far));
  return told.find(({ far }) => far <= Math.max(least, SAME / 2))?.way;
}
