import {
  ganaTable,
  nadiTable,
  payaTable,
  tattvaTable,
  varnaTable,
  vashyaTable,
  yoniTable,
  yunjaTable,
} from '@nebosvod/terms/avakahada.table';
import { termName } from '@nebosvod/terms/name';
import { masaName, samvatsaraName } from '@nebosvod/terms/panchanga';
import { ayanaTable, rituTable } from '@nebosvod/terms/season.table';
import { varaName } from '@nebosvod/terms/vara';
import type { ChartFacts } from './chart-facts.ts';
import { timeOf } from './moment.presenter.ts';
import type { Block, Fact } from './sheet.ts';
import { NONE, type Words } from './words.presenter.ts';

const unsure = (holds: boolean | undefined) => (holds === false ? ' ?' : '');

/** The five limbs of the day of birth, its sunrise and sunset, its month. */
export function birthPanchanga(facts: ChartFacts, words: Words): Fact[] {
  const { details } = facts;
  const { tithi, nakshatra, yoga, karana, vara, varaHolds, sunrise, sunset, lunarMonth } = details;
  return [
    { label: 'Титхи', value: `${words.tithi(tithi.index)}${unsure(tithi.holds)}` },
    { label: 'Вара', value: vara === null ? NONE : `${varaName(vara)}${unsure(varaHolds)}` },
    { label: 'Накшатра', value: `${words.star(nakshatra.index)}${unsure(nakshatra.holds)}` },
    { label: 'Йога', value: `${words.yoga(yoga.index)}${unsure(yoga.holds)}` },
    { label: 'Карана', value: `${words.karana(karana.index)}${unsure(karana.holds)}` },
    { label: 'Восход, закат', value: sunrise && sunset ? `${timeOf(sunrise, facts)}, ${timeOf(sunset, facts)}` : NONE },
    { label: 'Лунный месяц', value: masaName(lunarMonth.purnimanta, lunarMonth) },
  ];
}

/** Season, eras and the tables of the Moon's star. */
export function avakahadaBlocks({ details }: ChartFacts, words: Words): readonly [readonly Fact[], readonly Fact[]] {
  const { avakahada, years, ritu, ayana } = details;
  return [
    [
      { label: 'Сезон', value: `${termName(rituTable, ritu)}, ${termName(ayanaTable, ayana)}` },
      { label: 'Год Шака', value: String(years.shaka) },
      { label: 'Год Викрама', value: String(years.vikram) },
      {
        label: 'Самватсара (юг, север)',
        value: `${samvatsaraName(years.samvatsara.south)}, ${samvatsaraName(years.samvatsara.north)}`,
      },
      { label: 'Владыка знака Луны', value: words.graha(avakahada.signLord) },
      { label: 'Слог имени', value: avakahada.syllable },
    ],
    [
      { label: 'Варна', value: termName(varnaTable, avakahada.varna) },
      { label: 'Вашья', value: termName(vashyaTable, avakahada.vashya) },
      { label: 'Йони', value: termName(yoniTable, avakahada.yoni) },
      { label: 'Гана', value: termName(ganaTable, avakahada.gana) },
      { label: 'Нади', value: termName(nadiTable, avakahada.nadi) },
      {
        label: 'Таттва, юнджа',
        value: `${termName(tattvaTable, avakahada.tattva)}, ${termName(yunjaTable, avakahada.yunja)}`,
      },
      { label: 'Пая', value: termName(payaTable, avakahada.paya) },
    ],
  ];
}

/** A list of facts as a block. */
export function factsBlock(items: readonly Fact[]): Block {
  return { kind: 'facts', items };
}
