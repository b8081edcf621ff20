import type { Condition, GrahaState, Point, SignKind } from '@nebosvod/engine/yoga/condition';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { plural } from '@nebosvod/terms/plural';
import { inSign } from '@nebosvod/terms/sign';
import {
  alternatives,
  eachOfSet,
  fromText,
  noneOfSet,
  oneOfSet,
  pointText,
  setSubject,
  setText,
} from './yoga-point.presenter.ts';

const STATES: Readonly<Record<GrahaState, string>> = {
  exalted: 'в экзальтации',
  moolatrikona: 'в мулатриконе',
  own: 'в своём знаке',
  friend: 'в знаке друга',
  neutral: 'в нейтральном знаке',
  enemy: 'во враждебном знаке',
  debilitated: 'в падении',
  combust: 'в сожжении',
  retrograde: 'в ретроградном движении',
  vargottama: 'в варготтаме',
};
const SIGN_KINDS: Readonly<Record<SignKind, string>> = {
  movable: 'подвижном',
  fixed: 'неподвижном',
  dual: 'двойственном',
  odd: 'нечётном',
  even: 'чётном',
  fire: 'огненном',
  earth: 'земном',
  air: 'воздушном',
  water: 'водном',
};
const VARGAS: Readonly<Record<number, string>> = { 3: 'в дреккане (D3)', 9: 'в навамше (D9)' };

/** A rule as one Russian sentence: parts joined by «;», alternatives by «или». */
export function ruleText(condition: Condition): string {
  const known = sentences.get(condition);
  if (known !== undefined) return known;
  const made = conditionParts(condition).map(textOf).join('; ');
  const sentence = `${made.charAt(0).toUpperCase()}${made.slice(1)}.`;
  sentences.set(condition, sentence);
  return sentence;
}
/** Rules are constant data: each is put into words once. */
const sentences = new WeakMap<Condition, string>();

/** The parts of a rule that are explained one by one: those of an «all», else the rule itself. */
function conditionParts(condition: Condition): readonly Condition[] {
  return condition.kind === 'all' ? condition.of.flatMap(conditionParts) : [condition];
}

/** One condition in words, without a capital or a full stop. */
export function textOf(condition: Condition): string {
  switch (condition.kind) {
    case 'all':
      return joined(condition.of, ' и ', 'и');
    case 'any':
      return joined(condition.of, ' или ', 'или');
    case 'count':
      return `не меньше ${condition.atLeast} из условий: ${condition.of.map(grouped).join(', ')}`;
    case 'not':
      return negated(condition.of);
    case 'some': {
      const { that, excluded } = withoutExclusions(condition.that, condition.as);
      return condition.atLeast === 1
        ? `${oneOfSet(condition.among)}${excluded} ${about(that, condition.as)}`
        : `не меньше ${condition.atLeast} ${setText(condition.among)}${excluded}, из которых каждая ${about(that, condition.as)}`;
    }
    case 'each': {
      const { that, excluded } = withoutExclusions(condition.that, condition.as);
      return `${eachOfSet(condition.among)}${excluded} ${about(that, condition.as)}`;
    }
    case 'in-varga':
      return `${VARGAS[condition.division] ?? `в D${condition.division}`} ${textOf(condition.that)}`;
    case 'relation':
      return `от ${pointText(condition.of, 'genitive')} к ${pointText(condition.to, 'dative')} — природная ${condition.is === 'friend' ? 'дружба' : 'вражда'}`;
    case 'fills':
      return `${setSubject(condition.grahas)} занимают без пропусков дома${fromText(condition.from)} ${condition.houses.join(', ')}`;
    case 'signs-occupied':
      return `${setSubject(condition.grahas)} занимают ровно ${condition.count}\u00a0${plural(condition.count, 'знак', 'знака', 'знаков')}`;
    case 'lords-exchange':
      return `владыки двух домов стоят в домах друг друга: один из домов ${condition.between.join(', ')}, другой из домов ${condition.and.join(', ')}`;
    case 'moon-half':
      return condition.half === 'bright' ? 'Луна растёт (светлая половина)' : 'Луна убывает (тёмная половина)';
    case 'birth':
      return condition.at === 'day' ? 'рождение днём' : 'рождение ночью';
    case 'between-nodes':
      return condition.by === 'degree'
        ? 'грахи от Солнца до Сатурна по градусам лежат по одну сторону оси Раху — Кету'
        : 'грахи от Солнца до Сатурна лежат в знаках по одну сторону оси Раху — Кету, знаки узлов включая';
    default:
      return `${pointText(condition.who, 'nominative')} ${predicate(condition)}`;
  }
}

type Leaf = Extract<
  Condition,
  {
    kind:
      | 'in-house'
      | 'in-sign'
      | 'sign-kind'
      | 'state'
      | 'together'
      | 'aspects'
      | 'exchange'
      | 'same'
      | 'class'
      | 'nakshatra'
      | 'gandanta';
  }
>;

/** What is said of the subject of a simple condition. */
function predicate(leaf: Leaf): string {
  switch (leaf.kind) {
    case 'in-house':
      return `стоит ${houses(leaf.houses)}${fromText(leaf.from)}`;
    case 'in-sign':
      return `стоит ${alternatives(leaf.signs.map((sign) => inSign(sign)))}`;
    case 'sign-kind':
      return `стоит в ${SIGN_KINDS[leaf.is]} знаке`;
    case 'state':
      return `находится ${alternatives(leaf.of.map((state) => STATES[state]))}`;
    case 'together':
      return typeof leaf.with === 'object' && 'house' in leaf.with
        ? `стоит ${houses([leaf.with.house])}${fromText(leaf.with.from)}`
        : `стоит в одном знаке с ${pointText(leaf.with, 'instrumental')}`;
    case 'aspects':
      return `смотрит на ${pointText(leaf.on, 'accusative')}`;
    case 'exchange':
      return `обменивается знаками с ${pointText(leaf.with, 'instrumental')}`;
    case 'same':
      return `совпадает с ${pointText(leaf.with, 'instrumental')}`;
    case 'class':
      return leaf.is === 'benefic' ? '— благая граха' : '— суровая граха';
    case 'nakshatra':
      return `в накшатре ${alternatives(leaf.of.map((star) => nakshatraName(star)))}`;
    case 'gandanta':
      return 'не дальше 3°20′ от стыка водного и огненного знаков';
  }
}

