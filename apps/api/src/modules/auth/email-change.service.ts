import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { count, countNetwork, forgive, forgiveNetwork } from '../../count-limit.ts';
import { ProblemError } from '../../problem-error.ts';
import { findAccount, findAccountByEmail } from './account.repository.ts';
import { changeEmail } from './auth.repository.ts';
import { limits } from './auth-limits.ts';
import { addressChangedMail, codeMinutes, newAddressMail, oldAddressMail } from './auth-mails.presenter.ts';
import { giveTryBack, storeCode, takeTry } from './mail-code.repository.ts';
import { hashSecret, orGiveBack, verifySecret } from './password-hash.ts';
import { newMailCode } from './secret-token.ts';

interface Codes {
  readonly oldCode: string;
  readonly newCode: string;
}

/** A code is good for the address it was asked for, and for no other. */
const bound = (code: string, email: string) => `${code} ${email}`;

const beside = (path: string, message: string) =>
  new ProblemError('VALIDATION', message, { errors: [{ path, message }] });

/** A change of the address an account is known by: the password asks for it, both addresses prove it. */
export function createEmailChange({ db, limiter, mailer }: Context, log: FastifyBaseLogger) {
  return {
    /** @throws ProblemError 400 beside the field; 409 without a password or for somebody's address; 429 */
    async request(caller: Caller, email: string, password: string, network: string): Promise<void> {
      await count(limiter, limits.emailChange, caller.userId);
      const giveBack = () => forgive(limiter, limits.emailChange, caller.userId);
      const account = await findAccount(db, caller.userId);
      if (!account?.password_hash)
        throw new ProblemError('CONFLICT', 'Сначала задайте пароль на вкладке «Безопасность»');
      if (!(await orGiveBack(verifySecret(account.password_hash, password), giveBack)))
        throw beside('password', 'Пароль неверен');
      if (email === account.email) throw beside('email', 'Это и есть ваша почта');
      await countNetwork(limiter, limits.mailByAddress, network);
      const holder = await findAccountByEmail(db, email);
      if (holder?.email_verified_at) throw new ProblemError('USER_EXISTS');
      const codes = { 'email-old': newMailCode(), 'email-new': newMailCode() } as const;
      const letters = [
        ['email-old', account.email, oldAddressMail(email, codes['email-old'])],
        ['email-new', email, newAddressMail(codes['email-new'])],
      ] as const;
      for (const [purpose, to, text] of letters) {
        const codeHash = await hashSecret(bound(codes[purpose], email));
        const isPosted = await mailer.post({
          cause: 'email-change',
          to,
          network,
          usefulMinutes: codeMinutes,
          ...text,
        });
        if (!isPosted) throw new ProblemError('TOO_MANY_REQUESTS', 'Писем за час было слишком много, повторите позже');
        await storeCode(db, { userId: account.id, purpose, requestId: null, network }, codeHash);
      }
      await giveBack();
    },

    /** Returns how many other sessions ended. @throws ProblemError 400 beside a wrong code; 409 when the address is somebody's by now */
    async change(caller: Caller, email: string, { oldCode, newCode }: Codes, network: string): Promise<number> {
      const take = async (purpose: 'email-old' | 'email-new', path: string, code: string): Promise<string> => {
        await countNetwork(limiter, limits.codeByAddress, network);
        const request = { userId: caller.userId, purpose, requestId: null, network };
        const taken = await takeTry(db, request);
        const giveBack = async () => {
          await forgiveNetwork(limiter, limits.codeByAddress, network);
          if (taken) await giveTryBack(db, taken.id, request);
        };
        const isRight = await orGiveBack(verifySecret(taken?.codeHash ?? null, bound(code, email)), giveBack);
        if (!isRight || !taken) throw beside(path, 'Код неверен или устарел: запросите новый');
        return taken.id;
      };
      const former = await findAccount(db, caller.userId);
      const codeIds = {
        old: await take('email-old', 'oldCode', oldCode),
        new: await take('email-new', 'newCode', newCode),
      };
      const ended = await changeEmail(db, caller, email, codeIds);
      if (ended === 'spent') throw new ProblemError('INVALID_CODE');
      if (ended === 'taken') throw new ProblemError('USER_EXISTS');
      log.info({ event: 'address changed', userId: caller.userId }, 'auth');
      if (former) await mailer.post({ cause: 'email-change', to: former.email, network, ...addressChangedMail(email) });
      return ended;
    },
  };
}
