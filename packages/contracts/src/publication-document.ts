import { z } from 'zod';
import { planItemDraft } from './content-plans.ts';
import { skyReason } from './sky-rule.ts';
import { civilDate } from './time-fields.ts';

/** Characters of a frame of a story. */
export const FRAME_CHARACTERS = 120;

const frame = z.object({
  text: z.string().max(FRAME_CHARACTERS, `Не длиннее ${FRAME_CHARACTERS} знаков`),
  visual: z.string().max(500),
  sticker: z
    .object({
      kind: z.enum(['poll', 'question']),
      text: z.string().max(100),
      options: z.array(z.string().max(60)).max(4).optional(),
    })
    .optional(),
  cta: z.string().max(200).optional(),
});
export type StoryFrame = z.output<typeof frame>;
const storyFrames = z.array(frame).min(3, 'Кадров от трёх').max(7, 'Кадров до семи');

const scene = z.object({
  /** Whole seconds from the start. */
  from: z.number().int().min(0).max(60),
  to: z.number().int().min(0).max(60),
  voice: z.string().max(500),
  screen: z.string().max(200),
  shot: z.string().max(300),
});
export type ReelsScene = z.output<typeof scene>;
const reelsScenes = z.array(scene).min(1, 'Нужна сцена').max(30, 'Сцен до тридцати');

const slide = z.object({ title: z.string().max(200), text: z.string().max(600) });
const carouselSlides = z.array(slide).min(1).max(20, 'Карточек до двадцати');

const publicationHashtags = z.array(z.string().max(60)).max(30, 'Не больше 30');
const publicationLine = z.string().max(500);
const publicationText = z.string().max(10_000);

const common = {
  version: z.number().int(),
  title: z.string(),
  asOf: civilDate,
  /** Whose words they are; unset, the composer's. */
  writer: z.enum(['composer', 'model', 'composer-instead']).optional(),
  sky: skyReason.optional(),
  /** The sky in words: «13 декабря в 03:57 по Москве. Юпитер поворачивает назад во Льве». */
  reason: z.string().optional(),
  /** Where a fact was read. */
  source: z.string().optional(),
};
const words = { hook: publicationLine, text: publicationText, cta: publicationLine, hashtags: publicationHashtags };

/** A plan or a publication as it is written: what its kind has, and the sky it rests on. */
export const publicationDocument = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('plan'), items: z.array(planItemDraft) }),
  z.object({ ...common, kind: z.literal('post'), ...words }),
  z.object({ ...common, kind: z.literal('carousel'), ...words, slides: carouselSlides }),
  z.object({ ...common, kind: z.literal('story'), frames: storyFrames }),
  z.object({
    ...common,
    kind: z.literal('reels'),
    seconds: z.literal([15, 30, 60]),
    hook: publicationLine,
    scenes: reelsScenes,
    caption: z.string().max(2000),
    hashtags: publicationHashtags,
  }),
]);
export type PublicationDocument = z.output<typeof publicationDocument>;
