import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { KOOTA_IDS } from '@nebosvod/engine/compatibility/compatibility.ids';
import { DOSHA_SOFTENINGS, DOSHAS } from '@nebosvod/engine/dosha/dosha.ids';
import { KP_NUMBERS } from '@nebosvod/engine/kp/kp.ids';
import { REASONS, VETOES } from '@nebosvod/engine/muhurta/muhurta.ids';
import { NO_DAY_REASONS } from '@nebosvod/engine/panchanga/panchanga.ids';
import { PRASHNA_MATTERS, PRASHNA_PARTS } from '@nebosvod/engine/prashna/prashna.ids';
import { CHARA_KARAKAS, DIGNITIES, FUNCTIONAL_NATURES } from '@nebosvod/engine/state/state.ids';
import { SADE_SATI_PHASES } from '@nebosvod/engine/transit/transit.ids';
import { YOGA_IDS } from '@nebosvod/engine/yoga/catalogue.ids';
import { z } from 'zod';
import { grahaId, houseNumber, signNumber } from './chart-point.ts';
import { idList } from './id-list.ts';
import { muhurtaPlace, muhurtaPurpose } from './muhurta-choice.ts';
import { numberRules } from './number-rule.ts';
import { calendarDateField } from './person-fields.ts';
import { westernRules } from './western-rule.ts';

/** Whose birth a rule speaks of; `client` where it is not said. */
const whose = { of: z.enum(['client', 'second']).optional() };
const classical = z.enum(CLASSICAL_GRAHAS);
const nakshatra = z.number().int().min(1).max(27);
const pada = z.number().int().min(1).max(4);
const rank7 = z.number().int().min(1).max(7);
const rank12 = z.number().int().min(1).max(12);
const varga = z.literal([1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60]);
const id = z.string().regex(/^[a-z0-9-]{1,60}$/, 'Имя состоит из строчных букв, цифр и дефисов');
/** A local date of the birth's zone; what it says of is decided at its noon. */
const at = calendarDateField;
const whoseMoon = z.enum(['client', 'second']);
const kootaPoints = z.number().min(0).max(36);
/** What of a year of tajaka a rule speaks of. */
const tajakaParts = [
  'year-lord',
  'year-lord-in-house',
  'year-lagna',
  'muntha',
  'muntha-lord',
  'yoga',
  'saham',
  'mudda',
] as const;
/** What of a question a rule speaks of: a part of its testimonies, what it is about, what it comes to, and places of its chart. */
const prashnaParts = [
  ...PRASHNA_PARTS,
  'matter',
  'verdict',
  'rising',
  'moon-house',
  'arudha-house',
  'contact',
] as const;
/** A lord may stand twice in a path, so the list is not one of ids that differ. */
const periodLord = z.union([classical, z.enum(['rahu', 'ketu'])]);
const graha = grahaId;
const house = houseNumber;
const sign = signNumber;

/**
 * What a sentence of a reading rests on: a statement about the births that anybody may decide anew. Each carries all its inputs but
 * the births and the settings. Houses are whole signs from the lagna; aspects are graha drishti.
 */
