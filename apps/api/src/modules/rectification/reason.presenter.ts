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

/** What a graha does with a house: «управляет 7-м домом». A sign is a house rather than stands in one. */
const PREDICATE: Readonly<Record<LinkKind, (house: number) => string>> = {
  owns: (house) => `управляет ${house}-м\u00a0домом`,
  occupies: (house) => `стоит ${inHouse(house)}`,
  'aspects-house': (house) => `аспектирует ${houseOrdinal(house)}`,
  'with-lord': (house) => `в связи с владыкой ${house}-го\u00a0дома`,
  'owns-supporting': (house) => `управляет сопутствующим ${house}-м\u00a0домом`,
  'occupies-supporting': (house) => `стоит в сопутствующем ${house}-м\u00a0доме`,
  signifies: () => 'сигнификатор события',
  'holds-significator': () => 'вмещает сигнификатора события',
  'aspects-significator': () => 'аспектирует сигнификатора события',
};

/** A matched rule as a sentence without a full stop. */
export function reasonText({ rule, by, link }: Match): string {
  const subject = SUBJECT[rule];
  const name = 'graha' in by ? grahaName(by.graha) : signName(by.sign);
  if (link.kind === 'signifies') return `${subject}: ${name}`;
  const predicate =
    'sign' in by && link.kind === 'occupies' ? `это ${houseOrdinal(link.house)}` : PREDICATE[link.kind](link.house);
  if (rule === 'jupiter-transit' || rule === 'saturn-transit') return `${subject} ${name} ${predicate}`;
  return `${subject}, ${name}, ${predicate}`;
}
