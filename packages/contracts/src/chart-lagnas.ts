import { CO_LORDS, SPHUTAS, UPAGRAHA_MOMENTS, UPAGRAHAS, VARNADA_SCHOOLS } from '@nebosvod/engine/lagna/lagna.ids';
import { z } from 'zod';
import { chartRequestFields, computed } from './birth.ts';
import { grahaId, houseNumber, missingReason, pointSchema, signNumber, uncertainPointSchema } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './time-fields.ts';

const lagnaPoint = uncertainPointSchema.extend({ house: houseNumber.nullable() }).nullable();

/** Special lagnas, arudhas, upagrahas and sphutas. What does not exist is null, with its reason under the same key in `reasons`. */
export const getHoraLagna = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getHoraLagna',
  cost: 10,
  takesMap: true,
  summary: 'Особые лагны, арудхи, упаграхи и спхуты',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    ...chartRequestFields,
    /** Which moment of its part of the day an upagraha rises at. */
    upagrahaMoment: z.enum(UPAGRAHA_MOMENTS).optional(),
    varnadaSchool: z.enum(VARNADA_SCHOOLS).optional(),
    /** One lord of Scorpio and Aquarius, or two of which the stronger counts. */
    coLords: z.enum(CO_LORDS).optional(),
  }),
  response: computed({
    bhavaLagna: lagnaPoint,
    horaLagna: lagnaPoint,
    ghatiLagna: lagnaPoint,
    vighatiLagna: lagnaPoint,
    pranapada: lagnaPoint,
    shriLagna: lagnaPoint,
    induLagna: lagnaPoint,
    kundaLagna: lagnaPoint,
    bhriguBindu: lagnaPoint,
    yogiPoint: lagnaPoint,
    avayogiPoint: lagnaPoint,
    yogi: z.object({ yogi: grahaId, duplicateYogi: grahaId, avayogi: grahaId }),
    varnadaLagna: signNumber.nullable(),
    /** Signs A1 … A12. */
    bhavaArudhas: z.array(signNumber).length(12).nullable(),
    arudhaLagna: signNumber.nullable(),
    upapadaLagna: signNumber.nullable(),
    grahaArudhas: z.partialRecord(grahaId, signNumber),
    karakamshaLagna: signNumber,
    upagrahas: z.partialRecord(z.enum(UPAGRAHAS), pointSchema.nullable()),
    sphutas: z.partialRecord(z.enum(SPHUTAS), pointSchema.nullable()),
    vedicDay: z.object({ sunrise: instant, sunset: instant, nextSunrise: instant, vara: z.number().int() }).nullable(),
    ghatisSinceSunrise: z.number().nullable(),
    reasons: z.record(z.string(), missingReason),
  }),
});

export const getVarnaLagnas = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getVarnaLagnas',
  cost: 15,
  takesMap: true,
  summary: 'Варнада-лагны двенадцати домов',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({ ...chartRequestFields, school: z.enum(VARNADA_SCHOOLS).optional() }),
  response: computed({
    /** Signs V1 … V12. */
    varnada: z.array(signNumber).length(12).nullable(),
    school: z.enum(VARNADA_SCHOOLS),
    horaLagna: pointSchema.nullable(),
    reason: missingReason.optional(),
  }),
});
