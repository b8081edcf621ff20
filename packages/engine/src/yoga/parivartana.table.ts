import type { House } from '../angle/sign.ts';
import { all, any, type Condition, exchange, navamsha, not, same, some } from './condition.ts';
import { inCategory } from './definition.ts';

const GOOD_HOUSES: readonly House[] = [1, 2, 4, 5, 7, 9, 10, 11];
const exchanged = (between: readonly House[], and: readonly House[]): Condition => ({
  kind: 'lords-exchange',
  between,
  and,
});

/** Exchanges of houses between two lords. [PD 6.32–34] */
export const PARIVARTANA_YOGAS = inCategory('parivartana', 'good', [
  {
    id: 'parivartana-maha',
    name: 'Маха-паривартана',
    sanskrit: 'Mahā-parivartana',
    family: 'parivartana-maha',
    source: '[PD 6]',
    when: exchanged(GOOD_HOUSES, GOOD_HOUSES),
    text: 'Два добрых дома помогают друг другу: обе стороны жизни растут вместе.',
  },
  {
    id: 'parivartana-khala',
    name: 'Кхала-паривартана',
    sanskrit: 'Khala-parivartana',
    nature: 'mixed',
    source: '[PD 6]',
    when: exchanged([3], GOOD_HOUSES),
    text: 'Дом усилий меняется с другим: всё приходит через смелость и переменчивый труд.',
  },
  {
    id: 'parivartana-dainya',
    name: 'Дайнья-паривартана',
    sanskrit: 'Dainya-parivartana',
    nature: 'difficult',
    source: '[PD 6]',
    when: exchanged([6, 8, 12], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    text: 'Трудный дом меняется с другим: эта сторона жизни учится через заботу и преодоление.',
  },
  {
    id: 'parivartana-first-ninth',
    name: 'Обмен владык трикон',
    sanskrit: 'Trikoṇa-parivartana',
    source: '[PD 6]',
    when: exchanged([1, 5, 9], [1, 5, 9]),
    text: 'Удача, ум и личность меняются домами: благоприятный круг.',
  },
  {
    id: 'parivartana-angle-trine',
    name: 'Обмен владык угла и трикона',
    sanskrit: 'Kendra-trikoṇa-parivartana',
    source: '[BPHS 34.11]',
    when: exchanged([4, 7, 10], [5, 9]),
    text: 'Действие и удача меняются домами: обстоятельства складываются в нужном порядке.',
  },
  {
    id: 'parivartana-navamsha',
    name: 'Обмен в навамше',
    sanskrit: 'Navāṃśa-parivartana',
    source: '[PD 6] [JP 7]',
    when: navamsha(some('seven', some('seven', all(not(same('it', 'other')), exchange('it', 'other')), 'other'))),
    text: 'Обмен, видный в навамше: скрытая поддержка в отношениях и к зрелым годам.',
  },
  {
    id: 'parivartana-star',
    name: 'Обмен светил',
    sanskrit: 'Sūrya-candra-parivartana',
    source: '[SA 15]',
    when: any(exchange('sun', 'moon'), exchange('jupiter', 'venus')),
    text: 'Светила или два учителя меняются знаками: разум и чувство обогащают друг друга.',
  },
]);
