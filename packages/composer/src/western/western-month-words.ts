import type { Rule } from '@nebosvod/contracts/rule';
import { partsOf } from '@nebosvod/engine/time/date-arithmetic';
import type { WesternPlanet } from '@nebosvod/engine/western/western-body';
import type { Claim } from '@nebosvod/interpretations/unit';
import { dayOf, shortStretch } from '../language/dates.ts';
import type { Mark, Slots } from '../language/template.ts';
import { MONTH_FACTS } from '../language/western-month-line.table.ts';
import type { Voice } from '../reading/voice.ts';
import type { Line, Telling } from '../weigh/testimony.ts';
import { unitTelling } from '../weigh/unit-telling.ts';
import type { MonthEvent } from './western-month-sky.ts';
import { transitPhrase, westernFactorName } from './western-names.ts';

/** What an event is called inside a sentence: «квадрат Сатурна к Луне рождения». */
export const eventName = ({ window }: MonthEvent): string => westernFactorName(window);

/** The rules that an event rests on. */
export const eventRules = ({ rules, window }: MonthEvent): readonly Rule[] => [...rules, window];

/** The theme of an event: of its first claim that helps or hinders. */
export function eventTheme({ unit, nature }: MonthEvent): Claim['theme'] | null {
  const own = unit.claims.find(({ polarity }) => polarity > 0 === (nature === 'easy'));
  return (own ?? unit.claims[0])?.theme ?? null;
}

/** «4 декабря», «4 и 19 декабря»: the days on which an event is exact, marked. */
export function daysIn({ rules }: MonthEvent): readonly (string | Mark)[] | null {
  const shown = rules.slice(0, 3);
  if (shown.length === 0) return null;
  return shown.flatMap((rule, index): (string | Mark)[] => {
    const joint = index === 0 ? [] : [index === shown.length - 1 ? ' и ' : ', '];
    return [...joint, { text: dayOf(rule.at), rule, key: 'date' }];
  });
}

/** «с 2 декабря по 6 декабря»: while an event is in force; null where an end is far or both are one day. */
export function spanOf(voice: Voice, { window, at }: MonthEvent): readonly (string | Mark)[] | null {
  const values = voice.valuesOf(window);
  return values && shortStretch(values, window, partsOf(at).year);
}

/** When an event is exact and while it is in force. */
function eventFact(voice: Voice, event: MonthEvent): Line {
  const when = daysIn(event);
  const span = spanOf(voice, event);
  const slots: Slots = { who: transitPhrase(event), ...(when && { when }), ...(span && { span }) };
  if (!when) return { ways: MONTH_FACTS.held, slots, rules: [event.window] };
  return span
    ? { ways: MONTH_FACTS.both, slots, rules: eventRules(event) }
    : { ways: MONTH_FACTS.day, slots, rules: event.rules };
}

/** The words of an event; null of a unit without them. */
export const eventTelling = (voice: Voice, event: MonthEvent): Telling | null =>
  unitTelling(event.unit, eventFact(voice, event), eventRules(event));

/** The loudest first. */
export const byWeight = (a: MonthEvent, b: MonthEvent): number => b.weight - a.weight || a.at.localeCompare(b.at);

/** The planet heard loudest among events; null of none. */
export const loudestOf = (events: readonly MonthEvent[]): WesternPlanet | null =>
  [...events].sort(byWeight)[0]?.planet ?? null;
