import { checkPublication } from '@nebosvod/contracts/publication';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { mount } from '../../mount.ts';
import { remarksOn } from './publication.service.ts';

/** «Проверка публикации». Nothing is stored. */
export function registerPublication(app: FastifyInstance, { content }: Pick<Context, 'content'>): void {
  mount(app, checkPublication, ({ body }) => remarksOn(body, content.advertising, new Date()));
}
