/**
 * Events of a life that rectification asks about, in the order of the form.
 * Source: own wording of the ids of engine/rectification/event.table, evidence K.
 */
export const lifeEventTable = {
  marriage: { ru: 'Брак' },
  separation: { ru: 'Развод или расставание' },
  'child-birth': { ru: 'Рождение ребёнка' },
  'career-start': { ru: 'Начало работы' },
  promotion: { ru: 'Повышение' },
  'job-loss': { ru: 'Потеря работы' },
  'own-business': { ru: 'Своё дело' },
  education: { ru: 'Учёба: поступление или диплом' },
  relocation: { ru: 'Переезд' },
  'life-abroad': { ru: 'Отъезд за границу' },
  property: { ru: 'Покупка жилья или земли' },
  income: { ru: 'Крупный доход' },
  illness: { ru: 'Болезнь' },
  surgery: { ru: 'Операция' },
  'loss-of-father': { ru: 'Утрата отца' },
  'loss-of-mother': { ru: 'Утрата матери' },
  'sibling-birth': { ru: 'Рождение брата или сестры' },
} as const satisfies Record<string, { readonly ru: string }>;
