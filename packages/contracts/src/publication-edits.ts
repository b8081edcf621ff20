import { z } from 'zod';
import { paragraphField, textField } from './person-fields.ts';
import { FRAME_CHARACTERS } from './publication-document.ts';

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

const frame = z.strictObject({
  text: paragraphField(FRAME_CHARACTERS).refine((text) => !isBlank(text), 'Напишите текст кадра'),
  visual: paragraphField(500),
  sticker: z
    .strictObject({
      kind: z.enum(['poll', 'question'], 'Наклейка: poll или question'),
      text: textField(100),
      options: z.array(textField(60)).max(4, 'Ответов до четырёх').optional(),
    })
    .optional(),
  cta: paragraphField(200).optional(),
});

/** Frames of a story as a person gives them back: the last one calls. */
const frames = z
  .array(frame)
  .min(3, 'Кадров от трёх')
  .max(7, 'Кадров до семи')
  .superRefine((given, context) => {
    if (!isBlank(given.at(-1)?.cta)) return;
    context.addIssue({
      code: 'custom',
      path: [given.length - 1, 'cta'],
      message: 'Последний кадр зовёт: напишите призыв',
    });
  });

const second = z.number().int().min(0).max(60);
const scene = z.strictObject({
  from: second,
  to: second,
  voice: paragraphField(500),
  screen: textField(200),
  shot: textField(300),
});

/** Scenes of a clip as a person gives them back: one after the other from its first second; how long the clip is, it says itself. */
const scenes = z
  .array(scene)
  .min(1, 'Нужна сцена')
  .max(30, 'Сцен до тридцати')
  .superRefine((given, context) => {
    for (const [at, { from, to }] of given.entries()) {
      const start = given[at - 1]?.to ?? 0;
      if (from !== start) {
        const message = `Сцены идут без пропусков: эта начинается на секунде ${start}`;
        context.addIssue({ code: 'custom', path: [at, 'from'], message });
      }
      if (to <= from) {
        context.addIssue({ code: 'custom', path: [at, 'to'], message: 'Сцена кончается позже, чем начинается' });
      }
    }
  });

const slide = z.strictObject({ title: textField(200), text: paragraphField(600) });
const line = paragraphField(500);

/** Parts of a publication as a person gives them back, each whole; a kind takes those it has. */
export const publicationParts = {
  hook: line.optional(),
  text: paragraphField(10_000).optional(),
  cta: line.optional(),
  caption: paragraphField(2000).optional(),
  hashtags: z.array(textField(60)).max(30, 'Не больше 30').optional(),
  slides: z.array(slide).min(1, 'Нужна карточка').max(20, 'Карточек до двадцати').optional(),
  frames: frames.optional(),
  scenes: scenes.optional(),
};
