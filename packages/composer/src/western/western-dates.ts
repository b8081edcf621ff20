import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { ELECTION_PLANS } from '@nebosvod/engine/western/election/election.table';
import type { WesternPlanet } from '@nebosvod/engine/western/western-body';
import type { HourChoice } from '../hour/best-hours.ts';
import { type BestDays, bestDays } from '../hour/western-days.ts';
import { WESTERN_WORDS } from '../kind/kind-words.table.ts';
import { tellingPieces } from '../kind/telling-pieces.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import { PURPOSE_WORDS } from '../language/muhurta-purpose.table.ts';
import {
  DATES_BASIS,
  DATES_GIST,
  DATES_NEAR_NONE,
  DATES_PERSON,
  DATES_USE,
} from '../language/western-dates-line.table.ts';
import type { ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { chosenPieces, type Piece, toned } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { type Draft, Voice } from '../reading/voice.ts';
import { unitTelling } from '../weigh/unit-telling.ts';
import { WESTERN_SETTINGS } from './western-area.ts';
import { dayPieces, dayRule, daySlots, refusedPieces } from './western-dates-windows.ts';
import { westernFact } from './western-fact.ts';
import { foundWestern } from './western-found.ts';
import { westernBasis } from './western-frame.ts';
import { monthSky } from './western-month-sky.ts';
import { byWeight, eventTelling } from './western-month-words.ts';
import { planetCase } from './western-names.ts';
import { westernUncertain } from './western-uncertain.ts';

/** Transits of the period that are told. */
const MOST_NEAR = 5;
/** A period longer than this is followed from its beginning so far, days. */
const NEAR_DAYS = 45;

/**
 * The choice of a day for an undertaking by the Western sky: the best days of a period with what is for and against each, what was
 * excluded and why, how long a window stays, what the chart of the person says of such things and what moves over it meanwhile.
 * @throws Error without what is chosen: the request is held against what the kind needs before
 */
export function composeWesternDates(
  prepared: Prepared,
  { detail, tone, variation, choice }: ReadingRequest,
): ReadingDocument {
  if (!choice) throw new Error('A day is chosen for something, somewhere, some time');
  const { births, client } = prepared;
  const [facts] = client.west;
  if (!facts) throw new Error('A birth has a Western chart');
  const voice = new Voice(births, prepared.decisions, variation);
  const found = bestDays(births.ephemeris, client, choice);
  const pieces = [
    ...gistPieces(voice, choice, found),
    ...found.best.flatMap((day, index) => dayPieces(voice, choice, day, index)),
    ...(found.best.length === 0 ? noDays(voice, choice) : []),
    ...refusedPieces(voice, choice, found),
    ...usePieces(voice, choice, found),
    ...personPieces(voice, prepared, choice),
    ...nearPieces(voice, prepared, choice),
    ...stepPieces(voice, choice),
    ...westernBasis(voice, facts),
    ...basisPieces(voice),
  ];
  const { purpose, place, from, to } = choice;
  return assembled(voice, prepared, {
    title: 'Выбор даты',
    sections: kindSections['western-dates'],
    pieces: chosenPieces(toned(pieces, tone), WESTERN_WORDS['western-dates'][detail]),
    told: [],
    uncertain: westernUncertain(voice, prepared),
    asked: { purpose, place, period: { from, to } },
  });
}

const inOrder = (section: string, drafts: readonly (Draft | null)[], rankOf = (_: number) => 0): Piece[] =>
  drafts.flatMap((draft, order) => (draft ? [{ section, paragraph: section, order, rank: rankOf(order), draft }] : []));

function gistPieces(voice: Voice, choice: HourChoice, { best: [best, second] }: BestDays): Piece[] {
  const { of } = PURPOSE_WORDS[choice.purpose];
  const told = (ways: readonly string[], day: typeof best) => {
    const rule = day && dayRule(choice, day);
    const slots = day && rule && daySlots(voice, rule, day);
    return rule && slots ? voice.say(ways, slots, [rule]) : null;
  };
  const { ruler } = ELECTION_PLANS[choice.purpose];
  return inOrder('gist', [
    best ? told(DATES_GIST.best, best) : voice.say(DATES_GIST.none, { of }, [WESTERN_SETTINGS]),
    told(DATES_GIST.second, second),
    ruler === 'moon'
      ? voice.say(DATES_GIST.moon, {}, [WESTERN_SETTINGS])
      : voice.say(DATES_GIST.ruler, { who: planetCase(ruler) }, [best ? dayRule(choice, best) : WESTERN_SETTINGS]),
  ]);
}

function noDays(voice: Voice, choice: HourChoice): Piece[] {
  const { moment } = PURPOSE_WORDS[choice.purpose];
  return inOrder('windows', [voice.say(moment, {}, [WESTERN_SETTINGS])]);
}

/** How a day is used: of the undertaking, then of as many days as there are, each in words of its own. */
function usePieces(voice: Voice, choice: HourChoice, { best }: BestDays): Piece[] {
  const { moment, before } = PURPOSE_WORDS[choice.purpose];
  const drafts = [
    ...[moment, before].map((text) => voice.say(text, {}, [WESTERN_SETTINGS])),
    ...best.slice(0, 3).map((day) => voice.say(DATES_USE, {}, [dayRule(choice, day)])),
  ];
  return inOrder('use', drafts, (order) => (order < 4 ? 0 : 10 + 5 * order));
}

/** What the chart says of the undertaking: the planet that answers for it, then the ruler of the house of its area. */
function personPieces(voice: Voice, { client }: Prepared, { purpose }: HourChoice): Piece[] {
  const [facts, ...others] = client.west;
  if (!facts) return [];
  const isSure = facts.isTimeKnown && others.length === 0;
  const { ruler, house } = ELECTION_PLANS[purpose];
  const houses = [house, ...PURPOSE_WORDS[purpose].areas.map((area) => AREA_PLANS[area].houses[0])];
  const lords = houses.map((one) => (one === undefined ? null : facts.rulerOf(one)));
  const planets = [ruler, ...lords, 'moon' as const, 'sun' as const].filter((one) => one !== null);
  const speaks: readonly WesternPlanet[] = [ruler, 'moon', 'sun'];
  const found = foundWestern(facts).filter(
    ({ rules, kind }) =>
      kind !== 'planets-aspect' &&
      kind !== 'aspect-pattern' &&
      // The words of a sign say what the planet is in it.
      kind !== 'planet-dignity' &&
      rules.every((rule) => voice.decide(rule).holds === true),
  );
  const ranked = [...new Set(planets)].flatMap((planet) =>
    found.filter(
      ({ planets: [speaker], rules: [rule] }) =>
        speaker === planet &&
        (rule.kind !== 'western-ruler-house' || houses.includes(rule.ruler)) &&
        // What merely rules a house speaks by it: the sign of Venus tells of love where papers are signed.
        (rule.kind === 'western-ruler-house' || rule.kind === 'western-house' || speaks.includes(planet)),
    ),
  );
  const told = [...new Set(ranked)].flatMap(({ unit, rules }, index): Piece[] => {
    const telling = unitTelling(unit, westernFact(facts, rules), rules);
    return telling
      ? tellingPieces(voice, telling, {
          section: 'person',
          paragraph: `${Math.floor(index / 2) + 1}`,
          order: 100 * index,
          rank: index < 2 ? 0 : 8 + 5 * index,
          restRank: 9 + 5 * index,
          restStep: 2,
          development: 10,
        })
      : [];
  });
  return [
    ...inOrder('person', [voice.say(DATES_PERSON[isSure ? 'known' : 'unknown'], {}, [WESTERN_SETTINGS])]),
    ...told,
  ];
}

/** The loudest transits of the period over the chart. */
function nearPieces(voice: Voice, prepared: Prepared, { from, to }: HourChoice): Piece[] {
  const last = addDays(from, NEAR_DAYS - 1);
  const { events } = monthSky(voice, prepared, { from, to: to < last ? to : last });
  const pieces = [...events]
    .sort(byWeight)
    .slice(0, MOST_NEAR)
    .flatMap((event, index): Piece[] => {
      const telling = eventTelling(voice, event);
      return telling
        ? tellingPieces(voice, telling, {
            section: 'near',
            paragraph: `${index + 1}`,
            order: 0,
            rank: index < 2 ? 0 : 6 + 4 * index,
            restRank: 8 + 4 * index,
            restStep: 2,
            development: 10,
          })
        : [];
    });
  return pieces.length > 0 ? pieces : inOrder('near', [voice.say(DATES_NEAR_NONE, {}, [WESTERN_SETTINGS])]);
}

function stepPieces(voice: Voice, { purpose }: HourChoice): Piece[] {
  return (['step', 'question'] as const).flatMap((part) => {
    const draft = voice.say(PURPOSE_WORDS[purpose][part], {}, [WESTERN_SETTINGS]);
    return draft ? [{ section: 'step', paragraph: part, order: 0, rank: 0, draft }] : [];
  });
}

function basisPieces(voice: Voice): Piece[] {
  const { way, hours, course } = DATES_BASIS;
  return [way, hours, course].flatMap((text, order) => {
    const draft = voice.say(text, {}, [WESTERN_SETTINGS]);
    return draft ? [{ section: 'basis', paragraph: 'dates', order, rank: order === 0 ? 0 : 20 * order, draft }] : [];
  });
}
