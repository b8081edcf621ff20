import type { Rule } from '@nebosvod/contracts/rule';
import { addDays, daysBetween, partsOf } from '@nebosvod/engine/time/date-arithmetic';
import type { TransitPlanet } from '@nebosvod/interpretations/unit-factor';
import { WESTERN_FAMILIES } from '@nebosvod/interpretations/western/families';
import { tellingPieces } from '../kind/telling-pieces.ts';
import { dayOf, shortStretch } from '../language/dates.ts';
import { atHouse, houseForms, intoHouse } from '../language/forms.ts';
import type { Mark } from '../language/template.ts';
import { WESTERN_HOUSE_MATTERS } from '../language/western-house-matters.table.ts';
import {
  ENTRY_LINES,
  ENTRY_MEANINGS,
  LUNATION_LINES,
  MONTH_WEEKS,
  STATION_LINES,
  STATION_PLACES,
} from '../language/western-month-line.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import { keyOf } from '../rule/rule-key.ts';
import type { Line } from '../weigh/testimony.ts';
import { unitIndex } from '../weigh/unit-index.ts';
import { unitTelling } from '../weigh/unit-telling.ts';
import type { MonthGround } from './western-month-parts.ts';
import type { MonthEvent, MonthLunation, MonthSky, MonthSpan, MonthStation } from './western-month-sky.ts';
import { byWeight, eventRules, eventTelling, loudestOf } from './western-month-words.ts';
import { ANGLE_NAMES, planetCase } from './western-names.ts';

const SECTION = 'calendar';
const WEEK = 7;
/** A tail shorter than this goes with the week before it. */
const SHORTEST = 4;

const unitOf = unitIndex(WESTERN_FAMILIES);

/** The weeks of a month, seven days each from its first. */
function weeksOf({ from, to }: MonthSpan): MonthSpan[] {
  const count = Math.max(1, Math.floor((daysBetween(from, to) + 1 + WEEK - SHORTEST) / WEEK));
  return Array.from({ length: count }, (_, index) => ({
    from: addDays(from, index * WEEK),
    to: index === count - 1 ? to : addDays(from, index * WEEK + WEEK - 1),
  }));
}

/** Week by week: its tone, the phases of the Moon, turns and entries, aspects that are not told among those that lead. */
export function monthCalendar(voice: Voice, { sky, span, leaders }: MonthGround): Piece[] {
  const byLoudness = [...sky.events].filter((event) => !leaders.includes(event)).sort(byWeight);
  return weeksOf(span).flatMap((week, index): Piece[] => {
    const paragraph = `week-${index + 1}`;
    const within = ({ at }: { readonly at: string }) => at >= week.from && at <= week.to;
    const orderOf = (at: string) => 1000 * (1 + daysBetween(week.from, at));
    const exact = sky.events.filter((event) => event.rules.length > 0 && within(event));
    const head = weekHead(voice, week, exact);
    return [
      ...(head ? [{ section: SECTION, paragraph, order: 0, rank: 0, draft: head }] : []),
      ...sky.lunations.filter(within).flatMap((one) => lunationPieces(voice, one, paragraph, orderOf(one.at))),
      ...sky.stations
        .filter(within)
        .flatMap((one, at) => stationPieces(voice, one, paragraph, orderOf(one.at) + 200 + 10 * at)),
      ...entryPieces(voice, sky, paragraph, within, orderOf),
      ...byLoudness.filter(within).flatMap((event, at): Piece[] => {
        const telling = eventTelling(voice, event);
        const loudness = byLoudness.indexOf(event);
        return telling
          ? tellingPieces(voice, telling, {
              section: SECTION,
              paragraph,
              order: orderOf(event.at) + 400 + 40 * at,
              rank: loudness < 4 ? 0 : 2 + loudness,
              restRank: 6 + 1.5 * loudness,
              restStep: 3,
              development: 10,
            })
          : [];
      }),
    ];
  });
}

function weekHead(voice: Voice, week: MonthSpan, events: readonly MonthEvent[]): Draft | null {
  const rule: Rule = { kind: 'western-span', from: week.from, to: week.to };
  const values = voice.valuesOf(rule);
  const span = values && shortStretch(values, rule, partsOf(week.from).year);
  if (!span) return null;
  const planet = loudestOf(events);
  if (planet === null) return voice.say(MONTH_WEEKS.empty, { span }, [rule]);
  const weigh = (nature: MonthEvent['nature']) =>
    events.reduce((sum, event) => sum + (event.nature === nature ? event.weight : 0), 0);
  const ways = MONTH_WEEKS[weigh('easy') >= weigh('tense') ? 'easy' : 'tense'];
  const [loudest] = [...events].sort(byWeight);
  return voice.say(ways, { span, planet: planetCase(planet) }, [rule, ...(loudest ? eventRules(loudest) : [])]);
}

