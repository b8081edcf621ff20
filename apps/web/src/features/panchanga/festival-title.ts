import { mahadvadashiTable } from '@nebosvod/terms/ekadashi.table';
import { festivalTable } from '@nebosvod/terms/festival.table';
import { termName } from '@nebosvod/terms/name';
import { ekadashiName } from '@nebosvod/terms/panchanga';
import { intoSign } from '@nebosvod/terms/sign';
import type { Ekadashi, Festival } from './api/use-year.ts';

const eclipseTypes: Readonly<Record<NonNullable<Festival['eclipse']>['type'], string>> = {
  total: 'полное',
  annular: 'кольцевое',
  partial: 'частное',
  penumbral: 'полутеневое',
  hybrid: 'гибридное',
};

/** Name of what is observed: «Дивали», «Солнце входит в знак Стрельца», «частное лунное затмение». */
export function festivalTitle(festival: Pick<Festival, 'id' | 'kind' | 'sign' | 'eclipse'>): string {
  if (festival.kind === 'sankranti' && festival.sign !== undefined) return `Солнце входит ${intoSign(festival.sign)}`;
  if (festival.eclipse) {
    const type = eclipseTypes[festival.eclipse.type];
    return `${type.charAt(0).toUpperCase()}${type.slice(1)} ${festival.eclipse.of === 'solar' ? 'солнечное' : 'лунное'} затмение`;
  }
  return termName(festivalTable, festival.id);
}

/** «Прабодхини-экадаши»; the month of a dark half is counted from the full moon, as its name asks. */
export function ekadashiTitle(ekadashi: Pick<Ekadashi, 'purnimantaMonth' | 'isAdhika' | 'paksha'>): string {
  return `${ekadashiName(ekadashi.isAdhika ? 13 : ekadashi.purnimantaMonth, ekadashi.paksha)}-экадаши`;
}

/** «Вьянджули-махадвадаши» when the vaishnava fast moves for one; null otherwise. */
export function mahadvadashiTitle({ mahadvadashi }: Pick<Ekadashi, 'mahadvadashi'>): string | null {
  const name = mahadvadashi === null ? null : termName(mahadvadashiTable, mahadvadashi);
  return name === null ? null : `${name}-махадвадаши`;
}
