import type { Client, changeClient, clientCardSchema } from '@nebosvod/contracts/clients';
import type { SentBodyOf } from '@nebosvod/contracts/endpoint';
import { formatMonth, formatNumericDate } from '@nebosvod/terms/civil-date';
import { type WallClock, wallClock } from '@nebosvod/terms/clock';
import { counted } from '@nebosvod/terms/plural';
import type { z } from 'zod';
import { deviceZone } from '../../platform/device-zone.ts';
import type { PracticeArea } from '../../text/areas.ts';

type SentEvent = NonNullable<SentBodyOf<typeof changeClient>['events']>[number];

export type ClientCardRow = z.output<typeof clientCardSchema>;

/** Words of the kinds of contact. */
export const contactWords = {
  phone: 'Телефон',
  email: 'Почта',
  telegram: 'Телеграм',
  vk: 'ВКонтакте',
  max: 'MAX',
  other: 'Другое',
} as const satisfies Record<Client['contacts'][number]['kind'], string>;

/** Words of how well the date of an event is known. */
export const precisionWords = {
  day: 'до дня',
  month: 'до месяца',
  year: 'до года',
} as const satisfies Record<Client['events'][number]['precision'], string>;

/** Date and time of an instant on this device's clock. */
export function deviceClock(instant: string): WallClock {
  return wallClock(instant, { timeZone: deviceZone() });
}

/** The date of an instant on this device's clock: «18.11.2026». */
export function deviceDate(instant: string): string {
  return formatNumericDate(deviceClock(instant).date);
}

/** The instant of a wall clock of this device, ISO 8601. */
export function instantOf(date: string, time: string): string {
  return new Date(`${date}T${time}`).toISOString();
}

/** The date of an event, as well as it is known: «08.09.2025», «сентябрь 2025», «2025 год». */
export function eventDate({ date, precision }: Pick<SentEvent, 'date' | 'precision'>): string {
  if (precision === 'year') return `${date.slice(0, 4)} год`;
  return precision === 'month' ? formatMonth(date) : formatNumericDate(date);
}

/** Whether every birth of a client has its consent; null when there is no birth to consent to. */
export function hasConsents(births: readonly { readonly consent: unknown }[]): boolean | null {
  return births.length === 0 ? null : births.every(({ consent }) => consent !== null);
}

/** Two letters for the round mark of a person: «АС» of «Анна Соколова». */
export function initialsOf(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/);
  return `${[...first][0] ?? ''}${[...second][0] ?? ''}`.toUpperCase();
}

/** What goes when a client is erased: «1 рождение, 2 заметки, 1 встреча»; of nothing, the name alone. */
export function contentsOf({ births, contacts, notes, events, sessions, packages }: Client): string {
  const parts = [
    births.length > 0 && counted(births.length, 'рождение', 'рождения', 'рождений'),
    contacts.length > 0 && counted(contacts.length, 'контакт', 'контакта', 'контактов'),
    notes.length > 0 && counted(notes.length, 'заметка', 'заметки', 'заметок'),
    events.length > 0 && counted(events.length, 'событие', 'события', 'событий'),
    sessions.length > 0 && counted(sessions.length, 'встреча', 'встречи', 'встреч'),
    packages.length > 0 && counted(packages.length, 'пакет', 'пакета', 'пакетов'),
  ];
  const told = parts.filter((part) => part !== false);
  return told.length === 0 ? 'имя' : told.join(', ');
}

/** Areas that hold the client book. */
export type BookArea = PracticeArea;
