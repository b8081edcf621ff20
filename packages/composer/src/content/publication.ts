import type { PublicationDocument, StoryFrame } from '@nebosvod/contracts/publication-document';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import type { CallKind } from './call.table.ts';
import { Chance } from './chance.ts';
import { FRAME, type FrameCount, framesOf, slidesOf } from './frames.ts';
import type { Idea } from './idea.ts';
import { ideaOf } from './idea-of.ts';
import type { ContentPlace, Occasion } from './occasion.ts';
import { type Manner, postOf } from './post.ts';
import { type ReelsSeconds, reelsOf } from './reels.ts';
import { topicIdea } from './topic.ts';
import type { ContentVoice } from './voice.ts';

/** What one publication is asked for with. */
export interface PublicationOrder {
  readonly kind: 'post' | 'carousel' | 'story' | 'reels';
  readonly topic: string;
  /** The occasion of a plan's item: then the topic is its. */
  readonly occasion: Omit<Occasion, 'weight'> | null;
  /** Civil date of the place. */
  readonly asOf: string;
  readonly place: ContentPlace;
  readonly voice: ContentVoice;
  readonly after: CallKind;
  /** Of an advertisement: stands at its beginning. */
  readonly mark?: string;
  readonly frames: FrameCount;
  readonly seconds: ReelsSeconds;
  readonly seed: number;
}

const TITLES = { post: 'Пост', carousel: 'Карусель', story: 'История', reels: 'Клип' } as const;

/** A publication on a topic or an occasion, written whole by rules. */
export function publicationOf(ephemeris: Ephemeris, order: PublicationOrder): PublicationDocument {
  const { kind, topic, occasion, asOf: from, place, voice, after, seed } = order;
  const told = occasion && ideaOf({ ...occasion, weight: 0 }, place);
  const idea = told ?? topicIdea(ephemeris, { topic, from, place });
  const manner: Manner = { voice, after, chance: new Chance(seed), used: new Set(), calls: new Map() };
  return {
    version: 1,
    title: `${TITLES[kind]}: ${idea.topic}`,
    asOf: from,
    ...(idea.sky ? { sky: idea.sky } : {}),
    ...(idea.reason === '' ? {} : { reason: idea.reason }),
    ...(idea.source === undefined ? {} : { source: idea.source }),
    ...bodyOf(idea, order, manner),
  };
}

function bodyOf(idea: Idea, { kind, frames, seconds, mark }: PublicationOrder, manner: Manner) {
  const marked = (text: string) => (mark === undefined ? text : `${mark}\n\n${text}`);
  const hashtags = [...idea.hashtags];
  if (kind === 'story')
    return { kind, frames: framesOf(idea, frames, manner).map((frame, at) => markedFrame(frame, at, mark)) };
  if (kind === 'reels') {
    const reels = reelsOf(idea, seconds, manner);
    if (!reels) throw new RangeError('an idea without a first phrase');
    return { kind, seconds, ...reels, caption: marked(reels.caption), scenes: [...reels.scenes], hashtags };
  }
  const post = postOf(idea, manner);
  if (!post) throw new RangeError('an idea without a first phrase');
  const words = { ...post, hook: marked(post.hook), hashtags };
  if (kind === 'post') return { kind, ...words };
  return { kind, ...words, slides: slidesOf(idea, manner, post.cta) };
}

/** The first frame of an advertisement says so: the mark, and of its words what has room beside it. */
function markedFrame(frame: StoryFrame, at: number, mark: string | undefined): StoryFrame {
  if (mark === undefined || at > 0) return frame;
  const text = `${mark} ${frame.text}`;
  return { ...frame, text: text.length <= FRAME ? text : mark.slice(0, FRAME) };
}
