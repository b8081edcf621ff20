import type { TransitTargetInput } from '@nebosvod/contracts/chart-natal-transit';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';

import { grahaCase } from '@nebosvod/terms/graha';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import type { NameOptions } from '@nebosvod/terms/name';
import { intoSign } from '@nebosvod/terms/sign';

/** Ways to reach something, in the order of the list. Angles run forward from the natal point. */
export const targetKinds = [
  { id: 'conjunction', label: 'соединения с точкой карты' },
  { id: 'opposition', label: 'оппозиции к точке карты' },
  { id: 'drishti', label: 'взгляда на точку карты (дришти)' },
  { id: 'sign', label: 'знака' },
  { id: 'nakshatra', label: 'накшатры' },
] as const;
export type TargetKind = (typeof targetKinds)[number]['id'];

export const targetPoints = ['lagna', ...GRAHAS] as const;
export type TargetPoint = (typeof targetPoints)[number];

/** What is chosen in the form; only the field of the kind counts. */
export interface TargetChoice {
  readonly kind: TargetKind;
  readonly point: TargetPoint;
  readonly sign: number;
  readonly nakshatra: number;
}

/** The choice as the API asks for it. */
export function targetOf({ kind, point, sign, nakshatra }: TargetChoice): TransitTargetInput {
  switch (kind) {
    case 'conjunction':
      return { kind: 'natal', point };
    case 'opposition':
      return { kind: 'natal', point, angle: 180 };
    case 'drishti':
      return { kind: 'drishti', point };
    case 'sign':
      return { kind: 'sign', sign };
    default:
      return { kind: 'nakshatra', nakshatra };
  }
}

/** What happens, in words after the body's name: «доходит до натальной Луны», «входит в знак Рыб». */
export function targetWords(choice: TargetChoice, names: NameOptions): string {
  const { kind, point, sign, nakshatra } = choice;
  switch (kind) {
    case 'conjunction':
      return `приходит на место ${grahaCase(point, 'genitive', names)} в карте`;
    case 'opposition':
      return `встаёт напротив места ${grahaCase(point, 'genitive', names)} в карте`;
    case 'drishti':
      return `смотрит на знак ${grahaCase(point, 'genitive', names)} или стоит в нём`;
    case 'sign':
      return `входит ${intoSign(sign, names)}`;
    default:
      return `входит в накшатру ${nakshatraName(nakshatra, names)}`;
  }
}
