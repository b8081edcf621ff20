import { z } from 'zod';

/**
 * What is sold: product → {title, kinds, quota, term}. The operator's question "what does product 15 open?" is
 * answered here and nowhere else; ownership itself is derived from purchases.
 * Source: product specification, sections 2, 6, 9 (ids and areas); product design 4.5 (kinds, four levels of Veda).
 */

/** Kinds of generated documents, by area. */
export const consultationKinds = [
  'western-portrait',
  'western-work',
  'western-relations',
  'western-pair',
  'western-child',
  'western-year',
  'western-month',
  'western-dates',
  'numerology-matrix',
  'numerology-square',
  'numerology-numbers',
  'numerology-cycles',
  'numerology-pair',
  'numerology-child',
  'numerology-family',
  'numerology-name',
  'plan',
  'post',
  'carousel',
  'story',
  'reels',
  'veda-portrait',
  'veda-upaya',
  'veda-dashas',
  'veda-tajaka',
  'veda-navamsha',
  'veda-dashamsha',
  'veda-pair',
  'veda-muhurta',
  'veda-prashna',
] as const;

export type ConsultationKind = (typeof consultationKinds)[number];

/** Areas of the app that products open. */
export const productAreas = ['astrolog', 'numerolog', 'marketer', 'veda'] as const;

export type ProductArea = (typeof productAreas)[number];

export const productIds = [1, 2, 3, 14, 15, 16, 17] as const;

export type ProductId = (typeof productIds)[number];

export interface Product {
  readonly id: ProductId;
  readonly title: string;
  readonly area: ProductArea;
  readonly kinds: readonly ConsultationKind[];
  /** Generations in a calendar month (Moscow time); charged on success only. */
  readonly quota: number;
  /** Months from the purchase; null = without end. */
  readonly termMonths: number | null;
  /** Products that this one holds as well. */
  readonly includes: readonly ProductId[];
}

const vedaBasics = ['veda-portrait', 'veda-upaya'] as const;
const vedaPeriods = [...vedaBasics, 'veda-dashas', 'veda-tajaka', 'veda-navamsha', 'veda-dashamsha'] as const;
const vedaMuhurta = [...vedaPeriods, 'veda-pair', 'veda-muhurta', 'veda-prashna'] as const;

export const products: readonly Product[] = [
  {
    id: 1,
    title: 'Астролог',
    area: 'astrolog',
    kinds: [
      'western-portrait',
      'western-work',
      'western-relations',
      'western-pair',
      'western-child',
      'western-year',
      'western-month',
      'western-dates',
    ],
    quota: 30,
    termMonths: 12,
    includes: [],
  },
  {
    id: 2,
    title: 'Нумеролог',
    area: 'numerolog',
    kinds: [
      'numerology-matrix',
      'numerology-square',
      'numerology-numbers',
      'numerology-cycles',
      'numerology-pair',
      'numerology-child',
      'numerology-family',
      'numerology-name',
    ],
    quota: 30,
    termMonths: 12,
    includes: [],
  },
  {
    id: 3,
    title: 'Маркетолог',
    area: 'marketer',
    kinds: ['plan', 'post', 'carousel', 'story', 'reels'],
    quota: 60,
    termMonths: 12,
    includes: [],
  },
  { id: 14, title: 'Veda: Основы', area: 'veda', kinds: vedaBasics, quota: 10, termMonths: 12, includes: [] },
  { id: 15, title: 'Veda: Периоды', area: 'veda', kinds: vedaPeriods, quota: 20, termMonths: 12, includes: [14] },
  {
    id: 16,
    title: 'Veda: Мухурта и совместимость',
    area: 'veda',
    kinds: vedaMuhurta,
    quota: 30,
    termMonths: 12,
    includes: [14, 15],
  },
  {
    id: 17,
    title: 'Veda: Полный доступ',
    area: 'veda',
    kinds: vedaMuhurta,
    quota: 60,
    termMonths: 12,
    includes: [14, 15, 16],
  },
];

/** The product with this id, or null for a number that is not sold. */
export function findProduct(id: number): Product | null {
  return products.find((product) => product.id === id) ?? null;
}

/** Ids of what is sold in an area. */
export function productsOfArea(area: ProductArea): readonly ProductId[] {
  return products.filter((product) => product.area === area).map(({ id }) => id);
}

/** Ids whose ownership opens `id`: itself and the levels that hold it. */
export function productsThatOpen(id: number): number[] {
  return products
    .filter((product) => product.id === id || product.includes.some((held) => held === id))
    .map(({ id }) => id);
}

/** Parts of an area that the server opens by themselves, with the first level that holds each. */
export const partLevels = {
  points: 1,
  directions: 1,
  'time-lords': 1,
  horary: 1,
  ephemeris: 1,
  map: 1,
  'western-pdf': 1,
  kp: 16,
  prashna: 16,
} as const satisfies Readonly<Record<string, ProductId>>;

export type ProductPart = keyof typeof partLevels;

/** Ids any one of which opens a part: its endpoints take their access from here, its screens their lock. */
export function productsOfPart(part: ProductPart): readonly number[] {
  return productsThatOpen(partLevels[part]);
}

/** Product id in a JSON body. */
export const productIdField = z.literal(productIds, 'Такого продукта нет');

/** Product id in a query string. */
export const productIdQuery = z
  .string('Нужен номер продукта')
  .regex(/^\d{1,4}$/, 'Номер продукта — целое число')
  .transform(Number)
  .pipe(productIdField);
