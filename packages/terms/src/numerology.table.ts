/**
 * 22 arcana in the order of the matrix of destiny (Fool = 22; Justice 8, Strength 11). Decks differ: name the school on the page.
 * Source: project glossary, section arcana22, evidence B (found in one or two Russian sources).
 */
export const arcanaTable = {
  1: { ru: 'Маг' },
  2: { ru: 'Жрица' },
  3: { ru: 'Императрица' },
  4: { ru: 'Император' },
  5: { ru: 'Иерофант' },
  6: { ru: 'Влюблённые' },
  7: { ru: 'Колесница' },
  8: { ru: 'Справедливость' },
  9: { ru: 'Отшельник' },
  10: { ru: 'Колесо Фортуны' },
  11: { ru: 'Сила' },
  12: { ru: 'Повешенный' },
  13: { ru: 'Смерть (Трансформация)' },
  14: { ru: 'Умеренность' },
  15: { ru: 'Дьявол' },
  16: { ru: 'Башня' },
  17: { ru: 'Звезда' },
  18: { ru: 'Луна' },
  19: { ru: 'Солнце' },
  20: { ru: 'Суд' },
  21: { ru: 'Мир' },
  22: { ru: 'Шут' },
} as const satisfies Record<number, { readonly ru: string }>;

/**
 * Nine cells of the psychomatrix (square of Pythagoras, Alexandrov).
 * Source: project glossary, section psychomatrix, evidence A (spelling agreed by three or more independent Russian sources).
 */
export const psychomatrixCellTable = {
  1: { ru: 'Характер, воля' },
  2: { ru: 'Энергия' },
  3: { ru: 'Интерес к наукам, познание' },
  4: { ru: 'Здоровье' },
  5: { ru: 'Логика, интуиция' },
  6: { ru: 'Труд, мастерство' },
  7: { ru: 'Удача' },
  8: { ru: 'Долг, ответственность' },
  9: { ru: 'Память, ум' },
} as const satisfies Record<number, { readonly ru: string }>;

/**
 * Eight lines of the psychomatrix by the keys of the answer.
 * Source: project glossary, section psychomatrix, evidence A (spelling agreed by three or more independent Russian sources). Names of lines: evidence K, authors differ.
 */
export const psychomatrixLineTable = {
  purpose_147: { ru: 'Целеустремлённость', cells: [1, 4, 7] },
  family_258: { ru: 'Семья', cells: [2, 5, 8] },
  stability_369: { ru: 'Стабильность', cells: [3, 6, 9] },
  selfEsteem_123: { ru: 'Самооценка', cells: [1, 2, 3] },
  finance_456: { ru: 'Быт', cells: [4, 5, 6] },
  talent_789: { ru: 'Талант', cells: [7, 8, 9] },
  spirituality_159: { ru: 'Духовность', cells: [1, 5, 9] },
  temperament_357: { ru: 'Темперамент', cells: [3, 5, 7] },
} as const satisfies Record<string, { readonly ru: string; readonly cells: readonly number[] }>;
