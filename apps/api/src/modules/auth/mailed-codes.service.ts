import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { countNetwork, forgiveNetwork } from '../../count-limit.ts';
import { ProblemError } from '../../problem-error.ts';
import { type Account, findAccountByEmail } from './account.repository.ts';
import { limits } from './auth-limits.ts';
import { codeMinutes, confirmationMail, resetMail, temporaryAccessMail } from './auth-mails.presenter.ts';
import { giveTryBack, shareCode, storeCode, takeTry } from './mail-code.repository.ts';
import { hashSecret, orGiveBack, verifySecret } from './password-hash.ts';
import { newMailCode } from './secret-token.ts';
import { knowsNetwork, type Origin } from './session.repository.ts';

/** What a code mailed to the address of an account is for. */
type CodePurpose = 'confirm' | 'reset';

/** Who asked for a code, and by which request. */
interface Asked {
  readonly origin: Origin;
  readonly requestId: string | null;
}

interface MadeCode {
  readonly code: string;
  readonly codeHash: string;
}

/** Codes that are mailed to an address and come back from whoever reads its letters. */
export function createMailedCodes({ db, limiter, mailer, env }: Context) {
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;

  /** A code and its hash. Made before anything is written: a server too busy to hash then leaves nothing half done. */
  async function makeCode(): Promise<MadeCode> {
    const code = newMailCode();
    return { code, codeHash: await hashSecret(code) };
  }

  /**
   * Posts a code and stores it for its request. When no letter may go out any more, the request shares the code of the
   * last one that did.
   */
  async function postCode(account: Account, purpose: CodePurpose, made: MadeCode, asked: Asked): Promise<void> {
    const { origin, requestId } = asked;
    const isTemporary = account.password_hash === null;
    const text = purpose === 'reset' ? resetMail : isTemporary ? temporaryAccessMail : confirmationMail;
    const request = {
      userId: account.id,
      purpose,
      requestId: purpose === 'reset' ? requestId : null,
      network: origin.address,
    };
    const isPosted =
      (await mayCauseLetter(account, purpose, origin)) &&
      (await mailer.post({
        cause: purpose,
        to: account.email,
        network: origin.address,
        usefulMinutes: codeMinutes,
        ...text(publicUrl, account.email, made.code),
      }));
    if (isPosted) await storeCode(db, request, made.codeHash);
    else if (request.requestId !== null) await shareCode(db, request);
  }

  /** Of the letters an hour a person gets, a network they never signed in from may cause all but one. */
  async function mayCauseLetter(account: Account, purpose: CodePurpose, origin: Origin): Promise<boolean> {
    const { name, count: most, seconds } = limits.lettersByStranger;
    const { allowed } = await limiter.hit(`${name}:${purpose}:${account.id}:${origin.address}`, most, seconds);
    return allowed || knowsNetwork(db, account.id, origin.address);
  }

  /**
   * Counts a letter, makes a code and posts it to whom `choose` names. Hashing happens for a stranger too, so that the
   * time tells nothing.
   */
  async function sendCode(
    email: string,
    asked: Asked,
    choose: (account: Account | undefined) => { readonly account: Account | undefined; readonly purpose: CodePurpose },
  ): Promise<void> {
    const { address } = asked.origin;
    await countNetwork(limiter, limits.mailByAddress, address);
    await countNetwork(limiter, limits.mailByPerson, address, `${email}:`);
    const made = await orGiveBack(makeCode(), async () => {
      await forgiveNetwork(limiter, limits.mailByAddress, address);
      await forgiveNetwork(limiter, limits.mailByPerson, address, `${email}:`);
    });
    const { account, purpose } = choose(await findAccountByEmail(db, email));
    if (account) await postCode(account, purpose, made, asked);
  }

  /**
   * Takes one try of the code that was mailed to an address.
   * @returns the person, the id by which a right code is used up, and the way to give the try back
   * @throws ProblemError 400 INVALID_CODE, the same for a stranger
   */
  async function takeCode(email: string, purpose: CodePurpose, code: string, { origin, requestId }: Asked) {
    await countNetwork(limiter, limits.codeByAddress, origin.address);
    const account = await findAccountByEmail(db, email);
    const request = { userId: account?.id ?? randomUUID(), purpose, requestId, network: origin.address };
    const taken = await takeTry(db, request);
    const giveBack = async () => {
      await forgiveNetwork(limiter, limits.codeByAddress, origin.address);
      if (taken) await giveTryBack(db, taken.id, request);
    };
    const isRight = await orGiveBack(verifySecret(taken?.codeHash ?? null, code), giveBack);
    if (!isRight || !account || !taken) throw new ProblemError('INVALID_CODE');
    return { account, codeId: taken.id, giveBack };
  }

  return { makeCode, postCode, sendCode, takeCode };
}
