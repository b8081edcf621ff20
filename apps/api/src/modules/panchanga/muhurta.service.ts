import type { BodyOf, SentAnswerOf } from '@nebosvod/contracts/endpoint';
import type { findMuhurta } from '@nebosvod/contracts/muhurta';
import { toSign } from '@nebosvod/engine/angle/sign';
import { findMuhurta as search } from '@nebosvod/engine/muhurta/finder';
import { MuhurtaDays } from '@nebosvod/engine/muhurta/muhurta-days';
import { PURPOSES } from '@nebosvod/engine/muhurta/purpose.table';
import { dateOf } from '@nebosvod/engine/time/date-arithmetic';
import { civilDateOf, placeCalendar, zoneOver } from '../../computation/place-day.service.ts';
import { utcRange } from '../../computation/utc-range.ts';
import { ProblemError } from '../../problem-error.ts';
import { spanOf } from './panchanga.presenter.ts';

const MAX_DAYS = 120;

/**
 * Hours of a period that suit an undertaking.
 * @throws ProblemError 400 for more than 120 days
 */
export async function suitableHours(request: BodyOf<typeof findMuhurta>): Promise<SentAnswerOf<typeof findMuhurta>> {
  const { from, to } = utcRange(request, 1);
  if (to - from > MAX_DAYS) throw new ProblemError('LIMIT_EXCEEDED', `Подбор идёт по периоду до ${MAX_DAYS} дней`);
  const purpose = PURPOSES.find(({ id }) => id === request.purpose);
  if (!purpose) throw new ProblemError('VALIDATION', 'Выберите дело из списка');
  const { walk, offsetOf, timeZone } = await placeCalendar(request);
  const { hours, refused } = search(
    new MuhurtaDays(walk, offsetOf),
    purpose,
    civilDateOf(request.from),
    civilDateOf(request.to),
    {
      birthNakshatra: request.birthNakshatra,
      birthSign: request.birthSign === undefined ? undefined : toSign(request.birthSign),
    },
    request.direction ?? null,
    request.limit ?? 60,
  );
  return {
    purpose: request.purpose,
    ...zoneOver(timeZone, civilDateOf(request.from), civilDateOf(request.to)),
    hours: hours.map((hour) => ({
      ...spanOf(hour),
      date: dateOf(hour.date),
      reasons: hour.reasons.map((reason) => ({ ...reason })),
    })),
    refused: refused.map(({ date, vetoes }) => ({ date: dateOf(date), vetoes: [...vetoes] })),
  };
}
