import type { Rule } from '@nebosvod/contracts/rule';
import { separation } from '@nebosvod/engine/angle/degrees';
import { toSign } from '@nebosvod/engine/angle/sign';
import type { Graha } from '@nebosvod/engine/bodies';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import type { Judged } from '@nebosvod/engine/yoga/yoga';
import { AREAS } from '@nebosvod/interpretations/area.ids';
import { grahaName } from '@nebosvod/terms/graha';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import { listed } from '../language/forms.ts';
import { YOGA_NAMES } from '../language/yoga-name-line.table.ts';
import { keyOf } from '../rule/rule-key.ts';
import { foundDosha } from './found-dosha.ts';
import { type Found, isOfArea, only } from './found-factor.ts';
import { houseTopics } from './house-facts.ts';
import type { WeightKind } from './weights.table.ts';
import { COMPANY_YOGAS, yogaSubject } from './yoga-subject.ts';

/** What the chart of birth itself holds that units word: lagna, Moon, places, companies, yogas. */
export function foundInRashi(facts: BirthFacts): Found[] {
  const yogas = yogasFound(facts);
  // What a yoga is named after is said by the yoga.
  const named = new Set(yogas.flatMap(({ rules }) => rules.filter(({ kind }) => kind === 'conjunction').map(keyOf)));
  return [
    ...lagnaFound(facts),
    ...moonFound(facts),
    ...placesFound(facts),
    ...companiesFound(facts).filter(({ rules }) => !rules.some((rule) => named.has(keyOf(rule)))),
    ...yogas,
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

/** Yogas of one subject are one voice: the strongest of them speaks, the others stand behind it as factors. */
function yogasFound(facts: BirthFacts): Found[] {
  const subjects = new Map<string, Judged[]>();
  for (const judged of facts.presentYogas) {
    const subject = yogaSubject(judged.definition.id);
    subjects.set(subject, [...(subjects.get(subject) ?? []), judged]);
  }
  return [...subjects.values()].map((all) => {
    const [first, ...others] = all.toSorted((a, b) => (b.strength ?? 0) - (a.strength ?? 0));
    return yogaFound(facts, first, others);
  });
}

/** Grahas of a yoga that are named after its lead: of more the lead says enough. */
const MOST_NAMED = 4;

function yogaFound(facts: BirthFacts, judged: Judged, others: readonly Judged[]): Found {
  const { definition, strength, participants, cancelledBy } = judged;
  const { id, category } = definition;
  const kind: WeightKind =
    category === 'mahapurusha'
      ? 'mahapurusha-yoga'
      : category === 'raja'
        ? 'raja-yoga'
        : category === 'dhana'
          ? 'dhana-yoga'
          : 'other-yoga';
  const company = companyOf(facts, judged);
  const isNamed = participants.length > 0 && participants.length <= MOST_NAMED;
  const dosha = foundDosha(facts, [judged, ...others]);
  return {
    factor: dosha?.factor ?? { kind: 'yoga', id },
    rules: [
      { kind: 'yoga', id },
      ...others.map((other): Rule => ({ kind: 'yoga', id: other.definition.id })),
      ...(dosha?.rules ?? []),
      ...(company ? [{ kind: 'conjunction' as const, ...company }] : []),
    ],
    graha:
      participants.length === 1 ? participants[0] : (participants.find((graha) => facts.lordOf(1) !== graha) ?? null),
    kindIn: () => (dosha ? 'dosha' : kind),
    share: (strength ?? 50) / 100,
    ...(isNamed && {
      naming: {
        ways: YOGA_NAMES,
        slots: { names: listed(participants.map((one) => grahaName(one))) },
        rules: [{ kind: 'yoga', id }],
      },
    }),
    isCancelled: dosha?.isCancelled ?? (cancelledBy.length > 0 || facts.yoga(`${id}-bhanga`)?.isPresent === true),
  };
}

/** The two that a yoga named after their company is made of, while they stand in one sign; null of any other yoga. */
function companyOf(facts: BirthFacts, { definition, participants }: Judged): { a: Graha; b: Graha } | null {
  if (!COMPANY_YOGAS.has(definition.id)) return null;
  const [a, b] = GRAHAS.filter((graha) => participants.includes(graha));
  return a && b && participants.length === 2 && facts.signs[a] === facts.signs[b] ? { a, b } : null;
}
