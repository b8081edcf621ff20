import type { StoryFrame } from '@nebosvod/contracts/publication-document';
import { fitted, type Way, waysOf } from './fitted.ts';
import type { Idea, IdeaPart } from './idea.ts';
import { pieces, sentencesIn, wordsIn } from './phrase.ts';
import { callOf, type Manner } from './post.ts';
import { isAllowed, phrased, speakable, withEmoji } from './voice.ts';

export interface Slide {
  readonly title: string;
  readonly text: string;
}

/** Characters of a frame: what one reads while it is shown. */
export const FRAME = 120;
const SLIDE = 220;
/** Characters of a question on a sticker. */
const STICKER = 60;

/** Which parts a story of so many frames has, between the first and the last. */
const MIDDLE = {
  3: ['reading'],
  4: ['reading', 'practice'],
  5: ['sight', 'reading', 'practice'],
  6: ['sight', 'reading', 'practice', 'question'],
  7: ['sight', 'reading', 'more', 'practice', 'question'],
} as const;
export type FrameCount = keyof typeof MIDDLE;

const LOOKS = {
  sight: 'рисунок от руки: что происходит на небе',
  reading: 'цитата крупно на спокойном фоне',
  more: 'тот же фон, другая строка',
  practice: 'руки за делом, лист бумаги',
  question: 'портрет или пустой фон под ответы',
} as const;

/** Frames of a story: the first says what and when, the last calls. Each text is at most 120 characters. */
export function framesOf(idea: Idea, count: FrameCount, manner: Manner): StoryFrame[] {
  const { voice, chance } = manner;
  const topic = short(idea.topic, FRAME);
  const cta = short(callOf(idea, manner), FRAME);
  const parts = MIDDLE[count];
  const titles = speakable([short(titled(idea), FRAME)], voice).map((text): Way => ({ text, of: ['title'] }));
  const places = [
    [...titles, ...waysOf(idea, 'fact', manner, FRAME)],
    ...parts.map((part) => waysOf(idea, part === 'more' ? 'reading' : part, manner, FRAME)),
    waysOf(idea, 'question', manner, FRAME),
  ];
  const spare = (['sight', 'practice', 'reading', 'fact'] as const).flatMap((part) =>
    waysOf(idea, part, manner, FRAME),
  );
  const own = quotedIn(idea, count, manner);
  const said = own ?? fitted(places, voice, [cta], spare).map((way) => way?.text ?? topic);
  const last = said.at(-1) ?? topic;
  const asked = waysOf(idea, 'question', manner, STICKER).find(({ text }) => !said.includes(text))?.text;
  const stickers: Readonly<Partial<Record<(typeof parts)[number], StoryFrame['sticker']>>> = {
    reading: { kind: 'poll', text: idea.poll.text, options: [...idea.poll.options] },
    practice: { kind: 'question', text: asked ?? 'Что откликается?' },
  };
  const texts = withEmoji(said.map(sentencesIn), voice, chance, { wordsAround: wordsIn(cta).length, most: FRAME });
  return [
    { text: texts[0] ?? topic, visual: idea.image },
    ...parts.map((part, at) => {
      const sticker = stickers[part];
      const visual = part === 'sight' && !idea.sky ? 'крупные слова на простом фоне' : LOOKS[part];
      return { text: texts[at + 1] ?? topic, visual, ...(sticker ? { sticker } : {}) };
    }),
    { text: texts.at(-1) ?? last, visual: 'спокойный последний кадр с датой', cta },
  ];
}

/** Frames of a quoted text: as much of it as has room, then where it was read, what to do with it and a question; null where the voice would not say it. */
function quotedIn(idea: Idea, count: FrameCount, manner: Manner): readonly string[] | null {
  if (idea.quoted === undefined || !isAllowed(idea.quoted, manner.voice)) return null;
  const read = short(`Источник: ${idea.source}.`, FRAME);
  const told = pieces(idea.quoted, FRAME);
  const rest = (['practice', 'question'] as const).flatMap((part) => waysOf(idea, part, manner, FRAME));
  const asked = waysOf(idea, 'question', manner, FRAME)[0]?.text ?? idea.topic;
  const middle = [...told.slice(0, count - 2), read];
  const more = rest.map(({ text }) => text).filter((text) => text !== asked);
  return [...middle, ...more.slice(0, count - 1 - middle.length), asked];
}

/** Slides of a quoted text: the whole of it, where it was read, a question. */
function quotedSlides(idea: Idea, manner: Manner): Slide[] | null {
  if (idea.quoted === undefined || !isAllowed(idea.quoted, manner.voice)) return null;
  const told = pieces(idea.quoted, SLIDE).map((text, at) => ({ title: at === 0 ? 'Факт' : 'Подробности', text }));
  const question = waysOf(idea, 'question', manner, SLIDE)[0]?.text ?? '';
  return [...told, { title: 'Где проверить', text: `${idea.source}.` }, { title: 'Вопрос на вечер', text: question }];
}

/** Slides of a carousel: five with titles, the first the subject, the last the question; the call after them counts in the voice. */
export function slidesOf(idea: Idea, manner: Manner, cta: string): Slide[] {
  const { voice, chance } = manner;
  const quoted = quotedSlides(idea, manner);
  if (quoted) return quoted;
  const slots = [
    [idea.topic, 'fact'],
    [idea.isOutline ? 'С чего начать' : idea.sky ? 'Что на самом деле' : 'Как это устроено', 'sight'],
    ['Как это читают', 'reading'],
    ['Что можно сделать', 'practice'],
    ['Вопрос на вечер', 'question'],
  ] as const;
  const stamp = idea.stamp === '' ? [] : [{ text: `${idea.stamp}.`, of: ['stamp'] }];
  const places = slots.map(([, part]) => {
    const ways = waysOf(idea, part, manner, SLIDE);
    // Its title has told the subject: beside it the day is enough.
    return part === 'fact' ? [...ways.filter(({ text }) => !text.includes(idea.topic)), ...stamp] : ways;
  });
  const said = fitted(places, voice, [cta]).map((way, at) => way?.text ?? cut(idea, slots[at]?.[1] ?? 'fact', manner));
  const texts = withEmoji(said.map(sentencesIn), voice, chance, {
    ...{ wordsAround: wordsIn(cta).length, most: SLIDE },
  });
  return slots.map(([title], at) => ({ title, text: texts[at] ?? '' })).filter((slide) => slide.text !== '');
}

/** The beginning of a part that has no way of the right length. */
const cut = (idea: Idea, part: IdeaPart, { voice }: Manner): string =>
  short(phrased(speakable(idea[part], voice)[0] ?? '', voice), SLIDE);

/** The subject and its time, as a first frame has them. */
const titled = ({ topic, stamp }: Idea): string => (stamp === '' || topic.endsWith('…') ? topic : `${topic}. ${stamp}`);

/** Text that is not longer than so many characters: cut at a word, with a mark of it. */
function short(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most - 2))}…`;
}
