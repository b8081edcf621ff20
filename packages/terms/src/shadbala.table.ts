import type { Name } from './name.ts';

/**
 * Six sources of strength.
 * Source: project glossary, section shadbala, evidence B (found in one or two Russian sources). Units: virupas, 60 = 1 rupa.
 */
export const shadbalaTable = {
  sthana: { ru: 'сила положения', sa: 'Стхана-бала', iast: 'Sthāna-bala' },
  dig: { ru: 'сила направления', sa: 'Диг-бала', iast: 'Dig-bala' },
  kala: { ru: 'сила времени', sa: 'Кала-бала', iast: 'Kāla-bala' },
  cheshta: { ru: 'сила движения', sa: 'Чешта-бала', iast: 'Ceṣṭā-bala' },
  naisargika: { ru: 'природная сила', sa: 'Найсаргика-бала', iast: 'Naisargika-bala' },
  drik: { ru: 'сила аспектов', sa: 'Дрик-бала', iast: 'Dṛk-bala' },
} as const satisfies Record<string, Name>;

/**
 * Parts of sthana bala.
 * Source: project glossary, section shadbala, evidence B (found in one or two Russian sources).
 */
export const sthanaBalaTable = {
  uccha: { ru: 'сила экзальтации', sa: 'Уччха-бала', iast: 'ucca-bala' },
  saptavargaja: { ru: 'сила семи варг', sa: 'Саптаваргаджа-бала', iast: 'saptavargaja-bala' },
  ojaYugma: { ru: 'сила чётности знаков', sa: 'Оджа-югма-бала', iast: 'ojayugma-bala' },
  kendradi: { ru: 'сила углов', sa: 'Кендради-бала', iast: 'kendrādi-bala' },
  drekkana: { ru: 'сила деканата', sa: 'Дреккана-бала', iast: 'drekkāṇa-bala' },
} as const satisfies Record<string, Name>;

/**
 * Parts of kala bala.
 * Source: project glossary, section shadbala, evidence B (found in one or two Russian sources).
 */
export const kalaBalaTable = {
  natonnata: { ru: 'день и ночь', sa: 'Натонната-бала', iast: 'natonnata-bala' },
  paksha: { ru: 'половина лунного месяца', sa: 'Пакша-бала', iast: 'pakṣa-bala' },
  tribhaga: { ru: 'трети дня и ночи', sa: 'Трибхага-бала', iast: 'tribhāga-bala' },
  abda: { ru: 'владыка года', sa: 'Абда-бала', iast: 'abda-bala' },
  masa: { ru: 'владыка месяца', sa: 'Маса-бала', iast: 'māsa-bala' },
  vara: { ru: 'владыка дня', sa: 'Вара-бала', iast: 'vāra-bala' },
  hora: { ru: 'владыка часа', sa: 'Хора-бала', iast: 'horā-bala' },
  ayana: { ru: 'склонение', sa: 'Аяна-бала', iast: 'ayana-bala' },
  yuddha: { ru: 'планетная война', sa: 'Юддха-бала', iast: 'yuddha-bala' },
} as const satisfies Record<string, Name>;
