import type { Name } from './name.ts';

/**
 * Chara karakas; PiK exists in the scheme of eight only.
 * Source: project glossary, section chara_karakas, evidence B (found in one or two Russian sources).
 */
export const charaKarakaTable = {
  AK: { ru: 'Атмакарака', sa: 'Атмакарака', iast: 'Ātmakāraka', abbreviation: 'АК', theme: 'душа' },
  AmK: { ru: 'Аматьякарака', sa: 'Аматьякарака', iast: 'Amātyakāraka', abbreviation: 'АмК', theme: 'дело, советник' },
  BK: { ru: 'Бхратрикарака', sa: 'Бхратрикарака', iast: 'Bhrātṛkāraka', abbreviation: 'БК', theme: 'братья, учитель' },
  MK: { ru: 'Матрикарака', sa: 'Матрикарака', iast: 'Mātṛkāraka', abbreviation: 'МК', theme: 'мать' },
  PiK: { ru: 'Питрикарака', sa: 'Питрикарака', iast: 'Pitṛkāraka', abbreviation: 'ПиК', theme: 'отец (в схеме из 8)' },
  PK: { ru: 'Путракарака', sa: 'Путракарака', iast: 'Putrakāraka', abbreviation: 'ПК', theme: 'дети' },
  GK: { ru: 'Гьятикарака', sa: 'Гьятикарака', iast: 'Jñātikāraka', abbreviation: 'ГК', theme: 'родня, препятствия' },
  DK: { ru: 'Даракарака', sa: 'Даракарака', iast: 'Dārakāraka', abbreviation: 'ДК', theme: 'супруг' },
} as const satisfies Record<string, Name & { readonly abbreviation: string; readonly theme: string }>;
