/**
 * Rules by which an event speaks for a birth time.
 * Source: own wording of the ids of engine/rectification/rule.table, evidence K.
 */
export const rectificationRuleTable = {
  'maha-lord-d1': { ru: 'Владыка махадаши в раши' },
  'antar-lord-d1': { ru: 'Владыка антардаши в раши' },
  'maha-lord-d9': { ru: 'Владыка махадаши в навамше' },
  'antar-lord-d9': { ru: 'Владыка антардаши в навамше' },
  'maha-lord-d10': { ru: 'Владыка махадаши в дашамше' },
  'antar-lord-d10': { ru: 'Владыка антардаши в дашамше' },
  'pratyantar-lord': { ru: 'Владыка пратьянтардаши' },
  'period-of-karaka': { ru: 'Период сигнификатора события' },
  'chara-maha': { ru: 'Знак чара-даши' },
  'chara-antar': { ru: 'Знак подпериода чара-даши' },
  'jupiter-transit': { ru: 'Транзит Юпитера' },
  'saturn-transit': { ru: 'Транзит Сатурна' },
} as const satisfies Record<string, { readonly ru: string }>;

/**
 * Parts of the score of a birth time.
 * Source: own wording of the groups of engine/rectification/rule.table, evidence K.
 */
export const rectificationGroupTable = {
  d1: { ru: 'Раши (D1)' },
  d9: { ru: 'Навамша (D9)' },
  d10: { ru: 'Дашамша (D10)' },
  vimshottari: { ru: 'Вимшоттари' },
  chara: { ru: 'Чара-даша' },
  transit: { ru: 'Транзиты' },
} as const satisfies Record<string, { readonly ru: string }>;
