import type { getEvents, SkyEvent } from '@nebosvod/contracts/chart-transit';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { TransitBody } from '@nebosvod/engine/transit/motion';
import type { Background, Waiting } from '../../background/background.ts';
import { INLINE_MS } from '../../background/inline.ts';
import { ephemeris } from '../../computation/computation.service.ts';
import { resolveSettings } from '../../computation/moment.service.ts';
import { utcRange } from '../../computation/utc-range.ts';
import { ProblemError } from '../../problem-error.ts';
import { listSkyEvents, type SkyEventQuery, skyEventsCost } from './sky-event-list.service.ts';
import { skyEventsTask } from './transit.worker.ts';

type Request = BodyOf<typeof getEvents>;

/** Unless asked for, the Moon's 160 ingresses a year stay out. */
const DEFAULT_BODIES: readonly TransitBody[] = ['sun', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'];
const MAX_YEARS = 200;
/** Moon phases, lunar months and the Moon's ingresses come by thousands: their period is shorter. */
const MAX_MOON_YEARS = 40;
/** A year has up to 1,100 exact aspects. */
const MAX_ASPECT_YEARS = 10;
/** Days more that a calendar by another clock than UTC asks for. */
const CLOCK_DAYS = 3;

/**
 * Events of the sky between two UTC dates, both included, in order; a long period is worked out in a thread.
 * @throws ProblemError 400 for a period longer than the kinds asked for allow
 */
export async function skyEvents(request: Request, background: Background, waiting: Waiting): Promise<SkyEvent[]> {
  const { from, to } = utcRange(request, MAX_YEARS);
  const bodies = request.bodies ?? DEFAULT_BODIES;
  const isDense = request.kinds.some(
    (kind) => kind === 'moon-phase' || kind === 'lunar-month' || (kind === 'ingress' && bodies.includes('moon')),
  );
  if (isDense && to - from > MAX_MOON_YEARS * 365.25 + 1) {
    throw new ProblemError(
      'LIMIT_EXCEEDED',
      `Фазы Луны, лунные месяцы и её вступления в знаки считаются за период до ${MAX_MOON_YEARS} лет`,
    );
  }
  if (request.kinds.includes('aspect') && to - from > MAX_ASPECT_YEARS * 365.25 + CLOCK_DAYS) {
    throw new ProblemError('LIMIT_EXCEEDED', `Точные аспекты считаются за период до ${MAX_ASPECT_YEARS} лет`);
  }
  const { latitude, longitude, kinds } = request;
  const place = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
  const query: SkyEventQuery = { from, to, kinds, bodies, place, settings: resolveSettings(request.settings) };
  if (skyEventsCost(query) > INLINE_MS) return background.run(skyEventsTask, query, waiting);
  return listSkyEvents(await ephemeris(), query);
}
