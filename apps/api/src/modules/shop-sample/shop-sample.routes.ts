import { type SampleKind, sampleOf } from '@nebosvod/contracts/samples.table';
import { shopSample } from '@nebosvod/contracts/shop';
import type { FastifyInstance } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import type { Context } from '../../context.ts';
import { mount } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import { samplePdf } from './sample-document.service.ts';

/** A whole sample of what an item sells. Each is made once and kept: there are as many as kinds. */
export function registerShopSample(
  app: FastifyInstance,
  { background, content }: Pick<Context, 'background' | 'content'>,
): void {
  const printed = new Map<SampleKind, Buffer>();
  mount(app, shopSample, ({ query, reply }) => {
    const item = content.shopItems.find(({ id }) => id === query.id);
    const kind = item ? sampleOf(item.productIds) : null;
    if (kind === null) throw new ProblemError('NOT_FOUND', 'У этого товара нет примера');
    return answerWhileConnected(reply, async (waiting) => {
      const pdf = printed.get(kind) ?? (await samplePdf(background, kind, waiting));
      printed.set(kind, pdf);
      return reply
        .type('application/pdf')
        .headers({ 'content-disposition': `inline; filename="primer-${kind}.pdf"`, 'x-robots-tag': 'noindex' })
        .header('cache-control', 'public, max-age=3600')
        .send(pdf);
    });
  });
}
