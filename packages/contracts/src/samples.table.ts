import type { ConsultationKind, ProductId } from './products.table.ts';

/** The document that shows best what a product adds; products whose documents have no writer show none. */
export const sampleKinds = {
  1: 'western-portrait',
  2: 'numerology-matrix',
  14: 'veda-portrait',
  15: 'veda-dashas',
  16: 'veda-pair',
  17: 'veda-tajaka',
} as const satisfies Partial<Record<ProductId, ConsultationKind>>;

export type SampleKind = (typeof sampleKinds)[keyof typeof sampleKinds];

/** Whose documents the samples are: invented people with a day, an hour and a city of birth. */
export const samplePeople = [
  {
    date: '1990-05-17',
    time: '14:30',
    latitude: 55.7558,
    longitude: 37.6173,
    timeZone: 'Europe/Moscow',
    place: 'Москва',
  },
  {
    date: '1988-10-03',
    time: '07:15',
    latitude: 59.9386,
    longitude: 30.3141,
    timeZone: 'Europe/Moscow',
    place: 'Санкт-Петербург',
  },
] as const;

/** The day the samples are written for: the pictures of their pages are made once. */
export const sampleDay = '2026-12-01';

/** The sample of what an item sells: that of the last of its products that has one. */
export function sampleOf(productIds: readonly number[]): SampleKind | null {
  const kinds: Readonly<Partial<Record<number, SampleKind>>> = sampleKinds;
  return productIds.flatMap((id) => kinds[id] ?? []).at(-1) ?? null;
}
