import { getOverview } from '@nebosvod/contracts/admin-overview';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { mount } from '../../mount.ts';
import { readOverview } from './admin-overview.repository.ts';

/** What an operator looks at first: whether anything happened, and whether anything is stuck. */
export function registerAdminOverview(app: FastifyInstance, { db }: Context): void {
  mount(app, getOverview, () => readOverview(db));
}
