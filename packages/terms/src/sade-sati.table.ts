/**
 * Passages of Saturn, keyed by the house counted from the Moon. Саде-сати (sāḍe-sātī): «семь с половиной лет».
 * Source: project glossary, section sade_sati, evidence B (found in one or two Russian sources).
 */
export const sadeSatiTable = {
  12: { ru: '1-я фаза', rule: 'Сатурн в 12-м знаке от Луны', kind: 'sade-sati' },
  1: { ru: '2-я фаза (пик)', rule: 'Сатурн в знаке Луны', kind: 'sade-sati' },
  2: { ru: '3-я фаза', rule: 'Сатурн во 2-м знаке от Луны', kind: 'sade-sati' },
  4: { ru: 'Ардхаштама-шани (дхайя)', rule: 'Сатурн в 4-м знаке от Луны', kind: 'dhaiya' },
  8: { ru: 'Аштама-шани (дхайя)', rule: 'Сатурн в 8-м знаке от Луны', kind: 'dhaiya' },
} as const satisfies Record<
  number,
  { readonly ru: string; readonly rule: string; readonly kind: 'sade-sati' | 'dhaiya' }
>;
