import type { RuleValues } from '@nebosvod/contracts/rule';
import type { ElectionReasonId, ElectionVeto } from '@nebosvod/engine/western/election/election';
import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { inHouse } from '@nebosvod/terms/house';
import { inSign } from '@nebosvod/terms/sign';
import { aspectTable, essentialDignityTable, moonPhaseTable, patternTable } from '@nebosvod/terms/western.table';
import type { WesternRule } from '../rule/decide-western.ts';
import type { WesternPairRule } from '../rule/decide-western-pair.ts';
import { ANGLE_NAMES, ELEMENT_NAMES, nearName, POINT_NAMES, planetCase, pointCase } from '../western/western-names.ts';

const HOUSE_SYSTEMS: Readonly<Record<string, string>> = {
  placidus: 'дома Плацидуса',
  porphyry: 'дома Порфирия',
  none: 'без домов',
};

const DAY_REASONS: Readonly<Record<ElectionReasonId, string>> = {
  phase: 'фаза Луны за',
  'bad-phase': 'фаза Луны против',
  'moon-strong': 'Луна в своём достоинстве',
  'moon-weak': 'Луна в слабости',
  'moon-aspect': 'аспект Луны за',
  'bad-moon-aspect': 'аспект Луны против',
  'ruler-strong': 'управитель дела в достоинстве',
  'ruler-weak': 'управитель дела в слабости',
  'ruler-back': 'управитель дела идёт назад',
  'natal-aspect': 'Луна дня за точку рождения',
  'bad-natal-aspect': 'Луна дня против точки рождения',
  'natal-house': 'Луна дня в доме этого дела',
};

const DAY_VETOES: Readonly<Record<ElectionVeto, string>> = {
  void: 'Луна без курса',
  'mercury-back': 'Меркурий идёт назад',
  'venus-back': 'Венера идёт назад',
  'dark-moon': 'Луна рядом с Солнцем',
};

