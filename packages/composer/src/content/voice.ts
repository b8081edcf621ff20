import type { VoiceProfile } from '@nebosvod/contracts/voice-profile';
import { addressOf } from './address.ts';
import type { Chance } from './chance.ts';
import { addressed, apart, capital, jointsOf, sentencesIn, whole, wordsIn } from './phrase.ts';

/** How a person's texts sound, as far as it is counted, and the words they do not say. */
export interface ContentVoice extends VoiceProfile {
  readonly stopWords: readonly string[];
}

const PLAIN: ContentVoice = {
  ...{ address: 'formal', sentenceWords: 9, emoji: 0, favourites: [], opening: 'statement', vocabulary: [] },
  stopWords: [],
};

/** Voices by the tone chosen, for those who have taught none. */
export const TONE_VOICES = {
  calm: { ...PLAIN, sentenceWords: 9 },
  lively: { ...PLAIN, sentenceWords: 7, emoji: 5, favourites: ['✨', '🌙', '👇', '💛', '🙌'], opening: 'question' },
  brief: { ...PLAIN, sentenceWords: 6 },
} as const satisfies Record<string, ContentVoice>;

/** Sentences longer than this many words are taken apart even by a voice that likes them long. */
const LONGEST = 32;

/** Something said, and how it would go on the sentence before it: «; а пока ». */
export interface Passage {
  readonly text: string;
  readonly joint: string;
}

/** Emoji of a voice that names none. */
const COMMON_EMOJI = ['✨', '🌙'] as const;

/**
 * Paragraphs in a voice: `[вы|ты]` chosen, joints kept or made full stops until the mean sentence is as long as the voice's, sentences
 * with a stop word left out, emoji spread in its measure.
 * @param around what is said beside them, first and last phrase: it counts in the measures
 */
export function voiced(
  paragraphs: readonly (readonly Passage[])[],
  voice: ContentVoice,
  chance: Chance,
  around: readonly string[],
): string[] {
  const chosen = paragraphs.map((paragraph) =>
    paragraph
      .flatMap(({ text, joint }) =>
        sentencesIn(addressed(text, voice.address)).map((one, at) => ({ text: one, joint: at === 0 ? joint : '; ' })),
      )
      .filter(({ text }) => isAllowed(text, voice)),
  );
  const said = measured(chosen, voice.sentenceWords, around.flatMap(sentencesIn)).filter(
    (paragraph) => paragraph.length > 0,
  );
  return withEmoji(said, voice, chance, { wordsAround: around.flatMap(wordsIn).length });
}

/** A voice whose sentences are of fewer words speaks in pieces. */
export const SHORT = 7;

/** One phrase in a voice, as a first line has it: whole, or taken apart for a voice of few words. */
export function phrased(phrase: string, { address, sentenceWords }: ContentVoice): string {
  const said = addressed(phrase, address);
  return sentenceWords < SHORT ? opened(said) : whole(said);
}

/** Ways of saying one thing that a voice may take: none speaks to somebody else than it does, none has a stop word. */
export function speakable(ways: readonly string[], voice: ContentVoice): readonly string[] {
  return ways.filter((way) => {
    const said = phrased(way, voice);
    const to = addressOf(said);
    return (to === 'neutral' || to === voice.address) && isAllowed(said, voice);
  });
}

/** Whether a sentence has none of the voice's stop words, in any of their forms. */
export function isAllowed(text: string, { stopWords }: Pick<ContentVoice, 'stopWords'>): boolean {
  const words = wordsIn(text.toLowerCase());
  return stopWords.every((stop) => {
    const stem = stop.toLowerCase().trim();
    if (stem === '') return true;
    if (stem.includes(' ')) return !text.toLowerCase().includes(stem);
    const root = stem.length > 5 ? stem.slice(0, -2) : stem;
    return !words.some((word) => word === stem || (stem.length > 5 && word.startsWith(root)));
  });
}

const meanOf = (sentences: readonly string[]): number =>
  sentences.reduce((sum, sentence) => sum + wordsIn(sentence).length, 0) / Math.max(1, sentences.length);

/** Sentences brought to a mean length: first whole, then the longest taken apart, or the shortest joined. */
function measured(paragraphs: readonly (readonly Passage[])[], target: number, around: readonly string[]): string[][] {
  const marked = paragraphs.map((paragraph) => [...paragraph]);
  const plain = () => marked.map((paragraph) => paragraph.map(({ text, joint }) => ({ text: whole(text), joint })));
  const mean = (said: readonly (readonly Passage[])[]) =>
    meanOf([...said.flat().flatMap(({ text }) => sentencesIn(text)), ...around]);
  for (let guard = 0; guard < 60 && mean(plain()) > target; guard++) {
    const longest = marked
      .flatMap((paragraph, row) => paragraph.map(({ text, joint }, place) => ({ text, joint, row, place })))
      .filter(({ text }) => jointsOf(text) > 0)
      .sort((a, b) => wordsIn(whole(b.text)).length - wordsIn(whole(a.text)).length)[0];
    if (!longest) break;
    const pieces = sentencesIn(apart(longest.text)).map((text) => ({ text, joint: longest.joint }));
    marked[longest.row].splice(longest.place, 1, ...pieces);
  }
  const said = plain();
  for (let guard = 0; guard < 60 && mean(said) < target * 0.95; guard++) {
    const pair = shortestPair(said, target);
    if (!pair) break;
    said[pair.row].splice(pair.place, 2, { text: pair.text, joint: pair.joint });
  }
  return said.map((paragraph) => paragraph.map(({ text }) => text));
}

