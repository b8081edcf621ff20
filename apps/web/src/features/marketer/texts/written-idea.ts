import type { PublicationTone } from '@nebosvod/contracts/publication-order';
import type { PublicationOrder } from '../api/use-writing.ts';
import { advertised } from '../plan-order-draft.ts';
import type { TextWriter } from './writer-choice.tsx';

export const formats = ['post', 'carousel', 'story', 'reels'] as const;
export type Format = (typeof formats)[number];
export const formatNames: Readonly<Record<Format, string>> = {
  post: 'Пост',
  carousel: 'Карусель',
  story: 'История',
  reels: 'Клип',
};

/** One thing to say, however it is said. */
export interface TextIdea {
  readonly topic: string;
  /** The item of a plan that it is for. */
  readonly planItemId: string | null;
  readonly tone: PublicationTone;
  readonly erid: string;
  readonly writer: TextWriter;
}

/** An idea with the texts that were written of it. */
export interface WrittenIdea extends TextIdea {
  readonly ids: Readonly<Partial<Record<Format, string>>>;
}

export interface TextLength {
  readonly frames: number;
  readonly seconds: 15 | 30 | 60;
}

/** The order of an idea in a format. */
export function orderOf(idea: TextIdea, kind: Format, { frames, seconds }: TextLength): PublicationOrder {
  const common = {
    productId: 3,
    topic: idea.topic.trim().slice(0, 200),
    tone: idea.tone,
    ...(idea.planItemId === null ? {} : { planItemId: idea.planItemId }),
    ...(idea.writer === 'composer' ? { writer: idea.writer } : {}),
    ...advertised(idea.tone, idea.erid),
  } as const;
  if (kind === 'story') return { ...common, kind, frames };
  return kind === 'reels' ? { ...common, kind, seconds } : { ...common, kind };
}

/** An idea with one more text; another idea begins anew. */
export function withText(former: WrittenIdea | null, idea: TextIdea, format: Format, id: string): WrittenIdea {
  const isSame =
    former !== null &&
    former.topic === idea.topic &&
    former.planItemId === idea.planItemId &&
    former.tone === idea.tone &&
    former.erid === idea.erid &&
    former.writer === idea.writer;
  return { ...idea, ids: { ...(isSame ? former.ids : {}), [format]: id } };
}
