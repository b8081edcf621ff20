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
    /** Why the mail server could not be entered; null when it let us in. */
    fault: z.enum(['unknown-host', 'unreachable', 'tls', 'login']).nullable(),
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

/** Steps that are tried by what the server itself holds of them. */
const heldSteps = ['seller', 'brand', 'prices', 'offers', 'legal'] as const satisfies readonly SetupStep[];
export type HeldStep = (typeof heldSteps)[number];

/** What a trial of such a step looks at, one by one. */
const findings = [
  /** Visitors are told whom to write to. */
  'contacts',
  /** The host of the contact address takes letters. */
  'mail-host',
  /** The contact page answers. */
  'contact-page',
  'colour-on-light',
  'colour-on-dark',
  'logo',
  /** Every item has a price. */
  'priced',
  /** What has a price can be paid for on the site. */
  'payable',
  /** GetCourse has an address to call here. */
  'callback',
  /** GetCourse takes the key of the nightly check. */
  'getcourse-key',
  /** Every product is opened by an offer. */
  'offered',
  /** No paid order of GetCourse waits for an offer that is unknown here. */
  'waiting-orders',
  /** No place of a text is left to fill in. */
  'filled',
  /** A text without such places was read and saved by the operator. */
  'own-text',
  /** The policy comes out as a PDF. */
  'policy-pdf',
] as const;

export const testHeld = endpoint({
  ...consoleCall,
  method: 'POST',
  path: '/v1/admin/setup/test_held',
  cost: 10 * rowCost,
  summary: 'Проверить контакты, цвета, цены, предложения GetCourse или юридические тексты по пунктам',
  body: z.strictObject({ step: z.enum(heldSteps, 'Так проверяются контакты, цвета, цены, предложения и тексты') }),
  response: z.array(
    z.object({
      id: z.enum(findings),
      isGood: z.boolean(),
      /** What it was looked at in, as the operator knows it: a title, a host, a number. */
      of: z.string().nullable(),
    }),
  ),
});

/** Steps whose address can be asked from the server. */
export const linkSteps = ['address', 'chat', 'counter'] as const satisfies readonly SetupStep[];
export type LinkStep = (typeof linkSteps)[number];

/** What came of asking an address once. */
export const linkOutcomes = [
  /** It answers as it should: the site as this product does, the chat with a page, the counter with its script. */
  'answers',
  /** It answers, but with something else. */
  'foreign',
  /** It sends elsewhere. */
  'redirects',
  /** It answers with a refusal. */
  'refuses',
  /** No such name. */
  'unknown-host',
  /** Its certificate does not hold. */
  'certificate',
  'timeout',
  'unreachable',
] as const;

export const testLink = endpoint({
  ...consoleCall,
  method: 'POST',
  path: '/v1/admin/setup/test_link',
  cost: 5 * rowCost,
  summary: 'Спросить с сервера адрес сайта, чата или код счётчика: что отвечает',
  body: z.strictObject({ step: z.enum(linkSteps, 'Проверить можно адрес сайта, чат и счётчик') }),
  response: z.object({
    /** What was asked. */
    url: z.string(),
    outcome: z.enum(linkOutcomes),
    /** Of its answer; null where none came. */
    status: z.number().int().nullable(),
    /** The host it sends to. */
    redirectHost: z.string().nullable(),
    tookMs: z.number().int(),
  }),
});

export const testModel = endpoint({
  ...consoleCall,
  method: 'POST',
  path: '/v1/admin/setup/test_model',
  cost: 5 * rowCost,
  summary: 'Задать языковой модели один короткий вопрос: отвечает ли',
  body: noBody,
  response: z.object({
    name: z.string(),
    /** Why there is no answer; null when it came. */
    fault: z.enum(['unreachable', 'timeout', 'busy', 'broken', 'refused', 'garbage', 'too-long']).nullable(),
    tookMs: z.number().int(),
  }),
});
