import type { ReadingFactor } from '@nebosvod/contracts/reading';
import { formatDate } from '@nebosvod/terms/civil-date';
import { formatDegree } from '@nebosvod/terms/degree';
import { dignityTable } from '@nebosvod/terms/dignity.table';
import { grahaName } from '@nebosvod/terms/graha';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { hasTerm } from '@nebosvod/terms/name';
import { ayanamshaTable, houseSystemTable, nodeTable } from '@nebosvod/terms/setting.table';
import { signName } from '@nebosvod/terms/sign';
import { tajakaWeaknessTable } from '@nebosvod/terms/tajaka.table';
import { grahaId } from '../chart-body.ts';

type Value = ReadingFactor['values'][string];

/** A figure that a factor was decided by, in Russian. */
export interface ValueLine {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

const decimal = (value: Value): string => String(value).replace('.', ',');
const yesOrNo = (value: Value): string => (value === true ? 'да' : 'нет');
const degrees = (value: Value): string => (typeof value === 'number' ? formatDegree(value) : String(value));
const day = (value: Value): string => formatDate(String(value), { weekday: false });
const sign = (value: Value): string => (typeof value === 'number' ? signName(value) : String(value));

const formNames: Readonly<Record<string, string>> = { full: 'полная', 'by-sign': 'по знакам' };

/** Every value that the rules of a reading carry: its name and how it is written. What is not here is not shown. */
const values: Readonly<Record<string, readonly [name: string, write: (value: Value) => string]>> = {
  graha: ['граха', (value) => writtenGraha(String(value))],
  sign: ['знак', sign],
  signOfA: ['знак первой', sign],
  signOfB: ['знак второй', sign],
  degree: ['градус', degrees],
  dignity: ['достоинство', (value) => writtenDignity(String(value))],
  nakshatra: ['накшатра', (value) => (typeof value === 'number' ? nakshatraName(value) : String(value))],
  pada: ['пада', decimal],
  percent: ['пройдено накшатры', (value) => `${decimal(value)}\u00a0%`],
  separation: ['расстояние', degrees],
  orb: ['предел', degrees],
  speed: ['скорость в сутки', (value) => `${decimal(value).replace('-', '−')}°`],
  count: ['счёт', decimal],
  houses: ['владеет домами', (value) => writtenHouses(String(value))],
  planet: ['управитель', (value) => writtenGraha(String(value))],
  lord: ['управитель', (value) => writtenGraha(String(value))],
  rupas: ['рупы', decimal],
  ratio: ['доля нужной силы', decimal],
  virupas: ['вирупы', decimal],
  vishwas: ['панчаваргия-бала из 20', decimal],
  bindus: ['бинду', decimal],
  strength: ['сила из 100', decimal],
  isCancelled: ['отменена', yesOrNo],
  isWide: ['в широком счёте', yesOrNo],
  form: ['вид', (value) => formNames[String(value)] ?? String(value)],
  from: ['с', day],
  until: ['до', day],
  date: ['день', day],
  start: ['начало', String],
  end: ['конец', String],
  score: ['счёт из 100', decimal],
  points: ['баллов', decimal],
  days: ['дней', decimal],
  gap: ['градусов между ними', decimal],
  house: ['дом', decimal],
  weakness: ['слабость', (value) => writtenWeakness(String(value))],
  grahas: ['кто', (value) => writtenGrahas(String(value))],
  minutes: ['сдвиг, минут', decimal],
  ayanamsha: ['айанамша', (value) => writtenAyanamsha(String(value))],
  node: ['узел', (value) => writtenNode(String(value))],
  karakas: ['чара-карак', decimal],
  dashaYear: ['год даши, суток', decimal],
  arcanum: ['аркан', decimal],
  number: ['число', decimal],
  sum: ['сумма', decimal],
  year: ['год', String],
  first: ['первое', decimal],
  second: ['второе', decimal],
  third: ['третье', decimal],
  fourth: ['четвёртое', decimal],
  v1: ['одна школа', String],
  v2: ['другая школа', String],
  v3: ['третья школа', String],
};

/** Names of values that mean another thing in one kind of rule. */
const ownNames: Readonly<Record<string, string>> = {
  'settings.degree': 'айанамша при рождении',
  'western-settings.houses': 'дома',
  'western-aspect.orb': 'орб',
  'western-near-angle.orb': 'до угла',
  'western-angle-aspect.orb': 'орб',
  'western-element.count': 'планет из десяти',
  'aspect.count': 'знак по счёту',
  'aspect-on-house.count': 'знак по счёту',
  'cluster.count': 'грах в доме',
  'muhurta-hour.sign': 'лагна',
  'western-day.sign': 'Луна',
  'dosha.count': 'точек отсчёта',
  'square-cell.count': 'цифр в клетке',
  'square-line.count': 'цифр на линии',
  'lo-shu.count': 'цифр в клетке',
};

/** The figures that a factor was decided by, in the order they were given; «нет» of what would only weaken is left unsaid. */
export function valueLines({ rule, values: given }: Pick<ReadingFactor, 'rule' | 'values'>): readonly ValueLine[] {
  return Object.entries(given).flatMap(([key, value]): ValueLine[] => {
    const known = values[key];
    if (known === undefined || value === '' || value === false) return [];
    const [name, write] = known;
    return [{ key, name: ownNames[`${rule.kind}.${key}`] ?? name, text: write(value) }];
  });
}

function writtenGraha(id: string): string {
  const graha = grahaId(id);
  return graha === null ? id : grahaName(graha);
}

/** «jupiter:mars-with,house venus:retrograde» of a rule. */
function writtenWeakness(value: string): string {
  return value
    .split(' ')
    .map((one) => {
      const [graha = '', reasons = ''] = one.split(':');
      const names = reasons.split(',').map((id) => (hasTerm(tajakaWeaknessTable, id) ? tajakaWeaknessTable[id] : id));
      return `${writtenGraha(graha)}: ${names.join(', ')}`;
    })
    .join('; ');
}

/** «mercury,jupiter moon,venus» of a rule: those of each figure together. */
function writtenGrahas(value: string): string {
  return value
    .split(' ')
    .map((figure) => figure.split(',').map(writtenGraha).join(', '))
    .join('; ');
}

function writtenDignity(id: string): string {
  return hasTerm(dignityTable, id) ? dignityTable[id].ru : id;
}

function writtenAyanamsha(id: string): string {
  return hasTerm(ayanamshaTable, id) ? ayanamshaTable[id].ru : id;
}

/** A list of houses stands as it is; a way of counting them by its name. */
function writtenHouses(value: string): string {
  if (value === 'none') return 'нет: час неизвестен';
  return hasTerm(houseSystemTable, value) ? houseSystemTable[value].ru : value;
}

function writtenNode(id: string): string {
  return hasTerm(nodeTable, id) ? nodeTable[id].ru : id;
}
