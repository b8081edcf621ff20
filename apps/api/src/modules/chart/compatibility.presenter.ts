import type { Ashtakoota, MoonProfile } from '@nebosvod/engine/compatibility/ashtakoota';
import type { KootaId } from '@nebosvod/engine/compatibility/koota.table';
import { ganaTable, nadiTable, varnaTable, vashyaTable, yoniTable } from '@nebosvod/terms/avakahada.table';
import { grahaName } from '@nebosvod/terms/graha';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { signName } from '@nebosvod/terms/sign';

/** What a koota found of the two: «Жених: слон; невеста: лев.» */
export function profileTexts(id: KootaId, boy: MoonProfile, girl: MoonProfile, taras: Ashtakoota['taras']): string {
  if (id === 'tara') {
    return `Жених: ${nakshatraName(boy.nakshatra)}, невеста: ${nakshatraName(girl.nakshatra)}; тара ${taras.girlFromBoy} и ${taras.boyFromGirl}.`;
  }
  const of = (one: MoonProfile): string => {
    switch (id) {
      case 'varna':
        return varnaTable[one.varna].ru;
      case 'vashya':
        return vashyaTable[one.vashya].ru;
      case 'yoni':
        return yoniTable[one.yoni].ru;
      case 'grahaMaitri':
        return grahaName(one.signLord);
      case 'gana':
        return ganaTable[one.gana].ru;
      case 'bhakuta':
        return signName(one.sign);
      default:
        return nadiTable[one.nadi].ru;
    }
  };
  return `Жених: ${of(boy)}, невеста: ${of(girl)}.`;
}
