import { setImmediate as turn } from 'node:timers/promises';
import { checkingWords } from '@nebosvod/composer/publication/check-words';
import type { Remark } from '@nebosvod/composer/publication/remark';
import { checkingSky } from '@nebosvod/composer/publication/sky-claims';
import type { Sliced } from '@nebosvod/composer/publication/slices';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { checkPublication } from '@nebosvod/contracts/publication';
import type { AdvertisingRules } from '@nebosvod/contracts/social-media';
import { isTimeZone } from '@nebosvod/engine/time/local-time';
import { wallClock } from '@nebosvod/terms/clock';
import { ephemeris } from '../../computation/computation.service.ts';
import { ProblemError } from '../../problem-error.ts';

/** The answer of work that lets others go between its slices. */
async function unhurried<Answer>(work: Sliced<Answer>): Promise<Answer> {
  for (;;) {
    const step = work.next();
    await turn();
    if (step.done) return step.value;
  }
}

/**
 * Remarks on a publication in the order of its text: rules of language, and what it says of the sky recomputed for its day.
 * @throws ProblemError 400 for a zone that is none
 */
export async function remarksOn(
  { text, network, date, place }: BodyOf<typeof checkPublication>,
  { networks }: AdvertisingRules,
  now: Date,
): Promise<Remark[]> {
  const timeZone = place?.timeZone ?? 'Europe/Moscow';
  if (!isTimeZone(timeZone)) {
    const message = 'Такого часового пояса нет';
    throw new ProblemError('VALIDATION', message, { errors: [{ path: 'place.timeZone', message }] });
  }
  const published = date ?? wallClock(now.toISOString(), { timeZone }).date;
  const sky = { ephemeris: await ephemeris(), date: published, timeZone };
  const isBarred = networks.some((marked) => marked.isRestricted && marked.network === network);
  const ofWords = await unhurried(checkingWords(text, isBarred));
  const ofSky = await unhurried(checkingSky(text, sky));
  return [...ofWords, ...ofSky].sort((a, b) => a.from - b.from);
}
