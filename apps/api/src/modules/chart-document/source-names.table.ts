/**
 * Works that texts and combinations rest on, as a reader of Russian knows them; the number after a name is its chapter or verse.
 * Source: keys and works of docs/sources.md.
 */
export const sourceNames: Readonly<Record<string, string>> = {
  BPHS: 'Брихат-Парашара-хора',
  PD: 'Пхаладипика',
  SA: 'Саравали',
  BJ: 'Брихат-джатака',
  BS: 'Брихат-самхита',
  JP: 'Джатака-париджата',
  JS: 'Джаймини-сутры',
  UK: 'Уттара-каламрита',
  'Raman-300': 'Раман, «Триста сочетаний»',
  modern: 'современная практика',
};
