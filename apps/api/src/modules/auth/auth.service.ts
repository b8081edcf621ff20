import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { count, countNetwork, forgive, forgiveNetwork } from '../../count-limit.ts';
import { ProblemError } from '../../problem-error.ts';
import type { AccessTokens } from './access-token.ts';
import {
  type Account,
  createAccount,
  createTemporaryAccount,
  findAccount,
  findAccountByEmail,
  type GivenConsent,
  makePermanent,
} from './account.repository.ts';
import { changePassword, confirmEmail, resetPassword, signIn } from './auth.repository.ts';
import { limits } from './auth-limits.ts';
import { confirmationMail, passwordChangedMail, resetMail, temporaryAccessMail } from './auth-mails.presenter.ts';
import { type CodePurpose, giveTryBack, replaceCode, takeTry } from './mail-code.repository.ts';
import { hashSecret, isOutdatedHash, orGiveBack, verifySecret } from './password-hash.ts';
import { assertStrong } from './password-policy.ts';
import { newMailCode } from './secret-token.ts';
import {
  findSessionOfToken,
  knowsNetwork,
  type NewTokens,
  type Origin,
  revokeSessions,
  rotate,
} from './session.repository.ts';

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

interface MadeCode {
  readonly code: string;
  readonly codeHash: string;
}

/** Life of a temporary person, in days. */
const temporaryDays = 7;

