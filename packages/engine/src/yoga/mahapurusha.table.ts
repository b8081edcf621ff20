import type { Graha } from '../bodies.ts';
import { all, any, inHouse, KENDRAS, navamsha, some, state } from './condition.ts';
import { inCategory, type YogaEntry, type YogaId } from './definition.ts';

/** Five great men: a planet in its own or exaltation sign and in a kendra of the lagna. [BPHS 75] [PD 6.1] [Raman-300 19–23] */
function greatMan(id: YogaId, name: string, sanskrit: string, graha: Graha, text: string): YogaEntry {
  return {
    id,
    name,
    sanskrit,
    source: '[BPHS 75.1] [PD 6] [Raman-300 19–23]',
    family: 'mahapurusha',
    when: all(state(graha, 'own', 'exalted'), inHouse(graha, KENDRAS)),
    cancelledBy: [state(graha, 'combust'), navamsha(state(graha, 'debilitated'))],
    text,
  };
}

export const MAHAPURUSHA_YOGAS = inCategory('mahapurusha', 'good', [
  greatMan(
    'ruchaka',
    'Ручака',
    'Rucaka',
    'mars',
    'Сила воли, смелость и умение действовать; может раскрываться в деле, где нужны решимость и порядок.',
  ),
  greatMan(
    'bhadra',
    'Бхадра',
    'Bhadra',
    'mercury',
    'Ясный ум, речь и учёба; может поддерживать там, где важны знания, переговоры и ремесло слова.',
  ),
  greatMan(
    'hamsa',
    'Хамса',
    'Haṃsa',
    'jupiter',
    'Достоинство, доброта и уважение к знанию; может вести к роли наставника или советчика.',
  ),
  greatMan(
    'malavya',
    'Малавья',
    'Mālavya',
    'venus',
    'Вкус, обаяние и чувство меры; может поддерживать в искусстве, отношениях и устройстве быта.',
  ),
  greatMan(
    'shasha',
    'Шаша',
    'Śaśa',
    'saturn',
    'Выдержка, организованность и умение работать вдолгую; может приводить к ответственности за других.',
  ),
  {
    id: 'mahapurusha-moon',
    name: 'Махапуруша от Луны',
    sanskrit: 'Mahāpuruṣa',
    source: '[JP 7] [SA 37]',
    when: some('five', all(state('it', 'own', 'exalted'), inHouse('it', KENDRAS, 'moon'))),
    cancelledBy: [
      some('five', all(state('it', 'own', 'exalted'), inHouse('it', KENDRAS, 'moon'), state('it', 'combust'))),
    ],
    text: 'Та же опора, что у пяти великих йог, но видная прежде всего изнутри: в характере и настрое.',
  },
  {
    id: 'mahapurusha-two',
    name: 'Две махапуруша-йоги',
    sanskrit: 'Mahāpuruṣa-dvaya',
    source: '[PD 6]',
    when: {
      kind: 'some',
      among: 'five',
      atLeast: 2,
      as: 'it',
      that: all(state('it', 'own', 'exalted'), any(inHouse('it', KENDRAS), inHouse('it', KENDRAS, 'moon'))),
    },
    text: 'Две и более опоры из пяти: текст связывает их число с мерой успеха.',
  },
]);
