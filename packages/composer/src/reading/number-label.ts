import type { RuleValues } from '@nebosvod/contracts/rule';
import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { civilMonthTable } from '@nebosvod/terms/month.table';
import { psychomatrixLineTable } from '@nebosvod/terms/numerology.table';
import { lineKinds, planeNames } from '@nebosvod/terms/numerology-board';
import { arcanumName, POINT_NAMES } from '../language/number-name.table.ts';
import type { NumberRule } from '../rule/decide-number.ts';
import type { NumberPairRule } from '../rule/decide-number-pair.ts';

const TRIAD_NAMES = {
  talents: 'Программа талантов',
  money: 'Денежная программа',
  father: 'Род отца',
  mother: 'Род матери',
  tail: 'Кармический хвост',
  relations: 'Линия отношений',
} as const;
const DATE_NUMBER_NAMES = {
  'life-path': 'Число жизненного пути',
  birthday: 'Число дня рождения',
  soul: 'Число души',
  destiny: 'Число судьбы',
  realisation: 'Число реализации',
} as const;
const NAME_NUMBER_NAMES = {
  expression: 'Число имени',
  soul: 'Число души по имени',
  personality: 'Число личности по имени',
} as const;
const TABLE_NAMES = {
  russian: '',
  'russian-no-signs': ' без знаков',
  latin: '',
  chaldean: ' по халдейской таблице',
} as const;
const OBJECT_NAMES = { phone: 'Телефон', car: 'Машина', flat: 'Квартира', business: 'Название' } as const;
const PLANE_STATE_NAMES = { full: 'полная', partial: 'неполная', empty: 'пустая' } as const;
const GROUP_NAMES = {
  psychomatrix: 'квадрат',
  lifePath: 'жизненный путь',
  pinnacles: 'вершины',
  personalYear: 'личный год',
  destinyMatrix: 'матрица',
  ancestralRays: 'лучи рода',
  ageRing: 'возрастной круг',
  loShu: 'Ло Шу',
  kua: 'куа',
} as const;
const MONTHS = Object.values(civilMonthTable);

/** What a factor of numerology is, in Russian. */
export function numberLabel(rule: NumberRule | NumberPairRule, values: RuleValues): string {
  switch (rule.kind) {
    case 'matrix-point':
      return `${POINT_NAMES[rule.point].nominative}: ${rule.arcanum}, ${arcanumName(rule.arcanum)}${rule.school === 'subtract-22' ? ' (вычитание 22)' : ''}`;
    case 'matrix-triad':
      return `${TRIAD_NAMES[rule.triad]}: ${rule.arcana.join('–')}`;
    case 'matrix-year':
      return `Возрастная точка на ${formatNumericDate(rule.at)}: ${rule.arcanum}, ${arcanumName(rule.arcanum)}`;
    case 'square-cell':
      return `Клетка ${rule.digit}: ${rule.count === 0 ? 'цифр нет' : String(rule.digit).repeat(rule.count)}`;
    case 'square-line':
      return `${lineKinds[rule.line]}, ${psychomatrixLineTable[rule.line].ru.toLowerCase()}: ${rule.count}`;
    case 'square-working':
      return `Рабочие числа: ${rule.numbers.join(', ')}`;
    case 'date-number':
      return `${DATE_NUMBER_NAMES[rule.part]}: ${rule.number}`;
    case 'karmic-debt':
      return `Кармический долг ${rule.debt}`;
    case 'kua':
      return `Число куа: ${rule.number}`;
    case 'lo-shu':
      return `Ло Шу, цифра ${rule.digit}: ${rule.count === 0 ? 'нет' : rule.count}`;
    case 'lo-shu-plane':
      return `Ло Шу, ${planeNames[rule.plane].toLowerCase()} ${values.digits ?? ''}: ${PLANE_STATE_NAMES[rule.state]}`;
    case 'pinnacle':
      return `Вершина ${rule.index}: ${rule.number}`;
    case 'challenge':
      return `Испытание ${rule.index}: ${rule.number}`;
    case 'personal-year':
      return `Личный год ${rule.year}: ${rule.number}`;
    case 'personal-month':
      return `Личный месяц, ${MONTHS[rule.month - 1]?.nominative ?? ''} ${rule.year}: ${rule.number}`;
    case 'personal-day':
      return `Личный день ${formatNumericDate(rule.at)}: ${rule.number}`;
    case 'new-style':
      return `Дата рождения по новому стилю: ${formatNumericDate(rule.date)}`;
    case 'number-dasha':
      return `Период числа на ${formatNumericDate(rule.at)}: ${rule.number}`;
    case 'name-number':
      return `${NAME_NUMBER_NAMES[rule.part]} «${rule.name}»: ${rule.number}`;
    case 'name-letters':
      return `Буквы имени «${rule.name}»${rule.table === undefined ? '' : TABLE_NAMES[rule.table]}: ${values.letters ?? ''}`;
    case 'object-number':
      return `${OBJECT_NAMES[rule.object]} «${rule.text}»: ${rule.number}`;
    case 'pair-point':
      return `Матрица пары, ${POINT_NAMES[rule.point].nominative.toLowerCase()}: ${rule.arcanum}, ${arcanumName(rule.arcanum)}`;
    case 'pair-number':
      return `${DATE_NUMBER_NAMES[rule.part]} двоих: ${rule.first} и ${rule.second}`;
    case 'pair-line':
      return `${lineKinds[rule.line]} двоих: ${rule.first} и ${rule.second}`;
    case 'family-digit':
      return rule.state === 'shared' ? `Цифра ${rule.digit} есть у каждого` : `Цифры ${rule.digit} нет ни у кого`;
    case 'number-schools':
      return `Расхождение школ: ${GROUP_NAMES[rule.group]}`;
  }
}
