import type { Name } from './name.ts';

/**
 * Words of the field with a short Russian gloss, for tooltips and search (`variants` are never shown).
 * Source: project glossary, section core_terms, evidence A (spelling agreed by three or more independent Russian sources).
 */
export const coreTermTable = {
  jyotisha: { ru: 'ведическая астрология', sa: 'Джйотиш', iast: 'jyotiṣa', variants: ['Джьотиш', 'Джотиш'] },
  panchanga: {
    ru: 'ведический календарь',
    sa: 'панчанга',
    iast: 'pañcāṅga',
    variants: ['панчанг', 'паньчанга', 'панджика'],
  },
  kundali: { ru: 'натальная карта', sa: 'кундали', iast: 'kuṇḍalī', variants: ['кундли', 'джанма-кундали'] },
  lagna: { ru: 'восходящий знак (асцендент)', sa: 'лагна', iast: 'lagna', variants: ['асцендент'] },
  bhava: { ru: 'дом', sa: 'бхава', iast: 'bhāva' },
  rashi: { ru: 'знак зодиака', sa: 'раши', iast: 'rāśi' },
  graha: { ru: 'планета', sa: 'граха', iast: 'graha' },
  nakshatra: { ru: 'лунная стоянка', sa: 'накшатра', iast: 'nakṣatra', variants: ['накшатр'] },
  pada: { ru: 'четверть накшатры', sa: 'пада', iast: 'pāda' },
  varga: { ru: 'дробная карта', sa: 'варга', iast: 'varga' },
  dasha: { ru: 'планетный период', sa: 'даша', iast: 'daśā' },
  antardasha: { ru: 'подпериод', sa: 'антардаша', iast: 'antardaśā', variants: ['бхукти'] },
  gochara: { ru: 'транзит', sa: 'гочара', iast: 'gocara' },
  drishti: { ru: 'аспект', sa: 'дришти', iast: 'dṛṣṭi' },
  yoga: { ru: 'сочетание планет', sa: 'йога (карты)', iast: 'yoga' },
  dosha: { ru: 'изъян, поражение', sa: 'доша', iast: 'doṣa' },
  karaka: { ru: 'показатель (сигнификатор)', sa: 'карака', iast: 'kāraka' },
  ayanamsha: { ru: 'сдвиг зодиака', sa: 'айанамша', iast: 'ayanāṃśa', variants: ['айанамса', 'аянамша'] },
  muhurta: { ru: 'благоприятный момент; 48 минут', sa: 'мухурта', iast: 'muhūrta' },
  prashna: { ru: 'гороскоп вопроса', sa: 'прашна', iast: 'praśna' },
  varshaphala: { ru: 'годовой гороскоп (таджика)', sa: 'варшапхала', iast: 'varṣaphala' },
  ashtakavarga: { ru: 'система восьми баллов', sa: 'аштакаварга', iast: 'aṣṭakavarga' },
  bindu: { ru: 'балл', sa: 'бинду', iast: 'bindu', variants: ['рекха'] },
  sarvashtakavarga: { ru: 'сводная аштакаварга (САВ)', sa: 'сарваштакаварга', iast: 'sarvāṣṭakavarga' },
  bhinnashtakavarga: { ru: 'аштакаварга планеты (БАВ)', sa: 'бхиннаштакаварга', iast: 'bhinnāṣṭakavarga' },
  grahaYuddha: { ru: 'планетная война', sa: 'граха-юддха', iast: 'graha-yuddha' },
  pitri: { ru: 'предки, род', sa: 'питри', iast: 'pitṛ' },
  upaya: { ru: 'средство гармонизации', sa: 'упая', iast: 'upāya' },
  argala: { ru: 'вмешательство', sa: 'аргала', iast: 'argalā' },
  arudha: { ru: 'образ дома', sa: 'арудха', iast: 'ārūḍha', variants: ['аруда'] },
  kendra: { ru: 'угловой дом 1-4-7-10', sa: 'кендра', iast: 'kendra' },
  trikona: { ru: 'тригон 1-5-9', sa: 'трикона', iast: 'trikoṇa', variants: ['кона'] },
  duhsthana: { ru: 'трудный дом 6-8-12', sa: 'дустхана', iast: 'duḥsthāna' },
  upachaya: { ru: 'растущий дом 3-6-10-11', sa: 'упачая', iast: 'upacaya' },
  maraka: { ru: 'опасный дом 2-7', sa: 'марака', iast: 'māraka' },
  vargottama: { ru: 'один знак в D1 и D9', sa: 'варготтама', iast: 'vargottama' },
} as const satisfies Record<string, Name & { readonly variants?: readonly string[] }>;
