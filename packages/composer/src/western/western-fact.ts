import type { Rule } from '@nebosvod/contracts/rule';
import { inSign, signName } from '@nebosvod/terms/sign';
import type { WesternFacts } from '../birth/western-facts.ts';
import { atHouse, fromHouse, houseForms } from '../language/forms.ts';
import type { Mark, Slots } from '../language/template.ts';
import { WESTERN_FACTS } from '../language/western-line.table.ts';
import { rounded } from '../rule/decision.ts';
import type { Line } from '../weigh/testimony.ts';
import {
  ANGLE_NAMES,
  aspectPhrase,
  ELEMENT_NAMES,
  nearName,
  POINT_NAMES,
  patternName,
  planetCase,
  planetForms,
  westernFactorName,
} from './western-names.ts';

/** The fact that an idea opens with; null of a rule that opens none. */
export function westernFact(facts: WesternFacts, [first, second]: readonly Rule[]): Line | null {
  const line = (ways: readonly string[], slots: Slots, rules: readonly Rule[]): Line => ({ ways, slots, rules });
  switch (first?.kind) {
    case 'western-sign': {
      const slots = { p: planetForms(first.planet), in: inSign(first.sign), sign: signName(first.sign) };
      return line(WESTERN_FACTS.sign, slots, [first]);
    }
    case 'western-house': {
      const slots = { p: planetForms(first.planet), at: atHouse(first.house), house: houseForms(first.house) };
      if (second?.kind === 'western-sect') {
        const ways = facts.isOfSect(first.planet) ? WESTERN_FACTS.ofSect : WESTERN_FACTS.contrarySect;
        return line(ways, { ...slots, time: second.isDay ? 'дневная' : 'ночная' }, [first, second]);
      }
      if (second?.kind !== 'western-near-angle') return line(WESTERN_FACTS.house, slots, [first]);
      const orb = facts.angleNear(first.planet)?.orb ?? 0;
      const angle = ANGLE_NAMES[second.angle].at;
      return line(WESTERN_FACTS.near, { ...slots, angle, orb: [degrees(orb, second)] }, [first, second]);
    }
    case 'western-point-sign': {
      const slots = { p: POINT_NAMES[first.point], in: inSign(first.sign), sign: signName(first.sign) };
      return line(WESTERN_FACTS.sign, slots, [first]);
    }
    case 'western-point-house': {
      const slots = { p: POINT_NAMES[first.point], at: atHouse(first.house), house: houseForms(first.house) };
      if (second?.kind === 'western-point-near') {
        const orb = facts.nearPoint(second.point)?.orb ?? 0;
        const beside = { ...slots, near: nearName(second.near), orb: [degrees(orb, second)] };
        return line(WESTERN_FACTS.pointNear, beside, [first, second]);
      }
      return line(WESTERN_FACTS.house, slots, [first]);
    }
    case 'western-dignity': {
      const slots = { p: planetForms(first.planet) };
      return line(WESTERN_FACTS.dignity[first.dignity], slots, [first]);
    }
    case 'western-element': {
      const count: Mark = { text: String(facts.elementCount(first.element)), rule: first, key: 'count' };
      return line(WESTERN_FACTS.element, { element: ELEMENT_NAMES[first.element], count: [count] }, [first]);
    }
    case 'western-moon-phase':
      return line(WESTERN_FACTS.phase, { phase: westernFactorName(first) }, [first]);
    case 'western-pattern':
      return line(...patternLine(facts, first), [first]);
    case 'western-ruler-house': {
      const planet = facts.rulerOf(first.ruler);
      if (planet === null) return null;
      const slots = {
        house: houseForms(first.ruler),
        p: planetForms(planet),
        at: atHouse(first.house),
        from: fromHouse(first.house),
      };
      const ways = first.ruler === first.house ? WESTERN_FACTS.rulerAtHome : WESTERN_FACTS.ruler;
      return line(ways, slots, [first]);
    }
    case 'western-angle': {
      const slots = { in: inSign(first.sign), sign: signName(first.sign) };
      return line(WESTERN_FACTS[first.angle], slots, [first]);
    }
    case 'western-aspect': {
      const found = facts.aspects.find(({ a, b }) => a === first.a && b === first.b);
      if (!found) return null;
      const slots = { aspect: aspectPhrase(first), orb: [degrees(found.orb, first)] };
      return line(found.orb < 1 ? WESTERN_FACTS.closeAspect : WESTERN_FACTS.aspect, slots, [first]);
    }
    default:
      return null;
  }
}

/** A figure with its planets, and what it points at. */
function patternLine(
  facts: WesternFacts,
  { pattern, members, apex }: Extract<Rule, { kind: 'western-pattern' }>,
): readonly [ways: readonly string[], slots: Slots] {
  const figure = { figure: patternName(pattern), members: listed(members.map((one) => planetCase(one))) };
  const [any] = members;
  if (pattern === 'stellium' && any) return [WESTERN_FACTS.stellium, { ...figure, in: inSign(facts.body(any).sign) }];
  if (apex === undefined) return [WESTERN_FACTS.figure, figure];
  return [WESTERN_FACTS.pointedFigure, { ...figure, apex: planetCase(apex) }];
}

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} и ${names.at(-1)}`;

/** An orb as it is printed: «1,4». */
const degrees = (orb: number, rule: Rule): Mark => ({
  text: String(rounded(orb, 1)).replace('.', ','),
  rule,
  key: 'orb',
});
