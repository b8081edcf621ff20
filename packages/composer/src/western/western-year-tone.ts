import type { Rule } from '@nebosvod/contracts/rule';
import type { ClassicalGraha } from '@nebosvod/engine/bodies';
import type { Unit } from '@nebosvod/interpretations/unit';
import { WESTERN_FAMILIES } from '@nebosvod/interpretations/western/families';
import { tellingPieces } from '../kind/telling-pieces.ts';
import { atHouse, intoHouse } from '../language/forms.ts';
import { YEAR_FACTS } from '../language/western-year-line.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Voice } from '../reading/voice.ts';
import type { Line, Telling } from '../weigh/testimony.ts';
import { unitIndex } from '../weigh/unit-index.ts';
import { unitTelling } from '../weigh/unit-telling.ts';
import { westernFact } from './western-fact.ts';
import { planetCase } from './western-names.ts';
import { ascendantRule, lordOf, placed, type YearChart } from './western-year-chart.ts';

const unitOf = unitIndex(WESTERN_FAMILIES);

/** What the lord is by birth comes when the year itself has been told. */
const BY_BIRTH = 30;

/** A price that a telling names: its first claim that hinders. */
export interface Price {
  readonly lord: ClassicalGraha;
  readonly theme: Unit['claims'][number]['theme'];
  readonly rules: readonly Rule[];
}

/** The tone: the ascendant of the year in the chart of birth, its lord, its lights, then what the lord is by birth. */
export function yearTone(
  voice: Voice,
  chart: YearChart,
): { readonly pieces: readonly Piece[]; readonly tellings: readonly Telling[]; readonly price: Price | null } {
  const { facts, lordRule } = chart;
  const rising = ascendantRule(chart);
  const found: { readonly unit: Unit | null; readonly fact: Line | null; readonly rules: readonly Rule[] }[] = [
    {
      unit: unitOf({ kind: 'return-ascendant', house: rising.house }),
      fact: { ways: YEAR_FACTS.ascendant, slots: { into: intoHouse(rising.house) }, rules: [rising] },
      rules: [rising],
    },
  ];
  const lord = lordOf(voice, chart);
  let price: Price | null = null;
  if (lord && lordRule) {
    const { house, rule } = placed(chart, lord);
    const unit = unitOf({ kind: 'lord-of-year', planet: lord, rank: rankOf(house) });
    const rules = [lordRule, rule];
    found.push({
      unit,
      fact: { ways: YEAR_FACTS.lord, slots: { lord: planetCase(lord), at: atHouse(house) }, rules },
      rules,
    });
    const cost = unit?.claims.find(({ polarity }) => polarity < 0);
    price = cost ? { lord, theme: cost.theme, rules } : null;
  }
  for (const planet of ['sun', 'moon'] as const) {
    const { house, rule } = placed(chart, planet);
    found.push({
      unit: unitOf({ kind: 'return-house', planet, house }),
      // Where the lord of the year stands has just been said.
      fact:
        planet === lord
          ? null
          : { ways: YEAR_FACTS.light, slots: { p: planetCase(planet), at: atHouse(house) }, rules: [rule] },
      rules: [rule],
    });
  }
  const own = found.length;
  if (lord) {
    const house = facts.houseOf(lord);
    const { sign } = facts.body(lord);
    const inHouse: Rule[] = house === null ? [] : [{ kind: 'western-house', planet: lord, house }];
    const ofSign: Rule = { kind: 'western-sign', planet: lord, sign };
    if (house !== null)
      found.push({
        unit: unitOf({ kind: 'planet-in-house', planet: lord, house }),
        fact: { ways: YEAR_FACTS.byBirth, slots: { lord: planetCase(lord), at: atHouse(house) }, rules: inHouse },
        rules: inHouse,
      });
    found.push({
      unit: unitOf({ kind: 'planet-in-sign', planet: lord, sign }),
      fact: westernFact(facts, [ofSign]),
      rules: [ofSign],
    });
  }
  const tellings = found.map(({ unit, fact, rules }) => unit && unitTelling(unit, fact, rules));
  const pieces = tellings.flatMap((telling, index): Piece[] => {
    if (!telling) return [];
    const isOwn = index < own;
    return tellingPieces(voice, telling, {
      section: 'tone',
      paragraph: isOwn ? `${index + 1}` : 'by-birth',
      order: 100 * index,
      rank: isOwn ? 0 : BY_BIRTH + 4 * (index - own),
      restRank: isOwn ? 3 + index : BY_BIRTH + 2 + 4 * (index - own),
      restStep: isOwn ? 6 : 3,
      development: 20,
    });
  });
  return { pieces, tellings: tellings.slice(0, own).filter((one) => one !== null), price };
}

function rankOf(house: number): 'angular' | 'succedent' | 'cadent' {
  const place = (house - 1) % 3;
  return place === 0 ? 'angular' : place === 1 ? 'succedent' : 'cadent';
}
