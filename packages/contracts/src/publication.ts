import { z } from 'zod';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { calendarDateField, paragraphField, textField } from './person-fields.ts';

export const checkPublication = endpoint({
  method: 'POST',
  path: '/v1/check_publication',
  cost: 40,
  summary: 'Проверка публикации: обещания, здоровье, деньги, страх, имена, пометки, ложное небо',
  tag: 'publication',
  access: { products: [3] },
  params: nothing,
  query: nothing,
  body: z.strictObject({
    text: paragraphField(20_000, 'Текст не длиннее 20 000 знаков'),
    network: textField(40).trim().optional(),
    /** The day of the publication; today when left out. */
    date: calendarDateField.optional(),
    place: z
      .strictObject({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        timeZone: z.string().min(1).max(64),
      })
      .optional(),
  }),
  /** Empty: nothing to mend. `from`, `to` in UTF-16 units, `to` exclusive. */
  response: z.array(
    z.object({
      level: z.enum(['stop', 'check']),
      rule: z.enum(['guarantee', 'health', 'money', 'fear', 'sky', 'name', 'ad-mark', 'network', 'ai-note']),
      from: z.number().int(),
      to: z.number().int(),
      message: z.string(),
      suggestion: z.string().optional(),
    }),
  ),
});
