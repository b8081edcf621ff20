import type { Rule } from '@nebosvod/contracts/rule';
import { addDays, daysBetween } from '@nebosvod/engine/time/date-arithmetic';
import { THEMES } from '@nebosvod/interpretations/theme.table';
import type { WesternFacts } from '../birth/western-facts.ts';
import { tellingPieces } from '../kind/telling-pieces.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import { stretch } from '../language/dates.ts';
import { atHouse, houseForms } from '../language/forms.ts';
import { AREA_QUESTIONS, AREA_STEPS } from '../language/step.table.ts';
import { themeName } from '../language/theme-name.ts';
import { WESTERN_HOUSE_MATTERS } from '../language/western-house-matters.table.ts';
import { WESTERN_GIST } from '../language/western-line.table.ts';
import {
  MONTH_AREAS,
  MONTH_DECIDES,
  MONTH_DISPUTES,
  MONTH_GIST,
  MONTH_LEAVE,
  MONTH_STEPS,
  NO_MONTH_DISPUTE,
  NO_MONTH_LEAVE,
} from '../language/western-month-line.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import { keyOf } from '../rule/rule-key.ts';
import type { Balance } from '../weigh/balance.ts';
import { unitTelling } from '../weigh/unit-telling.ts';
import { WESTERN_SETTINGS } from './western-area.ts';
import { westernFact } from './western-fact.ts';
import { foundWestern } from './western-found.ts';
import type { MonthEvent, MonthSky, MonthSpan } from './western-month-sky.ts';
import { byWeight, daysIn, eventName, eventRules, eventTelling, eventTheme, spanOf } from './western-month-words.ts';
import { planetCase, westernFactorName } from './western-names.ts';
import { saySide } from './western-side.ts';
import { MOVERS } from './western-time.ts';

/** What the parts of a month are told from. */
export interface MonthGround {
  readonly facts: WesternFacts;
  readonly sky: MonthSky;
  readonly span: MonthSpan;
  /** Events told in full, the loudest first. */
  readonly leaders: readonly MonthEvent[];
  /** By what moves. */
  readonly balances: readonly Balance[];
  /** By birth. */
  readonly birth: readonly Balance[];
}

const MOST_LEADERS = 3;

/** The loudest events, each of another planet or point where there is a choice. */
export function leadersOf({ events }: MonthSky): MonthEvent[] {
  const chosen: MonthEvent[] = [];
  for (const event of [...events].sort(byWeight)) {
    if (chosen.length === MOST_LEADERS) break;
    if (
      chosen.some(
        ({ unit, natal, planet }) => unit === event.unit || (natal === event.natal && planet === event.planet),
      )
    )
      continue;
    chosen.push(event);
  }
  return chosen;
}

/** The gist: the days, where the Sun goes, what leads, how the month is by count, what the chart of birth is strong and weak in. */
export function monthGist(voice: Voice, { facts, sky, span, leaders, birth }: MonthGround): Piece[] {
  const rule: Rule = { kind: 'western-span', ...span };
  const values = voice.valuesOf(rule);
  const days = values && stretch(values, rule);
  const count = (nature: MonthEvent['nature']) => sky.events.filter((event) => event.nature === nature).length;
  const [easy, tense] = [count('easy'), count('tense')];
  const tone = easy + tense === 0 ? 'quiet' : easy > tense + 1 ? 'easy' : tense > easy + 1 ? 'tense' : 'even';
  const led = (ways: readonly string[], event: MonthEvent | undefined) => {
    const theme = event && eventTheme(event);
    return event && theme
      ? voice.say(
          ways,
          { event: eventName(event), theme: themeName(theme), meaning: THEMES[theme].meaning },
          eventRules(event),
        )
      : null;
  };
  const ofBirth = (side: 'for' | 'against') =>
    birth
      .flatMap((balance) => {
        const [top] = balance[side];
        return top ? [{ area: balance.area, top }] : [];
      })
      .sort((a, b) => b.top.weight - a.top.weight);
  const [strong] = ofBirth('for');
  const drafts = [
    days ? voice.say(MONTH_GIST.span, { span: days }, [rule]) : null,
    sunLine(voice, facts, span),
    led(MONTH_GIST.first, leaders[0]),
    led(MONTH_GIST.second, leaders[1]),
    voice.say(MONTH_GIST[tone], {}, [rule, ...leaders.slice(0, 1).flatMap(eventRules)]),
    saySide(voice, WESTERN_GIST.first, strong),
    // What is praised is not named as the weak place in the same breath.
    saySide(
      voice,
      WESTERN_GIST.hard,
      ofBirth('against').find(({ area }) => area !== strong?.area),
    ),
  ];
  return drafts.flatMap((draft, order) =>
    draft ? [{ section: 'gist', paragraph: 'gist', order, rank: 0, draft }] : [],
  );
}

