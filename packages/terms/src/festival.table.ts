import type { Name } from './name.ts';

/**
 * Festivals and recurring fasts, by the ids of the answer.
 * Source: names in Russian use, spelling by the house rules (evidence K).
 */
export const festivalTable = {
  'akshaya-tritiya': { ru: 'Акшая-трития', sa: 'Акшая-трития', iast: 'Akṣaya-tṛtīyā' },
  dhanteras: { ru: 'Дхантерас', sa: 'Дхантрайодаши', iast: 'Dhanatrayodaśī' },
  diwali: { ru: 'Дивали', sa: 'Дипавали', iast: 'Dīpāvali' },
  'ganesh-chaturthi': { ru: 'Ганеша-чатуртхи', sa: 'Ганеша-чатуртхи', iast: 'Gaṇeśa-caturthī' },
  'gita-jayanti': { ru: 'Гита-джаянти', sa: 'Гита-джаянти', iast: 'Gītā-jayantī' },
  govardhana: { ru: 'Говардхана-пуджа', sa: 'Говардхана-пуджа', iast: 'Govardhana-pūjā' },
  'guru-purnima': { ru: 'Гуру-пурнима', sa: 'Гуру-пурнима', iast: 'Guru-pūrṇimā' },
  'hanuman-jayanti': { ru: 'Хануман-джаянти', sa: 'Хануман-джаянти', iast: 'Hanumān-jayantī' },
  holi: { ru: 'Холи', sa: 'Холи', iast: 'Holī' },
  'holika-dahan': { ru: 'Холика-дахан', sa: 'Холика-дахана', iast: 'Holikā-dahana' },
  'janmashtami-smarta': { ru: 'Джанмаштами (смарта)', sa: 'Джанмаштами (смарта)', iast: 'Janmāṣṭamī' },
  'janmashtami-vaishnava': { ru: 'Джанмаштами (вайшнава)', sa: 'Джанмаштами (вайшнава)', iast: 'Janmāṣṭamī' },
  'kartika-purnima': { ru: 'Картика-пурнима', sa: 'Картика-пурнима', iast: 'Kārttika-pūrṇimā' },
  'maha-shivaratri': { ru: 'Маха-Шиваратри', sa: 'Маха-Шиваратри', iast: 'Mahā-śivarātri' },
  'makara-sankranti': { ru: 'Макара-санкранти', sa: 'Макара-санкранти', iast: 'Makara-saṅkrānti' },
  'navaratri-chaitra': { ru: 'Весенний Наваратри', sa: 'Чайтра-Наваратри', iast: 'Caitra-navarātri' },
  'navaratri-sharad': { ru: 'Осенний Наваратри', sa: 'Шарада-Наваратри', iast: 'Śārada-navarātri' },
  'nrisimha-chaturdashi': { ru: 'Нрисимха-чатурдаши', sa: 'Нрисимха-чатурдаши', iast: 'Nṛsiṃha-caturdaśī' },
  'pitri-paksha-end': { ru: 'Окончание питри-пакши', sa: 'Сарва-питри-амавасья', iast: 'Sarva-pitṛ-amāvāsyā' },
  'pitri-paksha-start': { ru: 'Начало питри-пакши', sa: 'Питри-пакша', iast: 'Pitṛ-pakṣa' },
  'pitri-purnima': { ru: 'Пурнима-шраддха', sa: 'Пурнима-шраддха', iast: 'Pūrṇimā-śrāddha' },
  'raksha-bandhan': { ru: 'Ракша-бандхан', sa: 'Ракша-бандхана', iast: 'Rakṣā-bandhana' },
  'rama-navami': { ru: 'Рама-навами', sa: 'Рама-навами', iast: 'Rāma-navamī' },
  'ratha-yatra': { ru: 'Ратха-ятра', sa: 'Ратха-ятра', iast: 'Ratha-yātrā' },
  'vasanta-panchami': { ru: 'Васанта-панчами', sa: 'Васанта-панчами', iast: 'Vasanta-pañcamī' },
  vijayadashami: { ru: 'Виджаядашами', sa: 'Виджаядашами', iast: 'Vijayadaśamī' },
  pradosha: { ru: 'Прадоша', sa: 'Прадоша', iast: 'Pradoṣa' },
  sankashti: { ru: 'Санкашти-чатуртхи', sa: 'Санкашти-чатуртхи', iast: 'Saṅkaṣṭī-caturthī' },
  shivaratri: { ru: 'Шиваратри месяца', sa: 'Маса-Шиваратри', iast: 'Māsa-śivarātri' },
  purnima: { ru: 'Полнолуние', sa: 'Пурнима', iast: 'Pūrṇimā' },
  amavasya: { ru: 'Новолуние', sa: 'Амавасья', iast: 'Amāvāsyā' },
  ekadashi: { ru: 'Экадаши', sa: 'Экадаши', iast: 'Ekādaśī' },
} as const satisfies Record<string, Name>;
