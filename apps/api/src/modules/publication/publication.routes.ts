import { checkPublication } from '@nebosvod/contracts/publication';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { remarksOn } from './publication.service.ts';

/** «Проверка публикации». Nothing is stored. */
export function registerPublication(app: FastifyInstance): void {
  mount(app, checkPublication, ({ body }) => remarksOn(body, new Date()));
}
