import type { Name } from './name.ts';

/**
 * Ekadashis by purnimanta month (13 = adhika month) and half. Dates depend on the city and the tradition.
 * Source: project glossary, section ekadashis, evidence K (common knowledge, not checked against a printed source).
 */
export const ekadashiTable = {
  1: {
    krishna: { ru: 'Папамочани', sa: 'Папамочани', iast: 'Pāpamocanī' },
    shukla: { ru: 'Камада', sa: 'Камада', iast: 'Kāmadā' },
  },
  2: {
    krishna: { ru: 'Варутхини', sa: 'Варутхини', iast: 'Varūthinī' },
    shukla: { ru: 'Мохини', sa: 'Мохини', iast: 'Mohinī' },
  },
  3: {
    krishna: { ru: 'Апара', sa: 'Апара', iast: 'Aparā' },
    shukla: { ru: 'Нирджала', sa: 'Нирджала', iast: 'Nirjalā' },
  },
  4: {
    krishna: { ru: 'Йогини', sa: 'Йогини', iast: 'Yoginī' },
    shukla: { ru: 'Девашаяни', sa: 'Девашаяни', iast: 'Devaśayanī' },
  },
  5: {
    krishna: { ru: 'Камика', sa: 'Камика', iast: 'Kāmikā' },
    shukla: { ru: 'Павитра (Путрада)', sa: 'Павитра (Путрада)', iast: 'Pavitrā (Putradā)' },
  },
  6: {
    krishna: { ru: 'Аджа', sa: 'Аджа', iast: 'Ajā' },
    shukla: { ru: 'Паривартини', sa: 'Паривартини', iast: 'Parivartinī' },
  },
  7: {
    krishna: { ru: 'Индира', sa: 'Индира', iast: 'Indirā' },
    shukla: { ru: 'Папанкуша', sa: 'Папанкуша', iast: 'Pāpāṅkuśā' },
  },
  8: {
    krishna: { ru: 'Рама', sa: 'Рама', iast: 'Ramā' },
    shukla: { ru: 'Прабодхини', sa: 'Прабодхини', iast: 'Prabodhinī' },
  },
  9: {
    krishna: { ru: 'Утпанна', sa: 'Утпанна', iast: 'Utpannā' },
    shukla: { ru: 'Мокшада', sa: 'Мокшада', iast: 'Mokṣadā' },
  },
  10: {
    krishna: { ru: 'Сапхала', sa: 'Сапхала', iast: 'Saphalā' },
    shukla: { ru: 'Путрада', sa: 'Путрада', iast: 'Putradā' },
  },
  11: { krishna: { ru: 'Шаттила', sa: 'Шаттила', iast: 'Ṣaṭtilā' }, shukla: { ru: 'Джая', sa: 'Джая', iast: 'Jayā' } },
  12: {
    krishna: { ru: 'Виджая', sa: 'Виджая', iast: 'Vijayā' },
    shukla: { ru: 'Амалаки', sa: 'Амалаки', iast: 'Āmalakī' },
  },
  13: {
    shukla: { ru: 'Падмини', sa: 'Падмини', iast: 'Padminī' },
    krishna: { ru: 'Парама', sa: 'Парама', iast: 'Paramā' },
  },
} as const satisfies Record<number, Record<'shukla' | 'krishna', Name>>;

/**
 * Eight mahadvadashis.
 * Source: Hari-bhakti-vilasa 13, spelling by the house rules (evidence C).
 */
export const mahadvadashiTable = {
  unmilani: { ru: 'Унмилани', sa: 'Унмилани', iast: 'Unmīlanī' },
  vyanjuli: { ru: 'Вьянджули', sa: 'Вьянджули', iast: 'Vyañjulī' },
  trisprisha: { ru: 'Трисприша', sa: 'Трисприша', iast: 'Trispṛśā' },
  pakshavardhini: { ru: 'Пакшавардхини', sa: 'Пакшавардхини', iast: 'Pakṣavardhinī' },
  jaya: { ru: 'Джая', sa: 'Джая', iast: 'Jayā' },
  vijaya: { ru: 'Виджая', sa: 'Виджая', iast: 'Vijayā' },
  jayanti: { ru: 'Джаянти', sa: 'Джаянти', iast: 'Jayantī' },
  papanashini: { ru: 'Папанашини', sa: 'Папанашини', iast: 'Pāpanāśinī' },
} as const satisfies Record<string, Name>;

/**
 * Traditions of the fast.
 * Source: project glossary, section ekadashis, evidence K (common knowledge, not checked against a printed source).
 */
export const fastTraditionTable = {
  smarta: { ru: 'смарта', sa: 'смарта', iast: 'smārta' },
  vaishnava: { ru: 'вайшнава', sa: 'вайшнава', iast: 'vaiṣṇava' },
} as const satisfies Record<string, Name>;
