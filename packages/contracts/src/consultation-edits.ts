import { z } from 'zod';
import { aboutDocument, consultationSchema, storedDocument } from './consultations.ts';
import { noBody } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { paragraphField, rowIdField, textField } from './person-fields.ts';
import { publicationParts } from './publication-edits.ts';
import { sentenceSchema } from './reading.ts';
import { instant } from './time-fields.ts';
import { versionField } from './version-field.ts';

/** Sentences of a document: the longest that is composed has five hundred, and whoever reads it waits for each to be signed. */
export const mostSentences = 2_000;
/** Characters of all sections as JSON, marks of factors and values among them: the longest that is composed has ninety thousand. */
export const mostDocumentCharacters = 500_000;

const givenId = (max: number) => textField(max).min(1, 'Нужен идентификатор');

/** A sentence as a person gives it back. */
const editedSentence = z.strictObject({
  id: givenId(80),
  text: paragraphField(2000).refine((text) => text.trim() !== '', 'Напишите предложение'),
  factors: z.array(z.string().max(80)).max(60, 'Не больше 60 факторов'),
  by: sentenceSchema.shape.by,
  values: z
    .array(
      z.strictObject({
        from: z.number().int().min(0),
        to: z.number().int().min(0),
        factor: z.string().max(80),
        key: z.string().max(80),
      }),
    )
    .max(60, 'Не больше 60 значений'),
});

/** A section as a person gives it back: whole. */
const editedSection = z.strictObject({
  id: givenId(40),
  title: textField(200).refine((text) => text.trim() !== '', 'Назовите раздел'),
  verdict: editedSentence.optional(),
  paragraphs: z
    .array(
      z.strictObject({
        id: givenId(80),
        sentences: z.array(editedSentence).max(200, 'Не больше 200 предложений в абзаце'),
      }),
    )
    .max(100, 'Не больше 100 абзацев в разделе'),
});

export const changeConsultation = endpoint({
  ...aboutDocument,
  method: 'PATCH',
  path: '/v3/consultation/:id',
  cost: 20,
  maxValues: 60_000,
  summary: 'Изменить документ: раздел даётся целиком; каждая правка — новая версия',
  body: z.strictObject({
    version: versionField(1),
    sections: z.array(editedSection).max(40, 'Не больше 40 разделов').optional(),
    notes: paragraphField(10_000).optional(),
    title: textField(200).trim().min(1, 'Назовите документ').optional(),
    ...publicationParts,
  }),
  response: consultationSchema,
});

const versionAbout = z.object({ version: z.number().int(), at: instant, by: z.enum(['composer', 'model', 'person']) });

export const listVersions = endpoint({
  ...aboutDocument,
  method: 'GET',
  path: '/v3/consultation/:id/versions',
  cost: rowCost,
  summary: 'Версии документа, последние первыми',
  body: noBody,
  response: z.object({ items: z.array(versionAbout), nextCursor: z.string().nullable() }),
});

export const getVersion = endpoint({
  ...aboutDocument,
  method: 'GET',
  path: '/v3/consultation/:id/versions/:n',
  cost: 5,
  summary: 'Одна версия документа',
  params: z.strictObject({ id: rowIdField, n: z.string().regex(/^\d{1,6}$/, 'Номер версии — целое число') }),
  body: noBody,
  response: versionAbout.extend({ document: storedDocument }),
});

export const restoreVersion = endpoint({
  ...aboutDocument,
  method: 'POST',
  path: '/v3/consultation/:id/restore',
  cost: 5,
  summary: 'Вернуть текст прежней версии как новую',
  body: z.strictObject({ version: versionField(1) }),
  response: consultationSchema,
});

/** Rewritings of sections that a document's generation pays for. */
export const freeRewrites = 3;

export const rewriteWays = ['again', 'shorter', 'fuller', 'gentler'] as const;

export const rewriteSection = endpoint({
  ...aboutDocument,
  method: 'POST',
  path: '/v3/consultation/:id/sections/:section/rewrite',
  cost: 400,
  summary: 'Переписать раздел: иначе, короче, подробнее, мягче; три раза бесплатно, потом за генерацию',
  params: z.strictObject({ id: rowIdField, section: z.string().max(40) }),
  body: z.strictObject({
    version: versionField(1),
    how: z.enum(rewriteWays, 'Как переписать: again, shorter, fuller или gentler'),
    /** A section that was edited by hand is written over only then. */
    overwrite: z.boolean().optional(),
  }),
  response: consultationSchema,
});