const onDayOf = (at: string, rule: Rule, key = 'date'): readonly (string | Mark)[] => [{ text: dayOf(at), rule, key }];

function lunationPieces(
  voice: Voice,
  { phase, at, house, rule, touched }: MonthLunation,
  paragraph: string,
  order: number,
): Piece[] {
  const place = { section: SECTION, paragraph };
  const when = onDayOf(at, rule);
  if (house === null) {
    const draft = voice.say(phase === 'new' ? LUNATION_LINES.newTimeless : LUNATION_LINES.fullTimeless, { when }, [
      rule,
    ]);
    return draft ? [{ ...place, order, rank: 0, draft }] : [];
  }
  const unit = unitOf({ kind: 'lunation-in-house', phase, house });
  const fact: Line = { ways: LUNATION_LINES[phase], slots: { when, at: atHouse(house) }, rules: [rule] };
  const telling = unit && unitTelling(unit, fact, [rule]);
  return [
    ...(telling
      ? tellingPieces(voice, telling, {
          ...place,
          order,
          rank: 0,
          restRank: 3,
          restStep: 2,
          development: 10,
        })
      : []),
    ...touched.slice(0, 2).flatMap((one, index): Piece[] => {
      const { natal } = one;
      if (natal === undefined) return [];
      const point = natal === 'ascendant' || natal === 'midheaven' ? ANGLE_NAMES[natal].nominative : planetCase(natal);
      const draft = voice.say(LUNATION_LINES.touch, { point }, [one]);
      return draft ? [{ ...place, order: order + 60 + index, rank: 5, draft }] : [];
    }),
  ];
}

/** Quick planets whose turn everybody notices. */
const HEARD: readonly TransitPlanet[] = ['mercury', 'venus', 'mars'];

function stationPieces(
  voice: Voice,
  { planet, turns, at, house, rule }: MonthStation,
  paragraph: string,
  order: number,
): Piece[] {
  const rank = HEARD.includes(planet) ? 0 : 7;
  const place = { section: SECTION, paragraph };
  const slots = { when: onDayOf(at, rule) };
  const fact: Line = { ways: STATION_LINES[planet][turns], slots, rules: [rule] };
  const unit =
    planet === 'mercury' && turns === 'retrograde' && house !== null
      ? unitOf({ kind: 'retrograde-in-house', planet, house })
      : null;
  const telling = unit && unitTelling(unit, fact, [rule]);
  if (telling)
    return tellingPieces(voice, telling, {
      ...place,
      order,
      rank,
      restRank: 4,
      restStep: 2,
      development: 10,
    });
  const draft = voice.say(fact.ways, slots, [rule]);
  const matters = house === null ? null : voice.choose(WESTERN_HOUSE_MATTERS[house - 1] ?? [], keyOf(rule), {});
  const where = house !== null && matters !== null ? { at: atHouse(house), matters } : null;
  return [
    ...(draft ? [{ ...place, order, rank, draft }] : []),
    ...(draft && where
      ? [{ ...place, order: order + 1, rank: rank + 1, draft: () => voice.say(STATION_PLACES, where, [rule]) }]
      : []),
  ];
}

function entryPieces(
  voice: Voice,
  { entries }: MonthSky,
  paragraph: string,
  within: (one: { readonly at: string }) => boolean,
  orderOf: (at: string) => number,
): Piece[] {
  return entries.filter(within).flatMap(({ planet, house, at, rule }): Piece[] => {
    const values = voice.valuesOf(rule);
    // Near a turn the planet may have entered on another day.
    if (!values || values.from !== at) return [];
    const draft = () => {
      const matters = voice.choose(WESTERN_HOUSE_MATTERS[house - 1] ?? [], keyOf(rule), {});
      const what = voice.choose(ENTRY_MEANINGS[planet], keyOf(rule), {});
      if (matters === null || what === null) return null;
      const slots = { when: onDayOf(at, rule, 'from'), planet: planetCase(planet), matters, what };
      return voice.say(ENTRY_LINES, { ...slots, into: intoHouse(house), along: `по ${houseForms(house).dative}` }, [
        rule,
      ]);
    };
    return [{ section: SECTION, paragraph, order: orderOf(at) + 300, rank: planet === 'mercury' ? 14 : 9, draft }];
  });
}
