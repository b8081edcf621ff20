import { getDocument } from '@nebosvod/contracts/chart-document';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { chartDocument } from './chart-document.service.ts';

export function registerChartDocument(app: FastifyInstance): void {
  mount(app, getDocument, async ({ body, reply }) => {
    const { name, content } = await chartDocument(body, Date.now());
    return reply
      .type('application/pdf')
      .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
      .send(content);
  });
}
