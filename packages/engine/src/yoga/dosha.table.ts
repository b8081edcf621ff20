import { all, any, inHouse, KENDRAS, not, state, together, touches } from './condition.ts';
import { inCategory } from './definition.ts';

const MANGLIK_HOUSES = [1, 2, 4, 7, 8, 12] as const;
const GANDA_MOOLA = [1, 9, 10, 18, 19, 27] as const;

/** Doshas as plain conditions; their kinds, exceptions and balance are told by `dosha/`. Modern usage unless a verse is named. */
export const DOSHA_YOGAS = inCategory('dosha', 'difficult', [
  {
    id: 'kala-sarpa',
    name: 'Кала-сарпа',
    sanskrit: 'Kāla-sarpa',
    nature: 'mixed',
    source: '[modern]',
    when: { kind: 'between-nodes', by: 'degree' },
    text: 'Все грахи по одну сторону от узлов: цельность пути и сильное чувство задачи.',
  },
  {
    id: 'kala-sarpa-by-sign',
    name: 'Кала-сарпа по знакам',
    sanskrit: 'Kāla-sarpa (rāśi)',
    nature: 'mixed',
    source: '[modern]',
    when: { kind: 'between-nodes', by: 'sign' },
    text: 'Широкая форма, по знакам: граха в знаке узла считается внутри.',
  },
  {
    id: 'manglik-lagna',
    name: 'Манглик от лагны',
    sanskrit: 'Maṅgala-doṣa',
    family: 'manglik',
    source: '[modern] [PD 10]',
    when: inHouse('mars', MANGLIK_HOUSES),
    cancelledBy: [state('mars', 'own', 'exalted'), touches('jupiter', 'mars')],
    text: 'Много огня в отношениях: прямота и страсть, которым нужна договорённость.',
  },
  {
    id: 'manglik-moon',
    name: 'Манглик от Луны',
    sanskrit: 'Maṅgala-doṣa (candra)',
    family: 'manglik',
    source: '[modern]',
    when: inHouse('mars', MANGLIK_HOUSES, 'moon'),
    cancelledBy: [state('mars', 'own', 'exalted'), touches('jupiter', 'mars')],
    text: 'Горячий отклик в чувствах: близким важно знать, что вспышка проходит быстро.',
  },
  {
    id: 'manglik-venus',
    name: 'Манглик от Венеры',
    sanskrit: 'Maṅgala-doṣa (śukra)',
    family: 'manglik',
    source: '[modern]',
    when: inHouse('mars', MANGLIK_HOUSES, 'venus'),
    cancelledBy: [state('mars', 'own', 'exalted'), touches('jupiter', 'mars')],
    text: 'Пыл в любви: увлечённость, которой полезно уважение к границам.',
  },
  {
    id: 'ganda-moola',
    name: 'Ганда-мула',
    sanskrit: 'Gaṇḍa-mūla',
    source: '[modern] [MC 1]',
    when: { kind: 'nakshatra', who: 'moon', of: GANDA_MOOLA },
    text: 'Луна в накшатре у стыка: ранние годы просят внимания, зато дают глубину.',
  },
  {
    id: 'shrapit',
    name: 'Шрапит',
    sanskrit: 'Śrāpita',
    source: '[modern]',
    when: together('saturn', 'rahu'),
    cancelledBy: [touches('jupiter', 'saturn'), state('saturn', 'own', 'exalted')],
    text: 'Терпение и необычные задачи: успех приходит к тому, кто не спешит.',
  },
  {
    id: 'kalatra-dosha',
    name: 'Калатра-доша',
    sanskrit: 'Kalatra-doṣa',
    source: '[PD 10] [SA 34]',
    when: all(
      any(inHouse('mars', 7), inHouse('saturn', 7), inHouse('rahu', 7), inHouse('ketu', 7)),
      not(touches('jupiter', { house: 7 })),
      not(touches('venus', { house: 7 })),
    ),
    text: 'Дом партнёрства под нажимом: отношениям полезны неспешность и уговор о правилах.',
  },
  {
    id: 'gandanta-lagna',
    name: 'Ганданта лагны',
    sanskrit: 'Gaṇḍānta (lagna)',
    source: '[modern]',
    when: { kind: 'gandanta', who: 'lagna' },
    text: 'Лагна у стыка воды и огня: начала и завершения переживаются сильно.',
  },
  {
    id: 'daridra-saturn-moon-sun',
    name: 'Светила под Сатурном',
    sanskrit: 'Śani-doṣa',
    source: '[SA 13]',
    when: all(touches('saturn', 'sun'), touches('saturn', 'moon'), inHouse('saturn', KENDRAS)),
    text: 'Сатурн держит оба светила: зрелость рано, лёгкость — позже.',
  },
]);
