import type { ConsultationRequest, consultationCard } from '@nebosvod/contracts/consultations';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import type { generationCount } from '@nebosvod/contracts/user';
import { formatDayAndMonth, formatNumericDate } from '@nebosvod/terms/civil-date';
import { type WallClock, wallClock } from '@nebosvod/terms/clock';
import { counted, plural } from '@nebosvod/terms/plural';
import type { z } from 'zod';
import { deviceZone } from '../../platform/device-zone.ts';

export type DocumentCard = z.output<typeof consultationCard>;
export type Status = DocumentCard['status'];
export type Quota = AnswerOf<typeof generationCount>;
export type Tone = NonNullable<ConsultationRequest['tone']>;
export type Detail = NonNullable<ConsultationRequest['detail']>;

/** What is said of a document in the list. */
export const statusWords: Readonly<Record<Status, string>> = {
  queued: 'ждёт очереди',
  running: 'составляется',
  done: 'готов',
  failed: 'не получилось',
  cancelled: 'остановлен',
};

export const toneWords: Readonly<Record<Tone, { readonly label: string; readonly hint: string }>> = {
  gentle: { label: 'Бережно', hint: 'из возражений остаётся главное, опор больше' },
  neutral: { label: 'Ровно', hint: 'за и против с равным весом' },
  brief: { label: 'Кратко', hint: 'мысли без развития' },
};

export const detailWords: Readonly<Record<Detail, { readonly label: string; readonly hint: string }>> = {
  short: { label: 'Короткий', hint: 'до 1\u00a0200 слов' },
  middle: { label: 'Средний', hint: 'до 3\u00a0000 слов' },
  long: { label: 'Подробный', hint: 'до 6\u00a0000 слов' },
};

/** A month of generations is one of Moscow, so its end is told by that clock. */
const resetDay = (resetsAt: string): string =>
  formatDayAndMonth(wallClock(resetsAt, { timeZone: 'Europe/Moscow' }).date);

/** «Осталось 7 генераций из 30 до 1 декабря». */
export function quotaWords({ left, limit, resetsAt }: Quota): string {
  const verb = plural(left, 'Осталась', 'Осталось', 'Осталось');
  return `${verb} ${counted(left, 'генерация', 'генерации', 'генераций')} из ${limit} до ${resetDay(resetsAt)}`;
}

/** What a request refused for want of generations is told: when there are new ones, and what works without them. */
export function exhaustedWords({ limit, resetsAt }: Quota): string {
  const verb = plural(limit, 'Новая', 'Новые', 'Новые');
  const opens = plural(limit, 'откроется', 'откроются', 'откроются');
  return `Генерации этого месяца закончились. ${verb} ${limit} ${opens} ${resetDay(resetsAt)}. Готовые документы можно открывать, править и печатать.`;
}

/** «Спишется 1 из 7, только когда документ готов». */
export function chargeWords(cost: number, { left }: Quota): string {
  const verb = plural(cost, 'Спишется', 'Спишутся', 'Спишется');
  return `${verb} ${cost} из ${left}, только когда документ готов`;
}

/** An instant on this device's clock. */
export function deviceClock(instant: string): WallClock {
  return wallClock(instant, { timeZone: deviceZone() });
}

/** «23.11.2026, 14:02» of an instant on this device's clock. */
export function deviceMoment(instant: string): string {
  const { date, time } = deviceClock(instant);
  return `${formatNumericDate(date)}, ${time.slice(0, 5)}`;
}
