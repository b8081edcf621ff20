import { countSigns, degreeInSign, elementOf, isOddSign, type Sign } from '../angle/sign.ts';
import { beneficsOf } from '../bala/benefic.ts';
import { CLASSICAL_GRAHAS, GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';
import { doesAspect } from '../state/aspect.ts';
import { combustionOf } from '../state/combustion.ts';
import { type Dignity, dignityOf, signLord } from '../state/dignity.ts';
import { type ByGraha, byGraha, grahaLongitudes, grahaSigns, grahasIn } from '../state/placement.ts';
import { type CompoundRelation, compoundRelation } from '../state/relation.ts';
import { BALADI, type DEEPTADI, type JAGRADADI, type LAJJITADI } from './avastha.ids.ts';
import { BALADI_SHARE, DEEPTADI_TONE, JAGRADADI_SHARE, LAJJITADI_TONE } from './avastha.table.ts';

export type BaladiId = (typeof BALADI)[number];
export type JagradadiId = (typeof JAGRADADI)[number];
export type DeeptadiId = (typeof DEEPTADI)[number];
export type LajjitadiId = (typeof LAJJITADI)[number];

/** What a state rests on: the rule, its source and the facts of the chart it was read from. */
export interface Grounds {
  readonly rule: string;
  readonly source: string;
  readonly reason: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

/** A state with its grounds and effect. */
export interface State<Id extends string> extends Grounds {
  readonly id: Id;
  readonly effect: { readonly share?: number; readonly tone?: 'good' | 'bad' };
}

/** Chart facts the avasthas read, gathered once. */
export interface AvasthaInput {
  readonly signs: ByGraha<Sign>;
  readonly longitudes: ByGraha<number>;
  readonly dignities: ByGraha<Dignity>;
  readonly combust: ReadonlySet<Graha>;
  readonly benefics: readonly Graha[];
  readonly malefics: readonly Graha[];
}

/** Gathers the facts of a chart that avasthas need. */
export function avasthaInput(chart: Chart): AvasthaInput {
  const signs = grahaSigns(chart);
  const longitudes = grahaLongitudes(chart);
  const benefics = [...beneficsOf(longitudes, 'bright-half')];
  return {
    signs,
    longitudes,
    dignities: byGraha((graha) => dignityOf(graha, longitudes[graha], signs)),
    combust: new Set(GRAHAS.filter((graha) => combustionOf(bodyOf(chart, graha), longitudes.sun)?.isCombust)),
    benefics,
    malefics: GRAHAS.filter((graha) => !benefics.includes(graha)),
  };
}

/** Baladi: five parts of 6° of a sign, backward in even signs. [BPHS 45.3–4] */
export function baladiOf(sign: Sign, longitude: number): State<BaladiId> {
  const degree = degreeInSign(longitude);
  const part = Math.min(4, Math.floor((degree + 2e-9) / 6));
  const id = BALADI[isOddSign(sign) ? part : 4 - part];
  return {
    id,
    rule: 'floor(degree / 6), reversed in even signs',
    source: 'BPHS 45.3-4',
    reason: { sign, degree, isOddSign: isOddSign(sign) },
    effect: { share: BALADI_SHARE[id] },
  };
}

const AWAKE: readonly Dignity[] = ['exalted', 'moolatrikona', 'own'];
const ASLEEP: readonly Dignity[] = ['enemy', 'great-enemy', 'debilitated'];

/** Jagradadi by dignity: own or exalted awake, friend or neutral dreaming, enemy or debilitated asleep. [BPHS 45.5–6] */
export function jagradadiOf(dignity: Dignity): State<JagradadiId> {
  const id = AWAKE.includes(dignity) ? 'jagrat' : ASLEEP.includes(dignity) ? 'sushupti' : 'swapna';
  return {
    id,
    rule: 'own or exalted: jagrat; friend or neutral: swapna; enemy or debilitated: sushupti (five-fold relation)',
    source: 'BPHS 45.5-6',
    reason: { dignity },
    effect: { share: JAGRADADI_SHARE[id] },
  };
}

const BY_RELATION: Readonly<Record<CompoundRelation, DeeptadiId>> = {
  2: 'pramudita',
  1: 'shanta',
  0: 'dina',
  [-1]: 'duhkhita',
  [-2]: 'khala',
};

/**
 * Deeptadi avasthas that hold, the leading one first: exalted, combust, with a malefic, own, then the five-fold relation
 * to the lord of the sign (also for a debilitated graha, for which the verse has no name). [BPHS 45.7–10]
 */
export function deeptadiOf(graha: Graha, input: AvasthaInput): readonly State<DeeptadiId>[] {
  const dignity = input.dignities[graha];
  const sign = input.signs[graha];
  const malefics = grahasIn(input.signs, sign).filter((other) => other !== graha && input.malefics.includes(other));
  const ids: DeeptadiId[] = [];
  if (dignity === 'exalted') ids.push('deepta');
  if (input.combust.has(graha)) ids.push('kopi');
  if (malefics.length > 0) ids.push('vikala');
  if (dignity === 'own' || dignity === 'moolatrikona') ids.push('swastha');
  const lord = signLord(sign);
  const relation = compoundRelation(graha, lord, input.signs);
  if (!AWAKE.includes(dignity)) ids.push(BY_RELATION[relation]);
  return ids.map((id) => ({
    id,
    rule: 'exalted deepta; combust kopi; with a malefic vikala; own swastha; else by the five-fold relation to the sign lord',
    source: 'BPHS 45.7-10',
    reason: { dignity, lord, relation, isCombust: input.combust.has(graha), malefics },
    effect: { tone: DEEPTADI_TONE[id] },
  }));
}

const SHAMING: readonly Graha[] = ['rahu', 'ketu', 'sun', 'mars', 'saturn'];

/**
 * Lajjitadi avasthas that hold; several may, or none. Friends and enemies are five-fold ones among the seven grahas. [BPHS 45.11–18]
 * @param lagna rising sign; null (unknown time) leaves lajjita out
 */
export function lajjitadiOf(graha: Graha, input: AvasthaInput, lagna: Sign | null): readonly State<LajjitadiId>[] {
  const { signs, dignities, benefics, malefics } = input;
  const sign = signs[graha];
  const relation = (to: Graha) => compoundRelation(graha, to, signs);
  const others = CLASSICAL_GRAHAS.filter((other) => other !== graha);
  const company = grahasIn(signs, sign).filter((other) => other !== graha);
  const seeing = others.filter((other) => doesAspect(other, signs[other], sign));
  const isWithOrSeenBy = (test: (other: Graha) => boolean) =>
    others.filter((other) => test(other) && (company.includes(other) || seeing.includes(other)));
  const enemies = isWithOrSeenBy((other) => relation(other) < 0);
  const friends = isWithOrSeenBy((other) => relation(other) > 0);
  const dignity = dignities[graha];
  const lordRelation = relation(signLord(sign));
  const shaming = company.filter((other) => SHAMING.includes(other));
  const seeingEnemies = seeing.filter((other) => relation(other) < 0);
  const seeingBenefics = seeing.filter((other) => benefics.includes(other));
  const seeingMalefics = seeing.filter((other) => malefics.includes(other));
  const isOwn = AWAKE.includes(dignity);

  const states: State<LajjitadiId>[] = [];
  const add = (id: LajjitadiId, rule: string, reason: Grounds['reason']) =>
    states.push({ id, rule, source: 'BPHS 45.11-18', reason, effect: { tone: LAJJITADI_TONE[id] } });
  if (lagna !== null && countSigns(lagna, sign) === 5 && shaming.length > 0) {
    add('lajjita', 'in the 5th with a node, the Sun, Mars or Saturn', { house: 5, with: shaming });
  }
  if (dignity === 'exalted' || dignity === 'moolatrikona') {
    add('garvita', 'exalted or in moolatrikona', { dignity });
  }
  if ((!isOwn && lordRelation < 0) || enemies.length > 0 || (company.includes('saturn') && graha !== 'saturn')) {
    add('kshudhita', 'in an enemy sign, with or aspected by an enemy, or with Saturn', {
      lordRelation,
      enemies,
      with: company,
    });
  }
  if (elementOf(sign) === 'water' && seeingEnemies.length > 0 && seeingBenefics.length === 0) {
    add('trishita', 'in a water sign, aspected by an enemy and by no benefic', { sign, enemies: seeingEnemies });
  }
  if ((!isOwn && lordRelation > 0) || friends.length > 0 || (company.includes('jupiter') && graha !== 'jupiter')) {
    add('mudita', 'in a friend’s sign, with or aspected by a friend, or with Jupiter', {
      lordRelation,
      friends,
      with: company,
    });
  }
  const disturbing = seeing.filter((other) => seeingMalefics.includes(other) || seeingEnemies.includes(other));
  if (company.includes('sun') && graha !== 'sun' && disturbing.length > 0) {
    add('kshobhita', 'with the Sun and aspected by a malefic or an enemy', { aspectedBy: disturbing });
  }
  return states;
}
