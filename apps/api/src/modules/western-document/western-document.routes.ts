import { getWesternDocument } from '@nebosvod/contracts/western-document';
import type { FastifyInstance } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import type { Context } from '../../context.ts';
import { mount } from '../../mount.ts';
import { westernDocument } from './western-document.service.ts';

export function registerWesternDocument(
  app: FastifyInstance,
  { background, siteLook }: Pick<Context, 'background' | 'siteLook'>,
): void {
  mount(app, getWesternDocument, ({ body, reply }) =>
    answerWhileConnected(reply, async (waiting) => {
      const { name, content } = await westernDocument(body, await siteLook(), background, waiting);
      return reply
        .type('application/pdf')
        .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
        .send(content);
    }),
  );
}
