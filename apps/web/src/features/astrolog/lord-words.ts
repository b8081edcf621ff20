import { grahaName } from '@nebosvod/terms/graha';
import { houseOrdinal } from '@nebosvod/terms/house';
import { hasTerm } from '@nebosvod/terms/name';
import { signName } from '@nebosvod/terms/sign';
import { firdariaNodeTable } from '@nebosvod/terms/western.table';
import type { FirdariaRuler, ReleasedPeriod, TimeLords } from './api/use-time-lords.ts';

type Profected = NonNullable<TimeLords['profections']>['months'][number];

/** «Северный узел», «Венера». */
export function rulerName(ruler: FirdariaRuler): string {
  return hasTerm(firdariaNodeTable, ruler) ? firdariaNodeTable[ruler].ru : grahaName(ruler);
}

/** «9-й дом, Телец, Венера». */
export function profectedWords({ house, sign, lord }: Profected): string {
  return `${houseOrdinal(house)}, ${signName(sign)}, ${grahaName(lord)}`;
}

/** «Телец, Венера». */
export function releasedWords({ sign, lord }: Pick<ReleasedPeriod, 'sign' | 'lord'>): string {
  return `${signName(sign)}, ${grahaName(lord)}`;
}
