import type { Rule } from '@nebosvod/contracts/rule';
import { countSigns, toSign } from '@nebosvod/engine/angle/sign';
import type { Graha } from '@nebosvod/engine/bodies';
import type { Area } from '@nebosvod/interpretations/area.ids';
import { plural } from '@nebosvod/terms/plural';
import { AREA_PLANS } from '../language/area.table.ts';
import { onDay, stretch, until } from '../language/dates.ts';
import { grahaForms, houseForms } from '../language/forms.ts';
import type { Mark, Slots } from '../language/template.ts';
import {
  BINDU_EFFECTS,
  RETURN_OPENINGS,
  WAKING_EFFECTS,
  WAKING_OPENINGS,
  type Waking,
} from '../language/time-line.table.ts';
import { keyOf } from '../rule/rule-key.ts';
import { levelForms } from './level.ts';
import { type Passage, type Prepared, periodRule } from './prepared.ts';
import type { Draft, Voice } from './voice.ts';

/** A time that wakes an area. */
interface Event {
  readonly waking: Waking;
  readonly weight: number;
  readonly start: string;
  readonly rule: Rule;
  readonly slots: Slots;
}

/** Most that one area is told of. */
const MOST = 6;

/**
 * Times of the three years that wake an area, weightiest first, each with its place in the order of dates.
 * @param sure so many of them are put into words at once; the rest when there is room
 */
export function wakings(
  voice: Voice,
  prepared: Prepared,
  area: Area,
  { areTransitsTold = false, sure = MOST } = {},
): { readonly draft: Draft | (() => Draft | null); readonly order: number }[] {
  const found = [
    ...periodEvents(prepared, area),
    ...passageEvents(voice, prepared, area),
    ...exactEvents(prepared, area),
  ];
  const events = found
    .filter(({ rule }) => !areTransitsTold || rule.kind === 'dasha' || !voice.isKnown(rule))
    .sort((a, b) => b.weight - a.weight || a.start.localeCompare(b.start))
    .slice(0, MOST);
  const byDate = [...events].sort((a, b) => a.start.localeCompare(b.start));
  return events.flatMap((event, index) => {
    const later = () => tell(voice, event, area, prepared.asOf);
    const draft = index < sure ? later() : later;
    return draft ? [{ draft, order: byDate.indexOf(event) }] : [];
  });
}

function tell(voice: Voice, { waking, rule, slots, start }: Event, area: Area, asOf: string): Draft | null {
  const values = voice.valuesOf(rule);
  if (!values) return null;
  const when = start < asOf ? until(values, rule) : stretch(values, rule);
  const day = rule.kind === 'transit-conjunction' ? onDay(rule.at, rule, 'date') : null;
  const all: Slots = {
    ...slots,
    ...(when && { when }),
    ...(day && { day }),
    ...(!('bindus' in slots) && { bindus: [] }),
  };
  const seed = `${area} ${keyOf(rule)}`;
  const opening = voice.choose(openingsOf(waking, rule), seed, all);
  const effects =
    waking === 'jupiter-poor' || waking === 'saturn-rich' ? BINDU_EFFECTS[waking] : WAKING_EFFECTS[area][waking];
  const effect = voice.choose(effects, seed, all);
  if (opening === null || effect === null) return null;
  const joint = effect.startsWith('и ') ? ', ' : ': ';
  return voice.say(`${opening}${joint}${effect}.`, all, [rule], area);
}

function openingsOf(waking: Waking, rule: Rule): readonly string[] {
  if (rule.kind !== 'transit-conjunction' || rule.graha !== rule.natal) return WAKING_OPENINGS[waking];
  return RETURN_OPENINGS[rule.graha === 'jupiter' ? 'jupiter' : 'saturn'];
}

function periodEvents({ periods, facts }: Prepared, area: Area): Event[] {
  const { houses, karakas } = AREA_PLANS[area];
  return periods.flatMap((span): Event[] => {
    const level = span.path.length;
    if (level === 1) return [];
    const lord = span.path[level - 1];
    // The first part of a sub-period has its lord: the sub-period speaks for both.
    if (level === 3 && lord === span.path[1]) return [];
    const slots = { g: grahaForms(lord), level: levelForms(level) };
    const base = { start: span.from, rule: periodRule(span) };
    const deeper = level === 2 ? 0.6 : 0;
    const owned = houses.find((house) => facts.lordOf(house) === lord);
    if (owned !== undefined) {
      return [{ ...base, waking: 'period-lord', weight: 3 + deeper, slots: { ...slots, house: houseForms(owned) } }];
    }
    const lived = houses.find((house) => facts.houseOf(lord) === house);
    if (lived !== undefined) {
      return [{ ...base, waking: 'period-guest', weight: 2 + deeper, slots: { ...slots, house: houseForms(lived) } }];
    }
    if (!karakas.some((karaka) => karaka === lord)) return [];
    return [{ ...base, waking: 'period-karaka', weight: 1.4 + deeper, slots }];
  });
}

const BODY_WEIGHTS: Readonly<Partial<Record<Graha, readonly [waking: Waking, weight: number]>>> = {
  jupiter: ['jupiter', 2.7],
  saturn: ['saturn', 2.6],
  rahu: ['rahu', 1.6],
};

function passageEvents(voice: Voice, { passages, facts }: Prepared, area: Area): Event[] {
  const { lagna } = facts;
  if (lagna === null) return [];
  return passages.flatMap((passage): Event[] => {
    const house = countSigns(lagna, toSign(passage.sign));
    const known = BODY_WEIGHTS[passage.graha];
    if (!known || !AREA_PLANS[area].houses.includes(house)) return [];
    const rule = passageRule(passage, house);
    const slots = { house: houseForms(house), bindus: bindusSlot(voice, rule) };
    const bindus = voice.valuesOf(rule)?.bindus;
    return [{ waking: byBindus(known[0], bindus), weight: known[1], start: passage.from ?? '', rule, slots }];
  });
}

/** A good body in a poor sign promises more than it gives; a hard one in a rich sign pays. [BPHS 72] */
function byBindus(waking: Waking, bindus: unknown): Waking {
  if (typeof bindus !== 'number') return waking;
  if (waking === 'jupiter' && bindus <= 2) return 'jupiter-poor';
  return waking === 'saturn' && bindus >= 5 ? 'saturn-rich' : waking;
}

/** The rule of a passage through a house. */
export function passageRule({ graha, middle }: Passage, house: number): Rule {
  return { kind: 'transit-in-house', graha, house, at: middle };
}

/** «, у знака 5 баллов из восьми», the number marked; nothing of a node. */
export function bindusSlot(voice: Voice, rule: Rule): readonly (string | Mark)[] {
  const bindus = voice.valuesOf(rule)?.bindus;
  if (typeof bindus !== 'number') return [];
  const word = plural(bindus, 'балл', 'балла', 'баллов');
  return [', у знака ', { text: String(bindus), rule, key: 'bindus' }, ` ${word} из восьми`];
}

function exactEvents({ exacts, facts }: Prepared, area: Area): Event[] {
  const { houses } = AREA_PLANS[area];
  return exacts.flatMap(({ graha, natal, date }): Event[] => {
    if (graha === 'rahu' || !houses.some((house) => facts.lordOf(house) === natal)) return [];
    const rule: Rule = { kind: 'transit-conjunction', graha, natal, at: date };
    const waking = graha === 'jupiter' ? 'jupiter-exact' : 'saturn-exact';
    return [{ waking, weight: 2.2, start: date, rule, slots: { g: grahaForms(natal) } }];
  });
}
