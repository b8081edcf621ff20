import { z } from 'zod';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { paragraphField, textField, userIdField } from './person-fields.ts';
import { productIdField, productIdQuery } from './products.table.ts';
import { instant } from './time-fields.ts';
import { voiceProfileField } from './voice-profile.ts';

const own = { tag: 'user', access: 'user', params: nothing, query: nothing } as const;

/** Networks by their names. */
export const networkTitles = {
  vk: 'ВКонтакте',
  max: 'MAX',
  ok: 'Одноклассники',
  dzen: 'Дзен',
  rutube: 'Rutube',
  site: 'Свой сайт',
  email: 'Рассылка',
  telegram: 'Telegram',
  youtube: 'YouTube',
  instagram: 'Instagram*',
  facebook: 'Facebook*',
  whatsapp: 'WhatsApp*',
} as const;
export type SocialNetwork = keyof typeof networkTitles;

/** Networks a post may be planned for. `isRestricted`: advertising there breaks the law on advertising (72-FZ of 2025). */
export const socialNetworks = [
  { id: 'vk', title: networkTitles.vk, isRestricted: false },
  { id: 'max', title: networkTitles.max, isRestricted: false },
  { id: 'ok', title: networkTitles.ok, isRestricted: false },
  { id: 'dzen', title: networkTitles.dzen, isRestricted: false },
  { id: 'rutube', title: networkTitles.rutube, isRestricted: false },
  { id: 'site', title: networkTitles.site, isRestricted: false },
  { id: 'email', title: networkTitles.email, isRestricted: false },
  { id: 'telegram', title: networkTitles.telegram, isRestricted: true },
  { id: 'youtube', title: networkTitles.youtube, isRestricted: true },
  { id: 'instagram', title: networkTitles.instagram, isRestricted: true },
  { id: 'facebook', title: networkTitles.facebook, isRestricted: true },
  { id: 'whatsapp', title: networkTitles.whatsapp, isRestricted: true },
] as const;

export const socialNetworkField = z.enum(
  socialNetworks.map(({ id }) => id),
  'Такой сети нет в списке',
);

const META = 'Принадлежит Meta, признанной в России экстремистской. Реклама там запрещена.';
const LIMITED = 'Сеть ограничена, реклама в ней нарушает закон о рекламе. Рассказывать о небе можно.';

/** What the operator says of advertising: whether texts may sell, and which networks carry a mark. */
export const advertisingRules = z.strictObject({
  isSellingAllowed: z.boolean('Нужно да или нет'),
  networks: z
    .array(
      z.strictObject({
        network: socialNetworkField,
        isRestricted: z.boolean('Нужно да или нет'),
        /** Said where the network is chosen. */
        note: textField(300).trim(),
      }),
    )
    .max(socialNetworks.length, 'Каждая сеть один раз'),
});
export type AdvertisingRules = z.output<typeof advertisingRules>;

/** In force until the operator says otherwise: nothing sells. */
export const defaultAdvertising: AdvertisingRules = {
  isSellingAllowed: false,
  networks: socialNetworks.map(({ id, title, isRestricted }) => ({
    ...{ network: id, isRestricted },
    note: title.endsWith('*') ? META : isRestricted ? LIMITED : '',
  })),
};

const weekday = z.number().int().min(0, 'Дни недели: 0–6').max(6, 'Дни недели: 0–6');
const words = z.array(textField(60).trim().min(1)).max(50, 'Не больше 50');

const networkSettings = z.strictObject({
  network: socialNetworkField,
  link: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Нужна ссылка вида https://…' }).max(500)]),
  name: textField(100),
  /** 0 = Sunday. */
  days: z.array(weekday).max(7),
  hours: z.array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Время пишется как ЧЧ:ММ')).max(24),
});

const voiceSettings = z.strictObject({
  tone: paragraphField(500),
  audience: paragraphField(1000),
  topics: words,
  stopWords: words,
  /** Up to three own posts the voice is learned from. */
  samples: z.array(paragraphField(5000)).max(3, 'Не больше трёх своих постов'),
  /** The voice in words, read and edited by the person. */
  profile: paragraphField(3000),
});

export const socialMediaSchema = z.object({
  productId: productIdField,
  networks: z.array(networkSettings),
  voice: voiceSettings.extend({
    /** Counted in the samples, or edited by the person; null without samples. */
    learned: voiceProfileField.nullable().default(null),
  }),
  updatedAt: instant.nullable(),
  /** The operator's: every network of the list. */
  advertising: advertisingRules,
});

export const getSocialMedia = endpoint({
  ...own,
  method: 'GET',
  path: '/v3/user/social_media',
  cost: rowCost,
  summary: 'Сети и голос одного своего продукта',
  query: z.strictObject({ user_id: userIdField, product_id: productIdQuery }),
  body: noBody,
  response: socialMediaSchema,
});

export const saveSocialMedia = endpoint({
  ...own,
  method: 'POST',
  path: '/v3/user/social_media',
  cost: rowCost,
  maxValues: 2_000,
  summary: 'Сохранить сети и голос одного своего продукта',
  body: z.strictObject({
    user_id: userIdField,
    product_id: productIdField,
    networks: z.array(networkSettings).max(20, 'Не больше 20 страниц'),
    /** `learned: null` counts the samples anew; so do other samples when it is left out. */
    voice: voiceSettings.extend({ learned: voiceProfileField.nullable() }).partial().optional(),
  }),
  response: socialMediaSchema,
});
