import type { MoonTable, VenusTable } from '@nebosvod/engine/ashtakavarga/contribution.table';
import type { DrekkanaScheme, SaptavargajaScheme } from '@nebosvod/engine/bala/bala.table';
import type { MoonBeneficRule } from '@nebosvod/engine/bala/benefic';
import type { CheshtaMethod } from '@nebosvod/engine/bala/cheshta';
import type { LuminaryCheshta } from '@nebosvod/engine/bala/shadbala';
import { z } from 'zod';
import { chartRequestFields, computed } from './birth.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';

const drekkanaSchemes = ['male-neuter-female', 'male-female-neuter'] as const satisfies readonly DrekkanaScheme[];
const saptavargajaSchemes = ['raman', 'bphs'] as const satisfies readonly SaptavargajaScheme[];
const cheshtaMethods = [
  'seeghra-kendra',
  'seeghra-kendra-raman',
  'motion-states',
] as const satisfies readonly CheshtaMethod[];
const moonBeneficRules = ['shukla-8-to-krishna-8', 'bright-half'] as const satisfies readonly MoonBeneficRule[];
const luminaryCheshtas = ['in-kala', 'ayana-paksha'] as const satisfies readonly LuminaryCheshta[];
const moonTables = ['pvr', 'second', 'varahamihira'] as const satisfies readonly MoonTable[];
const venusTables = ['parashara', 'varahamihira'] as const satisfies readonly VenusTable[];

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
  reason: z.string().optional(),
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
    drekkanaScheme: z.enum(drekkanaSchemes).optional(),
    saptavargajaScheme: z.enum(saptavargajaSchemes).optional(),
    cheshtaMethod: z.enum(cheshtaMethods).optional(),
    moonBenefic: z.enum(moonBeneficRules).optional(),
    luminaryCheshta: z.enum(luminaryCheshtas).optional(),
  }),
  response: computed({
    options: z.object({
      drekkanaScheme: z.enum(drekkanaSchemes),
      saptavargajaScheme: z.enum(saptavargajaSchemes),
      cheshtaMethod: z.enum(cheshtaMethods),
      moonBenefic: z.enum(moonBeneficRules),
      luminaryCheshta: z.enum(luminaryCheshtas),
    }),
    planets: bySeven(grahaBala),
    /** Null for an unknown time. */
    houses: z
      .array(
        z.object({
          house: z.number().int(),
          middle: z.number(),
          lord: z.string(),
          fromLord: virupasOrNull,
          dig: virupas,
          drik: virupas,
          total: virupasOrNull,
          reason: z.string().optional(),
        }),
      )
      .readonly()
      .nullable(),
    vimshopaka: bySeven(vimshopaka),
    /** Natural benefics of this chart. */
    benefics: z.array(z.string()).readonly(),
    reason: z.string().optional(),
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
    moonTable: z.enum(moonTables).optional(),
    venusTable: z.enum(venusTables).optional(),
    /** Instant whose kakshas are told; the birth itself when left out. */
    at: z.iso.datetime({ offset: true }).optional(),
  }),
  response: computed({
    tables: z.object({ moonTable: z.enum(moonTables), venusTable: z.enum(venusTables) }),
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
        instant: z.string(),
        planets: bySeven(
          z.object({
            sign: z.number().int(),
            index: z.number().int(),
            lord: z.string(),
            start: z.number(),
            hasBindu: z.boolean(),
          }),
        ),
      })
      .nullable(),
    reason: z.string().optional(),
  }),
});
