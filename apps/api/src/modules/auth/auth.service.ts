import type { login } from '@nebosvod/contracts/auth';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { count, countNetwork, forgive, forgiveNetwork } from '../../count-limit.ts';
import { ProblemError } from '../../problem-error.ts';
import { type AccessTokens, fingerprint } from './access-token.ts';
import {
  type Account,
  createAccount,
  createTemporaryAccount,
  findAccount,
  findAccountByEmail,
  type GivenConsent,
  makePermanent,
} from './account.repository.ts';
import {
  changePassword,
  claimAccount,
  confirmEmail,
  endSessionsByCode,
  resetPassword,
  signIn,
} from './auth.repository.ts';
import { limits } from './auth-limits.ts';
import { passwordChangedMail } from './auth-mails.presenter.ts';
import { createMailedCodes } from './mailed-codes.service.ts';
import { hashSecret, isOutdatedHash, orGiveBack, verifySecret } from './password-hash.ts';
import { assertStrong } from './password-policy.ts';
import { markSession } from './second-factor.repository.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import { newRefreshToken } from './secret-token.ts';
import { findSessionOfToken, knowsNetwork, type NewTokens, type Origin, revokeSessions } from './session.repository.ts';
import { rotate } from './session-rotation.repository.ts';
import { steady } from './steady.ts';

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

type LoginBody = BodyOf<typeof login>;

/** What the owner of a mailbox shows beside the code. */
export interface Proof {
  readonly password?: string | undefined;
  readonly caller: Caller | null;
}

/** Life of a temporary person, in days. */
const temporaryDays = 7;

