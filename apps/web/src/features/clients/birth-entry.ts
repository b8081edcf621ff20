import type { Birth } from '@nebosvod/contracts/birth';
import type { Client } from '@nebosvod/contracts/clients';
import { formatNumericDate } from '@nebosvod/terms/civil-date';
import type { ClientChange } from './api/use-clients.ts';
import { deviceClock, deviceDate, instantOf } from './client-words.ts';
import { type Field, readValues, type Values } from './entry-kind.ts';

export type ClientBirth = Client['births'][number];

/** What the book asks about a birth beside the birth itself: whose it is, and the consent to keep it. */
export const birthFields: readonly Field[] = [
  { name: 'label', label: 'Кто это', kind: 'line', isOptional: true, hint: 'Сама, муж, дочь' },
  { name: 'date', label: 'Дата согласия', kind: 'date', isOptional: true, path: 'consent.at' },
  {
    name: 'how',
    label: 'Как получено',
    kind: 'line',
    isOptional: true,
    path: 'consent.how',
    hint: 'На встрече, письмом. Если человеку нет 18, согласие даёт законный представитель: напишите, кто',
  },
  { name: 'text', label: 'Текст согласия', kind: 'text', isOptional: true, path: 'consent.text' },
];

/** The fields of a birth as the form begins with them. */
export function valuesOf(birth: ClientBirth | null): Values {
  const consent = birth?.consent ?? null;
  return {
    label: birth?.label ?? '',
    date: consent === null ? '' : formatNumericDate(deviceClock(consent.at).date),
    how: consent?.how ?? '',
    text: consent?.text ?? '',
  };
}

type Sent = NonNullable<ClientChange['births']>[number];

/** Reads the fields; a consent is whole or not there at all. */
export function readBirthEntry(birth: Birth, values: Values) {
  const { read, mistakes } = readValues(birthFields, values);
  const { label = '', date = '', how = '', text = '' } = read;
  const isGiven = [date, how, text].some((part) => part !== '');
  const missing: Record<string, string> = { ...mistakes };
  if (isGiven && date === '') missing.date = 'Нужна дата согласия';
  if (isGiven && how === '') missing.how = 'Напишите, как получено согласие';
  const isWhole = Object.keys(missing).length === 0;
  const entry: Sent = {
    label,
    birth,
    ...(birth.gender === undefined ? {} : { sex: birth.gender }),
    consent: isGiven && isWhole ? { at: instantOf(date, '12:00'), how, text } : null,
  };
  return { entry, mistakes: missing };
}

/** The births of a client with one put in its place, added or (null) taken away; and the path of its mistakes. */
export function planBirth({ births }: Client, id: string | null, entry: Sent | null) {
  // Whether a person is a minor is computed, not told.
  const kept = births.map(({ isMinor: _, ...birth }): Sent => birth);
  const found = kept.findIndex((birth) => id !== null && birth.id === id);
  const index = found < 0 ? kept.length : found;
  const next = entry === null ? [] : [{ ...entry, ...(found < 0 || id === null ? {} : { id }) }];
  return { change: { births: [...kept.slice(0, index), ...next, ...kept.slice(index + 1)] }, path: `births.${index}` };
}

/** «Согласие 01.11.2026, на встрече». */
export function consentWords({ at, how }: NonNullable<ClientBirth['consent']>): string {
  return `Согласие ${deviceDate(at)}, ${how}`;
}
