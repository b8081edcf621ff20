import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Graha } from '@nebosvod/engine/bodies';
import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import type { ReasonId } from '@nebosvod/engine/muhurta/finder';
import type { Area } from '@nebosvod/interpretations/area.ids';
import { type BestHours, bestHours, type HourChoice } from '../hour/best-hours.ts';
import { hoursOf } from '../hour/hours.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import {
  MUHURTA_BASIS,
  MUHURTA_GIST,
  MUHURTA_PERSON,
  MUHURTA_STEP_NONE,
  MUHURTA_USE,
  MUHURTA_USE_FOUND,
  MUHURTA_USE_SEVERAL,
} from '../language/muhurta-line.table.ts';
import { PURPOSE_WORDS } from '../language/muhurta-purpose.table.ts';
import { wakings } from '../reading/area-time.ts';
import { basisPieces } from '../reading/basis-section.ts';
import type { ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { lordFact, nowLine } from '../reading/gist-section.ts';
import { nearPieces } from '../reading/near-section.ts';
import { chosenPieces, DETAIL_WORDS, type Piece, toned } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { type Draft, Voice } from '../reading/voice.ts';
import { personalLayer } from '../rule/decide-muhurta.ts';
import { grahaStory } from './graha-story.ts';
import { excludedPieces } from './muhurta-excluded.ts';
import { type HourRule, hourRule, hourSlots, windowPieces } from './muhurta-windows.ts';
import { tellingPieces } from './telling-pieces.ts';

/** Ideas told of an area of the undertaking. */
const IDEAS = 14;

/**
 * The choice of an hour for an undertaking: the best windows of a period with what is for and against each, what was excluded and
 * why, how long a window stays, and what the chart of the person says of such things.
 * @throws Error without what is chosen: the request is held against what the kind needs before
 */
export function composeMuhurta(
  prepared: Prepared,
  { detail, tone, variation, choice }: ReadingRequest,
): ReadingDocument {
  if (!choice) throw new Error('An hour is chosen for something, somewhere, some time');
  const { births, client } = prepared;
  const voice = new Voice(births, prepared.decisions, variation);
  const hours = hoursOf(births.ephemeris, births.settings, choice.place);
  const found = bestHours(hours, { ...choice, personal: personalLayer(client) }, choice);
  const windows = found.best.map((hour) => ({ hour, rule: hourRule(hours, choice, hour) }));
  const pieces = [
    ...gistPieces(
      voice,
      prepared,
      choice,
      windows.map(({ rule }) => rule),
      found,
    ),
    ...windows.flatMap(({ hour, rule }, index) => windowPieces(voice, rule, hour, index)),
    ...excludedPieces(voice, choice, found),
    ...usePieces(voice, choice, found),
    ...personPieces(voice, prepared, choice, found),
    ...timePieces(voice, prepared, choice),
    ...stepPieces(voice, choice, found),
    ...basisPieces(voice, prepared),
    ...(found.sunless?.isWhole ? [] : wayPieces(voice, found)),
  ];
  const { purpose, place, from, to } = choice;
  return assembled(voice, prepared, {
    title: 'Мухурта',
    sections: kindSections['veda-muhurta'],
    // Where nothing could be counted the rest of the chart does not stand in for it.
    pieces: chosenPieces(toned(pieces, tone), found.sunless?.isWhole ? 0 : DETAIL_WORDS[detail]),
    told: [],
    asked: { purpose, place, period: { from, to } },
  });
}

function gistPieces(
  voice: Voice,
  prepared: Prepared,
  { purpose }: HourChoice,
  [best, second]: readonly HourRule[],
  found: BestHours,
): Piece[] {
  const { of, areas, seeks } = PURPOSE_WORDS[purpose];
  const settings = [{ kind: 'settings' as const }];
  const slots = best && hourSlots(voice, best);
  const next = second && hourSlots(voice, second);
  const fact = lordFact(prepared, areas[0]);
  const { sunless, isWeak } = found;
  const says = (id: ReasonId) => found.best[0]?.reasons.some((reason) => reason.id === id) ?? false;
  const why = isWeak ? 'weak' : says('nakshatra') && says('tithi') ? 'reason' : 'balance';
  const choiceLines = (): (Draft | null)[] => {
    if (sunless?.isWhole) return [voice.say(MUHURTA_GIST.sunless[sunless.by], {}, settings)];
    if (!best || !slots)
      return [voice.say(MUHURTA_GIST.none, { of }, settings), voice.say(MUHURTA_GIST.noneNext, {}, settings)];
    return [
      voice.say(MUHURTA_GIST.best, slots, [best]),
      voice.say(MUHURTA_GIST[why], {}, [best]),
      says('badPaksha') ? voice.say(MUHURTA_GIST.dark, {}, [{ ...best, reason: 'badPaksha' }]) : null,
      second && next ? voice.say(MUHURTA_GIST.second, next, [second]) : null,
    ];
  };
  const drafts = [
    ...choiceLines(),
    sunless && !sunless.isWhole ? voice.say(MUHURTA_GIST.sunlessPart[sunless.by], {}, settings) : null,
    voice.say(seeks, {}, best ? [best] : settings),
    voice.say(MUHURTA_PERSON.area, { area: AREA_PLANS[areas[0]].title.toLowerCase() }, fact ? fact.rules : settings),
    nowLine(voice, prepared),
  ];
  return drafts
    .filter((draft) => draft !== null)
    .map((draft, order) => ({ section: 'gist', paragraph: 'gist', order, rank: 0, draft }));
}

function usePieces(voice: Voice, { purpose }: HourChoice, { best }: BestHours): Piece[] {
  const { moment, before } = PURPOSE_WORDS[purpose];
  const fitting = [
    ...MUHURTA_USE,
    ...(best.length > 0 ? MUHURTA_USE_FOUND : []),
    ...(best.length > 1 ? [MUHURTA_USE_SEVERAL] : []),
  ];
  const from = voice.lot('use', fitting.length);
  const use = [...fitting.slice(from), ...fitting.slice(0, from)];
  return [moment, before, ...use].flatMap((text, order): Piece[] => {
    const draft = voice.say(text, {}, [{ kind: 'settings' }]);
    return draft ? [{ section: 'use', paragraph: 'use', order, rank: order < 4 ? 0 : 18 + 8 * order, draft }] : [];
  });
}

/** What the chart says of the undertaking: whether the count is the person's own, then the ideas of its areas and of their lords. */
function personPieces(voice: Voice, prepared: Prepared, { purpose }: HourChoice, { best }: BestHours): Piece[] {
  const { birthNakshatra, birthSign } = personalLayer(prepared.client);
  const isKnown = birthNakshatra !== undefined && birthSign !== undefined;
  const { areas } = PURPOSE_WORDS[purpose];
  const count =
    best.length > 0 ? voice.say(MUHURTA_PERSON[isKnown ? 'known' : 'unknown'], {}, [{ kind: 'settings' }]) : null;
  const { facts, periods, asOf } = prepared;
  const running = periods.find(({ path, from, until }) => path.length === 2 && from <= asOf && until > asOf);
  // The rest of the chart comes last, and only where there is room for it.
  const lords: Graha[] = [
    ...[...areas.map((area) => AREA_PLANS[area].houses[0]), 1].flatMap((house) => facts.lordOf(house) ?? []),
    'moon',
    ...(running?.path ?? []),
    ...CLASSICAL_GRAHAS,
  ];
  return [
    ...(count ? [{ section: 'person', paragraph: 'count', order: 0, rank: 0, draft: count }] : []),
    ...areas.flatMap((area, index) => ideaPieces(voice, prepared, area, 7 + 9 * index)),
    ...[...new Set(lords)].flatMap((lord, index) => grahaStory(voice, prepared, lord, 'person', 30 + 6 * index)),
  ];
}

/** Ideas of an area, its supports and counters by weight. */
function ideaPieces(voice: Voice, { balances }: Prepared, area: Area, base: number): Piece[] {
  const balance = balances.find((one) => one.area === area);
  const tellings = [...(balance?.for ?? []), ...(balance?.against ?? [])]
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ telling }) => (telling ? [telling] : []));
  const unique = [...new Map(tellings.map((telling) => [telling.key, telling])).values()].slice(0, IDEAS);
  return unique.flatMap((telling, index) =>
    tellingPieces(voice, telling, {
      section: 'person',
      paragraph: area,
      order: 100 * (index + 1),
      rank: index < 2 ? 0 : base + 7 * index,
      restRank: base + 6 + 7 * index,
      restStep: 4,
      development: 20,
    }),
  );
}

