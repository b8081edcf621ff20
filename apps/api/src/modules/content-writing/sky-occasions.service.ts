import { ideaOf } from '@nebosvod/composer/content/idea-of';
import { occasionsBetween } from '@nebosvod/composer/content/occasions';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { SkyOccasion, skyOccasions } from '@nebosvod/contracts/sky-occasions';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { isTimeZone } from '@nebosvod/engine/time/local-time';
import { ProblemError } from '../../problem-error.ts';

/** Where the audience is unless the call says. */
const MOSCOW = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' } as const;

/**
 * Events that one may write about over civil dates of a place, in the order of time. Numbers of days stay out: every day has one.
 * @throws ProblemError 400 for a zone that is none
 */
export function occasionsOf(
  ephemeris: Ephemeris,
  { from, to, place = MOSCOW }: BodyOf<typeof skyOccasions>,
): SkyOccasion[] {
  if (!isTimeZone(place.timeZone)) {
    const message = 'Такого часового пояса нет';
    throw new ProblemError('VALIDATION', message, { errors: [{ path: 'place.timeZone', message }] });
  }
  return occasionsBetween(ephemeris, place, from, to).flatMap((occasion) => {
    const idea = occasion.rule.kind === 'number' ? null : ideaOf(occasion, place);
    if (!idea?.sky) return [];
    const { topic, rubric, reason: skyReason, sky, hashtags } = idea;
    return [{ date: occasion.date, topic, rubric, skyReason, sky, hashtags: [...hashtags] }];
  });
}
