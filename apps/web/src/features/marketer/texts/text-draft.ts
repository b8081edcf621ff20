import { publicationTones } from '@nebosvod/contracts/publication-order';
import { z } from 'zod';
import { formats } from './written-idea.ts';

// What may be typed, right or wrong: longer than a network, or the server, takes.
const words = z.string();
const sticker = z.object({ kind: z.enum(['poll', 'question']), text: words, options: z.array(words).optional() });
const frame = z.object({ text: words, visual: words, sticker: sticker.optional(), cta: words.optional() });
const scene = z.object({ from: z.number(), to: z.number(), voice: words, screen: words, shot: words });

/** Edits of a story, of a clip, and of a post or a carousel (`slides` are null of a post). */
export const storyEdits = z.object({ frames: z.array(frame).min(1) });
export const reelsEdits = z.object({ scenes: z.array(scene).min(1), caption: words, hashtags: words });
export const postEdits = z.object({
  ...{ hook: words, text: words, cta: words, hashtags: words },
  slides: z.array(z.object({ title: words, text: words })).nullable(),
});

/** Where edits of a written text are kept. */
export const textForm = (id: string): string => `text.${id}`;

export const frameChoices = ['3', '4', '5', '6', '7'] as const;
export const secondChoices = ['15', '30', '60'] as const;

const idea = {
  topic: words,
  tone: z.enum(publicationTones),
  erid: words,
  writer: z.enum(['model', 'composer']),
};

/** A text that is to be written, as it is asked for. */
export const askedText = z.object({
  ...idea,
  format: z.enum(formats),
  frames: z.enum(frameChoices),
  seconds: z.enum(secondChoices),
  /** The item of a plan that a topic came from: it is meant while the topic is that item's. */
  planItem: z.object({ id: words, topic: words }).nullable(),
});

export type AskedText = z.output<typeof askedText>;

/** What stands on the desk: the last idea with the texts written of it, and which of them is shown. */
export const desk = z.object({
  idea: z.object({ ...idea, planItemId: words.nullable(), ids: z.partialRecord(z.enum(formats), words) }).nullable(),
  shown: z.enum(formats),
});
