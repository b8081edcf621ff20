import { z } from 'zod';
import { placeFields } from './birth.ts';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { idList } from './id-list.ts';
import { textField } from './person-fields.ts';
import { instant } from './time-fields.ts';

/** What a person may be reminded of. */
export const reminderKinds = ['day', 'ekadashi', 'transits', 'dasha', 'contact'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Messengers that the operator may have a bot in. */
export const chatChannels = ['telegram', 'max'] as const;
export type ChatChannel = (typeof chatChannels)[number];

/** How a reminder comes. */
export const reminderChannels = ['mail', ...chatChannels] as const;
export type ReminderChannel = (typeof reminderChannels)[number];

/** Hours of the person's own clock at which reminders may come; outside them it is quiet. */
export const reminderHours = { first: 7, last: 22 } as const;

const choice = {
  kinds: idList(z.enum(reminderKinds)),
  channel: z.enum(reminderChannels).default('mail'),
  place: z.strictObject({
    name: textField(200).trim().min(1, 'Выберите город'),
    latitude: placeFields.latitude,
    longitude: placeFields.longitude,
    timeZone: z.string().min(1).max(64),
  }),
  hour: z
    .number()
    .int()
    .min(reminderHours.first, 'Раньше семи часов утра тихо')
    .max(reminderHours.last, 'Позже десяти часов вечера тихо'),
};

const reminderView = z.object({
  kinds: choice.kinds,
  channel: z.enum(reminderChannels),
  /** The bots of this installation, and whether one's own chat is connected. */
  chats: z.array(z.object({ channel: z.enum(chatChannels), isLinked: z.boolean() })),
  place: choice.place.nullable(),
  hour: z.number().int(),
  /** When it is looked next whether there is something to write; null = nothing is chosen. */
  nextAt: instant.nullable(),
});

const own = { tag: 'user', access: 'user', params: nothing, query: nothing, cost: rowCost } as const;

export const getReminders = endpoint({
  ...own,
  method: 'GET',
  path: '/v1/user/reminders',
  summary: 'О чём напоминать, куда, по какому городу и в котором часу',
  body: noBody,
  response: reminderView,
});

export const saveReminders = endpoint({
  ...own,
  method: 'PUT',
  path: '/v1/user/reminders',
  summary: 'Выбрать напоминания; пустой список выключает все',
  body: z.strictObject(choice),
  response: reminderView,
});

/** The link at the end of every letter carries the token. */
export const stopReminders = endpoint({
  tag: 'user',
  access: 'guest',
  method: 'POST',
  path: '/v1/reminders/stop',
  cost: rowCost,
  summary: 'Выключить напоминания по ссылке из письма',
  params: nothing,
  query: nothing,
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: z.undefined(),
  status: 204,
  envelope: 'none',
});
