import {
  all,
  any,
  type Condition,
  exchange,
  inHouse,
  inMutualKendra,
  KENDRAS,
  KENDRAS_AND_TRINES,
  navamsha,
  type Point,
  some,
  state,
  touches,
} from './condition.ts';
import { inCategory } from './definition.ts';

/** In an angle from the lagna or from the Moon. */
const angular = (who: Point): Condition => any(inHouse(who, KENDRAS), inHouse(who, KENDRAS, 'moon'));
const fallen = (that: Condition): Condition => some('seven', all(state('it', 'debilitated'), that));
const dispositor: Point = { dispositorOf: 'it' };
const exaltationLord: Point = { exaltationLordOf: 'it' };
const exaltedHere: Point = { exaltedIn: 'it' };
/** Five ways in which a debilitated graha recovers; the name of each as the answer gives it. [PD 7.26–30] */
export const RECOVERIES = {
  'dispositor-kendra': angular(dispositor),
  'exaltation-lord-kendra': angular(exaltationLord),
  'exalted-here-kendra': angular(exaltedHere),
  'with-or-seen-by-dispositor': touches(dispositor, 'it'),
  'exalted-in-navamsa': navamsha(state('it', 'exalted')),
} as const satisfies Record<string, Condition>;

/** Cancellation of debilitation. [PD 7.26–30] [Raman-300] */
export const NEECHA_BHANGA_YOGAS = inCategory('neecha-bhanga', 'good', [
  {
    id: 'neecha-bhanga',
    name: 'Нича-бханга',
    sanskrit: 'Nīca-bhaṅga',
    source: '[PD 7.26–30]',
    when: fallen(any(...Object.values(RECOVERIES))),
    text: 'Слабое место карты поддержано: трудность может со временем стать умением.',
  },
  {
    id: 'neecha-bhanga-dispositor',
    name: 'Нича-бханга: диспозитор в угле',
    sanskrit: 'Nīca-bhaṅga',
    source: '[PD 7.26]',
    when: fallen(RECOVERIES['dispositor-kendra']),
    text: 'Владыка знака на видном месте берёт слабую граху под опеку.',
  },
  {
    id: 'neecha-bhanga-exaltation-lord',
    name: 'Нича-бханга: владыка знака экзальтации в угле',
    sanskrit: 'Nīca-bhaṅga',
    source: '[PD 7.26]',
    when: fallen(RECOVERIES['exaltation-lord-kendra']),
    text: 'О грахе помнит тот, у кого она в почёте.',
  },
  {
    id: 'neecha-bhanga-exalted-here',
    name: 'Нича-бханга: граха, высокая в этом знаке, в угле',
    sanskrit: 'Nīca-bhaṅga',
    source: '[modern]',
    when: fallen(RECOVERIES['exalted-here-kendra']),
    text: 'Сильный в этом знаке делится силой.',
  },
  {
    id: 'neecha-bhanga-seen',
    name: 'Нича-бханга: с диспозитором или под его взглядом',
    sanskrit: 'Nīca-bhaṅga',
    source: '[PD 7.28]',
    when: fallen(RECOVERIES['with-or-seen-by-dispositor']),
    text: 'Владыка знака рядом или смотрит: помощь приходит прямо.',
  },
  {
    id: 'neecha-bhanga-navamsha',
    name: 'Нича-бханга: экзальтация в навамше',
    sanskrit: 'Nīca-bhaṅga',
    source: '[modern]',
    when: fallen(RECOVERIES['exalted-in-navamsa']),
    text: 'Внутри слабого снаружи скрыта сила: её открывает зрелость.',
  },
  {
    id: 'neecha-bhanga-mutual',
    name: 'Нича-бханга: оба владыки во взаимных кендрах',
    sanskrit: 'Nīca-bhaṅga',
    source: '[PD 7.27]',
    when: fallen(inMutualKendra(dispositor, exaltationLord)),
    text: 'Владыки слабости и силы поддерживают друг друга.',
  },
  {
    id: 'neecha-bhanga-exchange',
    name: 'Нича-бханга: обмен падших',
    sanskrit: 'Nīca-bhaṅga',
    source: '[UK 4]',
    when: fallen(exchange('it', dispositor)),
    text: 'Слабая граха и владыка её знака меняются домами: каждая возвращает другой опору.',
  },
  {
    id: 'neecha-retrograde',
    name: 'Ретроградная граха в падении',
    sanskrit: 'Vakra-nīca',
    source: '[UK 2]',
    when: fallen(state('it', 'retrograde')),
    text: 'По Калидасе попятная в падении сильна, как в экзальтации: непривычный, но действенный путь.',
  },
  {
    id: 'neecha-bhanga-raja',
    name: 'Нича-бханга раджа-йога',
    sanskrit: 'Nīca-bhaṅga-rāja',
    source: '[PD 7]',
    when: fallen(
      all(angular(dispositor), any(angular(exaltationLord), angular(exaltedHere)), inHouse('it', KENDRAS_AND_TRINES)),
    ),
    text: 'Отмена с нескольких сторон и на сильном месте: подъём после трудного начала.',
  },
]);