/** The house that the Sun goes through, by the middle day: on the first it may be about to leave another. */
function sunLine(voice: Voice, { isTimeKnown }: WesternFacts, { from, to }: MonthSpan): Draft | null {
  if (!isTimeKnown) return null;
  const at = addDays(from, Math.floor(daysBetween(from, to) / 2));
  for (let house = 1; house <= 12; house++) {
    const rule: Rule = { kind: 'western-transit-house', planet: 'sun', house, at };
    if (voice.decide(rule).holds !== true) continue;
    const matters = voice.choose(WESTERN_HOUSE_MATTERS[house - 1] ?? [], keyOf(rule), {});
    const slots = { along: `по ${houseForms(house).dative}`, house: houseForms(house) };
    return matters === null ? null : voice.say(MONTH_GIST.sun, { ...slots, matters }, [rule]);
  }
  return null;
}

/** By birth a point is told after all that moves. */
const BY_BIRTH = 45;

/** The tone: the loudest events in full, then what their points are by birth. */
export function monthTone(voice: Voice, { facts, leaders }: MonthGround): Piece[] {
  const pieces = leaders.flatMap((event, index): Piece[] => {
    const telling = eventTelling(voice, event);
    return telling
      ? tellingPieces(voice, telling, {
          section: 'tone',
          paragraph: `${index + 1}`,
          order: 0,
          rank: 0,
          restRank: 1 + index,
          restStep: 2,
          development: 10,
        })
      : [];
  });
  const points = new Set<string>(leaders.map(({ natal }) => natal));
  const found = foundWestern(facts).filter(
    ({ kind, planets: [planet] }) =>
      (kind === 'planet-house' || kind === 'planet-sign') && planet !== undefined && points.has(planet),
  );
  return [
    ...pieces,
    ...found.flatMap(({ unit, rules, planets: [planet] }, index): Piece[] => {
      const [rule] = rules;
      if (planet === undefined || voice.decide(rule).holds !== true) return [];
      const fact =
        rule.kind === 'western-house'
          ? { ways: MONTH_GIST.byBirth, slots: { p: planetCase(planet), at: atHouse(rule.house) }, rules: [rule] }
          : westernFact(facts, [rule]);
      const telling = unitTelling(unit, fact, [rule]);
      return telling
        ? tellingPieces(voice, telling, {
            section: 'tone',
            paragraph: 'by-birth',
            order: 100 * index,
            rank: BY_BIRTH + 4 * index,
            restRank: BY_BIRTH + 2 + 4 * index,
            restStep: 1,
            development: 10,
          })
        : [];
    }),
  ];
}

/** Areas that the month touches, the loudest first: what helps, what hinders, which of them weighs more. */
export function monthAreas(voice: Voice, { balances }: MonthGround): Piece[] {
  const touched = balances
    .filter(({ for: supports, against }) => supports.length + against.length > 0)
    .sort((a, b) => b.totalFor + b.totalAgainst - a.totalFor - a.totalAgainst);
  const pieces = touched.flatMap((balance, index): Piece[] => {
    const {
      area,
      for: [support],
      against: [counter],
      totalFor,
      totalAgainst,
    } = balance;
    const rank = index < 3 ? 0 : 4 + 3 * index;
    const piece = (order: number, draft: Piece['draft'], aside?: Piece['aside']): Piece => {
      return { section: 'areas', paragraph: area, order, rank, draft, ...(aside && { aside }) };
    };
    const side = (ways: readonly string[], found: typeof support) => () =>
      found
        ? voice.say(
            ways,
            {
              about: AREA_PLANS[area].about,
              theme: themeName(found.theme),
              event: westernFactorName(found.rules[0] ?? WESTERN_SETTINGS),
            },
            found.rules,
            area,
          )
        : null;
    const share = totalFor / (totalFor + totalAgainst);
    const heavier = share > 0.58 ? 'first' : share < 0.42 ? 'second' : 'even';
    const both = support && counter ? [...support.rules, ...counter.rules] : [];
    return [
      ...(support ? [piece(0, side(MONTH_AREAS.for, support))] : []),
      ...(counter ? [piece(1, side(MONTH_AREAS.against, counter), index > 0 ? 'counter' : undefined)] : []),
      ...(both.length > 0 ? [piece(2, () => voice.say(MONTH_AREAS.weigh[heavier], {}, both, area))] : []),
    ];
  });
  if (pieces.length > 0) return pieces;
  const draft = voice.say(MONTH_AREAS.none, {}, [WESTERN_SETTINGS]);
  return draft ? [{ section: 'areas', paragraph: 'none', order: 0, rank: 0, draft }] : [];
}

