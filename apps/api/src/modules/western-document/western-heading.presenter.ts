import { formatCoordinates, formatLongitude } from '@nebosvod/terms/degree';
import { inHouse } from '@nebosvod/terms/house';
import { counted } from '@nebosvod/terms/plural';
import { houseSystemTable } from '@nebosvod/terms/setting.table';
import { subtitleOf } from '../chart-document/heading.presenter.ts';
import type { Fact, Sheet } from '../chart-document/sheet.ts';
import { NONE } from '../chart-document/words.presenter.ts';
import type { WesternFacts } from './western-facts.ts';
import { placeOf, signAt } from './western-tables.presenter.ts';

const orbWords: Readonly<Record<WesternFacts['orbSet'], string>> = {
  even: 'по 6° для всех',
  close: 'тесные, 1°',
  lilly: 'по планетам, Лилли',
};

/** Head and foot of the document: whose chart, its Sun, Moon and angles, what it was counted with. */
export function westernFrame(facts: WesternFacts): Omit<Sheet, 'blocks'> {
  const { birth } = facts;
  return {
    title: birth.name?.trim() || 'Западная карта',
    subtitle: subtitleOf(facts, 'Западная карта'),
    warning: warningOf(facts),
    facts: topFacts(facts),
    footer: footerOf(facts),
  };
}

function warningOf({ isTimeKnown, birth, chart }: WesternFacts): string | null {
  if (!isTimeKnown) {
    return 'Время рождения неизвестно. Асцендент, середина неба и дома не приводятся: мы их не угадываем. Для каждой планеты сказано, где она могла стоять за сутки; знак вопроса стоит там, где мог смениться знак.';
  }
  if (birth.timeUncertaintyMinutes) {
    return `Время рождения известно с точностью до ${counted(birth.timeUncertaintyMinutes, 'минуты', 'минут', 'минут')}. Знак вопроса стоит там, где в пределах этой неточности знак мог быть другим.`;
  }
  return chart.houses?.reason ? 'За полярным кругом домов Плацидуса нет: показаны дома Порфирия.' : null;
}

function topFacts({ chart }: WesternFacts): Fact[] {
  const bodyFact = (id: 'sun' | 'moon', label: string): Fact => {
    const body = chart.bodies.find((one) => one.id === id);
    if (body === undefined) return { label, value: NONE };
    const house = body.house === null ? '' : `, ${inHouse(body.house)}`;
    return {
      label,
      value: signAt(body.longitude).ru,
      more: `${placeOf(body)}${house}`,
    };
  };
  const angleFact = (label: string, point: WesternFacts['chart']['ascendant']): Fact =>
    point === null
      ? { label, value: NONE, more: 'нужно время рождения' }
      : { label, value: signAt(point.longitude).ru, more: formatLongitude(point.longitude) };
  return [
    bodyFact('sun', 'Солнце'),
    bodyFact('moon', 'Луна'),
    angleFact('Асцендент', chart.ascendant),
    angleFact('Середина неба', chart.midheaven),
  ];
}

function footerOf({ settings, chart, moment, orbSet, versions }: WesternFacts): string {
  const { latitude, longitude } = moment.place;
  const system = houseSystemTable[chart.houses?.system ?? settings.houseSystem].ru;
  return [
    'Тропический зодиак',
    ...(chart.houses === null ? [] : [`дома: ${system}`]),
    `орбы: ${orbWords[orbSet]}`,
    formatCoordinates(latitude, longitude),
    versions,
  ].join(' · ');
}
