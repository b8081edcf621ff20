import type { Idea } from './idea.ts';
import { addressed, sentencesIn, wordsIn } from './phrase.ts';
import { callOf, hookOf, type Manner } from './post.ts';
import { opened, speakable } from './voice.ts';

export interface Scene {
  /** Seconds from the start. */
  readonly from: number;
  readonly to: number;
  readonly voice: string;
  readonly screen: string;
  readonly shot: string;
}

export interface Reels {
  readonly hook: string;
  readonly scenes: readonly Scene[];
  readonly caption: string;
  readonly hashtags: readonly string[];
}

export const REELS_SECONDS = [15, 30, 60] as const;
export type ReelsSeconds = (typeof REELS_SECONDS)[number];

/** Words a second that one speaks without haste; a scene holds between one and three. */
const PACE = 2;

interface Line {
  readonly voice: string;
  readonly screen: string;
  readonly shot: string;
}

const SHOTS = {
  fact: ['крупно календарь с отметкой', 'экран с картой неба'],
  sight: ['рисунок рукой', 'две точки на листе и стрелка'],
  reading: ['лист бумаги, строка от руки', 'лицо, спокойный план'],
  practice: ['рука пишет', 'стол, чашка, тетрадь'],
  question: ['лицо, пауза', 'взгляд в окно'],
} as const;
type Part = keyof typeof SHOTS;

/** Scenes that cover 0 … seconds without a gap; the first is the hook. Null when every first phrase is taken. */
export function reelsOf(idea: Idea, seconds: ReelsSeconds, manner: Manner): Reels | null {
  const hook = hookOf(idea, manner);
  if (hook === null) return null;
  const first: Line = { voice: hook, screen: idea.stamp, shot: 'лицо крупно' };
  const last: Line = { voice: callOf(manner), screen: 'сохраните дату', shot: 'лицо, улыбка' };
  const body = linesOf(idea, manner, seconds * PACE - wordsOf(first) - wordsOf(last));
  const scenes = timed([first, ...body, ...(seconds === 15 && body.length > 1 ? [] : [last])], seconds);
  const [said = ''] = speakable(idea.reading, manner.voice);
  const [reading = idea.topic] = sentencesIn(opened(addressed(said, manner.voice.address)));
  return { hook, scenes, caption: `${idea.topic}. ${reading}`, hashtags: idea.hashtags };
}

const wordsOf = ({ voice }: Line): number => wordsIn(voice).length;

/** Sentences of the parts in turn until so many words are there: what happens first, then how it is read and what one does. */
function linesOf(idea: Idea, { voice, chance }: Manner, words: number): Line[] {
  const order: readonly Part[] = ['fact', 'reading', 'sight', 'practice', 'question'];
  const pools = order.map((part) => ({
    part,
    sentences: chance
      .shuffled(speakable(idea[part], voice))
      .flatMap((way) => sentencesIn(opened(addressed(way, voice.address)))),
  }));
  const taken = new Map<Part, string[]>();
  const heard = new Set<string>();
  let left = words;
  for (let round = 0; round < 8 && left > 4; round++) {
    for (const { part, sentences } of pools) {
      const next = sentences.find((text) => !heard.has(text) && wordsIn(text).length <= left + 3);
      if (next === undefined || left <= 4) continue;
      heard.add(next);
      taken.set(part, [...(taken.get(part) ?? []), next]);
      left -= wordsIn(next).length;
    }
  }
  return (['fact', 'sight', 'reading', 'practice', 'question'] as const).flatMap((part) =>
    (taken.get(part) ?? []).map((text) => ({ voice: text, screen: onScreen(text), shot: chance.pick(SHOTS[part]) })),
  );
}

/** Words that cannot end a line: the next one belongs to them. */
const LEADING =
  /\s(?:и|а|но|или|в|во|на|с|со|к|ко|по|о|об|за|из|у|от|до|для|ради|без|при|под|над|между|через|что|как|не|если|когда|чтобы|котор\p{L}+|одн\p{L}+|\d+)$/u;

/** What stands on the screen meanwhile: a short sentence whole, the beginning of a longer one. */
function onScreen(text: string): string {
  const words = text.replaceAll(/[«».!?…]/gu, '').split(/\s+/u);
  if (words.length <= 7) return words.join(' ');
  let line = words.slice(0, 5).join(' ');
  for (let before = ''; line !== before; ) {
    before = line;
    line = line
      .replace(/[,:;—-]+$/u, '')
      .trimEnd()
      .replace(LEADING, '');
  }
  return line;
}

/** Lines given their seconds, whole ones, in measure of their words; those too short are said with their neighbour. */
function timed(lines: readonly Line[], seconds: number): Scene[] {
  const kept = merged(lines);
  const words = kept.map(wordsOf);
  const total = words.reduce((sum, count) => sum + count, 0);
  const spans = words.map((count) => Math.max(2, Math.round((count * seconds) / total)));
  for (let guard = 0; guard < 100; guard++) {
    const rest = seconds - spans.reduce((sum, span) => sum + span, 0);
    if (rest === 0) break;
    const paces = spans.map((span, index) => words[index] / span);
    const most = Math.max(...paces);
    const least = Math.min(...paces);
    const index = paces.indexOf(rest > 0 ? most : least);
    spans[index] += rest > 0 ? 1 : -1;
  }
  let from = 0;
  return kept.map((line, index) => {
    const to = from + spans[index];
    const scene = { from, to, ...line };
    from = to;
    return scene;
  });
}

/** Lines of at least five words: a shorter one joins the line before it. */
function merged(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    const before = kept.at(-1);
    if (before && wordsOf(line) < 5 && kept.length > 1) {
      kept[kept.length - 1] = { ...before, voice: `${before.voice} ${line.voice}` };
    } else kept.push(line);
  }
  return kept;
}
