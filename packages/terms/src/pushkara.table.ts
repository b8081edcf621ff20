import type { Name } from './name.ts';

/**
 * Pushkara parts of a sign.
 * Source: project glossary, section pushkara, evidence K (common knowledge, not checked against a printed source).
 */
export const pushkaraTable = {
  navamsha: { ru: 'благотворная навамша', sa: 'Пушкара-навамша', iast: 'puṣkara-navāṃśa' },
  bhaga: { ru: 'благотворный градус', sa: 'Пушкара-бхага', iast: 'puṣkara-bhāga' },
} as const satisfies Record<string, Name>;
