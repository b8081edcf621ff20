import { randomBytes, randomUUID } from 'node:crypto';
import * as contract from '@nebosvod/contracts/delivery';
import { pagePaths } from '@nebosvod/contracts/page-paths';
import { DAY_MS, DAY_SECONDS } from '@nebosvod/engine/time/durations';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { clientAddress, count, type Limit } from '../../count-limit.ts';
import { addressHash, hasRefused, purgeRefusals, refusalToken, refuseLetters } from '../../mail/refusal.repository.ts';
import { mount, signedIn } from '../../mount.ts';
import { registerPersonalData } from '../../personal-data.ts';
import { ProblemError } from '../../problem-error.ts';
import { publicOrigin } from '../../public-origin.ts';
import { registerPurge } from '../../purge.ts';
import { sharedSecret } from '../auth/server-secret.repository.ts';
import { findConsultation } from '../consultations/consultations.repository.ts';
import { latestDocument, noDocument } from '../consultations/edit.service.ts';
import { readBrand } from './brand.repository.ts';
import { documentMail } from './letter.presenter.ts';
import { dropLetter, lettersOf, noteLetter, purgeLetters } from './letters.repository.ts';
import { deleteLink, insertLink } from './links.repository.ts';
import { hashOf } from './open-link.ts';

const PURGED_AT_ONCE = 500;
/** A link of a letter lives as long as one that is made by hand. */
const LINK_DAYS = 90;

const perDay = {
  name: 'document-letters',
  count: contract.mostLettersADay,
  seconds: DAY_SECONDS,
} as const satisfies Limit;

const refused = () => {
  const message = 'Этот человек попросил не писать ему отсюда: передайте ссылку сами';
  return new ProblemError('VALIDATION', message, { errors: [{ path: 'email', message }] });
};
const tooMany = () =>
  new ProblemError(
    'TOO_MANY_REQUESTS',
    'На этот адрес или из вашей сети ушло слишком много писем: повторите через час',
    {
      retryAfterSeconds: 3_600,
    },
  );

/** Letters with links to documents, and the wish not to get any. */
export function registerLetters(
  app: FastifyInstance,
  { db, env, mailer, limiter }: Pick<Context, 'db' | 'env' | 'mailer' | 'limiter'>,
): void {
  const secret = () => sharedSecret(db, 'mail-refusal');

  mount(app, contract.sendDocument, async ({ caller, params, body: { email, text }, request }) => {
    const { userId } = signedIn(caller);
    const row = await findConsultation(db, userId, params.id);
    const document = row && (await latestDocument(db, row));
    if (!document) throw noDocument();
    const key = await secret();
    if (await hasRefused(db, key, email)) throw refused();
    const [id, linkId] = [randomUUID(), randomUUID()];
    const expiresAt = new Date(Date.now() + LINK_DAYS * DAY_MS);
    const before = await noteLetter(db, {
      id,
      user_id: userId,
      consultation_id: params.id,
      recipient_hash: addressHash(key, email),
      link_id: linkId,
      expires_at: expiresAt,
    });
    if (before) return { id: before.link_id, expiresAt: before.expires_at.toISOString(), isRepeat: true };
    const token = randomBytes(32).toString('base64url');
    try {
      await count(limiter, perDay, userId);
      const link = await insertLink(
        db,
        {
          id: linkId,
          token_hash: hashOf(token),
          user_id: userId,
          consultation_id: params.id,
          pin_hash: null,
          with_proof: true,
          expires_at: expiresAt,
        },
        contract.mostLinks,
      );
      if (!link) throw new ProblemError('LIMIT_EXCEEDED', `Действующих ссылок может быть до ${contract.mostLinks}`);
      const origin = publicOrigin(env, request);
      const letter = documentMail({
        title: document.title,
        brand: await readBrand(db, userId),
        words: text,
        url: `${origin}/r/${token}`,
        expiresAt,
        refusal: `${origin}${pagePaths.letters}#${refusalToken(key, email)}`,
      });
      const isTaken = await mailer.post({ cause: 'document', to: email, network: clientAddress(request), ...letter });
      if (!isTaken) throw tooMany();
    } catch (error) {
      // What did not go out may be tried again at once.
      await dropLetter(db, id);
      await deleteLink(db, userId, linkId);
      throw error;
    }
    return { id: linkId, expiresAt: expiresAt.toISOString(), isRepeat: false };
  });

  mount(app, contract.refuseLetters, async ({ body }) => {
    if (!(await refuseLetters(db, await secret(), body.token)))
      throw new ProblemError('NOT_FOUND', 'Ссылка не открылась: она введена не целиком');
  });

  registerPurge(app, { name: 'letters with documents', run: () => purgeLetters(db, PURGED_AT_ONCE) });
  registerPurge(app, { name: 'refusals of letters', run: () => purgeRefusals(db, PURGED_AT_ONCE) });
  registerPersonalData(app, { name: 'documentLetters', read: (userId) => lettersOf(db, userId) });
}
