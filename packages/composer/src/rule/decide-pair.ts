import type { Rule } from '@nebosvod/contracts/rule';
import { countSigns } from '@nebosvod/engine/angle/sign';
import { ashtakoota, moonProfile } from '@nebosvod/engine/compatibility/ashtakoota';
import { KOOTA_MAX } from '@nebosvod/engine/compatibility/koota.table';
import type { BirthFacts } from '../birth/birth-facts.ts';
import type { Births } from '../birth/births.ts';
import { type Decision, decided, UNKNOWN_TIME } from './decision.ts';

/** Rules of two births. */
export type PairRule = Extract<Rule, { kind: 'koota' | 'koota-total' | 'overlay' | 'synastry' | 'synastry-lagna' }>;

const PAIR_KINDS: readonly Rule['kind'][] = ['koota', 'koota-total', 'overlay', 'synastry', 'synastry-lagna'];

export function isOfPair(rule: Rule): rule is PairRule {
  return PAIR_KINDS.includes(rule.kind);
}

/** Decides a rule of two births; of uncertain times it is true only when it is so for all of both. */
export function decidePair(rule: PairRule, births: Births): Decision {
  const [client, second] = [births.get('client'), births.get('second')];
  if (!client || !second) return { holds: null, values: {}, reason: 'NO_BIRTH' };
  const own = decideIn(rule, client.facts, second.facts);
  if (own.holds === null) return own;
  const isSame = client.samples.every((one) =>
    second.samples.every((other) => decideIn(rule, one, other).holds === own.holds),
  );
  return isSame ? own : UNKNOWN_TIME;
}

function decideIn(rule: PairRule, client: BirthFacts, second: BirthFacts): Decision {
  switch (rule.kind) {
    case 'koota': {
      const found = kootasOf(client, second, rule.boy).kootas.find(({ id }) => id === rule.id);
      if (!found) return decided(false);
      return decided(found.points === rule.points, { points: found.points, max: KOOTA_MAX[rule.id] });
    }
    case 'koota-total': {
      const { total } = kootasOf(client, second, rule.boy);
      return decided(total === rule.points, { points: total });
    }
    case 'overlay': {
      const [own, other] = rule.of === 'second' ? [second, client] : [client, second];
      if (other.lagna === null) return UNKNOWN_TIME;
      return decided(countSigns(other.lagna, own.signs[rule.graha]) === rule.house, { sign: own.signs[rule.graha] });
    }
    case 'synastry': {
      const count = countSigns(client.signs[rule.client], second.signs[rule.second]);
      return decided(count === rule.count, { count });
    }
    case 'synastry-lagna': {
      if (client.lagna === null || second.lagna === null) return UNKNOWN_TIME;
      const count = countSigns(client.lagna, second.lagna);
      return decided(count === rule.count, { count });
    }
  }
}

/** The eight kootas, read from the row of the one who is named. */
export function kootasOf(client: BirthFacts, second: BirthFacts, boy: 'client' | 'second') {
  const [one, other] = [moonProfile(client.longitudes.moon), moonProfile(second.longitudes.moon)];
  return boy === 'client' ? ashtakoota(one, other) : ashtakoota(other, one);
}
