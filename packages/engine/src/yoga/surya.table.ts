import type { Graha } from '../bodies.ts';
import { all, any, type Condition, inHouse, none, not, some, state, THREE_BENEFICS, together } from './condition.ts';
import { inCategory } from './definition.ts';

const second = some('five', inHouse('it', 2, 'sun'));
const twelfth = some('five', inHouse('it', 12, 'sun'));
const HARSH: readonly Graha[] = ['mars', 'saturn'];
const only = (who: readonly Graha[], others: readonly Graha[], house: 2 | 12): Condition =>
  all(some(who, inHouse('it', house, 'sun')), none(others, inHouse('it', house, 'sun')));

/** Combinations of the Sun. Moon and nodes are not counted beside it. [BPHS 38] [PD 6] [Raman-300 16–18] */
export const SURYA_YOGAS = inCategory('surya', 'good', [
  {
    id: 'vesi',
    name: 'Веши',
    sanskrit: 'Veśi',
    source: '[BPHS 38.1–4]',
    when: all(second, not(twelfth)),
    text: 'Ровный взгляд на вещи, правдивость; успех может приходить в своё время, без рывков.',
  },
  {
    id: 'vosi',
    name: 'Воши',
    sanskrit: 'Vośi',
    source: '[BPHS 38.1–4]',
    when: all(twelfth, not(second)),
    text: 'Умелость, щедрость и хорошая память на людей и дела.',
  },
  {
    id: 'ubhayachari',
    name: 'Убхаячари',
    sanskrit: 'Ubhayacārī',
    source: '[BPHS 38.1–4]',
    when: all(second, twelfth),
    text: 'Опора с обеих сторон: уравновешенность, красноречие и доброе окружение.',
  },
  {
    id: 'vesi-inclusive',
    name: 'Веши (широкая)',
    sanskrit: 'Veśi',
    source: '[Raman-300 16]',
    when: second,
    text: 'Грахи во 2-м от Солнца без оглядки на 12-й: слово и достаток поддерживают друг друга.',
  },
  {
    id: 'vosi-inclusive',
    name: 'Воши (широкая)',
    sanskrit: 'Vośi',
    source: '[Raman-300 17]',
    when: twelfth,
    text: 'Грахи в 12-м от Солнца без оглядки на 2-й: умение отпускать и тратить с толком.',
  },
  {
    id: 'shubha-vesi',
    name: 'Шубха-веши',
    sanskrit: 'Śubha-veśi',
    source: '[PD 6]',
    when: only(THREE_BENEFICS, HARSH, 2),
    text: 'Во 2-м от Солнца одни благие: обаяние, спокойная уверенность и помощь старших.',
  },
  {
    id: 'shubha-vosi',
    name: 'Шубха-воши',
    sanskrit: 'Śubha-vāśi',
    source: '[PD 6]',
    when: only(THREE_BENEFICS, HARSH, 12),
    text: 'В 12-м от Солнца одни благие: учёность, известность и лёгкая рука.',
  },
  {
    id: 'shubha-ubhayachari',
    name: 'Шубха-убхаячари',
    sanskrit: 'Śubha-ubhayacārī',
    source: '[PD 6]',
    when: all(only(THREE_BENEFICS, HARSH, 2), only(THREE_BENEFICS, HARSH, 12)),
    text: 'Солнце меж благих: благополучие, в котором есть и достоинство, и тепло.',
  },
  {
    id: 'papa-vesi',
    name: 'Папа-веши',
    sanskrit: 'Pāpa-veśi',
    nature: 'difficult',
    source: '[PD 6]',
    when: only(HARSH, THREE_BENEFICS, 2),
    text: 'Твёрдость в словах и делах; полезно следить, чтобы прямота не мешала отношениям.',
  },
  {
    id: 'papa-vosi',
    name: 'Папа-воши',
    sanskrit: 'Pāpa-vāśi',
    nature: 'difficult',
    source: '[PD 6]',
    when: only(HARSH, THREE_BENEFICS, 12),
    text: 'Выносливость; силы могут уходить на борьбу, поэтому важен отдых.',
  },
  {
    id: 'papa-ubhayachari',
    name: 'Папа-убхаячари',
    sanskrit: 'Pāpa-ubhayacārī',
    nature: 'difficult',
    source: '[PD 6]',
    when: all(only(HARSH, THREE_BENEFICS, 2), only(HARSH, THREE_BENEFICS, 12)),
    text: 'Солнце меж суровых грах: стойкость, выработанная давлением; помощь стоит просить раньше.',
  },
  {
    id: 'budha-aditya',
    name: 'Будха-Адитья',
    sanskrit: 'Budhāditya',
    source: '[Raman-300 24]',
    when: together('sun', 'mercury'),
    cancelledBy: [state('mercury', 'combust')],
    text: 'Сообразительность и умение; репутация человека, который знает своё дело.',
  },
  {
    id: 'budha-aditya-bright',
    name: 'Будха-Адитья несожжённая',
    sanskrit: 'Budhāditya (anasta)',
    source: '[SA 15]',
    when: all(together('sun', 'mercury'), not(state('mercury', 'combust'))),
    text: 'Меркурий с Солнцем, но вне его лучей: ум свободен и виден людям.',
  },
  {
    id: 'bhaskara',
    name: 'Бхаскара',
    sanskrit: 'Bhāskara',
    source: '[Raman-300 159] [JP 7]',
    when: all(inHouse('mercury', 2, 'sun'), inHouse('moon', 11, 'mercury'), inHouse('jupiter', [5, 9], 'moon')),
    text: 'Знания, любовь к наукам и музыке; смелость в начинаниях.',
  },
  {
    id: 'ravi',
    name: 'Рави',
    sanskrit: 'Ravi',
    source: '[Raman-300 65]',
    when: all(inHouse('sun', 10), any(inHouse({ lord: 10 }, 3)), together({ lord: 10 }, 'saturn')),
    text: 'Интерес к науке и порядку; уважение начальства, сдержанность в быту.',
  },
  {
    id: 'sun-tenth-strong',
    name: 'Солнце в зените славы',
    sanskrit: 'Digbala-ravi',
    source: '[SA 35]',
    when: all(inHouse('sun', 10), state('sun', 'exalted', 'own', 'friend')),
    text: 'Солнце в 10-м доме в сильном знаке: естественный авторитет и ответственность.',
  },
]);
