import type { House } from '../angle/sign.ts';
import { all, any, each, exchange, inHouse, lord, none, not, same, some, together } from './condition.ts';
import { inCategory, type YogaEntry } from './definition.ts';

const DUSTHANA_LORDS = [
  {
    id: 'harsha',
    name: 'Харша',
    sanskrit: 'Harṣa',
    house: 6,
    text: 'Здоровая стойкость: споры и нагрузки могут укреплять.',
  },
  {
    id: 'sarala',
    name: 'Сарала',
    sanskrit: 'Sarala',
    house: 8,
    text: 'Твёрдость перед переменами и глубина исследования.',
  },
  { id: 'vimala', name: 'Вимала', sanskrit: 'Vimala', house: 12, text: 'Бережливость, независимость и добрая слава.' },
] as const;

function viparita({ id, name, sanskrit, house, text }: (typeof DUSTHANA_LORDS)[number]): YogaEntry[] {
  const narrow: House = house;
  return [
    {
      id,
      name,
      sanskrit,
      family: 'viparita',
      source: '[PD 6.57–69]',
      when: inHouse(lord(house), [6, 8, 12]),
      text,
    },
    {
      id: `${id}-own`,
      name: `${name} (узкая)`,
      sanskrit,
      family: 'viparita-own',
      source: '[Raman-300 105–107]',
      when: inHouse(lord(house), narrow),
      text: `${text} Владыка у себя дома: форма узкая и чистая.`,
    },
  ];
}

/** Reversal: lords of evil houses in evil houses. [PD 6.57–69] */
export const VIPARITA_YOGAS = inCategory('viparita', 'good', [
  ...DUSTHANA_LORDS.flatMap(viparita),
  {
    id: 'viparita-raja',
    name: 'Випарита раджа-йога',
    sanskrit: 'Viparīta-rāja',
    source: '[UK 4]',
    when: each(
      [lord(6), lord(8), lord(12)],
      all(
        inHouse('it', [6, 8, 12]),
        none(
          ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'],
          all(
            together('other', 'it'),
            not(same('other', lord(6))),
            not(same('other', lord(8))),
            not(same('other', lord(12))),
          ),
          'other',
        ),
      ),
    ),
    text: 'Все владыки трудных домов заняты друг другом: неожиданный подъём из сложных обстоятельств.',
  },
  {
    id: 'viparita-exchange',
    name: 'Випарита: обмен трудных владык',
    sanskrit: 'Viparīta-parivartana',
    source: '[UK 4] [PD 6.57]',
    when: any(exchange(lord(6), lord(8)), exchange(lord(8), lord(12)), exchange(lord(6), lord(12))),
    text: 'Трудные дома меняются владыками: заботы гасят друг друга.',
  },
  {
    id: 'viparita-eighth-twelfth-lords',
    name: 'Випарита: владыки 8 и 12-го вместе в трудном доме',
    sanskrit: 'Viparīta-yuti',
    source: '[UK 4]',
    when: some(
      [lord(6), lord(8), lord(12)],
      all(inHouse('it', [6, 8, 12]), some([lord(6), lord(8), lord(12)], together('it', 'other'), 'other')),
    ),
    text: 'Трудные владыки собраны вместе в своём круге: сила терпения.',
  },
]);
