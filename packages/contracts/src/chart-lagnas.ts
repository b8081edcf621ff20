import type { UpagrahaMoment } from '@nebosvod/engine/lagna/upagraha';
import type { VarnadaSchool } from '@nebosvod/engine/lagna/varnada';
import { z } from 'zod';
import { chartRequestFields, computed } from './birth.ts';
import { grahaId, houseNumber, missingReason, pointSchema, signNumber, uncertainPointSchema } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';

const lagnaPoint = uncertainPointSchema.extend({ house: houseNumber.nullable() }).nullable();

export const upagrahaMomentIds = ['start', 'middle', 'end'] as const satisfies readonly UpagrahaMoment[];
export const varnadaSchoolIds = ['raman', 'santhanam', 'rath'] as const satisfies readonly VarnadaSchool[];

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
    upagrahaMoment: z.enum(upagrahaMomentIds).optional(),
    varnadaSchool: z.enum(varnadaSchoolIds).optional(),
    /** One lord of Scorpio and Aquarius, or two of which the stronger counts. */
    coLords: z.enum(['single', 'dual']).optional(),
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
    yogi: z.object({ yogi: z.string(), duplicateYogi: z.string(), avayogi: z.string() }),
    varnadaLagna: signNumber.nullable(),
    /** Signs A1 … A12. */
    bhavaArudhas: z.array(signNumber).length(12).nullable(),
    arudhaLagna: signNumber.nullable(),
    upapadaLagna: signNumber.nullable(),
    grahaArudhas: z.partialRecord(grahaId, signNumber),
    karakamshaLagna: signNumber,
    upagrahas: z.record(z.string(), pointSchema.nullable()),
    sphutas: z.record(z.string(), pointSchema.nullable()),
    vedicDay: z
      .object({ sunrise: z.string(), sunset: z.string(), nextSunrise: z.string(), vara: z.number().int() })
      .nullable(),
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
  body: z.strictObject({ ...chartRequestFields, school: z.enum(varnadaSchoolIds).optional() }),
  response: computed({
    /** Signs V1 … V12. */
    varnada: z.array(signNumber).length(12).nullable(),
    school: z.enum(varnadaSchoolIds),
    horaLagna: pointSchema.nullable(),
    reason: missingReason.optional(),
  }),
});
