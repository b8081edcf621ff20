import {
  calendarFeed,
  createCalendarFeed,
  createPanchanga,
  revokeCalendarFeed,
} from '@nebosvod/contracts/panchanga-export';
import type { FastifyInstance } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import type { Context } from '../../context.ts';
import { mount } from '../../mount.ts';
import { closeFeed, exportPanchanga, makeFeed, readCalendar } from './panchanga-export.service.ts';

export function registerPanchangaExport(
  app: FastifyInstance,
  { db, background }: Pick<Context, 'db' | 'background'>,
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

  mount(app, createCalendarFeed, ({ body }) => makeFeed(db, body));

  mount(app, revokeCalendarFeed, ({ body }) => closeFeed(db, body.key));

  mount(app, calendarFeed, async ({ params, reply }) =>
    reply
      .type('text/calendar; charset=utf-8')
      .headers({ 'cache-control': 'private, max-age=3600', 'x-robots-tag': 'noindex' })
      .send(await readCalendar(db, params.token, Date.now())),
  );
}