/** Everything about proving who one is. Answers and their timing are the same for people who exist and who do not. */
export function createAuthService(context: Context, tokens: AccessTokens, log: FastifyBaseLogger) {
  const { db, limiter, mailer, env } = context;
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;

  const pair = async ({ userId, sessionId, refreshToken }: NewTokens): Promise<TokenPair> => ({
    accessToken: await tokens.sign({ userId, sessionId }),
    refreshToken,
  });

  /** A code and its hash. Made before anything is written: a server too busy to hash then leaves nothing half done. */
  async function makeCode(): Promise<MadeCode> {
    const code = newMailCode();
    return { code, codeHash: await hashSecret(code) };
  }

  async function postCode(account: Account, purpose: CodePurpose, { code, codeHash }: MadeCode): Promise<void> {
    await replaceCode(db, account.id, purpose, codeHash);
    const isTemporary = account.password_hash === null;
    const text = purpose === 'reset' ? resetMail : isTemporary ? temporaryAccessMail : confirmationMail;
    mailer.post({ to: account.email, ...text(publicUrl, account.email, code) });
  }

  /**
   * Counts a letter, makes a code and posts it to whom `choose` names. Hashing happens for a stranger too, so that the
   * time tells nothing.
   */
  async function sendCode(
    email: string,
    origin: Origin,
    choose: (account: Account | undefined) => { readonly account: Account | undefined; readonly purpose: CodePurpose },
  ): Promise<void> {
    await count(limiter, limits.mailByAddress, origin.address);
    await count(limiter, limits.mailByPerson, email);
    const made = await orGiveBack(makeCode(), async () => {
      await forgive(limiter, limits.mailByAddress, origin.address);
      await forgive(limiter, limits.mailByPerson, email);
    });
    const { account, purpose } = choose(await findAccountByEmail(db, email));
    if (account) await postCode(account, purpose, made);
  }

  /**
   * Takes one try of the code that was mailed to an address.
   * @returns the person, the hash by which a right code is used up, and the way to give the try back
   * @throws ProblemError 400 INVALID_CODE, the same for a stranger
   */
  async function takeCode(email: string, purpose: CodePurpose, code: string, origin: Origin) {
    await count(limiter, limits.codeByAddress, origin.address);
    const account = await findAccountByEmail(db, email);
    const codeHash = account ? await takeTry(db, account.id, purpose) : null;
    const giveBack = async () => {
      await forgive(limiter, limits.codeByAddress, origin.address);
      if (account && codeHash !== null) await giveTryBack(db, account.id, purpose, codeHash);
    };
    const isRight = await orGiveBack(verifySecret(codeHash, code), giveBack);
    if (!isRight || !account || codeHash === null) throw new ProblemError('INVALID_CODE');
    return { account, codeHash, giveBack };
  }

  /** Counts a sign-in of one person from wherever; past the total only a network they have signed in from may try. */
  async function countLoginOf(email: string, account: Account | undefined, origin: Origin): Promise<void> {
    try {
      await count(limiter, limits.loginByPerson, email);
    } catch (refusal) {
      if (!account || !(await knowsNetwork(db, account.id, origin.address))) throw refusal;
    }
  }

  return {
    /** @throws ProblemError 401 with one text for a wrong password and an unknown address; 429 after 5 failures. */
    async login(email: string, password: string, origin: Origin): Promise<TokenPair> {
      const whose = `${email}:`;
      const forgiveTotals = async () => {
        await forgiveNetwork(limiter, limits.loginByAddress, origin.address);
        await forgive(limiter, limits.loginByPerson, email);
      };
      await countNetwork(limiter, limits.loginByAddress, origin.address);
      await countNetwork(limiter, limits.login, origin.address, whose);
      const account = await findAccountByEmail(db, email);
      await countLoginOf(email, account, origin);
      const stored = account?.password_hash ?? null;
      const isRight = await orGiveBack(verifySecret(stored, password), async () => {
        await forgiveNetwork(limiter, limits.login, origin.address, whose);
        await forgiveTotals();
      });
      if (!isRight || !account || stored === null) {
        log.info({ event: 'login refused' }, 'auth');
        throw new ProblemError('INVALID_CREDENTIALS');
      }
      await limiter.reset(`${limits.login.name}:${whose}${origin.address}`);
      await forgiveTotals();
      const renewedHash = isOutdatedHash(stored) ? await hashSecret(password) : null;
      log.info({ event: 'login', userId: account.id }, 'auth');
      return pair(await signIn(db, account.id, stored, renewedHash, origin));
    },

    async refresh(refreshToken: string): Promise<TokenPair> {
      const rotation = await rotate(db, refreshToken);
      if (rotation.outcome === 'rotated') return pair(rotation.tokens);
      if (rotation.outcome === 'reused') {
        log.warn({ event: 'refresh token reused: session ended', userId: rotation.userId }, 'auth');
      }
      throw new ProblemError('INVALID_REFRESH_TOKEN');
    },

    /** @throws ProblemError 409 USER_EXISTS. */
    async register(
      person: { email: string; password: string; name: string },
      consents: readonly GivenConsent[],
      origin: Origin,
    ): Promise<Account> {
      assertStrong(person.password, person.email);
      await count(limiter, limits.register, origin.address);
      const [passwordHash, code] = await orGiveBack(Promise.all([hashSecret(person.password), makeCode()]), () =>
        forgive(limiter, limits.register, origin.address),
      );
      const account = await createAccount(db, { email: person.email, name: person.name, passwordHash, consents });
      if (!account) throw new ProblemError('USER_EXISTS');
      log.info({ event: 'registered', userId: account.id }, 'auth');
      await postCode(account, 'confirm', code);
      return account;
    },

    /** @throws ProblemError 409 USER_ALREADY_EXISTS. */
    async createTemporary(email: string, origin: Origin): Promise<{ expiresAt: Date }> {
      await count(limiter, limits.temporary, origin.address);
      const code = await orGiveBack(makeCode(), () => forgive(limiter, limits.temporary, origin.address));
      const account = await createTemporaryAccount(db, email, temporaryDays);
      if (!account?.expires_at) throw new ProblemError('USER_ALREADY_EXISTS');
      log.info({ event: 'temporary person created', userId: account.id }, 'auth');
      await postCode(account, 'confirm', code);
      return { expiresAt: account.expires_at };
    },

    /** Null: the address of a registered person is proven; tokens: a temporary person has entered. */
    async confirm(email: string, code: string, origin: Origin): Promise<TokenPair | null> {
      const { account, codeHash } = await takeCode(email, 'confirm', code, origin);
      const confirmed = await confirmEmail(db, account.id, codeHash, origin);
      if (!confirmed) throw new ProblemError('INVALID_CODE');
      log.info({ event: 'address proven', userId: confirmed.account.id }, 'auth');
      return confirmed.tokens ? pair(confirmed.tokens) : null;
    },

    async requestConfirmation(email: string, origin: Origin): Promise<void> {
      await sendCode(email, origin, (account) => {
        const needsCode = account && (account.password_hash === null || account.email_verified_at === null);
        return { account: needsCode ? account : undefined, purpose: 'confirm' };
      });
    },

    /** @throws ProblemError 409 CONFLICT when the account already has a password. */
    async setPassword(
      caller: Caller,
      person: { password: string; name?: string | undefined },
      consents: readonly GivenConsent[],
    ): Promise<void> {
      assertStrong(person.password, caller.email);
      const passwordHash = await hashSecret(person.password);
      if (!(await makePermanent(db, caller.userId, { passwordHash, name: person.name, consents }))) {
        throw new ProblemError('CONFLICT', 'Пароль уже задан. Сменить его можно в профиле, на вкладке «Безопасность»');
      }
      log.info({ event: 'temporary person became permanent', userId: caller.userId }, 'auth');
    },

    async requestPasswordReset(email: string, origin: Origin): Promise<void> {
      // A temporary person has no password to reset: the same wish, entering, is answered with the code to enter.
      await sendCode(email, origin, (account) => ({
        account,
        purpose: account?.password_hash === null ? 'confirm' : 'reset',
      }));
    },

    /** @throws ProblemError 400 INVALID_CODE. */
    async resetPassword(email: string, code: string, password: string, origin: Origin): Promise<void> {
      assertStrong(password, email);
      const { account, codeHash, giveBack } = await takeCode(email, 'reset', code, origin);
      const passwordHash = await orGiveBack(hashSecret(password), giveBack);
      if (!(await resetPassword(db, account.id, codeHash, passwordHash))) {
        throw new ProblemError('INVALID_CODE');
      }
      await limiter.reset(`${limits.login.name}:${email}:${origin.address}`);
      log.info({ event: 'password reset', userId: account.id }, 'auth');
      mailer.post({ to: account.email, ...passwordChangedMail() });
    },

    /** Returns how many other sessions ended. @throws ProblemError 400 beside the old password when it is wrong. */
    async changePassword(caller: Caller, oldPassword: string, password: string): Promise<number> {
      await count(limiter, limits.passwordChange, caller.userId);
      const account = await findAccount(db, caller.userId);
      const giveBack = () => forgive(limiter, limits.passwordChange, caller.userId);
      if (!account || !(await orGiveBack(verifySecret(account.password_hash, oldPassword), giveBack))) {
        const message = 'Прежний пароль неверен';
        throw new ProblemError('VALIDATION', message, { errors: [{ path: 'oldPassword', message }] });
      }
      assertStrong(password, caller.email);
      const passwordHash = await orGiveBack(hashSecret(password), giveBack);
      const ended = await changePassword(db, caller.userId, caller.sessionId, passwordHash);
      await limiter.reset(`${limits.passwordChange.name}:${caller.userId}`);
      log.info({ event: 'password changed', userId: caller.userId }, 'auth');
      mailer.post({ to: account.email, ...passwordChangedMail() });
      return ended;
    },

    /** Ends the session of a refresh token; an unknown one is nobody's and ends nothing. */
    async logout(refreshToken: string): Promise<void> {
      const sessionId = await findSessionOfToken(db, refreshToken);
      if (sessionId !== null) await revokeSessions(db, { sessionId }, 'logout');
    },
  };
}
