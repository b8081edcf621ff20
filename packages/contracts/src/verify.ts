import { z } from 'zod';
import { birthSchema, chartRequestFields } from './birth.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { readingRoles } from './reading-role.ts';
import { ruleSchema, ruleValue } from './rule.ts';

const ruleMost = 500;

/** Decides rules of a document anew, by the engine alone. */
export const verifyRules = endpoint({
  method: 'POST',
  path: '/v1/verify',
  // The dearest are judged of a sky of their own: an hour of a muhurta, a transit of a day.
  cost: { base: 20, perEntry: 3, list: 'rules' },
  summary: 'Проверка: выполняются ли правила в этих рождениях',
  tag: 'reading',
  access: 'guest',
  params: nothing,
  query: nothing,
  maxValues: 10_000,
  body: z.strictObject({
    births: z
      .array(z.strictObject({ role: z.enum(readingRoles), birth: birthSchema }))
      .min(1, 'Нужно хотя бы одно рождение')
      .max(readingRoles.length, `Не больше ${readingRoles.length} рождений`),
    settings: chartRequestFields.settings,
    rules: z.array(ruleSchema).max(ruleMost, `Не больше ${ruleMost} правил`),
  }),
  response: z.object({
    engineVersion: z.string(),
    results: z.array(
      z.object({
        /** Null: not decidable, the time of birth is not known well enough. */
        holds: z.boolean().nullable(),
        reason: z.enum(['UNKNOWN_TIME', 'NO_BIRTH', 'NO_DAY']).optional(),
        value: z.record(z.string(), ruleValue).optional(),
      }),
    ),
  }),
});
