import {
  all,
  any,
  aspects,
  DUSTHANAS,
  exchange,
  hemmed,
  inHouse,
  lord,
  maleficIn,
  navamsha,
  not,
  same,
  some,
  state,
  TRINES,
  together,
  weak,
} from '../yoga/condition.ts';
import { NOT_IN_SIX_CENTURIES } from '../yoga/definition.ts';
import type { PitriDefinition } from './definition.ts';
import { verse } from './entry.ts';

const withMalefic = (who: Parameters<typeof same>[0]) =>
  some('malefics', all(not(same('it', who)), together('it', who)));

/** Serpents and the father's line. [BPHS 83.9–30] */
export const FATHER_LINE: readonly PitriDefinition[] = [
  verse(
    'sarpa',
    'sarpa-9',
    all(inHouse('rahu', 5), any(aspects('mars', 'rahu'), { kind: 'in-sign', who: 'rahu', signs: [1, 8] })),
    'Раху в доме детей под влиянием Марса.',
  ),
  verse(
    'sarpa',
    'sarpa-10',
    all(together(lord(5), 'rahu'), inHouse('moon', 5), aspects('saturn', 'moon')),
    'Владыка 5-го с Раху, Луна в 5-м под взглядом Сатурна.',
  ),
  verse(
    'sarpa',
    'sarpa-11',
    all(together('jupiter', 'rahu'), weak(lord(5)), together(lord(1), 'mars')),
    'Карака детей с Раху при слабом владыке 5-го.',
  ),
  verse(
    'sarpa',
    'sarpa-12',
    all(together('jupiter', 'mars'), inHouse('rahu', 1), inHouse(lord(5), DUSTHANAS)),
    'Карака детей с Марсом, Раху в лагне, владыка 5-го в трудном доме.',
  ),
  verse(
    'sarpa',
    'sarpa-13',
    all(
      same('mercury', lord(5)),
      navamsha({ kind: 'in-sign', who: 'mercury', signs: [1, 8] }),
      together('mercury', 'mars'),
      any(inHouse('rahu', 1), inHouse('gulika', 1)),
    ),
    'Меркурий — владыка 5-го в навамше Марса вместе с ним, Раху или Гулика в лагне.',
  ),
  verse(
    'sarpa',
    'sarpa-14',
    all(same('mars', lord(5)), any(together('mars', 'rahu'), together('mars', 'mercury')), {
      kind: 'in-sign',
      who: { house: 5 },
      signs: [1, 8],
    }),
    'Пятый дом в знаке Марса, его владыка с Раху или Меркурием.',
  ),
  verse(
    'sarpa',
    'sarpa-15',
    all(
      inHouse('sun', 5),
      inHouse('mars', 5),
      inHouse('mercury', 5),
      inHouse('jupiter', 5),
      inHouse('saturn', 5),
      inHouse('rahu', 5),
      weak(lord(5)),
      weak(lord(1)),
    ),
    'Шесть грах в 5-м при слабых владыках 5-го и лагны.',
    NOT_IN_SIX_CENTURIES,
  ),
  verse(
    'sarpa',
    'sarpa-16',
    all(any(together(lord(1), 'rahu'), together('jupiter', 'rahu')), together(lord(5), 'mars')),
    'Владыка лагны или Юпитер с Раху, владыка 5-го с Марсом.',
  ),
  verse(
    'pitri',
    'pitri-20',
    all(
      inHouse('sun', 5),
      state('sun', 'debilitated'),
      navamsha({ kind: 'in-sign', who: 'sun', signs: [10, 11] }),
      hemmed('sun'),
    ),
    'Падшее Солнце в 5-м, в навамше Сатурна, меж суровых.',
  ),
  verse(
    'pitri',
    'pitri-21',
    all(
      same('sun', lord(5)),
      inHouse('sun', TRINES),
      withMalefic('sun'),
      hemmed('sun'),
      some('disc-malefics', all(not(same('it', 'sun')), aspects('it', 'sun'))),
    ),
    'Солнце — владыка 5-го в триконе, стеснённое суровыми.',
  ),
  verse(
    'pitri',
    'pitri-22',
    all({ kind: 'in-sign', who: 'jupiter', signs: [5] }, together(lord(5), 'sun'), maleficIn(1), maleficIn(5)),
    'Юпитер во Льве, владыка 5-го с Солнцем, суровые в 1 и 5-м.',
  ),
  verse(
    'pitri',
    'pitri-23',
    all(inHouse(lord(1), 5), weak(lord(1)), state(lord(5), 'combust'), maleficIn(1), maleficIn(5)),
    'Слабый владыка лагны в 5-м, владыка 5-го сожжён.',
  ),
  verse(
    'pitri',
    'pitri-24',
    all(exchange(lord(5), lord(10)), maleficIn(1), maleficIn(5)),
    'Обмен владык 5 и 10-го при суровых в 1 и 5-м.',
  ),
  verse(
    'pitri',
    'pitri-25',
    all(same('mars', lord(10)), together('mars', lord(5)), maleficIn(1), maleficIn(5), maleficIn(10)),
    'Марс — владыка 10-го с владыкой 5-го, суровые в 1, 5 и 10-м.',
  ),
  verse(
    'pitri',
    'pitri-26',
    all(
      inHouse(lord(10), DUSTHANAS),
      { kind: 'in-sign', who: 'jupiter', signs: [1, 5, 8, 10, 11] },
      withMalefic(lord(1)),
      withMalefic(lord(5)),
    ),
    'Владыка 10-го в трудном доме, Юпитер в знаке суровой грахи.',
  ),
  verse(
    'pitri',
    'pitri-27',
    all(
      ...(['sun', 'mars', 'saturn'] as const).map((graha) => inHouse(graha, [1, 5])),
      inHouse('rahu', [8, 12]),
      inHouse('jupiter', [8, 12]),
    ),
    'Солнце, Марс и Сатурн в 1 и 5-м, Раху и Юпитер в 8 и 12-м.',
  ),
  verse(
    'pitri',
    'pitri-28',
    all(inHouse('sun', 8), inHouse('saturn', 5), together(lord(5), 'rahu'), maleficIn(1)),
    'Солнце в 8-м, Сатурн в 5-м, владыка 5-го с Раху.',
  ),
  verse(
    'pitri',
    'pitri-29',
    all(inHouse(lord(12), 1), inHouse(lord(8), 5), inHouse(lord(10), 8)),
    'Владыка 12-го в лагне, 8-го в 5-м, 10-го в 8-м.',
  ),
  verse(
    'pitri',
    'pitri-30',
    all(inHouse(lord(6), 5), inHouse(lord(10), 6), together('jupiter', 'rahu')),
    'Владыка 6-го в 5-м, 10-го в 6-м, Юпитер с Раху.',
  ),
];
