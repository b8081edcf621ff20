import type { Chance } from './chance.ts';
import { type Address, addressed, apart, capital, jointsOf, sentencesIn, whole, wordsIn } from './phrase.ts';

/** How a person's texts sound, as far as it is counted. */
export interface ContentVoice {
  readonly address: Address;
  /** Mean words of a sentence. */
  readonly sentenceWords: number;
  /** Emoji in a hundred words. */
  readonly emoji: number;
  readonly favourites: readonly string[];
  /** What first phrases mostly are. */
  readonly opening: 'question' | 'exclamation' | 'statement';
  readonly stopWords: readonly string[];
}

/** Voices by the tone chosen, for those who have taught none. */
export const TONE_VOICES = {
  calm: { address: 'formal', sentenceWords: 9, emoji: 0, favourites: [], opening: 'statement', stopWords: [] },
  lively: {
    address: 'formal',
    sentenceWords: 7,
    emoji: 5,
    favourites: ['✨', '🌙', '👇', '💛', '🙌'],
    opening: 'question',
    stopWords: [],
  },
  brief: { address: 'formal', sentenceWords: 6, emoji: 0, favourites: [], opening: 'statement', stopWords: [] },
} as const satisfies Record<string, ContentVoice>;

/** Sentences longer than this many words are taken apart even by a voice that likes them long. */
const LONGEST = 32;

/**
 * Paragraphs in a voice: `[вы|ты]` chosen, joints kept or made full stops until the mean sentence is as long as the voice's, sentences
 * with a stop word left out, emoji spread in its measure.
 */
export function voiced(paragraphs: readonly (readonly string[])[], voice: ContentVoice, chance: Chance): string[] {
  const chosen = paragraphs.map((paragraph) =>
    paragraph.flatMap((part) => sentencesIn(addressed(part, voice.address))).filter((text) => isAllowed(text, voice)),
  );
  const said = measured(chosen, voice.sentenceWords).filter((paragraph) => paragraph.length > 0);
  return withEmoji(
    said.map((paragraph) => paragraph.join(' ')),
    voice,
    chance,
  );
}

/** One phrase in a voice, as a first line has it: whole, without a mark more. */
export const phrased = (phrase: string, voice: ContentVoice): string => whole(addressed(phrase, voice.address));

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

const meanOf = (paragraphs: readonly (readonly string[])[]): number => {
  const sentences = paragraphs.flat().flatMap(sentencesIn);
  return sentences.reduce((sum, sentence) => sum + wordsIn(sentence).length, 0) / Math.max(1, sentences.length);
};

/** Sentences brought to a mean length: first whole, then the longest taken apart, or the shortest joined. */
function measured(paragraphs: readonly (readonly string[])[], target: number): string[][] {
  const marked = paragraphs.map((paragraph) => [...paragraph]);
  const plain = () => marked.map((paragraph) => paragraph.map(whole));
  for (let guard = 0; guard < 60 && meanOf(plain()) > target; guard++) {
    const longest = marked
      .flatMap((paragraph, row) => paragraph.map((text, place) => ({ text, row, place })))
      .filter(({ text }) => jointsOf(text) > 0)
      .sort((a, b) => wordsIn(whole(b.text)).length - wordsIn(whole(a.text)).length)[0];
    if (!longest) break;
    marked[longest.row].splice(longest.place, 1, ...sentencesIn(apart(longest.text)));
  }
  const said = plain();
  for (let guard = 0; guard < 60 && meanOf(said) < target * 0.92; guard++) {
    const pair = shortestPair(said);
    if (!pair) break;
    const [row, place] = pair;
    const [first = '', second = ''] = said[row].slice(place, place + 2);
    said[row].splice(place, 2, `${first.replace(/\.$/u, '')}; ${lowered(second)}`);
  }
  return said;
}

/** The shortest two neighbours that may be one sentence: both end in a full stop, and together they stay readable. */
function shortestPair(paragraphs: readonly (readonly string[])[]): readonly [row: number, place: number] | null {
  const pairs = paragraphs.flatMap((paragraph, row) =>
    paragraph.slice(1).map((second, place) => ({
      row,
      place,
      second,
      first: paragraph[place],
      words: wordsIn(paragraph[place]).length + wordsIn(second).length,
    })),
  );
  const fit = pairs.filter(
    ({ first, second, words }) =>
      first.endsWith('.') && second.endsWith('.') && words <= LONGEST && !first.includes(';'),
  );
  const best = fit.sort((a, b) => a.words - b.words)[0];
  return best ? [best.row, best.place] : null;
}

/** Words that keep their capital inside a sentence. */
const NAMES =
  /^(?:Солнц|Лун|Меркури|Венер|Марс|Юпитер|Сатурн|Уран|Нептун|Плутон|Земл|Ов[ен]|Тел[ье]ц|Близнец|Рак|Л[ье]в|Дев|Вес|Скорпион|Стрел[ье]ц|Козерог|Водоле|Рыб|Вишну|Шив|Кришн|Ганеш|Парвати|Лакшми|Рам|Инди|[A-ZА-ЯЁ][а-яё]+-[А-ЯЁ])/u;

const lowered = (text: string): string => (NAMES.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** Emoji after sentences, as many as the measure asks for, none twice in a row. */
function withEmoji(paragraphs: readonly string[], { emoji, favourites }: ContentVoice, chance: Chance): string[] {
  const words = paragraphs.reduce((sum, text) => sum + wordsIn(text).length, 0);
  const count = favourites.length === 0 ? 0 : Math.round((words * emoji) / 100);
  if (count === 0) return [...paragraphs];
  const split = paragraphs.map((text) => sentencesIn(text));
  const places = split.flatMap((sentences, row) => sentences.map((_, place) => ({ row, place })));
  const order = chance.shuffled(favourites);
  const dressed = split.map((sentences) => [...sentences]);
  for (let index = 0; index < count; index++) {
    const { row, place } = places[Math.floor(((index + 0.5) * places.length) / count) % places.length];
    dressed[row][place] = `${dressed[row][place]} ${order[index % order.length]}`;
  }
  return dressed.map((sentences) => sentences.join(' '));
}

/** Sentences with a capital where a joint was opened in the middle. */
export const opened = (text: string): string => sentencesIn(apart(text)).map(capital).join(' ');
