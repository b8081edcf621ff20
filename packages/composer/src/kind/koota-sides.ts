import type { Rule } from '@nebosvod/contracts/rule';
import { moonProfile } from '@nebosvod/engine/compatibility/ashtakoota';
import type { KootaId } from '@nebosvod/engine/compatibility/koota.table';
import { ganaTable, nadiTable, varnaTable, vashyaTable, yoniTable } from '@nebosvod/terms/avakahada.table';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { inSign } from '@nebosvod/terms/sign';
import { grahaForms } from '../language/forms.ts';
import { KOOTA_SIDES, KOOTA_SIDES_ONE } from '../language/koota-side.table.ts';
import type { Prepared } from '../reading/prepared.ts';
import type { Line } from '../weigh/testimony.ts';

type Moon = ReturnType<typeof moonProfile>;

/** What a koota reads of one Moon, in words; where it counts stars or signs, the star or the sign. */
const SIDE: Readonly<Record<KootaId, (moon: Moon) => string>> = {
  varna: ({ varna }) => varnaTable[varna].ru,
  vashya: ({ vashya }) => vashyaTable[vashya].ru,
  tara: ({ nakshatra }) => nakshatraName(nakshatra),
  yoni: ({ yoni }) => yoniTable[yoni].ru,
  grahaMaitri: ({ signLord }) => grahaForms(signLord).nominative,
  gana: ({ gana }) => ganaTable[gana].sa,
  bhakuta: ({ sign }) => inSign(sign),
  nadi: ({ nadi }) => nadiTable[nadi].sa,
};

/** Kootas read off the star of the Moon; the others are read off its sign. */
const OF_STARS: readonly KootaId[] = ['tara', 'yoni', 'gana', 'nadi'];

/** What a koota compares in these two charts; it rests on where both Moons stand. */
export function kootaSides(client: Prepared, second: Prepared, id: KootaId, koota: Rule): Line {
  const [one, other] = [moonProfile(client.facts.longitudes.moon), moonProfile(second.facts.longitudes.moon)];
  const [first, last] = [SIDE[id](one), SIDE[id](other)];
  const place = (of: 'client' | 'second', { sign, nakshatra }: Moon): Rule =>
    OF_STARS.includes(id)
      ? { kind: 'graha-in-nakshatra', of, graha: 'moon', nakshatra }
      : { kind: 'graha-in-sign', of, graha: 'moon', sign };
  return {
    ways: first === last ? KOOTA_SIDES_ONE[id] : KOOTA_SIDES[id],
    slots: { first, second: last },
    rules: [koota, place('client', one), place('second', other)],
  };
}
