import { Readable } from 'node:stream';
import * as contract from '@nebosvod/contracts/account';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { clientAddress, count, forgive } from '../../count-limit.ts';
import { mount, signedIn } from '../../mount.ts';
import { personalDataText, registerPersonalData } from '../../personal-data.ts';
import { ProblemError } from '../../problem-error.ts';
import { registerPurge } from '../../purge.ts';
import { findAccount } from '../auth/account.repository.ts';
import { limits } from '../auth/auth-limits.ts';
import { deletionMail } from '../auth/auth-mails.presenter.ts';
import { orGiveBack, verifySecret } from '../auth/password-hash.ts';
import { presentConsent } from './account.presenter.ts';
import {
  cancelDeletion,
  grantConsent,
  listConsents,
  purge,
  scheduleDeletion,
  withdrawConsent,
} from './account-life.repository.ts';

/** Days to change one's mind in. */
const graceDays = 14;

const dayInRussian = (date: Date) =>
  new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'Europe/Moscow' }).format(date);

export function registerAccount(app: FastifyInstance, context: Context): void {
  const { db, content, limiter, mailer } = context;

  const consentsOf = async (userId: string) => (await listConsents(db, userId)).map(presentConsent);

  /** @throws ProblemError 400 beside the password when a person who has one did not show it */
  const assertPassword = async ({ userId }: Caller, password: string | undefined) => {
    const account = await findAccount(db, userId);
    if (!account?.password_hash) return;
    await count(limiter, limits.passwordChange, userId);
    const isRight = await orGiveBack(verifySecret(account.password_hash, password ?? ''), () =>
      forgive(limiter, limits.passwordChange, userId),
    );
    if (!isRight) {
      const message = 'Для удаления аккаунта нужен верный пароль';
      throw new ProblemError('VALIDATION', message, { errors: [{ path: 'password', message }] });
    }
    await limiter.reset(`${limits.passwordChange.name}:${userId}`);
  };

  const startDeletion = async (caller: Caller, network: string) => {
    const { deleteAfter, tell } = await scheduleDeletion(db, caller.userId, graceDays);
    if (tell !== null) {
      await mailer.post({ cause: 'deletion', network, to: tell, ...deletionMail(dayInRussian(deleteAfter)) });
    }
    app.log.info({ event: 'removal asked for', userId: caller.userId }, 'account');
    return deleteAfter.toISOString();
  };

  mount(app, contract.listConsents, ({ caller }) => consentsOf(signedIn(caller).userId));

  mount(app, contract.grantConsent, async ({ caller, body, request }) => {
    const { userId } = signedIn(caller);
    const { purpose } = body;
    await grantConsent(db, userId, { purpose, text: content.legal[purpose], address: clientAddress(request) });
    return consentsOf(userId);
  });

  mount(app, contract.withdrawConsent, async ({ caller, body, request }) => {
    const person = signedIn(caller);
    // Without it nothing may be kept, so its withdrawal is the wish to be removed.
    const isRemoval = body.purpose === 'personal-data';
    if (isRemoval) await assertPassword(person, body.password);
    await withdrawConsent(db, person.userId, body.purpose);
    const deleteAfter = isRemoval ? await startDeletion(person, clientAddress(request)) : null;
    return { consents: await consentsOf(person.userId), deleteAfter };
  });

  mount(app, contract.exportAccount, async ({ caller, reply }) => {
    const { userId } = signedIn(caller);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="nebosvod-my-data.json"')
      .send(Readable.from(personalDataText(app.personalData, userId)));
  });

  mount(app, contract.requestDeletion, async ({ caller, body, request }) => {
    const person = signedIn(caller);
    await assertPassword(person, body.password);
    return { deleteAfter: await startDeletion(person, clientAddress(request)) };
  });

  mount(app, contract.cancelDeletion, async ({ caller }) => {
    if (await cancelDeletion(db, signedIn(caller).userId)) return;
    throw new ProblemError(
      'CONFLICT',
      'Чтобы сохранить аккаунт, снова дайте согласие на обработку персональных данных',
    );
  });

  registerPersonalData(app, {
    name: 'consents',
    // The address a consent was given from is kept beside it and is theirs as well.
    read: async (userId) =>
      (await listConsents(db, userId)).map((row) => ({ ...presentConsent(row), address: row.address })),
  });

  registerPurge(app, { name: 'accounts', run: () => purge(db) });
}
