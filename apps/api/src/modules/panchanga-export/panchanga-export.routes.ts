import {
  calendarFeed,
  createCalendarFeed,
  createPanchanga,
  revokeCalendarFeed,
} from '@nebosvod/contracts/panchanga-export';
import type { FastifyInstance } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import type { Context } from '../../context.ts';
import { clientAddress, count, type Limit } from '../../count-limit.ts';
import { mount } from '../../mount.ts';
import { registerPurge } from '../../purge.ts';
import { purgeFeeds } from './calendar-feed.repository.ts';
import { closeFeed, exportPanchanga, makeFeed, readCalendar } from './panchanga-export.service.ts';

/** New calendars of one network. */
const feedLimit: Limit = { name: 'calendar-feed', count: 30, seconds: 86_400 };

export function registerPanchangaExport(
  app: FastifyInstance,
  { db, background, limiter }: Pick<Context, 'db' | 'background' | 'limiter'>,
): void {
  mount(app, createPanchanga, ({ body, reply }) =>
    answerWhileConnected(reply, async (waiting) => {
      const made = await exportPanchanga(body, background, waiting);
      if (made.kind === 'days') return reply.send({ response: { timeZone: made.timeZone, days: made.days } });
      return reply
        .type(made.type)
        .header('content-disposition', `attachment; filename="${made.name}"`)
        .send(made.content);
    }),
  );

  mount(app, createCalendarFeed, async ({ body, request }) => {
    await count(limiter, feedLimit, clientAddress(request));
    return makeFeed(db, body);
  });

  registerPurge(app, { name: 'unread calendars', run: () => purgeFeeds(db, 500) });

  mount(app, revokeCalendarFeed, ({ body }) => closeFeed(db, body.key));

  mount(app, calendarFeed, async ({ params, reply }) =>
    reply
      .type('text/calendar; charset=utf-8')
      .headers({ 'cache-control': 'private, max-age=3600', 'x-robots-tag': 'noindex' })
      .send(await readCalendar(db, params.token, Date.now())),
  );
}
