import { ELEMENTS } from '@nebosvod/engine/angle/angle.ids';
import { GANA_IDS, NADIS, PAYAS, VARNAS, VASHYA_IDS, YONI_IDS, YUNJAS } from '@nebosvod/engine/birth/birth.ids';
import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { AYANAMSHA_IDS } from '@nebosvod/engine/ephemeris/ephemeris.ids';
import { AYANAS, KARANAS, PAKSHAS, RITUS, TITHI_GROUP_IDS } from '@nebosvod/engine/panchanga/panchanga.ids';
import { HORIZONS } from '@nebosvod/engine/settings.ids';
import { z } from 'zod';
import { chartRequest, computed } from './birth.ts';
import { grahaId, missingReason, signNumber } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { eraYears, lunarMonth } from './lunar-calendar.ts';
import { instant } from './time-fields.ts';

const tithiGroup = z.enum(TITHI_GROUP_IDS);

/** A limb that holds at the birth; `holds` says whether it does all over an uncertain interval. */
const limb = z.object({ index: z.number().int(), elapsed: z.number(), holds: z.boolean().optional() });

const vedicDay = z
  .object({
    sunrise: instant,
    sunset: instant,
    nextSunrise: instant,
    /** Which sunrise: `hindu` centre of the disc without refraction, `visible` upper limb, the centre at −0°50′. */
    horizon: z.enum(HORIZONS),
  })
  .nullable();

const season = z.object({ ritu: z.enum(RITUS), ayana: z.enum(AYANAS) });

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
    ayanamsha: z.object({ id: z.enum(AYANAMSHA_IDS), value: z.number() }),
    sunrise: instant.nullable(),
    sunset: instant.nullable(),
    nextSunrise: instant.nullable(),
    /** The same day by the other definition of sunrise. */
    otherHorizon: vedicDay,
    isDayBirth: z.boolean().nullable(),
    /** Born after midnight and before sunrise: the Vedic day is that of the day before. */
    isBeforeSunrise: z.boolean().nullable(),
    ishtaGhati: z.number().nullable(),
    vara: z.number().int().nullable(),
    varaLord: z.enum(CLASSICAL_GRAHAS).nullable(),
    /** False for an unknown time: a birth before sunrise has the weekday before. */
    varaHolds: z.boolean().optional(),
    tithi: limb.extend({ paksha: z.enum(PAKSHAS), group: tithiGroup }),
    nakshatra: limb.extend({ pada: z.number().int(), lord: grahaId }),
    yoga: limb,
    karana: limb.extend({ name: z.enum(KARANAS) }),
    lagna: z.object({ sign: signNumber, lord: z.enum(CLASSICAL_GRAHAS), holds: z.boolean().optional() }).nullable(),
    moonSign: z.object({ sign: signNumber, lord: z.enum(CLASSICAL_GRAHAS), holds: z.boolean().optional() }),
    sunSign: z.object({ sign: signNumber, lord: z.enum(CLASSICAL_GRAHAS), holds: z.boolean().optional() }),
    lunarMonth,
    years: eraYears,
    ritu: z.enum(RITUS),
    ayana: z.enum(AYANAS),
    seasons: z.object({ sidereal: season, tropical: season }),
    avakahada: z.object({
      varna: z.enum(VARNAS),
      vashya: z.enum(VASHYA_IDS),
      yoni: z.enum(YONI_IDS),
      gana: z.enum(GANA_IDS),
      nadi: z.enum(NADIS),
      tattva: z.enum(ELEMENTS),
      yunja: z.enum(YUNJAS),
      /** By the Moon's house from the lagna; by star when the time is unknown. */
      paya: z.enum(PAYAS),
      payaByNakshatra: z.enum(PAYAS),
      payaByHouse: z.enum(PAYAS).nullable(),
      /** First syllable of the name by the pada of the Moon, in Russian letters. */
      syllable: z.string(),
      syllables: z.array(z.string()).length(4),
      signLord: z.enum(CLASSICAL_GRAHAS),
      nakshatraLord: grahaId,
      ghataka: z.object({
        month: z.number().int(),
        tithis: tithiGroup,
        vara: z.number().int(),
        nakshatra: z.number().int(),
        prahara: z.number().int(),
        moonSign: signNumber,
      }),
      taras: z.array(z.object({ index: z.number().int(), nakshatras: z.array(z.number().int()), lord: grahaId })),
    }),
    dashaBalance: z.object({ lord: grahaId, years: z.number() }),
    reasons: z.record(z.string(), missingReason),
  }),
});