/** Sentences of this many words on the average may be of three parts, shorter ones of two. */
const THREE_PARTS = 12;

/** The shortest two neighbours that may be one sentence, as that sentence and how it goes on what stands before it. */
function shortestPair(paragraphs: readonly (readonly Passage[])[], target: number) {
  const pairs = paragraphs.flatMap((paragraph, row) =>
    paragraph.slice(1).flatMap((second, place) => {
      const first = paragraph[place];
      const text = first ? joined(first.text, second, target) : null;
      return first && text !== null ? [{ row, place, text, joint: first.joint }] : [];
    }),
  );
  return pairs.sort((a, b) => wordsIn(a.text).length - wordsIn(b.text).length)[0];
}

/**
 * Two sentences as one for a voice of so many words; null where the first does not end in a full stop, where the second would lose
 * its capital, or where both together are not readable.
 */
export function joined(first: string, { text: second, joint }: Passage, target: number): string | null {
  const parts = target > THREE_PARTS ? 3 : 2;
  const isFit =
    first.endsWith('.') &&
    (joint !== '; ' || mayFollow(second)) &&
    (second.endsWith('.') || (joint !== '; ' && second.endsWith('?'))) &&
    wordsIn(first).length + wordsIn(second).length <= LONGEST &&
    `${first}${joint}${second}`.split(';').length <= parts;
  return isFit ? `${first.replace(/\.$/u, '')}${softened(first, second, joint)}${lowered(second)}` : null;
}

/** A conjunction goes on after a comma; a bare hour, «26 марта в 11:16 по Москве.», leads up to what it is the hour of. */
function softened(first: string, second: string, joint: string): string {
  if (joint !== '; ') return joint;
  if (/^(?:а|но|и|зато|поэтому)(?!\p{L})/iu.test(second)) return ', ';
  return BARE_HOUR.test(first) ? ': ' : joint;
}

const BARE_HOUR = /^\d{1,2} \p{L}+(?: в \d\d:\d\d по \p{L}+(?: \p{L}+)?)?\.$/u;

/** Words that keep their capital inside a sentence. */
const NAMES =
  /^(?:Солнц|Лун|Меркури|Венер|Марс|Юпитер|Сатурн|Уран|Нептун|Плутон|Земл|Ов[ен]|Тел[ье]ц|Близнец|Рак|Л[ье]в|Дев|Вес|Скорпион|Стрел[ье]ц|Козерог|Водоле|Рыб|Вишну|Шив|Кришн|Ганеш|Парвати|Лакшми|Рам|Инди|[A-ZА-ЯЁ][а-яё]+-[А-ЯЁ])/u;

/** Words that begin a sentence and are no names: only such a sentence may follow a semicolon, where its capital is lost. */
const COMMON =
  /^(?:а|без|будь|был[аио]?|в|вместе|во|все|всё|вот|где|день|для|его|если|её|за|затмени[ея]|здесь|знак|и|из|их|к|как|когда|который|кто|луну|между|момент|на|не|но|новолуние|о|об|обычно|одна|однажды|он[аио]?|освещена|от|перв\p{L}+|петля|по|полнолуние|полов\p{L}+|пока|попятн\p{L}+|порог|после|последн\p{L}+|потом|праздник|прям\p{L}+|раньше|с|сам[аио]?|секстиль|сегодня|сейчас|соединение|считается|счёт|так|такой|там|тем|теперь|тогда|точный|традиция|три|тригон|у|ч(?:ем|то)|эт(?:а|о|от|и)|\p{Ll}+(?:йте|ите|ьте|ать|ять|ить|еть|уть|сти)(?:сь|ся)?|един\p{L}+|двойк\p{L}|тройк\p{L}|четвёрк\p{L}|пятёрк\p{L}|шестёрк\p{L}|семёрк\p{L}|восьмёрк\p{L}|девятк\p{L}|квадрат|оппозици\p{L})(?!\p{L})/iu;

/** Whether a sentence may lose its capital, or keeps it as a name does. */
const mayFollow = (text: string): boolean => NAMES.test(text) || COMMON.test(text);

/** A sentence that goes on another: its capital is lost unless it is a name's. */
export const lowered = (text: string): string =>
  NAMES.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

interface EmojiRoom {
  /** Of what is said beside the paragraphs: they count in the measure. */
  readonly wordsAround: number;
  /** Characters that a paragraph may have. */
  readonly most?: number;
}

/** Paragraphs of sentences with emoji after some, as many as the measure asks for and have room. */
export function withEmoji(
  paragraphs: readonly (readonly string[])[],
  { emoji, favourites }: ContentVoice,
  chance: Chance,
  { wordsAround, most = Number.POSITIVE_INFINITY }: EmojiRoom,
): string[] {
  const words = paragraphs.flat().reduce((sum, text) => sum + wordsIn(text).length, wordsAround);
  const count = Math.round((words * emoji) / 100);
  const dressed = paragraphs.map((sentences) => sentences.flatMap(sentencesIn));
  const places = dressed.flatMap((sentences, row) => sentences.map((_, place) => ({ row, place })));
  const order = chance.shuffled(favourites.length > 0 ? favourites : COMMON_EMOJI);
  for (let index = 0; index < count && places.length > 0; index++) {
    const { row, place } = places[Math.floor(((index + 0.5) * places.length) / count) % places.length];
    const one = ` ${order[index % order.length]}`;
    if (dressed[row].join(' ').length + one.length <= most) dressed[row][place] += one;
  }
  return dressed.map((sentences) => sentences.join(' '));
}

/** Sentences with a capital where a joint was opened in the middle. */
const opened = (text: string): string => sentencesIn(apart(text)).map(capital).join(' ');