export const ruleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lagna-in-sign'), ...whose, sign }),
  z.strictObject({ kind: z.literal('lagna-in-nakshatra'), ...whose, nakshatra }),
  z.strictObject({ kind: z.literal('graha-in-sign'), ...whose, graha, sign }),
  z.strictObject({ kind: z.literal('graha-in-house'), ...whose, graha, house }),
  z.strictObject({ kind: z.literal('graha-in-nakshatra'), ...whose, graha, nakshatra, pada: pada.optional() }),
  z.strictObject({ kind: z.literal('lord-in-house'), ...whose, lord: house, house }),
  z.strictObject({ kind: z.literal('lord-is'), ...whose, lord: house, graha: classical }),
  z.strictObject({ kind: z.literal('sign-of-house'), ...whose, house, sign }),
  z.strictObject({ kind: z.literal('conjunction'), ...whose, a: graha, b: graha }),
  z.strictObject({ kind: z.literal('aspect'), ...whose, from: graha, to: graha }),
  z.strictObject({ kind: z.literal('aspect-on-house'), ...whose, from: graha, house }),
  /** Three grahas and more in one house. */
  z.strictObject({ kind: z.literal('cluster'), ...whose, house, grahas: idList(graha).min(3) }),
  /** Each in a sign of the other; of a varga by its signs. */
  z.strictObject({ kind: z.literal('exchange'), ...whose, varga: varga.optional(), a: classical, b: classical }),
  z.strictObject({ kind: z.literal('dignity'), ...whose, graha, dignity: z.enum(DIGNITIES) }),
  /** Debilitated, and something cancels it. */
  z.strictObject({ kind: z.literal('debility-cancelled'), ...whose, graha: classical }),
  z.strictObject({ kind: z.literal('combust'), ...whose, graha: classical }),
  z.strictObject({ kind: z.literal('retrograde'), ...whose, graha }),
  z.strictObject({ kind: z.literal('vargottama'), ...whose, graha }),
  z.strictObject({
    kind: z.literal('functional-nature'),
    ...whose,
    graha: classical,
    nature: z.enum(FUNCTIONAL_NATURES),
  }),
  z.strictObject({ kind: z.literal('shadbala-rank'), ...whose, graha: classical, rank: rank7 }),
  z.strictObject({ kind: z.literal('bhava-bala-rank'), ...whose, house, rank: rank12 }),
  /** Sarvashtakavarga of the sign of a house; `rank` 1 is the most of the twelve, equals share it. */
  z.strictObject({ kind: z.literal('sav-of-house'), ...whose, house, rank: rank12.optional() }),
  z.strictObject({ kind: z.literal('yoga'), ...whose, id: z.enum(YOGA_IDS), isCancelled: z.boolean().optional() }),
  z.strictObject({
    kind: z.literal('dosha'),
    ...whose,
    id: z.enum(DOSHAS),
    softenedBy: z.enum(DOSHA_SOFTENINGS).optional(),
    isUnmitigated: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal('chara-karaka'),
    ...whose,
    graha,
    karaka: z.enum(CHARA_KARAKAS[8]),
    scheme: z.literal([7, 8]),
  }),
  /** Sign of the atmakaraka in the navamsha. */
  z.strictObject({ kind: z.literal('karakamsha'), ...whose, sign }),
  z.strictObject({ kind: z.literal('lagna-in-varga-sign'), ...whose, varga, sign }),
  z.strictObject({ kind: z.literal('graha-in-varga-sign'), ...whose, varga, graha, sign }),
  z.strictObject({ kind: z.literal('graha-in-varga-house'), ...whose, varga, graha, house }),
  z.strictObject({ kind: z.literal('lord-in-varga-house'), ...whose, varga, lord: house, house }),
  /** A vimshottari period of one to three lords that runs on a date. */
  z.strictObject({
    kind: z.literal('dasha'),
    ...whose,
    system: z.literal('vimshottari'),
    path: z.array(periodLord).min(1).max(3),
    at: at.optional(),
  }),
  z.strictObject({ kind: z.literal('transit-in-house'), ...whose, graha, house, at }),
  z.strictObject({ kind: z.literal('transit-from-moon'), ...whose, graha, house, at }),
  /** Exact on the date, longitude upon longitude. */
  z.strictObject({ kind: z.literal('transit-conjunction'), ...whose, graha, natal: graha, at }),
  z.strictObject({
    kind: z.literal('sade-sati'),
    ...whose,
    part: z.enum([...SADE_SATI_PHASES, 'dhaiya']),
    houseFromMoon: house,
    at,
  }),
  /**
   * Of the year of tajaka that runs on a date, lived at `place`, or at the place of birth: its lord, the houses of its lord, of the muntha and of the
   * muntha's lord, its rising sign, a yoga, a saham with a strong lord, a mudda period. `id` is a graha, a number or a name.
   */
  z.strictObject({
    kind: z.literal('tajaka'),
    ...whose,
    part: z.enum(tajakaParts),
    id,
    at,
    place: muhurtaPlace.optional(),
  }),
  /** Of a pair: points of a koota, and of all eight; `boy` is whose row the tables are read from. */
  z.strictObject({ kind: z.literal('koota'), id: z.enum(KOOTA_IDS), points: kootaPoints, boy: whoseMoon }),
  z.strictObject({ kind: z.literal('koota-total'), points: kootaPoints, boy: whoseMoon }),
  /** A graha of one (`of`) in a house of the other, counted from the lagna. */
  z.strictObject({ kind: z.literal('overlay'), ...whose, graha, house }),
  /** The sign of a graha of the second counted from a graha of the client. */
  z.strictObject({ kind: z.literal('synastry'), client: graha, second: graha, count: house }),
  /** The rising sign of the second counted from that of the client. */
  z.strictObject({ kind: z.literal('synastry-lagna'), count: house }),
  /**
   * An hour of a place that holds a local minute suits an undertaking; with `reason` that speaks for or against it. Tara and chandra
   * bala are counted from the Moon of birth.
   */
  z.strictObject({
    kind: z.literal('muhurta-hour'),
    ...whose,
    purpose: muhurtaPurpose,
    place: muhurtaPlace,
    at,
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Время пишется как 09:30'),
    reason: z.enum(REASONS).optional(),
  }),
  /** A day of a place without an hour for an undertaking, and what forbids it; where the Sun does not rise or set, that. */
  z.strictObject({
    kind: z.literal('muhurta-refused'),
    ...whose,
    purpose: muhurtaPurpose,
    place: muhurtaPlace,
    at,
    veto: z.enum([...VETOES, ...NO_DAY_REASONS]),
  }),
  /**
   * Of a question asked at the moment and the place that stand for the birth: a testimony of its chart, or what `part` names beside them;
   * `number` is the one told for the school of Krishnamurti.
   */
  z.strictObject({
    kind: z.literal('prashna'),
    ...whose,
    matter: z.enum(PRASHNA_MATTERS),
    part: z.enum(prashnaParts),
    id,
    number: z.number().int().min(1).max(KP_NUMBERS).optional(),
  }),
  /** An error of so many minutes either way leaves the sign of the lagna as it is. */
  z.strictObject({ kind: z.literal('time-sensitivity'), ...whose, minutes: z.number().int().min(1).max(720) }),
  /** How everything was computed; holds of every birth. */
  z.strictObject({ kind: z.literal('settings'), ...whose }),
  ...numberRules,
  ...westernRules,
]);

export type Rule = z.output<typeof ruleSchema>;

/** Every kind of rule that is decided. */
export const ruleKinds = ruleSchema.options.map(({ shape }) => shape.kind.value);

/** A number, a text, a date or a yes that a rule was decided by. */
export const ruleValue = z.union([z.string(), z.number(), z.boolean()]);
export type RuleValues = Record<string, z.output<typeof ruleValue>>;
