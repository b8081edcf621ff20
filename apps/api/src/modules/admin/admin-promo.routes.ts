import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import * as contract from '@nebosvod/contracts/promo-codes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { mount, signedIn } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import {
  deletePromoCode,
  insertPromoCode,
  type PromoCode,
  readPromoCode,
  selectPromoCodes,
} from '../payments/promo-code.repository.ts';
import { holds, readPage } from './list-page.repository.ts';
import { recordEvent } from './operator-event.repository.ts';

const present = (row: PromoCode): AnswerOf<typeof contract.createPromoCode> => ({
  id: row.id,
  code: row.code,
  percent: row.percent,
  itemId: row.item_id,
  until: row.until,
  mostUses: row.most_uses,
  uses: row.uses,
  createdAt: row.created_at.toISOString(),
});

/** Promo codes: made, looked through, taken away. */
export function registerAdminPromo(app: FastifyInstance, { db, content }: Context): void {
  mount(app, contract.findPromoCodes, async ({ body }) => {
    const source = { table: 'promo_code', alias: 'p', order: 'created_at', idType: 'uuid' } as const;
    const matches = holds(body.search, 'p.code', 'p.item_id');
    const { rows, nextCursor } = await readPage<PromoCode>(db, source, body, selectPromoCodes, matches);
    return { rows: rows.map(present), nextCursor };
  });

  mount(app, contract.createPromoCode, async ({ caller, body }) => {
    const { code, percent, itemId, until, mostUses } = body;
    if (itemId !== null && !content.shopItems.some(({ id }) => id === itemId))
      throw new ProblemError('NOT_FOUND', 'Такого товара нет');
    const id = randomUUID();
    await db.transaction().execute(async (tx) => {
      const row = { id, code, percent, item_id: itemId, until, most_uses: mostUses };
      const outcome = await insertPromoCode(tx, row);
      if (outcome === 'full') throw new ProblemError('LIMIT_EXCEEDED', 'Промокодов уже тысяча: уберите лишние');
      if (outcome === 'known') throw new ProblemError('CONFLICT', 'Такой промокод уже есть');
      const details = { percent, ...(itemId !== null && { itemId }), until, mostUses };
      const event = { action: 'promo-create', subjectKind: 'promo', subjectId: code, details } as const;
      await recordEvent(tx, signedIn(caller), event);
    });
    const made = await readPromoCode(db, id);
    if (!made) throw new ProblemError('NOT_FOUND', 'Промокод уже убрали');
    return present(made);
  });

  mount(app, contract.removePromoCode, ({ caller, params }) =>
    db.transaction().execute(async (tx) => {
      const code = await deletePromoCode(tx, params.id);
      if (code === undefined) throw new ProblemError('NOT_FOUND', 'Такого промокода нет');
      await recordEvent(tx, signedIn(caller), { action: 'promo-remove', subjectKind: 'promo', subjectId: code });
    }),
  );
}
