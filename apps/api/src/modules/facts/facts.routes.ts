import { getFact } from '@nebosvod/contracts/facts';
import type { FastifyInstance } from 'fastify';
import { ephemeris } from '../../computation/computation.service.ts';
import type { Context } from '../../context.ts';
import { mount } from '../../mount.ts';
import { registerPersonalData } from '../../personal-data.ts';
import { registerPurge } from '../../purge.ts';
import { purgeTold, toldFacts } from './facts.repository.ts';
import type { Facts } from './facts.service.ts';

/** The fact of the day. */
export function registerFacts(app: FastifyInstance, { db }: Pick<Context, 'db'>, facts: Facts): void {
  mount(app, getFact, async ({ caller, query }) =>
    facts.tell(await ephemeris(), { productId: query.product_id, userId: caller?.userId ?? null, now: new Date() }),
  );
  registerPurge(app, { name: 'told facts', run: () => purgeTold(db, 500) });
  registerPersonalData(app, { name: 'toldFacts', read: (userId) => toldFacts(db, userId) });
}
