import { z } from 'zod';
import { uniqueList } from './id-list.ts';
import { muhurtaPlace } from './muhurta-choice.ts';
import { calendarDateField, paragraphField, rowIdField, textField } from './person-fields.ts';
import { socialNetworkField } from './social-media.ts';

/** Kinds that the marketer's area writes. */
export const publicationKinds = ['plan', 'post', 'carousel', 'story', 'reels'] as const;
export type PublicationKind = (typeof publicationKinds)[number];

/** `own`: the voice learned from the person's posts, calm where there is none; `selling`: the same, where the operator allows it. */
export const publicationTones = ['own', 'calm', 'lively', 'brief', 'selling'] as const;
export type PublicationTone = (typeof publicationTones)[number];

const productId = z.literal(3, 'Публикации составляет продукт 3');
const tone = z.enum(publicationTones, 'Тон: own, calm, lively, brief или selling').optional();
/** Of an advertisement: the tone `selling` puts it after the word «Реклама». */
const erid = textField(100).trim().optional();
const writer = z.enum(['composer', 'model'], 'Кто пишет: composer или model').optional();
const place = muhurtaPlace.optional();

export const planOrder = z.strictObject({
  productId,
  kind: z.literal('plan'),
  networks: uniqueList(socialNetworkField, 12).min(1, 'Выберите сеть'),
  perWeek: z.number().int().min(1, 'От одной публикации в неделю').max(14, 'До четырнадцати публикаций в неделю'),
  weeks: z.number().int().min(1, 'От одной недели').max(4, 'До четырёх недель'),
  niche: paragraphField(300).trim().optional(),
  goals: paragraphField(1000).trim().optional(),
  tone,
  erid,
  launches: z
    .array(z.strictObject({ title: textField(100).trim().min(1, 'Назовите событие'), date: calendarDateField }))
    .max(10, 'Не больше десяти событий')
    .optional(),
  /** Of the audience: by its clock times are told. Moscow when left out. */
  place,
  from: calendarDateField,
  title: textField(200).trim().min(1).optional(),
  writer,
});

const text = {
  productId,
  topic: textField(200, 'Тема не длиннее 200 знаков').trim().min(1, 'Нужна тема').optional(),
  planItemId: rowIdField.optional(),
  network: socialNetworkField.optional(),
  tone,
  erid,
  place,
  writer,
};
const frames = z.number().int().min(3, 'Кадров от трёх').max(7, 'Кадров до семи').optional();
const seconds = z.literal([15, 30, 60], 'Длина клипа: 15, 30 или 60 секунд').optional();

export const storyOrder = z.strictObject({ ...text, frames });
export const reelsOrder = z.strictObject({ ...text, seconds });
/** Orders of one publication, as the common address of generation takes them. */
export const textOrders = [
  z.strictObject({ ...text, kind: z.literal('post') }),
  z.strictObject({ ...text, kind: z.literal('carousel') }),
  z.strictObject({ ...text, kind: z.literal('story'), frames }),
  z.strictObject({ ...text, kind: z.literal('reels'), seconds }),
] as const;

export const publicationOrder = z.discriminatedUnion('kind', [planOrder, ...textOrders]);
export type PublicationOrder = z.output<typeof publicationOrder>;
