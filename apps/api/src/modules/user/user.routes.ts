import type { ProductId } from '@nebosvod/contracts/products.table';
import * as contract from '@nebosvod/contracts/user';
import type { FastifyInstance } from 'fastify';
import { assertOwn, type Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { mount, signedIn } from '../../mount.ts';
import { registerPersonalData } from '../../personal-data.ts';
import { ProblemError } from '../../problem-error.ts';
import { registerPurge } from '../../purge.ts';
import { quotaMonth } from '../../quota-month.ts';
import { findAccount } from '../auth/account.repository.ts';
import { readQuota } from '../content/product-terms.repository.ts';
import { countGenerations, listGenerations, purgeGenerations } from './quota.repository.ts';
import { assertOwnsProduct } from './user.policy.ts';
import { presentCount, presentGenerations, presentOwned, presentUser, presentUserData } from './user.presenter.ts';
import { readUserData, renameAccount, writeUserData } from './user.repository.ts';

export function registerUser(app: FastifyInstance, { db, content }: Context): void {
  const user = async (userId: string) => {
    const account = await findAccount(db, userId);
    if (!account) throw new ProblemError('UNAUTHORIZED');
    return presentUser(account);
  };

  const counts = async (caller: Caller, named: { user_id: string; product_id: ProductId }) => {
    assertOwn(caller, { userId: named.user_id });
    assertOwnsProduct(caller, named.product_id);
    const { month, resetsAt } = quotaMonth(new Date());
    const counted = await countGenerations(db, caller.userId, named.product_id, month);
    return presentCount(await readQuota(db, named.product_id), counted, resetsAt);
  };

  mount(app, contract.listOwnedProducts, ({ caller }) => presentOwned(signedIn(caller).products, content.terms));

  mount(app, contract.getUserByEmail, ({ caller, query }) => {
    assertOwn(signedIn(caller), query);
    return user(signedIn(caller).userId);
  });

  mount(app, contract.saveProfile, async ({ caller, body }) => {
    const { userId } = signedIn(caller);
    await renameAccount(db, userId, body.name);
    return user(userId);
  });

  mount(app, contract.generationCount, ({ caller, query }) => counts(signedIn(caller), query));
  mount(app, contract.incrementGenerations, ({ caller, body }) => counts(signedIn(caller), body));

  const ownData = async (caller: Caller, named: { user_id?: string | undefined }) => {
    assertOwn(caller, named.user_id === undefined ? {} : { userId: named.user_id });
    return presentUserData(caller.userId, await readUserData(db, caller.userId));
  };

  mount(app, contract.getUserData, ({ caller, query }) => ownData(signedIn(caller), query));

  mount(app, contract.saveUserData, async ({ caller, body }) => {
    const person = signedIn(caller);
    const { user_id, ...parts } = body;
    assertOwn(person, user_id === undefined ? {} : { userId: user_id });
    await writeUserData(db, person.userId, parts);
    return ownData(person, {});
  });

  mount(app, contract.deleteUserData, async ({ caller, body }) => {
    const person = signedIn(caller);
    assertOwn(person, body.user_id === undefined ? {} : { userId: body.user_id });
    const isGone = (part: typeof body.part) => body.part === part || body.part === 'all';
    await writeUserData(db, person.userId, {
      ...(isGone('birth') ? { birth: null } : {}),
      ...(isGone('settings') ? { settings: null } : {}),
      ...(isGone('lifeEvents') ? { lifeEvents: null } : {}),
    });
    return ownData(person, {});
  });

  registerPurge(app, { name: 'old generations', run: () => purgeGenerations(db, 500) });

  registerPersonalData(app, { name: 'user', read: user });
  registerPersonalData(app, {
    name: 'generations',
    read: async (userId) => presentGenerations(await listGenerations(db, userId)),
  });
  registerPersonalData(app, {
    name: 'userData',
    read: async (userId) => presentUserData(userId, await readUserData(db, userId)),
  });
}