const MOST_DISPUTES = 3;

/** The loudest pairs that disagree, with what decides between them: their days, or how long each stands. */
export function monthDisputes(voice: Voice, { sky }: MonthGround): Piece[] {
  const [easy, tense] = (['easy', 'tense'] as const).map((nature) =>
    sky.events.filter((event) => event.nature === nature).sort(byWeight),
  );
  const pairs = (easy ?? []).flatMap((a, index) => {
    const b = tense?.[index];
    return b ? [{ a, b }] : [];
  });
  const pieces = pairs.slice(0, MOST_DISPUTES).flatMap(({ a, b }, index): Piece[] => {
    const [aTheme, bTheme] = [eventTheme(a), eventTheme(b)];
    if (!aTheme || !bTheme) return [];
    const [aWhen, bWhen] = [daysIn(a), daysIn(b)];
    const slots = {
      a: eventName(a),
      b: eventName(b),
      aTheme: themeName(aTheme),
      bTheme: themeName(bTheme),
      ...(aWhen && { aWhen }),
      ...(bWhen && { bWhen }),
    };
    const rules = [...eventRules(a), ...eventRules(b)];
    const gap = Math.abs(daysBetween(a.at, b.at));
    const dated = aWhen ? a : b;
    const held = MOVERS.some((one) => one === dated.planet) ? 'slow' : 'held';
    const way = !aWhen && !bWhen ? 'both' : !aWhen || !bWhen ? held : gap > 3 ? 'apart' : 'together';
    return [MONTH_DISPUTES[index] ?? [], MONTH_DECIDES[way]].flatMap((ways, order): Piece[] => {
      const draft = voice.say(ways, slots, rules);
      return draft
        ? [{ section: 'disputes', paragraph: `${index + 1}`, order, rank: index === 0 ? 0 : 8 + 6 * index, draft }]
        : [];
    });
  });
  if (pieces.length > 0) return pieces;
  const draft = voice.say(NO_MONTH_DISPUTE, {}, [WESTERN_SETTINGS]);
  return draft ? [{ section: 'disputes', paragraph: 'none', order: 0, rank: 0, draft }] : [];
}

/** What to leave: the loudest events at odds while they are in force. */
export function monthLeave(voice: Voice, { sky }: MonthGround): Piece[] {
  const told = sky.events
    .filter(({ nature }) => nature === 'tense')
    .sort(byWeight)
    .slice(0, 4);
  const pieces = told.flatMap((event, index): Piece[] => {
    const theme = eventTheme(event);
    const when = spanOf(voice, event) ?? daysIn(event);
    if (!theme || !when) return [];
    const draft = voice.say(
      MONTH_LEAVE,
      { span: when, event: eventName(event), theme: themeName(theme) },
      eventRules(event),
    );
    return draft
      ? [{ section: 'leave', paragraph: 'leave', order: index, rank: index < 2 ? 0 : 10 + 8 * index, draft }]
      : [];
  });
  if (pieces.length > 0) return pieces;
  const draft = voice.say(NO_MONTH_LEAVE, {}, [WESTERN_SETTINGS]);
  return draft ? [{ section: 'leave', paragraph: 'leave', order: 0, rank: 0, draft }] : [];
}

/** A day to use, a step and a question: of what leads, else of the area that speaks loudest. */
export function monthSteps(voice: Voice, { sky, leaders, balances, birth }: MonthGround): Piece[] {
  const pieces: Piece[] = [];
  const add = (paragraph: string, draft: Draft | null) => {
    if (draft) pieces.push({ section: 'step', paragraph, order: 0, rank: 0, draft });
  };
  const best = [...sky.events].sort(byWeight).find(({ nature, rules }) => nature === 'easy' && rules.length === 1);
  const when = best && daysIn(best);
  if (best && when) add('day', voice.say(MONTH_STEPS, { when, event: eventName(best) }, eventRules(best)));
  const [loudest] = [...balances, ...birth].sort((a, b) => b.totalFor + b.totalAgainst - a.totalFor - a.totalAgainst);
  const area = loudest?.area ?? 'character';
  const rules = (loudest?.for[0] ?? loudest?.against[0])?.rules ?? [WESTERN_SETTINGS];
  for (const kind of ['step', 'question'] as const) {
    const event = leaders.find(({ unit }) => unit.words?.[kind]);
    const text = event?.unit.words?.[kind];
    add(
      kind,
      (event && text ? voice.say(text, {}, eventRules(event)) : null) ??
        voice.say((kind === 'step' ? AREA_STEPS : AREA_QUESTIONS)[area], {}, rules),
    );
  }
  return pieces;
}
