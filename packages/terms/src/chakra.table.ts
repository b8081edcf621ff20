import type { Name } from './name.ts';

/**
 * Seven chakras of the body. Their grahas differ by school: name the school on the page.
 * Source: project glossary, section chakras7, evidence B (found in one or two Russian sources).
 */
export const chakraTable = {
  muladhara: { ru: 'Муладхара', sa: 'Муладхара', iast: 'Mūlādhāra' },
  svadhishthana: { ru: 'Свадхистхана', sa: 'Свадхистхана', iast: 'Svādhiṣṭhāna' },
  manipura: { ru: 'Манипура', sa: 'Манипура', iast: 'Maṇipūra' },
  anahata: { ru: 'Анахата', sa: 'Анахата', iast: 'Anāhata' },
  vishuddha: { ru: 'Вишуддха', sa: 'Вишуддха', iast: 'Viśuddha' },
  ajna: { ru: 'Аджна', sa: 'Аджна', iast: 'Ājñā' },
  sahasrara: { ru: 'Сахасрара', sa: 'Сахасрара', iast: 'Sahasrāra' },
} as const satisfies Record<string, Name>;

/**
 * Diagrams that Jyotish also calls chakras.
 * Source: project glossary, section diagram_chakras, evidence B (found in one or two Russian sources).
 */
export const diagramTable = {
  sudarshana: {
    ru: 'Сударшана-чакра',
    sa: 'Сударшана-чакра',
    iast: 'Sudarśana-cakra',
    about: 'три круга: от лагны, Луны и Солнца',
  },
  sarvatobhadra: {
    ru: 'Сарватобхадра-чакра',
    sa: 'Сарватобхадра-чакра',
    iast: 'Sarvatobhadra-cakra',
    about: 'сетка 9×9 для транзитов и ведхи',
  },
  kota: { ru: 'Кота-чакра', sa: 'Кота-чакра', iast: 'Koṭa-cakra', about: '«крепость», 28 накшатр' },
  kurma: { ru: 'Курма-чакра', sa: 'Курма-чакра', iast: 'Kūrma-cakra', about: 'стороны света' },
  tripataki: { ru: 'Трипатаки-чакра', sa: 'Трипатаки-чакра', iast: 'Tripatākī-cakra', about: 'годовая ведха' },
  saptanadi: { ru: 'Саптанади-чакра', sa: 'Саптанади-чакра', iast: 'Saptanāḍī-cakra', about: 'погода' },
  'surya-kalanala': {
    ru: 'Сурья-каланала-чакра',
    sa: 'Сурья-каланала-чакра',
    iast: 'Sūryakālānala-cakra',
    about: '28 накшатр от Солнца',
  },
} as const satisfies Record<string, Name & { readonly about: string }>;