/** What a factor of Western astrology is, in Russian. */
export function westernLabel(rule: WesternRule, values: RuleValues): string {
  switch (rule.kind) {
    case 'western-sign':
      return `${planetCase(rule.planet)} ${inSign(rule.sign)}`;
    case 'western-house':
      return `${planetCase(rule.planet)} ${inHouse(rule.house)}`;
    case 'western-point-sign':
      return `${POINT_NAMES[rule.point].nominative} ${inSign(rule.sign)}`;
    case 'western-point-house':
      return `${POINT_NAMES[rule.point].nominative} ${inHouse(rule.house)}`;
    case 'western-point-near':
      return `${POINT_NAMES[rule.point].nominative} рядом с ${nearName(rule.near)}`;
    case 'western-angle':
      return `${ANGLE_NAMES[rule.angle].nominative} ${inSign(rule.sign)}`;
    case 'western-aspect':
      return `${aspectTable[rule.aspect].ru}: ${planetCase(rule.a)} и ${planetCase(rule.b)}`;
    case 'western-dignity':
      return `${planetCase(rule.planet)}: ${essentialDignityTable[rule.dignity].ru}`;
    case 'western-near-angle':
      return `${planetCase(rule.planet)} у ${ANGLE_NAMES[rule.angle].genitive}`;
    case 'western-angle-aspect':
      return `${aspectTable[rule.aspect].ru}: ${planetCase(rule.planet)} и ${ANGLE_NAMES[rule.angle].nominative}`;
    case 'western-element':
      return `Перевес стихии: ${ELEMENT_NAMES[rule.element].nominative}`;
    case 'western-moon-phase':
      return `Фаза Луны при рождении: ${moonPhaseTable[rule.phase].ru.toLowerCase()}`;
    case 'western-sect':
      return rule.isDay ? 'Дневная карта' : 'Ночная карта';
    case 'western-pattern':
      return `${patternTable[rule.pattern].ru}: ${rule.members.map((one) => planetCase(one)).join(', ')}`;
    case 'western-ruler-house':
      return `Управитель ${rule.ruler}-го дома ${inHouse(rule.house)}`;
    case 'western-transit':
      return `${aspectTable[rule.aspect].ru}: ${planetCase(rule.planet)} к точке рождения (${pointName(rule.natal)}), ${formatNumericDate(rule.at)}`;
    case 'western-window':
      return `${aspectTable[rule.aspect].ru}: ${planetCase(rule.planet)} в градусе от точности (${pointName(rule.natal)}), ${formatNumericDate(rule.at)}`;
    case 'western-lunation': {
      const place = rule.house === undefined ? '' : ` ${inHouse(rule.house)} рождения`;
      const touched = rule.natal === undefined ? '' : `, рядом с точкой рождения (${pointName(rule.natal)})`;
      return `${rule.phase === 'new' ? 'Новолуние' : 'Полнолуние'}${place}, ${formatNumericDate(rule.at)}${touched}`;
    }
    case 'western-station': {
      const place = rule.house === undefined ? '' : ` ${inHouse(rule.house)} рождения`;
      return `${planetCase(rule.planet)} поворачивает ${rule.turns === 'retrograde' ? 'назад' : 'вперёд'}${place}, ${formatNumericDate(rule.at)}`;
    }
    case 'western-span':
      return `Дни с ${formatNumericDate(rule.from)} по ${formatNumericDate(rule.to)}`;
    case 'western-transit-house':
      return `${planetCase(rule.planet)} идёт по ${rule.house}-му дому`;
    case 'western-progressed-sign':
      return `${rule.planet === 'sun' ? 'Прогрессивное Солнце' : 'Прогрессивная Луна'} ${inSign(rule.sign)}, ${formatNumericDate(rule.at)}`;
    case 'western-progressed-house':
      return `Прогрессивная Луна ${inHouse(rule.house)} рождения, ${formatNumericDate(rule.at)}`;
    case 'western-profection-house':
      return `Профекция: год ${rule.house}-го дома`;
    case 'western-return-ascendant':
      return `Асцендент соляра ${inHouse(rule.house)} рождения`;
    case 'western-return-house':
      return `${planetCase(rule.planet)} ${inHouse(rule.house)} соляра`;
    case 'western-day': {
      const who = rule.planet === undefined ? '' : ` (${planetCase(rule.planet)})`;
      const what = rule.reason === undefined ? 'выбран' : DAY_REASONS[rule.reason];
      return `День ${formatNumericDate(rule.at)}: ${what}${who}`;
    }
    case 'western-day-refused':
      return `День ${formatNumericDate(rule.at)} исключён: ${DAY_VETOES[rule.veto]}`;
    case 'western-settings':
      return `Тропический зодиак, ${HOUSE_SYSTEMS[String(values.houses)] ?? ''}`;
  }
}

const pointName = (point: Extract<WesternRule, { kind: 'western-transit' }>['natal']): string =>
  point === 'ascendant' || point === 'midheaven' ? ANGLE_NAMES[point].nominative : planetCase(point);

/** What a factor of two Western charts is, in Russian. */
export function westernPairLabel(rule: WesternPairRule): string {
  switch (rule.kind) {
    case 'western-contact':
      return `${aspectTable[rule.aspect].ru}: ${pointCase(rule.client)} первого и ${pointCase(rule.second)} второго`;
    case 'western-overlay': {
      const [whose, other] = rule.of === 'second' ? ['второго', 'первого'] : ['первого', 'второго'];
      return `${planetCase(rule.planet)} ${whose} ${inHouse(rule.house)} ${other}`;
    }
    case 'western-composite-sign':
      return `Композит: ${planetCase(rule.planet)} ${inSign(rule.sign)}`;
    case 'western-composite-house':
      return `Композит: ${planetCase(rule.planet)} ${inHouse(rule.house)}`;
    case 'western-composite-ascendant':
      return `Композит: ${ANGLE_NAMES.ascendant.nominative} ${inSign(rule.sign)}`;
  }
}
