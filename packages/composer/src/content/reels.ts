import { spokenLength } from '@nebosvod/terms/spoken-length';
import { isSpokenTo } from './address.ts';
import { fitted, waysOf } from './fitted.ts';
import type { Idea } from './idea.ts';
import { sentencesIn, wordsIn } from './phrase.ts';
import { callOf, hookOf, type Manner } from './post.ts';
import { spokenOf } from './spoken.ts';
import { speakable, withEmoji } from './voice.ts';

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

/** Words a second that one speaks without haste, as they are said aloud; a scene holds between one and three. */
const PACE = 2;
/** A line of fewer words is no scene. */
const SHORTEST = 5;
/** Characters of a caption. */
const CAPTION = 200;

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

/** Scenes that cover 0 … seconds without a gap; the first is the hook. Null when every first phrase is taken. */
export function reelsOf(idea: Idea, seconds: ReelsSeconds, manner: Manner): Reels | null {
  const hook = hookOf(idea, manner);
  if (hook === null) return null;
  const first: Line = { voice: hook, screen: idea.stamp, shot: 'лицо крупно' };
  const call = callOf(idea, manner);
  const last: Line = { voice: call, screen: onScreen(call), shot: 'лицо, улыбка' };
  const spoken = spokenOf(idea, manner, {
    words: seconds * PACE - spokenLength(first.voice) - spokenLength(last.voice),
    around: [first.voice, last.voice],
  });
  // Neighbours of one part are shot in turn.
  const start = manner.chance.next() < 0.5 ? 0 : 1;
  const body = spoken.map(
    ({ part, text }, at): Line => ({ voice: text, screen: onScreen(text), shot: SHOTS[part][(at + start) % 2] ?? '' }),
  );
  const isWhole =
    body.length > 1 &&
    isSpokenTo(
      [first, ...body].map(({ voice }) => voice),
      manner.voice,
    );
  const scenes = timed([first, ...body, ...(seconds === 15 && isWhole ? [] : [last])], seconds);
  return { hook, hashtags: idea.hashtags, ...shown(scenes, captionOf(idea, manner, scenes), manner) };
}

const wordsOf = ({ voice }: Line): number => spokenLength(voice);

/** What stands under a clip: its subject and how it is read, as near to the voice as may be. */
function captionOf(idea: Idea, manner: Manner, scenes: readonly Scene[]): string {
  const topic = /[.!?…]$/u.test(idea.topic) ? idea.topic : `${idea.topic}.`;
  const isNamed = speakable([topic], manner.voice).length > 0;
  const told = (['reading', 'sight', 'fact'] as const).map((part) => waysOf(idea, part, manner, CAPTION));
  const ways = (told.find((some) => some.length > 0) ?? []).flatMap(({ text, of }) => [
    ...(isNamed ? [{ text: `${topic} ${text}`, of }] : []),
    { text, of },
  ]);
  const around = scenes.map(({ voice }) => voice);
  return fitted([ways], manner.voice, around)[0]?.text ?? topic;
}

/** A clip with the emoji of its voice: they are seen, on the screen and under it, and never said. */
function shown(scenes: readonly Scene[], caption: string, { voice, chance }: Manner) {
  const screens = scenes.map(({ screen }) => [screen]);
  const [said, seen] = [scenes.map((scene) => scene.voice), scenes.map(({ screen }) => screen)];
  const texts = withEmoji([...screens, sentencesIn(caption)], voice, chance, {
    wordsAround: wordsIn(said.join(' ')).length - wordsIn(seen.join(' ')).length,
    most: CAPTION,
  });
  return {
    scenes: scenes.map((scene, at) => ({ ...scene, screen: texts[at] ?? scene.screen })),
    caption: texts.at(-1) ?? caption,
  };
}

/** Words that cannot end a line: the next one belongs to them. */
const LEADING =
  /\s(?:и|а|но|или|в|во|на|с|со|к|ко|по|о|об|за|из|у|от|до|для|ради|без|при|под|над|между|через|что|как|не|если|когда|чтобы|где|туда|там|ещё|уже|любая|это|котор\p{L}+|одн\p{L}+|\d+)$/u;

/** Words that a screen has room for. */
const SCREEN = 9;

/** What stands on the screen meanwhile: a short sentence whole, of a longer one its first clause, else its beginning. */
export function onScreen(text: string): string {
  const words = text.replaceAll(/[«».!?…]/gu, '').split(/\s+/u);
  if (words.length <= SCREEN) return words.join(' ');
  const clause = words.findIndex((word) => /[,:;—]$/u.test(word)) + 1;
  let line = words.slice(0, clause > 2 && clause <= SCREEN ? clause : 5).join(' ');
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

/** Lines of at least five words: a shorter one joins the line before it, the first after the hook the line behind it; the call stands alone. */
function merged(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    const before = kept.at(-1);
    const isCall = line === lines.at(-1) && wordsOf(line) >= 2;
    if (before && kept.length > 1 && !isCall && (wordsOf(line) < SHORTEST || wordsOf(before) < SHORTEST)) {
      kept[kept.length - 1] = { ...before, voice: `${before.voice} ${line.voice}` };
    } else kept.push(line);
  }
  return kept;
}
