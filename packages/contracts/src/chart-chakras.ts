import {
  BODY_CHAKRAS,
  ENERGY_SCHOOLS,
  KALANALA_PARTS,
  KOTA_PATHS,
  KOTA_ZONES,
} from '@nebosvod/engine/chakra/chakra.ids';
import { TITHI_GROUP_IDS } from '@nebosvod/engine/panchanga/panchanga.ids';
import { DIGNITIES } from '@nebosvod/engine/state/state.ids';
import { z } from 'zod';
import { chartRequestFields, computed } from './birth.ts';
import { grahaId, houseNumber, missingReason, signNumber } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './time-fields.ts';

export const chakraKinds = ['energy', 'sudarshana', 'sarvatobhadra', 'kota', 'kalanala', 'tripataki'] as const;

const star28 = z.number().int().min(1).max(28);
const place = z.object({ row: z.number().int(), column: z.number().int() });

const energy = z.object({
  kind: z.literal('energy'),
  school: z.literal('sign-lords'),
  centres: z.array(
    z.object({
      chakra: z.enum(BODY_CHAKRAS),
      lords: z.array(z.object({ graha: grahaId, dignity: z.enum(DIGNITIES), ratio: z.number().nullable() })),
      signs: z.array(signNumber),
      occupants: z.array(grahaId),
      /** 0 … 100, where 50 is a lord exactly as strong as required. */
      score: z.number().nullable(),
    }),
  ),
  reason: missingReason.optional(),
});

const energyAxis = z.object({
  kind: z.literal('energy'),
  school: z.literal('node-axis'),
  centres: z.array(
    z.object({
      chakra: z.enum(BODY_CHAKRAS),
      from: z.number(),
      to: z.number(),
      forward: z.array(grahaId),
      backward: z.array(grahaId),
    }),
  ),
});

const sudarshana = z.object({
  kind: z.literal('sudarshana'),
  rings: z.array(
    z.object({
      from: z.enum(['lagna', 'moon', 'sun']),
      houses: z.array(
        z.object({ house: houseNumber, sign: signNumber, occupants: z.array(z.union([grahaId, z.literal('lagna')])) }),
      ),
    }),
  ),
  reason: missingReason.optional(),
});

const sarvatobhadra = z.object({
  kind: z.literal('sarvatobhadra'),
  /** 81 cells, rows and columns 0 … 8, the north-east corner at the top left. */
  cells: z.array(
    place.extend({
      kind: z.enum(['star', 'sign', 'vowel', 'consonant', 'tithis']),
      star: star28.optional(),
      grahas: z.array(grahaId).optional(),
      sign: signNumber.optional(),
      letter: z.string().optional(),
      group: z.enum(TITHI_GROUP_IDS).optional(),
      varas: z.array(z.number().int()).optional(),
    }),
  ),
  vedhas: z.array(
    z.object({ graha: grahaId, star: star28, direction: z.enum(['front', 'left', 'right']), cells: z.array(place) }),
  ),
});

const kota = z.object({
  kind: z.literal('kota'),
  janmaStar: star28,
  kotaSwami: grahaId,
  stars: z.array(
    z.object({
      position: star28,
      star: star28,
      zone: z.enum(KOTA_ZONES),
      path: z.enum(KOTA_PATHS),
      grahas: z.array(grahaId),
    }),
  ),
});

const kalanalaPart = z.enum(KALANALA_PARTS);

const kalanala = z.object({
  kind: z.literal('kalanala'),
  sunStar: star28,
  janmaStar: star28,
  janmaPosition: star28,
  janmaPart: kalanalaPart,
  tone: z.enum(['good', 'mixed', 'bad']),
  stars: z.array(z.object({ position: star28, star: star28, part: kalanalaPart, grahas: z.array(grahaId) })),
});

const tripataki = z.object({
  kind: z.literal('tripataki'),
  completedYears: z.number().int(),
  yearBegins: instant,
  lagnaSign: signNumber.nullable(),
  places: z
    .array(
      z.object({
        place: houseNumber,
        sign: signNumber,
        grahas: z.array(grahaId),
        joinedWith: z.array(houseNumber),
      }),
    )
    .nullable(),
  vedhaOnMoon: z.array(grahaId).nullable(),
  vedhaOnLagna: z.array(grahaId).nullable(),
  reason: missingReason.optional(),
});

export const getChakras = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getChakras',
  cost: 10,
  takesMap: true,
  summary: 'Чакры: энергетические центры и диаграммы',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    ...chartRequestFields,
    kind: z.enum(chakraKinds),
    /** Only for `energy`. */
    school: z.enum(ENERGY_SCHOOLS).optional(),
    /** Only for `tripataki`, and needed there: 0 is the year of birth. */
    completedYears: z.number().int().min(0).max(150, 'Не больше 150 лет').optional(),
  }),
  response: computed({
    chakra: z.union([energy, energyAxis, sudarshana, sarvatobhadra, kota, kalanala, tripataki]),
  }),
});
