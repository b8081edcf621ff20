import {
  calendarFeed,
  createCalendarFeed,
  createPanchanga,
  revokeCalendarFeed,
} from '@nebosvod/contracts/panchanga-export';
import { DAY_SECONDS } from '@nebosvod/engine/time/durations';
import type { FastifyInstance } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import type { Context } from '../../context.ts';
import { clientAddress, count, type Limit } from '../../count-limit.ts';
import { mount } from '../../mount.ts';
import { registerPurge } from '../../purge.ts';
import { purgeFeeds } from './calendar-feed.repository.ts';
import { closeFeed, exportPanchanga, makeFeed, readCalendar } from './panchanga-export.service.ts';

/** New calendars of one network. */
const feedLimit: Limit = { name: 'calendar-feed', count: 30, seconds: DAY_SECONDS };

export function registerPanchangaExport(
  app: FastifyInstance,
  { db, background, limiter, siteLook }: Pick<Context, 'db' | 'background' | 'limiter' | 'siteLook'>,
): void {
  mount(app, createPanchanga, ({ body, reply }) =>
    answerWhileConnected(reply, async (waiting) => {
      const { type, name, content } = await exportPanchanga(
        body,
        { nowMs: Date.now(), site: await siteLook() },
        background,
        waiting,
      );
      if (name !== null) reply.header('content-disposition', `attachment; filename="${name}"`);
      return reply.type(type).send(content);
    }),
  );

  mount(app, createCalendarFeed, async ({ body, request }) => {
    await count(limiter, feedLimit, clientAddress(request));
    return makeFeed(db, body);
  });

  registerPurge(app, { name: 'unread calendars', run: () => purgeFeeds(db, 500) });

  mount(app, revokeCalendarFeed, ({ body }) => closeFeed(db, body.key));

  mount(app, calendarFeed, ({ params, reply }) =>
    answerWhileConnected(reply, async (waiting) => {
      const text = await readCalendar(db, params.token, Date.now(), background, waiting);
      return reply
        .type('text/calendar; charset=utf-8')
        .headers({ 'cache-control': 'private, max-age=3600', 'x-robots-tag': 'noindex' })
        .send(text);
    }),
  );
}
