import { signOf } from '@nebosvod/engine/angle/sign';
import { addDays, daysBetween } from '@nebosvod/engine/time/date-arithmetic';
import type { UnitFactor } from '@nebosvod/interpretations/unit-factor';
import { WESTERN_FAMILIES } from '@nebosvod/interpretations/western/families';
import { inSign } from '@nebosvod/terms/sign';
import { progressedLongitude } from '../birth/progressed-light.ts';
import { tellingPieces } from '../kind/telling-pieces.ts';
import { stretch } from '../language/dates.ts';
import { houseForms } from '../language/forms.ts';
import { PROGRESSED_FACTS } from '../language/western-time-line.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import type { Voice } from '../reading/voice.ts';
import type { ProgressedRule } from '../rule/decide-western-progressed.ts';
import { unitIndex } from '../weigh/unit-index.ts';
import { unitTelling } from '../weigh/unit-telling.ts';

const unitOf = unitIndex(WESTERN_FAMILIES);

/** A stay of a progressed light in a sign or a house of birth. */
interface ProgressedStay {
  readonly rule: ProgressedRule;
  readonly factor: UnitFactor;
  /** It begins within the days that are told. */
  readonly isNew: boolean;
}

const STAYS = ['moon-house', 'moon-sign', 'sun-sign'] as const;
type StayId = (typeof STAYS)[number];

/** A fortnight: what ends within it is no longer worth a word. */
const SHORT = 14;
/** Where the progressed lights stand between two days, the Moon's house first; nothing of a time that is not sure. */
export function progressedStays(
  voice: Voice,
  { births, client }: Pick<Prepared, 'births' | 'client'>,
  { from, to }: { readonly from: string; readonly to: string },
): ProgressedStay[] {
  const [facts] = client.west;
  if (!facts?.isTimeKnown || client.west.length > 1) return [];
  const placeOf = (id: StayId, at: string): Omit<ProgressedStay, 'isNew'> | null => {
    const planet = id === 'sun-sign' ? 'sun' : 'moon';
    const longitude = progressedLongitude(
      births.ephemeris,
      facts.chart.julianDay,
      planet,
      client.days.instantOf(at, 12),
    );
    if (longitude === null) return null;
    if (id === 'moon-house') {
      const house = facts.houseAt(longitude);
      const rule = { kind: 'western-progressed-house', planet: 'moon', house, at } as const;
      return { rule, factor: { kind: 'progressed-in-house', planet: 'moon', house } };
    }
    const sign = signOf(longitude);
    const rule = { kind: 'western-progressed-sign', planet, sign, at } as const;
    return { rule, factor: { kind: 'progressed-in-sign', planet, sign } };
  };
  return STAYS.flatMap((id) => {
    const found: ProgressedStay[] = [];
    for (let at = from; at < to; ) {
      const place = placeOf(id, at);
      const { from: begins, until } = (place && voice.valuesOf(place.rule)) ?? {};
      if (!place || typeof begins !== 'string' || typeof until !== 'string') break;
      if (daysBetween(at, until) >= SHORT) found.push({ ...place, isNew: begins >= from });
      at = addDays(until, 1);
    }
    return found;
  });
}

/** How soon what the progressed lights say is left out: what changes is told before what goes on. */
export interface ProgressedPlace {
  readonly section: string;
  readonly paragraph: string;
  /** Of a stay that begins in the days told, and of one that runs. */
  readonly ranks: { readonly isNew: number; readonly runs: number };
}

/** What the progressed lights tell of the years: each stay with its dates and its idea. */
export function progressedPieces(
  voice: Voice,
  stays: readonly ProgressedStay[],
  { section, paragraph, ranks }: ProgressedPlace,
): Piece[] {
  const told = new Set<string>();
  return stays.flatMap(({ rule, factor, isNew }, index): Piece[] => {
    const values = voice.valuesOf(rule);
    const when = values && stretch(values, rule);
    const unit = unitOf(factor);
    if (!when || !unit) return [];
    const kind =
      rule.kind === 'western-progressed-house' ? 'moonHouse' : rule.planet === 'sun' ? 'sunSign' : 'moonSign';
    const ways = PROGRESSED_FACTS[kind][told.has(kind) ? 'next' : 'first'];
    told.add(kind);
    const fact =
      rule.kind === 'western-progressed-house'
        ? {
            ways,
            slots: { when, along: `по ${houseForms(rule.house).dative}` },
            rules: [rule],
          }
        : {
            ways,
            slots: { when, in: inSign(rule.sign) },
            rules: [rule],
          };
    const telling = unitTelling(unit, fact, [rule]);
    // The houses follow one another: one left out would be a gap of months.
    const rank = kind === 'moonHouse' ? ranks.isNew : (isNew ? ranks.isNew : ranks.runs) + 3 * index;
    return telling
      ? tellingPieces(voice, telling, {
          section,
          paragraph,
          order: 100 * index,
          rank,
          restRank: rank + 12,
          restStep: 8,
          development: 3,
        })
      : [];
  });
}
