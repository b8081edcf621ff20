import { isBeyondQuestion } from '@nebosvod/composer/language/prashna-matter.table';
import type { QuestionChoice } from '@nebosvod/composer/reading/compose';
import type { Birth } from '@nebosvod/contracts/birth';
import type { ConsultationRequest } from '@nebosvod/contracts/consultations';
import { offsetAt } from '@nebosvod/engine/time/local-time';
import { wallClock } from '@nebosvod/terms/clock';
import { inPart } from '../../computation/local-time-error.ts';
import { resolveBirth } from '../../computation/moment.service.ts';
import { ProblemError } from '../../problem-error.ts';

const wrong = (path: string, message: string) =>
  new ProblemError('VALIDATION', message, { errors: [{ path, message }] });

/**
 * The moment and the place of a question in the place of a birth, its clock fixed: now by the clocks of the place unless told.
 * @throws ProblemError 400 beside the field for a question that is not judged and for an impossible date, 409 for an ambiguous or skipped time
 */
export async function questionBirth(
  { question = '', moment, place }: Pick<ConsultationRequest, 'question' | 'moment' | 'place'>,
  now: Date,
): Promise<Birth> {
  if (isBeyondQuestion(question))
    throw wrong('question', 'О жизни, болезни и беременности прашна здесь не судит: спросите о деле');
  if (!place) throw wrong('place', 'Нужно место');
  const { latitude, longitude, timeZone } = place;
  if (moment === undefined) {
    const { date, time } = wallClock(now.toISOString(), { timeZone });
    return { date, time, latitude, longitude, timeZone, utcOffsetSeconds: offsetAt(timeZone, now.getTime()) };
  }
  const [date = '', time = ''] = moment.split('T');
  const birth: Birth = { date, time, latitude, longitude, timeZone };
  const { utcOffsetSeconds } = await inPart('moment', () => resolveBirth(birth));
  return { ...birth, utcOffsetSeconds };
}

/** What a question is about and the number told with it. */
export function questionChoice({ matter, number }: Pick<ConsultationRequest, 'matter' | 'number'>): QuestionChoice {
  return { ...(matter !== undefined && { matter }), ...(number !== undefined && { number }) };
}
