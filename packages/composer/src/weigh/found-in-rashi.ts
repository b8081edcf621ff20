import type { Rule } from '@nebosvod/contracts/rule';
import { separation } from '@nebosvod/engine/angle/degrees';
import { toSign } from '@nebosvod/engine/angle/sign';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { AREAS } from '@nebosvod/interpretations/area.ids';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import { type Found, isOfArea, only } from './found-factor.ts';
import { houseTopics } from './house-facts.ts';
import type { WeightKind } from './weights.table.ts';

/** What the chart of birth itself holds that units word: lagna, Moon, places, companies, yogas. */
export function foundInRashi(facts: BirthFacts): Found[] {
  return [
    ...lagnaFound(facts),
    ...moonFound(facts),
    ...placesFound(facts),
    ...companiesFound(facts),
    ...yogasFound(facts),
  ];
}

function lagnaFound({ lagna, chart }: BirthFacts): Found[] {
  if (lagna === null) return [];
  const { nakshatra } = chart.ascendant;
  return [
    {
      factor: { kind: 'lagna-in-sign', sign: lagna },
      rules: [{ kind: 'lagna-in-sign', sign: lagna }],
      graha: null,
      kindIn: only('character', 'sign', 'sign-elsewhere'),
    },
    {
      factor: { kind: 'lagna-in-nakshatra', nakshatra },
      rules: [{ kind: 'lagna-in-nakshatra', nakshatra }],
      graha: null,
      kindIn: only('character', 'sign', 'sign-elsewhere'),
    },
  ];
}

const PADAS = [1, 2, 3, 4] as const;

function moonFound(facts: BirthFacts): Found[] {
  const { nakshatra, pada } = facts.body('moon');
  const quarter = PADAS[pada - 1];
  const kindIn = only('character', 'moon-star', 'moon-star-elsewhere');
  return [
    {
      factor: { kind: 'graha-in-nakshatra', graha: 'moon', nakshatra },
      rules: [{ kind: 'graha-in-nakshatra', graha: 'moon', nakshatra }],
      graha: 'moon',
      kindIn,
    },
    {
      factor: { kind: 'graha-in-nakshatra', graha: 'moon', nakshatra, pada: quarter },
      rules: [{ kind: 'graha-in-nakshatra', graha: 'moon', nakshatra, pada: quarter }],
      graha: 'moon',
      kindIn: only('character', 'sign', 'sign-elsewhere'),
    },
  ];
}

function placesFound(facts: BirthFacts): Found[] {
  const found: Found[] = [];
  for (const graha of GRAHAS) {
    const sign = facts.signs[graha];
    found.push({
      factor: { kind: 'graha-in-sign', graha, sign },
      rules: [{ kind: 'graha-in-sign', graha, sign }],
      graha,
      kindIn: (area) => (isOfArea(facts, area, graha) ? 'sign' : 'sign-elsewhere'),
    });
    const house = facts.houseOf(graha);
    if (house === null) continue;
    found.push({
      factor: { kind: 'graha-in-house', graha, house },
      rules: [{ kind: 'graha-in-house', graha, house }],
      graha,
      kindIn: (area) => (AREA_PLANS[area].houses.includes(house) ? 'guest' : 'elsewhere'),
    });
  }
  for (let owned = 1; owned <= 12; owned++) {
    const lord = facts.lordOf(owned);
    const house = lord && facts.houseOf(lord);
    if (!lord || !house) continue;
    const rule: Rule = { kind: 'lord-in-house', lord: owned, house };
    const { opening, aside } = houseTopics(facts, owned);
    const isPrimary = AREAS.some((area) => AREA_PLANS[area].houses.includes(owned));
    found.push({
      factor: { kind: 'lord-in-house', lord: toSign(owned), house },
      rules: [rule],
      graha: lord,
      kindIn: (area) => {
        const { houses } = AREA_PLANS[area];
        if (houses.includes(owned)) return 'lord';
        return houses.includes(house) ? 'guest' : 'elsewhere';
      },
      ...(isPrimary ? { opening: [opening], aside } : { opening: [opening] }),
    });
    found.push({
      factor: { kind: 'lord-is', lord: toSign(owned), graha: lord },
      rules: [{ kind: 'lord-is', lord: owned, graha: lord }],
      graha: lord,
      kindIn: (area) => (AREA_PLANS[area].houses.includes(owned) ? 'sign' : 'sign-elsewhere'),
    });
    const sav = facts.savOf(owned);
    if (!sav) continue;
    const band = sav.bindus >= 32 ? 'high' : sav.bindus <= 22 ? 'low' : 'middle';
    found.push({
      factor: { kind: 'sav-of-house', house: toSign(owned), band },
      rules: [{ kind: 'sav-of-house', house: owned }],
      graha: null,
      kindIn: (area) => (AREA_PLANS[area].houses.includes(owned) ? 'sav' : 'sign-elsewhere'),
      share: band === 'middle' ? 0.5 : 1,
    });
  }
  return found;
}

function companiesFound(facts: BirthFacts): Found[] {
  return GRAHAS.flatMap((a, index) =>
    GRAHAS.slice(index + 1)
      .filter((b) => facts.signs[a] === facts.signs[b])
      .map((b): Found => {
        const orb = separation(facts.longitudes[a], facts.longitudes[b]);
        const close: WeightKind = orb <= 8 ? 'close-company' : orb <= 15 ? 'company-15' : 'wide-company';
        const house = facts.houseOf(a);
        return {
          factor: { kind: 'conjunction', a, b },
          rules: [{ kind: 'conjunction', a, b }],
          graha: facts.karakas[b] === 'AK' ? b : a,
          kindIn: (area) => {
            const isHere = house !== null && AREA_PLANS[area].houses.includes(house);
            return isHere || isOfArea(facts, area, a) || isOfArea(facts, area, b) ? close : 'wide-company';
          },
        };
      }),
  );
}

function yogasFound(facts: BirthFacts): Found[] {
  return facts.presentYogas.map(({ definition, strength, participants, cancelledBy }): Found => {
    const { id, category } = definition;
    const kind: WeightKind =
      category === 'mahapurusha'
        ? 'mahapurusha-yoga'
        : category === 'raja'
          ? 'raja-yoga'
          : category === 'dhana'
            ? 'dhana-yoga'
            : 'other-yoga';
    return {
      factor: { kind: 'yoga', id },
      rules: [{ kind: 'yoga', id }],
      graha:
        participants.length === 1 ? participants[0] : (participants.find((graha) => facts.lordOf(1) !== graha) ?? null),
      kindIn: () => kind,
      share: (strength ?? 50) / 100,
      isCancelled: cancelledBy.length > 0 || facts.yoga(`${id}-bhanga`)?.isPresent === true,
    };
  });
}
