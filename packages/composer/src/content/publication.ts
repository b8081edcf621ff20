import type { PublicationDocument } from '@nebosvod/contracts/publication-document';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import type { CallKind } from './call.table.ts';
import { Chance } from './chance.ts';
import { type FrameCount, framesOf, slidesOf } from './frames.ts';
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
    ...(idea.source === undefined ? {} : { source: idea.source }),
    ...bodyOf(idea, order, manner),
  };
}

function bodyOf(idea: Idea, { kind, frames, seconds }: PublicationOrder, manner: Manner) {
  const hashtags = [...idea.hashtags];
  if (kind === 'story') return { kind, frames: framesOf(idea, frames, manner) };
  if (kind === 'reels') {
    const reels = reelsOf(idea, seconds, manner);
    if (!reels) throw new RangeError('an idea without a first phrase');
    return { kind, seconds, ...reels, scenes: [...reels.scenes], hashtags };
  }
  const post = postOf(idea, manner);
  if (!post) throw new RangeError('an idea without a first phrase');
  if (kind === 'post') return { kind, ...post, hashtags };
  return { kind, ...post, hashtags, slides: slidesOf(idea, manner) };
}
