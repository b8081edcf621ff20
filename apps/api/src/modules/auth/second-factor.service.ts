import { createHash, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { generateSecret, generateURI, verify } from 'otplib';
import { assertSecondFactor, type Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { count, forgive } from '../../count-limit.ts';
import { ProblemError } from '../../problem-error.ts';
import { findAccount } from './account.repository.ts';
import { limits } from './auth-limits.ts';
import { secondFactorMail } from './auth-mails.presenter.ts';
import { orGiveBack, verifySecret } from './password-hash.ts';
import { createSealer } from './sealed-text.ts';
import {
  beginFactor,
  countRecoveryCodes,
  findSecondFactor,
  markSession,
  removeFactor,
  replaceRecoveryCodes,
  type SecondFactor,
  setForSignIn,
  spendRecoveryCode,
  spendStep,
  turnOnFactor,
} from './second-factor.repository.ts';
import { sharedSecret } from './server-secret.repository.ts';

/** How far the clock of a telephone may stand from ours, seconds: one code before and one after [RFC 6238, 5.2]. */
const clockTolerance = 30;
const recoveryCodeCount = 10;

const base32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** A recovery code of 80 random bits: `abcd-efgh-ijkl-mnop`. */
function newRecoveryCode(): string {
  const letters = [...randomBytes(16)].map((byte) => base32.charAt(byte % base32.length)).join('');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** 80 random bits need no slow hash. */
const hashOf = (code: string) => createHash('sha256').update(code.replaceAll('-', '')).digest();

const newCodes = () => Array.from({ length: recoveryCodeCount }, newRecoveryCode);

/** One-time codes of an application, and recovery codes in place of them. */
export function createSecondFactor({ db, env, limiter, mailer }: Context, log: FastifyBaseLogger) {
  const sealer = createSealer(
    'second factor',
    async () => env.SECRETS_KEY ?? (await sharedSecret(db, 'sealed-secrets')),
  );

  /** The time step of a code of the application, null for a wrong one. */
  async function stepOf(factor: SecondFactor, code: string): Promise<number | null> {
    const secret = await sealer.open(factor.secret, factor.user_id);
    if (secret === null)
      throw new ProblemError('UNAVAILABLE', 'Ключ второго фактора не открывается: проверьте SECRETS_KEY');
    const result = await verify({ secret, token: code, epochTolerance: clockTolerance });
    return result.valid && 'timeStep' in result ? result.timeStep : null;
  }

  /** Whether a code is right and used for the first time; it is used up. */
  async function isTaken(factor: SecondFactor, code: string): Promise<boolean> {
    if (code.length !== 6) return spendRecoveryCode(db, factor.user_id, hashOf(code));
    const step = await stepOf(factor, code);
    return step !== null && spendStep(db, factor.user_id, step);
  }

  /** Takes a code, one of five tries. @throws ProblemError 400 INVALID_CODE, 429 past the tries */
  async function take(factor: SecondFactor, code: string): Promise<void> {
    await count(limiter, limits.secondFactor, factor.user_id);
    if (!(await isTaken(factor, code))) {
      log.info({ event: 'second factor refused', userId: factor.user_id }, 'auth');
      throw new ProblemError('INVALID_CODE', 'Код неверен или уже использован');
    }
    await limiter.reset(`${limits.secondFactor.name}:${factor.user_id}`);
  }

  async function present(caller: Caller) {
    const factor = await findSecondFactor(db, caller.userId);
    return {
      isOn: factor?.is_on ?? false,
      forSignIn: factor?.for_sign_in ?? false,
      recoveryCodesLeft: await countRecoveryCodes(db, caller.userId),
      passedUntil: caller.secondFactorUntil?.toISOString() ?? null,
    };
  }

  const tell = (caller: Caller, isOn: boolean, network: string) =>
    mailer.post({ cause: 'second-factor', to: caller.email, network, ...secondFactorMail(isOn) });

  return {
    present,

    /** What the export of everything has of it: never the secret. */
    async stored(userId: string) {
      const factor = await findSecondFactor(db, userId);
      return (
        factor && { isOn: factor.is_on, forSignIn: factor.for_sign_in, createdAt: factor.created_at.toISOString() }
      );
    },

    /** @throws ProblemError 409 when one is on, 400 beside a wrong password */
    async begin(caller: Caller, password: string): Promise<{ secret: string; uri: string }> {
      const account = await findAccount(db, caller.userId);
      await count(limiter, limits.passwordChange, caller.userId);
      const isRight = await orGiveBack(verifySecret(account?.password_hash ?? null, password), () =>
        forgive(limiter, limits.passwordChange, caller.userId),
      );
      if (!isRight) {
        const message = caller.isTemporary ? 'Сначала задайте пароль аккаунта' : 'Пароль неверен';
        throw new ProblemError('VALIDATION', message, { errors: [{ path: 'password', message }] });
      }
      await limiter.reset(`${limits.passwordChange.name}:${caller.userId}`);
      const secret = generateSecret();
      if (!(await beginFactor(db, caller.userId, await sealer.seal(secret, caller.userId)))) {
        throw new ProblemError('CONFLICT', 'Второй фактор уже включён');
      }
      return { secret, uri: generateURI({ issuer: 'Небосвод', label: caller.email, secret }) };
    },

    /** @throws ProblemError 400 INVALID_CODE, 409 when there is nothing to turn on */
    async turnOn(caller: Caller, code: string, network: string) {
      const factor = await findSecondFactor(db, caller.userId);
      if (!factor || factor.is_on) throw new ProblemError('CONFLICT', 'Сначала получите ключ для приложения');
      await count(limiter, limits.secondFactor, caller.userId);
      const step = code.length === 6 ? await stepOf(factor, code) : null;
      if (step === null)
        throw new ProblemError('INVALID_CODE', 'Код не подошёл. Проверьте часы телефона и возьмите следующий');
      const recoveryCodes = newCodes();
      const until = await turnOnFactor(db, caller, factor.secret, step, recoveryCodes.map(hashOf));
      if (until === null) throw new ProblemError('CONFLICT', 'Второй фактор уже включён');
      await limiter.reset(`${limits.secondFactor.name}:${caller.userId}`);
      log.info({ event: 'second factor turned on', userId: caller.userId }, 'auth');
      await tell(caller, true, network);
      return { recoveryCodes, passedUntil: until.toISOString() };
    },

    /** Marks the session for 12 hours. @throws ProblemError 400 INVALID_CODE, 409 when none is on */
    async pass(caller: Caller, code: string): Promise<{ passedUntil: string }> {
      const factor = await findSecondFactor(db, caller.userId);
      if (!factor?.is_on) throw new ProblemError('CONFLICT', 'Второй фактор не включён');
      await take(factor, code);
      return { passedUntil: (await markSession(db, caller.sessionId)).toISOString() };
    },

    /**
     * Holds a sign-in whose password was right against the person's wish to be asked for a code.
     * @returns whether the session that opens has passed the second factor
     * @throws ProblemError 401 SECOND_FACTOR_REQUIRED without a code, 400 INVALID_CODE
     */
    async admit(userId: string, code: string | undefined): Promise<boolean> {
      const factor = await findSecondFactor(db, userId);
      if (!factor?.is_on || (!factor.for_sign_in && code === undefined)) return false;
      if (code === undefined)
        throw new ProblemError('SECOND_FACTOR_REQUIRED', 'Введите код из приложения', { status: 401 });
      await take(factor, code);
      return true;
    },

    async change(caller: Caller, forSignIn: boolean) {
      assertSecondFactor(caller);
      await setForSignIn(db, caller.userId, forSignIn);
      return present(caller);
    },

    async renewCodes(caller: Caller): Promise<{ recoveryCodes: string[] }> {
      assertSecondFactor(caller);
      const recoveryCodes = newCodes();
      await db.transaction().execute((tx) => replaceRecoveryCodes(tx, caller.userId, recoveryCodes.map(hashOf)));
      return { recoveryCodes };
    },

    async turnOff(caller: Caller, network: string): Promise<void> {
      assertSecondFactor(caller);
      if (!(await removeFactor(db, caller.userId))) return;
      log.info({ event: 'second factor turned off', userId: caller.userId }, 'auth');
      await tell(caller, false, network);
    },
  };
}

export type SecondFactorService = ReturnType<typeof createSecondFactor>;
