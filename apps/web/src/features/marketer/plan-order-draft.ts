import { type ContentPlan, planSchema } from '@nebosvod/contracts/content-plans';
import type { PublicationTone } from '@nebosvod/contracts/publication-order';
import { publicationTones } from '@nebosvod/contracts/publication-order';
import { addDays, daysBetween } from '@nebosvod/engine/time/date-arithmetic';
import { z } from 'zod';
import { formatDate, parseDate } from '../../ui/date-input.ts';
import type { Place } from '../../ui/place-field.tsx';
import type { PublicationOrder } from './api/use-writing.ts';

const MOSCOW: Place = {
  id: null,
  name: 'Москва',
  detail: 'Россия',
  latitude: 55.7558,
  longitude: 37.6173,
  timeZone: 'Europe/Moscow',
};

export const mostLaunches = 10;

export interface LaunchDraft {
  /** Of the row: it stays when another is taken away. */
  readonly id: number;
  readonly title: string;
  readonly date: string;
}

/** A plan as it is asked for: dates are texts. */
export interface PlanOrderDraft {
  readonly niche: string;
  readonly goals: string;
  readonly networks: ContentPlan['networks'];
  readonly perWeek: number;
  readonly weeks: number;
  readonly tone: PublicationTone;
  /** Of an advertisement. */
  readonly erid: string;
  readonly from: string;
  readonly place: Place | null;
  readonly launches: readonly LaunchDraft[];
}

const place = z.object({
  ...{ id: z.union([z.string(), z.number()]).nullable(), name: z.string(), detail: z.string() },
  ...{ latitude: z.number(), longitude: z.number(), timeZone: z.string().nullable() },
});
const launch = z.object({ id: z.number(), title: z.string(), date: z.string() });

/** An order as it may have been typed, right or wrong. */
export const planOrderSchema = planSchema.pick({ networks: true }).extend({
  ...{ niche: z.string(), goals: z.string(), perWeek: z.number(), weeks: z.number(), erid: z.string() },
  ...{ tone: z.enum(publicationTones), from: z.string(), place: place.nullable() },
  launches: z.array(launch).max(mostLaunches),
});

/** What each goal is sent as: the last phrases of the texts follow it. */
export const goalWords = {
  'Разговор в комментариях': 'разговор в комментариях',
  'Сохранения и охват': 'охват и сохранения',
  'Вопросы в сообщения': 'запись на консультацию',
} as const;

export const toneWords: Readonly<Record<PublicationTone, string>> = {
  own: 'Моим голосом',
  calm: 'Спокойно',
  lively: 'Живо, с эмодзи',
  brief: 'Коротко',
  selling: 'С приглашением купить',
};

/** A new order from a day on; of a former plan its subject, networks and measure, under the next sky. */
export function newPlanOrder(tomorrow: string, former: ContentPlan | null): PlanOrderDraft {
  const days = former === null ? 28 : daysBetween(former.from, former.to) + 1;
  const weeks = Math.min(4, Math.max(1, Math.round(days / 7)));
  const count = former === null ? 0 : Math.round((former.items.length * 7) / days);
  const next = former === null ? tomorrow : addDays(former.to, 1);
  return {
    niche: former?.niche ?? '',
    goals: former?.goals ?? goalWords['Разговор в комментариях'],
    networks: former?.networks ?? ['vk', 'max', 'ok', 'dzen', 'rutube'],
    perWeek: count === 0 ? 5 : Math.min(14, count),
    weeks,
    tone: publicationTones.find((tone) => tone === former?.tone) ?? 'own',
    erid: '',
    from: formatDate(next),
    place: MOSCOW,
    launches: [],
  };
}

/** The identifier of a text that sells, where there is one. */
export const advertised = (tone: PublicationTone, erid: string) =>
  tone === 'selling' && erid.trim() !== '' ? { erid: erid.trim() } : {};

export type PlanOrderErrors = Readonly<Record<string, string>>;

/** What the call takes, or the Russian mistakes by field. */
export function readPlanOrder(
  draft: PlanOrderDraft,
): { readonly order: PublicationOrder } | { readonly errors: PlanOrderErrors } {
  const { niche, goals, networks, perWeek, weeks, tone, erid, place } = draft;
  const from = parseDate(draft.from);
  const launches = draft.launches.filter(({ title, date }) => title.trim() !== '' || date.trim() !== '');
  const dates = launches.map(({ date }) => parseDate(date));
  const errors: PlanOrderErrors = {
    ...(from.kind === 'value' ? {} : { from: from.kind === 'error' ? from.message : 'Нужна дата' }),
    ...(networks.length > 0 ? {} : { networks: 'Выберите хотя бы одну сеть' }),
    ...(place !== null && place.timeZone === null
      ? { place: 'Выберите город из списка: по его часам указано время' }
      : {}),
    ...Object.fromEntries(
      launches.flatMap(({ id, title }, index) =>
        title.trim() === '' || dates[index]?.kind !== 'value' ? [[`launch${id}`, 'Нужны название и дата']] : [],
      ),
    ),
  };
  if (from.kind !== 'value' || Object.keys(errors).length > 0) return { errors };
  return {
    order: {
      ...{ productId: 3, kind: 'plan', networks, perWeek, weeks, tone, from: from.value },
      ...advertised(tone, erid),
      ...(niche.trim() === '' ? {} : { niche: niche.trim() }),
      ...(goals === '' ? {} : { goals }),
      ...(place?.timeZone
        ? { place: { latitude: place.latitude, longitude: place.longitude, timeZone: place.timeZone } }
        : {}),
      ...(launches.length === 0
        ? {}
        : {
            launches: launches.flatMap(({ title }, index) => {
              const date = dates[index];
              return date?.kind === 'value' ? [{ title: title.trim(), date: date.value }] : [];
            }),
          }),
    },
  };
}
