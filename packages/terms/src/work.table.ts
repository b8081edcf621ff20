/**
 * Works that texts rest on, by the keys of docs/sources.md.
 * Source: docs/sources.md; Russian spelling by the rules of the project glossary.
 */
export const workTable = {
  BPHS: { ru: 'Брихат Парашара Хора Шастра' },
  PD: { ru: 'Пхаладипика' },
  SA: { ru: 'Саравали' },
  BJ: { ru: 'Брихат-джатака' },
  BS: { ru: 'Брихат-самхита' },
  JP: { ru: 'Джатака-париджата' },
  UK: { ru: 'Уттара-каламрита' },
  modern: { ru: 'современное чтение' },
} as const satisfies Readonly<Record<string, { readonly ru: string }>>;