/** What runs while the hour is chosen, and what wakes the areas of the undertaking. */
function timePieces(voice: Voice, prepared: Prepared, { purpose, from, to }: HourChoice): Piece[] {
  const isMet = (span: { readonly from: string | null; readonly until: string | null }) =>
    (span.from === null || span.from <= to) && (span.until === null || span.until > from);
  const now: Prepared = {
    ...prepared,
    periods: prepared.periods.filter(isMet),
    passages: prepared.passages.filter(isMet),
    exacts: prepared.exacts.filter(({ date }) => date >= from && date <= to),
  };
  const woken = PURPOSE_WORDS[purpose].areas.flatMap((area) =>
    wakings(voice, prepared, area).map(
      ({ draft, order }, index): Piece => ({
        section: 'near',
        paragraph: area,
        order,
        rank: index < 1 ? 0 : 6 + 3 * index,
        draft,
      }),
    ),
  );
  const near = nearPieces(voice, now).filter(({ paragraph }) => paragraph !== 'opening');
  return [...woken, ...near];
}

function stepPieces(voice: Voice, { purpose }: HourChoice, { best }: BestHours): Piece[] {
  const { step, question } = PURPOSE_WORDS[purpose];
  const ways = { step: best.length > 0 ? step : MUHURTA_STEP_NONE, question };
  return (['step', 'question'] as const).flatMap((part) => {
    const draft = voice.say(ways[part], {}, [{ kind: 'settings' }]);
    return draft ? [{ section: 'step', paragraph: part, order: 0, rank: 0, draft }] : [];
  });
}

function wayPieces(voice: Voice, { best }: BestHours): Piece[] {
  const { way, wayNone, place, school } = MUHURTA_BASIS;
  return [best.length > 0 ? way : wayNone, place, school].flatMap((ways, order) => {
    const draft = voice.say(ways, {}, [{ kind: 'settings' }]);
    return draft ? [{ section: 'basis', paragraph: 'muhurta', order, rank: 0, draft }] : [];
  });
}
