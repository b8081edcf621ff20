import type { SkyEvent } from '@nebosvod/contracts/chart-transit';
import { grahaName } from '@nebosvod/terms/graha';
import type { NameOptions } from '@nebosvod/terms/name';
import { masaName } from '@nebosvod/terms/panchanga';
import { inSign, intoSign } from '@nebosvod/terms/sign';
import { aspectTable, eclipseBodyTable, eclipseTypeTable, moonPhaseTable } from '@nebosvod/terms/western.table';

type Eclipse = Extract<SkyEvent, { readonly kind: 'eclipse' }>;

/**
 * An event of the sky in one line: «Меркурий разворачивается вспять, в Рыбах».
 * @param seen how an eclipse is seen from a place, or nothing
 */
export function skyEventWords(event: SkyEvent, names: NameOptions, seen: (eclipse: Eclipse) => string): string {
  switch (event.kind) {
    case 'ingress':
      return `${grahaName(event.body, names)} входит ${intoSign(event.sign, names)}${event.isRetrograde ? ' (ретроградно)' : ''}`;
    case 'station':
      return `${grahaName(event.body, names)} разворачивается ${event.turns === 'retrograde' ? 'вспять' : 'вперёд'}, ${inSign(event.sign, names)}`;
    case 'eclipse':
      return `${eclipseBodyTable[event.of].ru}, ${eclipseTypeTable[event.type].ru}, ${inSign(event.sign, names)}${seen(event)}`;
    case 'lunar-month':
      return `Начало месяца ${masaName(event.amanta, names)}${event.isAdhika ? ' (адхика)' : ''}`;
    case 'moon-phase':
      return `${moonPhaseTable[event.phase].ru}, ${inSign(event.sign, names)}`;
    case 'aspect':
      return `${aspectTable[event.aspect].ru}: ${grahaName(event.a, names)} ${inSign(event.sign, names)} и ${grahaName(event.b, names)} ${inSign(event.otherSign, names)}`;
  }
}
