import { EVENT_TYPES, LINK_KINDS, RULE_IDS, SCORE_GROUPS } from '@nebosvod/engine/rectification/rectification.ids';
import { z } from 'zod';
import { chartRequestFields, computed, settingsSchema } from './birth.ts';
import { grahaId, houseNumber, signNumber } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './time-fields.ts';

export const rectificationLimits = { fewestEvents: 3, mostEvents: 10, mostPoints: 1500 } as const;

const { fewestEvents, mostEvents } = rectificationLimits;

const eventDate = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'Дата пишется как ГГГГ-ММ-ДД, ГГГГ-ММ или ГГГГ');

/** An event of a life: ГГГГ-ММ-ДД, ГГГГ-ММ or ГГГГ, as precisely as it is known. */
const lifeEvent = z.strictObject({
  type: z.enum(EVENT_TYPES),
  date: eventDate,
});

const lagnas = z.object({ d1: signNumber, d9: signNumber, d10: signNumber });

/** One line of a streamed answer: a share of the work done, the answer itself, or the refusal. */
export const rectificationLine = z.union([
  z.object({ progress: z.number() }),
  z.object({ response: z.unknown() }),
  z.object({ problem: z.unknown() }),
]);

/**
 * Which times of an uncertain interval agree best with three to ten dated events. The interval is the whole local day for `time: null`,
 * otherwise ± `timeUncertaintyMinutes`. Runs in a thread, seconds for a whole day at one-minute steps, and stops when the client hangs up.
 * The answer is one JSON document as everywhere; with the header `accept: application/x-ndjson` it is a stream of lines,
 * `{"progress": 0.02}` … and at last `{"response": …}` or `{"problem": …}`.
 */
export const getRectification = endpoint({
  method: 'POST',
  tag: 'rectification',
  access: 'guest',
  params: nothing,
  query: nothing,
  path: '/api/v2/chart.getRectification',
  cost: 3000,
  takesMap: true,
  summary: 'Ректификация: наиболее согласованные с событиями варианты времени рождения',
  body: z.strictObject({
    ...chartRequestFields,
    settings: settingsSchema
      .exactPartial()
      .extend({ zodiac: z.literal('sidereal', 'Ректификация считается в сидерическом зодиаке').exactOptional() })
      .optional(),
    events: z
      .array(lifeEvent)
      .min(fewestEvents, `Нужно не меньше ${fewestEvents} событий`)
      .max(mostEvents, `Не больше ${mostEvents} событий`),
    /** Minutes between the times tried; 1 when left out. */
    stepMinutes: z.number().min(0.25, 'Шаг от 15 секунд').max(60, 'Шаг до часа').optional(),
  }),
  response: computed({
    heading: z.string(),
    from: instant,
    to: instant,
    stepMinutes: z.number(),
    /** Agreement 0 … 100 at each time, in all and by parts, with the ascendant in D1, D9 and D10. */
    curve: z.array(
      z.object({
        instant: instant,
        score: z.number(),
        parts: z.object({
          d1: z.number(),
          d9: z.number(),
          d10: z.number(),
          vimshottari: z.number(),
          chara: z.number(),
          transit: z.number(),
        }),
        lagna: lagnas,
      }),
    ),
    mean: z.number(),
    deviation: z.number(),
    /** Best first, each with another ascendant in D1 or D9. */
    candidates: z.array(
      z.object({
        instant: instant,
        /** Local clock at the birth place. */
        localTime: z.string(),
        from: instant,
        to: instant,
        score: z.number(),
        /** How far above the mean of the curve, in its deviations. */
        advantage: z.number(),
        lagna: lagnas,
        reasons: z.array(
          z.object({
            event: z.object({ index: z.number().int(), type: z.enum(EVENT_TYPES), date: eventDate }),
            matches: z.array(
              z.object({
                rule: z.enum(RULE_IDS),
                group: z.enum(SCORE_GROUPS),
                source: z.string(),
                strength: z.number(),
                points: z.number(),
                graha: grahaId.nullable(),
                sign: signNumber.nullable(),
                link: z.enum(LINK_KINDS),
                house: houseNumber,
                text: z.string(),
              }),
            ),
          }),
        ),
      }),
    ),
    /** Calm words on how far the answer may be trusted. */
    note: z.string(),
    rules: z.array(
      z.object({ id: z.enum(RULE_IDS), group: z.enum(SCORE_GROUPS), weight: z.number(), source: z.string() }),
    ),
  }),
});
