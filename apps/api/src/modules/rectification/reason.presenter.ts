import type { LinkKind, RuleId } from '@nebosvod/engine/rectification/rule.table';
import type { Match } from '@nebosvod/engine/rectification/score';
import { grahaName } from '@nebosvod/terms/graha';
import { houseOrdinal, inHouse } from '@nebosvod/terms/house';
import { signName } from '@nebosvod/terms/sign';

/** Who speaks in a rule: «Владыка махадаши (Венера)». */
const SUBJECT: Readonly<Record<RuleId, string>> = {
  'maha-lord-d1': 'Владыка махадаши',
  'antar-lord-d1': 'Владыка антардаши',
  'maha-lord-d9': 'В навамше владыка махадаши',
  'antar-lord-d9': 'В навамше владыка антардаши',
  'maha-lord-d10': 'В дашамше владыка махадаши',
  'antar-lord-d10': 'В дашамше владыка антардаши',
  'pratyantar-lord': 'Владыка пратьянтардаши',
  'period-of-karaka': 'Идёт период сигнификатора',
  'chara-maha': 'Знак чара-даши',
  'chara-antar': 'Знак подпериода чара-даши',
  'jupiter-transit': 'В транзите',
  'saturn-transit': 'В транзите',
};

/** What it does with a house: «управляет 7-м домом». */
const PREDICATE: Readonly<Record<Exclude<LinkKind, 'signifies'>, (house: number) => string>> = {
  owns: (house) => `управляет ${house}-м\u00a0домом`,
  occupies: (house) => `стоит ${inHouse(house)}`,
  'aspects-house': (house) => `аспектирует ${houseOrdinal(house)}`,
  'with-lord': (house) => `в связи с владыкой ${house}-го\u00a0дома`,
  'owns-supporting': (house) => `управляет сопутствующим ${house}-м\u00a0домом`,
  'occupies-supporting': (house) => `стоит в сопутствующем ${house}-м\u00a0доме`,
};

/** A matched rule as a sentence without a full stop. */
export function reasonText({ rule, by, link }: Match): string {
  const subject = SUBJECT[rule];
  const name = 'graha' in by ? grahaName(by.graha) : signName(by.sign);
  if (link.kind === 'signifies') return `${subject}: ${name}`;
  if ('sign' in by) return `${subject}, ${name}, ${signPredicate(link.kind, link.house)}`;
  const isTransit = rule === 'jupiter-transit' || rule === 'saturn-transit';
  return `${subject}${isTransit ? ' ' : ', '}${name}${isTransit ? ' ' : ', '}${PREDICATE[link.kind](link.house)}`;
}

/** A sign is a house (or holds the significator there), or looks at it. */
function signPredicate(kind: LinkKind, house: number): string {
  return kind === 'aspects-house' ? `аспектирует ${houseOrdinal(house)}` : `приходится на ${houseOrdinal(house)}`;
}
