import { findProduct } from '@nebosvod/contracts/products.table';
import {
  type generationCountSchema,
  type ownedProductSchema,
  userDataSchema,
  type userSchema,
} from '@nebosvod/contracts/user';
import type { z } from 'zod';
import type { OwnedProduct } from '../../caller.ts';
import type { Account } from '../auth/account.repository.ts';
import type { Terms } from '../content/product-terms.ts';
import type { listGenerations } from './quota.repository.ts';
import type { UserData } from './user.repository.ts';

export function presentUser(account: Account): z.output<typeof userSchema> {
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    isTemporary: account.password_hash === null,
    isEmailConfirmed: account.email_verified_at !== null,
    role: account.role,
    createdAt: account.created_at.toISOString(),
    deleteAfter: account.delete_after?.toISOString() ?? null,
  };
}

/** Products that are sold today; a purchase of one that no longer is stays in the list of orders only. */
export function presentOwned(owned: readonly OwnedProduct[], terms: Terms): z.output<typeof ownedProductSchema>[] {
  return owned.flatMap(({ productId, grantedAt, expiresAt, used }) => {
    const product = findProduct(productId);
    if (!product) return [];
    return {
      id: product.id,
      title: product.title,
      grantedAt: grantedAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      quota: { limit: terms.get(product.id)?.quota ?? product.quota, used },
    };
  });
}

export function presentCount(
  limit: number,
  { used, reserved }: { readonly used: number; readonly reserved: number },
  resetsAt: Date,
): z.output<typeof generationCountSchema> {
  return { limit, used, reserved, left: Math.max(0, limit - used - reserved), resetsAt: resetsAt.toISOString() };
}

/** The generations of a person in the export of everything. */
export function presentGenerations({ months, charges }: Awaited<ReturnType<typeof listGenerations>>) {
  return {
    months: months.map(({ product_id, lim, ...counted }) => ({ productId: product_id, ...counted, limit: lim })),
    charges: charges.map(({ generation_id, product_id, cost, state, charged_at, refunded_at }) => ({
      generationId: generation_id,
      productId: product_id,
      cost,
      state,
      chargedAt: charged_at.toISOString(),
      refundedAt: refunded_at?.toISOString() ?? null,
    })),
  };
}

/** Stored parts that no longer fit today's schema are shown as absent rather than handed on unchecked. */
export function presentUserData(userId: string, data: UserData): z.output<typeof userDataSchema> {
  const { birth, settings, lifeEvents } = userDataSchema.shape;
  return {
    userId,
    birth: birth.safeParse(data.birth).data ?? null,
    settings: settings.safeParse(data.settings).data ?? null,
    lifeEvents: lifeEvents.safeParse(data.life_events).data ?? [],
    updatedAt: data.updated_at?.toISOString() ?? null,
  };
}
