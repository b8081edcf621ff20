import { z } from 'zod';
import { chartRequest, computed } from './birth.ts';
import { missingReason, signNumber } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';

const tithiGroup = z.enum(['nanda', 'bhadra', 'jaya', 'rikta', 'purna']);

/** A limb that holds at the birth; `holds` says whether it does all over an uncertain interval. */
const limb = z.object({ index: z.number().int(), elapsed: z.number(), holds: z.boolean().optional() });

const vedicDay = z
  .object({
    sunrise: z.string(),
    sunset: z.string(),
    nextSunrise: z.string(),
    /** Which sunrise: `hindu` centre of the disc without refraction, `visible` upper limb with it. */
    horizon: z.enum(['hindu', 'visible']),
  })
  .nullable();

const season = z.object({ ritu: z.string(), ayana: z.enum(['uttarayana', 'dakshinayana']) });

export const getBirthDetails = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getBirthDetails',
  cost: 15,
  takesMap: true,
  summary: 'Детали рождения: панчанга, авакахада, эры',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: chartRequest,
  response: computed({
    localTime: z.string().nullable(),
    localMeanTime: z.string().nullable(),
    siderealTimeHours: z.number().nullable(),
    ayanamsha: z.object({ id: z.string(), value: z.number() }),
    sunrise: z.string().nullable(),
    sunset: z.string().nullable(),
    nextSunrise: z.string().nullable(),
    /** The same day by the other definition of sunrise. */
    otherHorizon: vedicDay,
    isDayBirth: z.boolean().nullable(),
    /** Born after midnight and before sunrise: the Vedic day is that of the day before. */
    isBeforeSunrise: z.boolean().nullable(),
    ishtaGhati: z.number().nullable(),
    vara: z.number().int().nullable(),
    varaLord: z.string().nullable(),
    /** False for an unknown time: a birth before sunrise has the weekday before. */
    varaHolds: z.boolean().optional(),
    tithi: limb.extend({ paksha: z.enum(['shukla', 'krishna']), group: tithiGroup }),
    nakshatra: limb.extend({ pada: z.number().int(), lord: z.string() }),
    yoga: limb,
    karana: limb.extend({ name: z.string() }),
    lagna: z.object({ sign: signNumber, lord: z.string(), holds: z.boolean().optional() }).nullable(),
    moonSign: z.object({ sign: signNumber, lord: z.string(), holds: z.boolean().optional() }),
    sunSign: z.object({ sign: signNumber, lord: z.string(), holds: z.boolean().optional() }),
    lunarMonth: z.object({
      amanta: z.number().int(),
      purnimanta: z.number().int(),
      isAdhika: z.boolean(),
      isKshaya: z.boolean(),
      paksha: z.enum(['shukla', 'krishna']),
    }),
    years: z.object({
      shaka: z.number().int(),
      vikram: z.number().int(),
      vikramKarttikadi: z.number().int(),
      kali: z.number().int(),
      samvatsara: z.object({
        south: z.number().int(),
        north: z.number().int(),
        northJovianElapsed: z.number().int(),
      }),
    }),
    ritu: z.string(),
    ayana: z.enum(['uttarayana', 'dakshinayana']),
    seasons: z.object({ sidereal: season, tropical: season }),
    avakahada: z.object({
      varna: z.string(),
      vashya: z.string(),
      yoni: z.string(),
      gana: z.string(),
      nadi: z.string(),
      tattva: z.string(),
      yunja: z.string(),
      /** By the Moon's house from the lagna; by star when the time is unknown. */
      paya: z.string(),
      payaByNakshatra: z.string(),
      payaByHouse: z.string().nullable(),
      /** First syllable of the name by the pada of the Moon, in Russian letters. */
      syllable: z.string(),
      syllables: z.array(z.string()).length(4),
      signLord: z.string(),
      nakshatraLord: z.string(),
      ghataka: z.object({
        month: z.number().int(),
        tithis: tithiGroup,
        vara: z.number().int(),
        nakshatra: z.number().int(),
        prahara: z.number().int(),
        moonSign: signNumber,
      }),
      taras: z.array(z.object({ index: z.number().int(), nakshatras: z.array(z.number().int()), lord: z.string() })),
    }),
    dashaBalance: z.object({ lord: z.string(), years: z.number() }),
    reasons: z.record(z.string(), missingReason),
  }),
});