/** Everything about proving who one is. Answers and their timing are the same for people who exist and who do not. */
export function createAuthService(
  context: Context,
  tokens: AccessTokens,
  secondFactor: SecondFactorService,
  log: FastifyBaseLogger,
) {
  const { db, limiter, mailer } = context;
  const { makeCode, postCode, sendCode, takeCode } = createMailedCodes(context);

  const pair = async ({ userId, sessionId, refreshToken }: NewTokens): Promise<TokenPair> => ({
    accessToken: await tokens.sign({ userId, sessionId }),
    refreshToken,
  });

  /** Counts a sign-in of one person from wherever; past the total only a network they have signed in from may try. */
  async function countLoginOf(email: string, account: Account | undefined, origin: Origin): Promise<void> {
    try {
      await count(limiter, limits.loginByPerson, email);
    } catch (refusal) {
      if (!account || !(await knowsNetwork(db, account.id, origin.address))) throw refusal;
    }
  }

  const tellPasswordChanged = (account: Account, network: string) =>
    mailer.post({ cause: 'password-changed', to: account.email, network, ...passwordChangedMail() });

  /** Whether the password of the account is shown. @throws ProblemError 400 beside it when it is a wrong one */
  async function isPasswordRight(account: Account, password: string | undefined, origin: Origin): Promise<boolean> {
    if (password === undefined) return false;
    await countNetwork(limiter, limits.login, origin.address, `${account.email}:`);
    if (await verifySecret(account.password_hash, password)) return true;
    const message = 'Пароль неверен. Без пароля можно задать новый';
    throw new ProblemError('VALIDATION', message, { errors: [{ path: 'password', message }] });
  }

  return {
    /**
     * @throws ProblemError 401 with one text for a wrong password and an unknown address; 429 after 5 failures; 401
     * SECOND_FACTOR_REQUIRED, 400 INVALID_CODE where the person asked for a second factor
     */
    async login({ email, password, code }: LoginBody, origin: Origin): Promise<TokenPair> {
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
      if (account.blocked_at !== null) throw new ProblemError('FORBIDDEN', 'Вход закрыт организатором. Напишите ему');
      const hasBoth = await secondFactor.admit(account.id, code);
      const opened = await signIn(db, account.id, stored, renewedHash, origin);
      if (hasBoth) await markSession(db, opened.sessionId);
      log.info({ event: 'login', userId: account.id }, 'auth');
      return pair(opened);
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
      await countNetwork(limiter, limits.register, origin.address);
      const [passwordHash, code] = await orGiveBack(Promise.all([hashSecret(person.password), makeCode()]), () =>
        forgiveNetwork(limiter, limits.register, origin.address),
      );
      const account = await createAccount(db, { email: person.email, name: person.name, passwordHash, consents });
      if (!account) throw new ProblemError('USER_EXISTS');
      log.info({ event: 'registered', userId: account.id }, 'auth');
      await postCode(account, 'confirm', code, { origin, requestId: null });
      return account;
    },

    /** @throws ProblemError 409 USER_ALREADY_EXISTS. */
    async createTemporary(email: string, origin: Origin): Promise<{ expiresAt: Date }> {
      await countNetwork(limiter, limits.temporary, origin.address);
      const code = await orGiveBack(makeCode(), () => forgiveNetwork(limiter, limits.temporary, origin.address));
      const account = await createTemporaryAccount(db, email, temporaryDays);
      if (!account?.expires_at) throw new ProblemError('USER_ALREADY_EXISTS');
      log.info({ event: 'temporary person created', userId: account.id }, 'auth');
      await postCode(account, 'confirm', code, { origin, requestId: null });
      return { expiresAt: account.expires_at };
    },

    /**
     * Null: the address of a registered person is proven; tokens: a temporary person has entered; a token to set a
     * password: the mailbox is theirs, the account may be somebody else's.
     * @throws ProblemError 400 INVALID_CODE; 400 beside the password when it is wrong
     */
    confirm(
      email: string,
      code: string,
      proof: Proof,
      origin: Origin,
    ): Promise<TokenPair | { readonly passwordToken: string } | null> {
      return steady(async () => {
        const { account, codeId } = await takeCode(email, 'confirm', code, { origin, requestId: null });
        const { password_hash } = account;
        const isOwn = proof.caller?.userId === account.id || account.email_verified_at !== null;
        if (password_hash !== null && !isOwn && !(await isPasswordRight(account, proof.password, origin))) {
          if (!(await endSessionsByCode(db, account.id, codeId))) throw new ProblemError('INVALID_CODE');
          log.warn({ event: 'address confirmed without the password: sessions ended', userId: account.id }, 'auth');
          return { passwordToken: await tokens.signForPassword(account.id, password_hash) };
        }
        const confirmed = await confirmEmail(db, account.id, codeId, origin);
        if (!confirmed) throw new ProblemError('INVALID_CODE');
        log.info({ event: 'address proven', userId: confirmed.account.id }, 'auth');
        return confirmed.tokens ? pair(confirmed.tokens) : null;
      });
    },

    /** Sets the password of an account whose address was confirmed without the old one. @throws ProblemError 400 INVALID_CODE */
    async claimAccount(
      token: string,
      person: { password: string; name: string },
      consents: readonly GivenConsent[],
      origin: Origin,
    ): Promise<Account> {
      await countNetwork(limiter, limits.codeByAddress, origin.address);
      const named = await tokens.verifyForPassword(token);
      const account = named && (await findAccount(db, named.userId));
      if (!named || !account) throw new ProblemError('INVALID_CODE');
      assertStrong(person.password, account.email);
      const claimed = await claimAccount(db, {
        userId: account.id,
        replacedHash: (stored) => fingerprint(stored) === named.replaced,
        passwordHash: await hashSecret(person.password),
        name: person.name,
        consents,
      });
      if (!claimed) throw new ProblemError('INVALID_CODE');
      log.info({ event: 'account claimed', userId: claimed.id }, 'auth');
      return claimed;
    },

    requestConfirmation(email: string, origin: Origin): Promise<void> {
      return steady(() =>
        sendCode(email, { origin, requestId: null }, (account) => {
          const needsCode = account && (account.password_hash === null || account.email_verified_at === null);
          return { account: needsCode ? account : undefined, purpose: 'confirm' };
        }),
      );
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

    /** Returns the id of the request, which must come back with the code. */
    requestPasswordReset(email: string, origin: Origin): Promise<{ readonly requestId: string }> {
      return steady(async () => {
        const requestId = newRefreshToken();
        // A temporary person has no password to reset: the same wish, entering, is answered with the code to enter.
        await sendCode(email, { origin, requestId }, (account) => ({
          account,
          purpose: account?.password_hash === null ? 'confirm' : 'reset',
        }));
        return { requestId };
      });
    },

    /** @param requestId null: the newest code is meant @throws ProblemError 400 INVALID_CODE. */
    resetPassword(
      email: string,
      code: string,
      password: string,
      requestId: string | null,
      origin: Origin,
    ): Promise<void> {
      assertStrong(password, email);
      return steady(async () => {
        const { account, codeId, giveBack } = await takeCode(email, 'reset', code, { origin, requestId });
        const passwordHash = await orGiveBack(hashSecret(password), giveBack);
        if (!(await resetPassword(db, account.id, codeId, passwordHash))) throw new ProblemError('INVALID_CODE');
        await limiter.reset(`${limits.login.name}:${email}:${origin.address}`);
        log.info({ event: 'password reset', userId: account.id }, 'auth');
        await tellPasswordChanged(account, origin.address);
      });
    },

    /** Returns how many other sessions ended. @throws ProblemError 400 beside the old password when it is wrong. */
    async changePassword(caller: Caller, oldPassword: string, password: string, network: string): Promise<number> {
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
      await tellPasswordChanged(account, network);
      return ended;
    },

    /** Ends the session of a refresh token; an unknown one is nobody's and ends nothing. */
    async logout(refreshToken: string): Promise<void> {
      const sessionId = await findSessionOfToken(db, refreshToken);
      if (sessionId !== null) await revokeSessions(db, { sessionId }, 'logout');
    },
  };
}
