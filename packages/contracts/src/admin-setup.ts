import { z } from 'zod';
import { consoleCall } from './admin-list.ts';
import { noBody } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';

/** What an installation is made ready with, in the order an operator goes through it. */
export const setupSteps = [
  'seller',
  'brand',
  'address',
  'mail',
  'prices',
  'payment',
  'offers',
  'legal',
  'chat',
  'counter',
  'model',
  'keys',
] as const;
export type SetupStep = (typeof setupSteps)[number];

export const getSetup = endpoint({
  ...consoleCall,
  method: 'GET',
  path: '/v1/admin/setup',
  cost: rowCost,
  summary: 'Что на этой установке настроено и что нет; без самих значений',
  body: noBody,
  response: z.array(
    z.object({
      id: z.enum(setupSteps),
      isSet: z.boolean(),
      /** How far it has come, where it is more than yes or no: «цены у 2 из 7 товаров». */
      note: z.string().nullable(),
      /** Put off by the operator. */
      isLater: z.boolean(),
    }),
  ),
});

export const testMail = endpoint({
  ...consoleCall,
  method: 'POST',
  path: '/v1/admin/setup/test_mail',
  cost: rowCost,
  summary: 'Проверочное письмо самому себе',
  body: noBody,
  response: z.object({
    to: z.string(),
    /** `outbox`: there is no SMTP, the letter lies in a file. */
    by: z.enum(['smtp', 'outbox']),
  }),
});

export const testPayment = endpoint({
  ...consoleCall,
  method: 'POST',
  path: '/v1/admin/setup/test_payment',
  cost: 5 * rowCost,
  summary: 'Проверить ключи платёжной службы: она отвечает и принимает их; деньги не движутся',
  body: noBody,
  response: z.object({
    provider: z.enum(['yookassa', 'robokassa', 'test']),
    /** The service took our keys. */
    isAccepted: z.boolean(),
    /** How long it took to answer. */
    tookMs: z.number().int(),
  }),
});
