import { getDocument } from '@nebosvod/contracts/chart-document';
import type { FastifyInstance } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import type { Context } from '../../context.ts';
import { mount } from '../../mount.ts';
import { chartDocument } from './chart-document.service.ts';

export function registerChartDocument(
  app: FastifyInstance,
  { background, siteLook }: Pick<Context, 'background' | 'siteLook'>,
): void {
  mount(app, getDocument, ({ body, reply }) =>
    answerWhileConnected(reply, async (waiting) => {
      const { name, content } = await chartDocument(
        body,
        { nowMs: Date.now(), site: await siteLook() },
        background,
        waiting,
      );
      return reply
        .type('application/pdf')
        .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
        .send(content);
    }),
  );
}
