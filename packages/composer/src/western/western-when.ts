import type { Rule, RuleValues } from '@nebosvod/contracts/rule';
import { partsOf } from '@nebosvod/engine/time/date-arithmetic';
import type { CaseName } from '@nebosvod/terms/name';
import { dayOf, onDay, stretch } from '../language/dates.ts';
import { houseForms, intoHouse } from '../language/forms.ts';
import type { Mark, Slot } from '../language/template.ts';
import {
  JUPITER_THROUGH,
  LONG_STAY_LINES,
  POINT_PLACES,
  SATURN_THROUGH,
  THROUGH_AGAIN,
  THROUGH_LINES,
  TRANSIT_LINES,
  TRANSIT_MEANINGS,
} from '../language/western-time-line.table.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import { keyOf } from '../rule/rule-key.ts';
import type { Line } from '../weigh/testimony.ts';
import { ASPECT_NATURES, ASPECT_PHRASES, natalPointCase, planetCase } from './western-names.ts';
import type { HouseStay, LongStay, TransitSeries } from './western-time.ts';

/** At most so many days of one aspect are printed. */
const MOST_DATES = 3;

/** «21 ноября 2026, 3 января 2027 и 7 июля 2027 года», each day marked by its own rule. */
function daysOf(rules: readonly (Rule & { readonly at: string })[]): Slot {
  const shown = rules.slice(0, MOST_DATES);
  const parts = shown.flatMap((rule, index): (string | Mark)[] => {
    const before = index === 0 ? [] : [index === shown.length - 1 ? ' и ' : ', '];
    return [...before, { text: `${dayOf(rule.at)} ${partsOf(rule.at).year}`, rule, key: 'date' }];
  });
  return [...parts, ' года'];
}

/** The house that a point of birth rules, named where an area is told by its ruler. */
export interface TransitOwner {
  readonly house: number;
  readonly rule: Rule;
}

/** «, управителю седьмого дома». */
const ownerPhrase = ({ house }: TransitOwner, takes: CaseName): string =>
  `, ${takes === 'instrumental' ? 'управителем' : 'управителю'} ${houseForms(house).genitive}`;

/** An aspect of what moves to a point of birth, with its days. */
export function transitLine(
  voice: Voice,
  { planet, aspect, natal, rules }: TransitSeries,
  area?: string,
  owner: TransitOwner | null = null,
): Draft | null {
  const [phrase, takes] = ASPECT_PHRASES[aspect];
  const point = natalPointCase(natal, planet, takes);
  const shown = rules.slice(0, MOST_DATES);
  const seed = `${planet} ${aspect} ${natal} ${shown[0]?.at ?? ''}`;
  const where = voice.choose(POINT_PLACES[natal], seed, {});
  if (where === null) return null;
  const what = voice.choose(TRANSIT_MEANINGS[planet][ASPECT_NATURES[aspect]], seed, { where });
  if (what === null) return null;
  const slots = {
    when: daysOf(rules),
    who:
      owner && natal === planet
        ? `${planetCase(planet)}, управитель ${houseForms(owner.house).genitive}, ${phrase} ${point}`
        : `${planetCase(planet)} ${phrase} ${point}${owner ? ownerPhrase(owner, takes) : ''}`,
    what: what.replace('{where}', where),
  };
  if (!owner) return voice.say(TRANSIT_LINES, slots, shown, area);
  // A name in apposition is closed by a mark, so that a date does not follow it.
  const ways = TRANSIT_LINES.filter((way) => !way.startsWith('{Who}'));
  return voice.say(ways, slots, [...shown, owner.rule], area);
}

/** When a stay runs: both of its ends, the one that is known, or all of the years that are told. */
function longWhen({ rule }: LongStay, values: RuleValues): Slot {
  const ends = stretch(values, rule);
  if (ends) return ends;
  if (typeof values.until === 'string') return ['до ', ...onDay(values.until, rule, 'until')];
  if (typeof values.from === 'string')
    return [partsOf(values.from).day === 2 ? 'со ' : 'с ', ...onDay(values.from, rule, 'from')];
  return 'все эти годы';
}

/** A stay of an outer planet in a house, before what its unit says. */
export function longStayFact(voice: Voice, stay: LongStay): Line | null {
  const { rule } = stay;
  const values = voice.valuesOf(rule);
  if (!values) return null;
  const slots = {
    when: longWhen(stay, values),
    planet: planetCase(rule.planet),
    along: `по ${houseForms(rule.house).dative}`,
  };
  return { ways: LONG_STAY_LINES, slots, rules: [rule] };
}

/** A stay of Jupiter or Saturn in a house, with its ends. */
export function throughLine(voice: Voice, { rule, isAgain }: HouseStay, area?: string): Draft | null {
  const values = voice.valuesOf(rule);
  const when = values && stretch(values, rule);
  const told = (rule.planet === 'jupiter' ? JUPITER_THROUGH : SATURN_THROUGH)[rule.house - 1] ?? [];
  const what = isAgain ? told[0] : voice.choose(told, keyOf(rule), {});
  if (!when || !what) return null;
  const slots = { when, along: `по ${houseForms(rule.house).dative}`, into: intoHouse(rule.house), what };
  const ways = isAgain ? THROUGH_AGAIN : THROUGH_LINES[rule.planet];
  return voice.say(ways, { ...slots, planet: planetCase(rule.planet) }, [rule], area);
}
