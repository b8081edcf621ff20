import type { Rule } from '@nebosvod/contracts/rule';
import { countSigns, toSign } from '@nebosvod/engine/angle/sign';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { signDignity, signLord } from '@nebosvod/engine/state/dignity';
import type { Area } from '@nebosvod/interpretations/area.ids';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import { type Found, isOfArea, only } from './found-factor.ts';
import { HOUSE_PLACES } from './house-place.table.ts';
import type { WeightKind } from './weights.table.ts';

/** What navamsha and dashamsha hold that units word, and the chara karakas with the karakamsha. */
export function foundInVargas(facts: BirthFacts): Found[] {
  return [...vargasFound(facts), ...karakasFound(facts)];
}

function vargasFound(facts: BirthFacts): Found[] {
  const found: Found[] = [];
  for (const varga of [9, 10] as const) {
    const first = facts.vargaLagna(varga);
    const own: Area = varga === 9 ? 'relations' : 'work';
    if (first !== null) {
      found.push({
        factor: { kind: 'lagna-in-varga-sign', varga, sign: first },
        rules: [{ kind: 'lagna-in-varga-sign', varga, sign: first }],
        graha: null,
        kindIn: only(own, 'varga', 'sign-elsewhere'),
      });
    }
    for (const graha of GRAHAS) {
      const sign = facts.varga(varga)[graha];
      const rules: Rule[] = [{ kind: 'graha-in-varga-sign', varga, graha, sign }];
      const kindIn = (area: Area): WeightKind => (isOfArea(facts, area, graha) ? 'varga' : 'sign-elsewhere');
      found.push({ factor: { kind: 'graha-in-varga-sign', varga, graha, sign }, rules, graha, kindIn });
      if (varga !== 10 || first === null) continue;
      const house = countSigns(first, sign);
      found.push({
        factor: { kind: 'graha-in-varga-place', varga, graha, place: HOUSE_PLACES[house] },
        rules: [{ kind: 'graha-in-varga-house', varga, graha, house }],
        graha,
        kindIn: only('work', isOfArea(facts, 'work', graha) ? 'varga' : 'sign-elsewhere', 'sign-elsewhere'),
      });
    }
    if (varga === 10 && first !== null) found.push(...tenthOfDashamsha(facts, first));
  }
  return found;
}

/** The lord of the tenth house of the dashamsha in its own or exaltation sign, or fallen. */
function tenthOfDashamsha(facts: BirthFacts, first: number): Found[] {
  const lord = signLord(toSign(first + 9));
  const sign = facts.varga(10)[lord];
  const dignity = signDignity(lord, sign);
  if (dignity === null) return [];
  return [
    {
      factor: { kind: 'varga-tenth-lord', varga: 10, state: dignity === 'debilitated' ? 'fallen' : 'high' },
      rules: [
        { kind: 'lord-in-varga-house', varga: 10, lord: 10, house: countSigns(toSign(first), sign) },
        { kind: 'graha-in-varga-sign', varga: 10, graha: lord, sign },
      ],
      graha: lord,
      kindIn: only('work', 'varga', 'sign-elsewhere'),
    },
  ];
}

function karakasFound(facts: BirthFacts): Found[] {
  const scheme = facts.settings.karakas;
  const found = GRAHAS.flatMap((graha): Found[] => {
    const karaka = facts.karakas[graha];
    if (karaka === undefined || graha === 'ketu') return [];
    const kindIn = (area: Area): WeightKind =>
      AREA_PLANS[area].charaKaraka === karaka ? 'chara-karaka' : 'sign-elsewhere';
    const rules: Rule[] = [{ kind: 'chara-karaka', graha, karaka, scheme }];
    return [{ factor: { kind: 'chara-karaka', karaka, graha }, rules, graha, kindIn }];
  });
  const soul = facts.holderOf('AK');
  if (soul === null) return found;
  const sign = facts.varga(9)[soul];
  const kindIn = only('path', 'chara-karaka', 'sign-elsewhere');
  return [
    ...found,
    { factor: { kind: 'karakamsha', sign }, rules: [{ kind: 'karakamsha', sign }], graha: soul, kindIn },
  ];
}
