import type { ChartRequest } from '@nebosvod/contracts/birth';
import { getHoraLagna } from '@nebosvod/contracts/chart-lagnas';
import { getTransits } from '@nebosvod/contracts/chart-natal-transit';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import type { NameOptions } from '@nebosvod/terms/name';
import { call } from '../../../platform/api/call.ts';
import { type PointMarks, pointMarks } from './point-marks.ts';

export type TransitsAnswer = AnswerOf<typeof getTransits>;

/** Arudhas and special lagnas of a birth, as marks. */
export async function loadPoints(request: ChartRequest, names: NameOptions, signal: AbortSignal): Promise<PointMarks> {
  return pointMarks(await call(getHoraLagna, { body: request, signal }), names);
}

/** The sky of an instant over a natal chart; now when the instant is null. */
export function loadTransits(request: ChartRequest, at: string | null, signal: AbortSignal): Promise<TransitsAnswer> {
  return call(getTransits, { body: { ...request, ...(at === null ? {} : { at }) }, signal });
}