function isLeaf(condition: Condition): condition is Leaf {
  return 'who' in condition;
}

/** What is said of the variable of a quantifier: shared subjects are named once. */
function about(condition: Condition, subject: Point): string {
  const turned = turnedTo(condition, subject);
  if (isLeaf(turned) && turned.who === subject) return predicate(turned);
  if (turned.kind === 'not') {
    const denied = turnedTo(turned.of, subject);
    if (isLeaf(denied) && denied.who === subject) return `не ${bare(denied)}`;
  }
  if (turned.kind === 'all' || turned.kind === 'any') {
    const word = turned.kind === 'all' ? ' и ' : ' или ';
    return turned.of.map((part) => about(part, subject)).join(word);
  }
  return `такова, что ${textOf(turned)}`;
}

/** A bond is the same from either side: told of the one whose turn it is. */
function turnedTo(condition: Condition, subject: Point): Condition {
  if (condition.kind !== 'together' && condition.kind !== 'exchange' && condition.kind !== 'same') return condition;
  return condition.with === subject ? { ...condition, who: condition.with, with: condition.who } : condition;
}

/** Takes «is not that other graha» out of what is said of a quantifier's variable: «…, кроме владыки лагны, …». */
function withoutExclusions(condition: Condition, subject: Point): { that: Condition; excluded: string } {
  if (condition.kind !== 'all') return { that: condition, excluded: '' };
  const others: string[] = [];
  const kept = condition.of.filter((part) => {
    const denied = part.kind === 'not' ? turnedTo(part.of, subject) : part;
    if (part.kind !== 'not' || denied.kind !== 'same' || denied.who !== subject) return true;
    others.push(pointText(denied.with, 'genitive'));
    return false;
  });
  const [first, ...more] = kept;
  if (others.length === 0 || first === undefined) return { that: condition, excluded: '' };
  return {
    that: more.length === 0 ? first : { kind: 'all', of: kept },
    excluded: `, кроме ${others.join(' и ')},`,
  };
}

function negated(condition: Condition): string {
  if (isLeaf(condition)) {
    if (condition.kind === 'same')
      return `${pointText(condition.who, 'nominative')} и ${pointText(condition.with, 'nominative')} — разные грахи`;
    return `${pointText(condition.who, 'nominative')} не ${bare(condition)}`;
  }
  if (condition.kind === 'some' && condition.atLeast === 1) {
    const { that, excluded } = withoutExclusions(condition.that, condition.as);
    const simple = turnedTo(that, condition.as);
    return isLeaf(simple) && simple.who === condition.as
      ? `${noneOfSet(condition.among)}${excluded} не ${bare(simple)}`
      : `${noneOfSet(condition.among)}${excluded} не подходит под условие: ${about(that, condition.as)}`;
  }
  if (condition.kind === 'any' && condition.of.every(isLeaf)) return condition.of.map(negated).join(' и ');
  if (condition.kind === 'not') return textOf(condition.of);
  return `не выполняется: ${textOf(condition)}`;
}

/** A predicate after «не»: without the dash of a naming one. */
function bare(leaf: Leaf): string {
  return predicate(leaf).replace(/^— /, '');
}

function joined(parts: readonly Condition[], word: string, name: 'и' | 'или'): string {
  const figures = figuresText(parts);
  if (figures !== null && name === 'или') return figures;
  const subject = commonSubject(parts);
  if (subject !== null) {
    return `${pointText(subject, 'nominative')} ${parts.map((part) => about(part, subject)).join(word)}`;
  }
  return parts.map((part) => (needsBrackets(part, name) ? grouped(part) : textOf(part))).join(word);
}

/** Alternatives of one figure: «… занимают без пропусков дома 2, 6, 10 либо 3, 7, 11». */
function figuresText(parts: readonly Condition[]): string | null {
  const figures = parts.flatMap((part) => (part.kind === 'fills' ? [part] : []));
  const [first, second] = figures;
  if (!first || !second || figures.length !== parts.length) return null;
  const lists = figures.map(({ houses }) => houses.join(', ')).join(' либо ');
  return `${setSubject(first.grahas)} занимают без пропусков дома${fromText(first.from)} ${lists}`;
}

function commonSubject(parts: readonly Condition[]): Point | null {
  const [first] = parts;
  if (!first || !isLeaf(first)) return null;
  const { who } = first;
  return parts.every((part) => isLeaf(part) && JSON.stringify(part.who) === JSON.stringify(who)) &&
    typeof who === 'string'
    ? who
    : null;
}

function needsBrackets(part: Condition, inside: 'и' | 'или'): boolean {
  return (part.kind === 'all' && inside === 'или') || (part.kind === 'any' && inside === 'и') || part.kind === 'count';
}

function grouped(condition: Condition): string {
  return `(${textOf(condition)})`;
}

function houses(list: readonly number[]): string {
  const preposition = list[0] === 2 ? 'во' : 'в';
  const numbers = list.length === 1 ? `${list[0]}` : `${list.slice(0, -1).join(', ')} или ${list.at(-1)}`;
  return `${preposition}\u00a0${numbers}-м\u00a0доме`;
}
