import type { StoryFrame } from '@nebosvod/contracts/publication-document';
import type { Idea, IdeaPart } from './idea.ts';
import { addressed, sentencesIn, whole } from './phrase.ts';
import { callOf, type Manner } from './post.ts';
import { opened, phrased, speakable } from './voice.ts';

export interface Slide {
  readonly title: string;
  readonly text: string;
}

/** Characters of a frame: what one reads while it is shown. */
export const FRAME = 120;
const SLIDE = 220;

/** Words of a part that fit, from its beginning: whole sentences, taken apart where they are long; what was not said before first. */
function fitting(
  idea: Idea,
  part: IdeaPart,
  manner: Manner,
  most: number,
  seen: ReadonlySet<string> = new Set(),
): string {
  const { chance, voice } = manner;
  const ways = chance.shuffled(speakable(idea[part], voice)).map((way) => addressed(way, voice.address));
  const texts = ways.flatMap((way) => [taken(sentencesIn(whole(way)), most), taken(sentencesIn(opened(way)), most)]);
  const fit = texts.filter((text) => text !== '');
  return fit.find((text) => !seen.has(text)) ?? fit[0] ?? '';
}

/** As many of the sentences, from the first, as have room together. */
function taken(sentences: readonly string[], most: number): string {
  let text = sentences[0] ?? '';
  if (text.length > most) return '';
  for (const sentence of sentences.slice(1)) {
    if (text.length + 1 + sentence.length > most) break;
    text = `${text} ${sentence}`;
  }
  return text;
}

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
  const first: StoryFrame = { text: short(titled(idea), FRAME), visual: idea.image };
  const seen = new Set<string>([first.text]);
  const middle = MIDDLE[count].map((part): StoryFrame => {
    const text = fitting(idea, part === 'more' ? 'reading' : part, manner, FRAME, seen) || short(idea.topic, FRAME);
    seen.add(text);
    const visual = LOOKS[part];
    if (part === 'reading')
      return { text, visual, sticker: { kind: 'poll', text: idea.poll.text, options: [...idea.poll.options] } };
    if (part !== 'practice') return { text, visual };
    return {
      text,
      visual,
      sticker: { kind: 'question', text: fitting(idea, 'question', manner, 60) || 'Что скажете?' },
    };
  });
  const cta = short(callOf(manner), FRAME);
  const last: StoryFrame = {
    text: fitting(idea, 'question', manner, FRAME, seen) || short(idea.topic, FRAME),
    visual: 'спокойный последний кадр с датой',
    cta,
  };
  return [first, ...middle, last];
}

/** Slides of a carousel: five with titles, the first the subject, the last the question. */
export function slidesOf(idea: Idea, manner: Manner): Slide[] {
  const text = (part: IdeaPart) =>
    fitting(idea, part, manner, SLIDE) ||
    short(phrased(speakable(idea[part], manner.voice)[0] ?? '', manner.voice), SLIDE);
  const slides: Slide[] = [
    { title: idea.topic, text: text('fact') },
    { title: 'Что на самом деле', text: text('sight') },
    { title: 'Как это читают', text: text('reading') },
    { title: 'Что можно сделать', text: text('practice') },
    { title: 'Вопрос на вечер', text: text('question') },
  ];
  return slides.filter((slide) => slide.text !== '');
}

/** The subject and its time, as a first frame has them. */
const titled = ({ topic, stamp }: Idea): string => (stamp === '' || topic.endsWith('…') ? topic : `${topic}. ${stamp}`);

/** Text that is not longer than so many characters: cut at a word, with a mark of it. */
function short(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most - 2))}…`;
}
