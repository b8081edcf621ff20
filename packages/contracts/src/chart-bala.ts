import { ASHTAKAVARGA_POINTS, MOON_TABLES, VENUS_TABLES } from '@nebosvod/engine/ashtakavarga/ashtakavarga.ids';
import {
  CHESHTA_METHODS,
  DREKKANA_SCHEMES,
  LUMINARY_CHESHTA,
  MOON_BENEFIC_RULES,
  SAPTAVARGAJA_SCHEMES,
} from '@nebosvod/engine/bala/bala.ids';
import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { z } from 'zod';
import { chartRequestFields, computed } from './birth.ts';
import { grahaId, missingReason } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { instant, instantInput } from './time-fields.ts';

/** A value for each of the seven grahas with a disc. */
function bySeven<Value extends z.ZodType>(value: Value) {
  return z.object({
    sun: value,
    moon: value,
    mars: value,
    mercury: value,
    jupiter: value,
    venus: value,
    saturn: value,
  });
}

/** A value for each of the seven grahas and the ascendant. */
function byEight<Value extends z.ZodType>(value: Value) {
  return bySeven(value).extend({ lagna: value });
}

/** Null where the time of birth or a sunrise is missing; `reason` of the same graha says which. */
const virupas = z.number();
const virupasOrNull = z.number().nullable();

const grahaBala = z.object({
  sthana: z.object({
    uccha: virupas,
    saptavargaja: virupas,
    ojaYugma: virupas,
    kendradi: virupasOrNull,
    drekkana: virupas,
    total: virupasOrNull,
  }),
  dig: virupasOrNull,
  kala: z.object({
    natonnata: virupasOrNull,
    paksha: virupas,
    tribhaga: virupasOrNull,
    abda: virupasOrNull,
    masa: virupasOrNull,
    vara: virupasOrNull,
    hora: virupasOrNull,
    ayana: virupas,
    yuddha: virupasOrNull,
    total: virupasOrNull,
  }),
  cheshta: virupas,
  naisargika: virupas,
  drik: virupas,
  total: virupasOrNull,
  rupas: z.number().nullable(),
  required: virupas,
  ratio: z.number().nullable(),
  rank: z.number().int().nullable(),
  ishta: virupas,
  kashta: virupas,
  reason: missingReason.optional(),
});

const vimshopaka = z.object({
  shadvarga: z.number(),
  saptavarga: z.number(),
  dashavarga: z.number(),
  shodashavarga: z.number(),
});

export const getShadBala = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getShadBala',
  cost: 20,
  takesMap: true,
  summary: 'Шадбала грах, сила домов и вимшопака по частям',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    ...chartRequestFields,
    drekkanaScheme: z.enum(DREKKANA_SCHEMES).optional(),
    saptavargajaScheme: z.enum(SAPTAVARGAJA_SCHEMES).optional(),
    cheshtaMethod: z.enum(CHESHTA_METHODS).optional(),
    moonBenefic: z.enum(MOON_BENEFIC_RULES).optional(),
    luminaryCheshta: z.enum(LUMINARY_CHESHTA).optional(),
  }),
  response: computed({
    options: z.object({
      drekkanaScheme: z.enum(DREKKANA_SCHEMES),
      saptavargajaScheme: z.enum(SAPTAVARGAJA_SCHEMES),
      cheshtaMethod: z.enum(CHESHTA_METHODS),
      moonBenefic: z.enum(MOON_BENEFIC_RULES),
      luminaryCheshta: z.enum(LUMINARY_CHESHTA),
    }),
    planets: bySeven(grahaBala),
    /** Null for an unknown time. */
    houses: z
      .array(
        z.object({
          house: z.number().int(),
          middle: z.number(),
          lord: z.enum(CLASSICAL_GRAHAS),
          fromLord: virupasOrNull,
          dig: virupas,
          drik: virupas,
          total: virupasOrNull,
          reason: missingReason.optional(),
        }),
      )
      .readonly()
      .nullable(),
    vimshopaka: bySeven(vimshopaka),
    /** Natural benefics of this chart. */
    benefics: z.array(grahaId).readonly(),
    reason: missingReason.optional(),
  }),
});

const bySign = z.array(z.number()).length(12).readonly();
const pinda = z.object({ rasi: z.number(), graha: z.number(), shodhya: z.number() });

export const getAshtakPoints = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getAshtakPoints',
  cost: 10,
  takesMap: true,
  summary: 'Аштакаварга: таблицы, суммы, шодхана, пинды, какши',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    ...chartRequestFields,
    moonTable: z.enum(MOON_TABLES).optional(),
    venusTable: z.enum(VENUS_TABLES).optional(),
    /** Instant whose kakshas are told; the birth itself when left out. */
    at: instantInput.optional(),
  }),
  response: computed({
    tables: z.object({ moonTable: z.enum(MOON_TABLES), venusTable: z.enum(VENUS_TABLES) }),
    /** Null with the reason when the ascendant is not known: every table has its share. */
    bav: byEight(bySign).nullable(),
    sav: bySign.nullable(),
    savWithLagna: bySign.nullable(),
    /** `prastara.sun.moon[3]`: what the Moon gives to Cancer in the Sun's table. Null for a giver whose sign is not known. */
    prastara: byEight(byEight(bySign.nullable())),
    trikona: bySeven(bySign).nullable(),
    ekadhipatya: bySeven(bySign).nullable(),
    pinda: bySeven(pinda).nullable(),
    kaksha: z
      .object({
        instant: instant,
        planets: bySeven(
          z.object({
            sign: z.number().int(),
            index: z.number().int(),
            lord: z.enum(ASHTAKAVARGA_POINTS),
            start: z.number(),
            hasBindu: z.boolean(),
          }),
        ),
      })
      .nullable(),
    reason: missingReason.optional(),
  }),
});
