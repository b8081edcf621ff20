import { randomBytes, randomUUID } from 'node:crypto';
import * as contract from '@nebosvod/contracts/delivery';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { addYears, utcDate } from '@nebosvod/engine/time/date-arithmetic';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { mount, signedIn } from '../../mount.ts';
import { registerPersonalData } from '../../personal-data.ts';
import { ProblemError } from '../../problem-error.ts';
import { publicOrigin } from '../../public-origin.ts';
import { registerPurge } from '../../purge.ts';
import { hashSecret } from '../auth/password-hash.ts';
import { findConsultation } from '../consultations/consultations.repository.ts';
import { latestDocument, noDocument } from '../consultations/edit.service.ts';
import { readBrand, writeBrand } from './brand.repository.ts';
import { findFile } from './brand-file.repository.ts';
import { allLinks, deleteLink, insertLink, type LinkRow, linksOf, purgeLinks } from './links.repository.ts';
import { hashOf, openLink, pinOf } from './open-link.ts';
import type { SigningKey } from './signature.ts';

const PURGED_AT_ONCE = 500;
const DEFAULT_DAYS = 90;
const LONGEST_YEARS = 2;

function presentLink(row: LinkRow): contract.DocumentLink {
  return {
    id: row.id,
    consultationId: row.consultation_id,
    expiresAt: row.expires_at.toISOString(),
    pinSet: row.pin_hash !== null,
    withProof: row.with_proof,
    isPaper: row.is_paper,
    createdAt: row.created_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
  };
}

/**
 * When a link ends.
 * @throws ProblemError 400 for an instant that is past or farther than two years
 */
function endOf(asked: string | undefined, now: Date): Date {
  if (asked === undefined) return new Date(now.getTime() + DEFAULT_DAYS * DAY_MS);
  const end = new Date(asked);
  const message = end <= now ? 'Срок уже прошёл' : 'Ссылка живёт не дольше двух лет';
  if (end <= now || asked.slice(0, 10) > addYears(utcDate(now.getTime()), LONGEST_YEARS))
    throw new ProblemError('VALIDATION', message, { errors: [{ path: 'expiresAt', message }] });
  return end;
}

/** Links to documents, brands, signatures. */
export function registerDelivery(
  app: FastifyInstance,
  { db, env }: Pick<Context, 'db' | 'env'>,
  signing: () => Promise<SigningKey>,
): void {
  const documentOf = async (userId: string, id: string): Promise<ReadingDocument> => {
    const row = await findConsultation(db, userId, id);
    const document = row && (await latestDocument(db, row));
    if (!document) throw noDocument();
    return document;
  };

  mount(app, contract.getBrand, ({ caller }) => readBrand(db, signedIn(caller).userId));
  mount(app, contract.putBrand, async ({ caller, body }) => {
    const { userId } = signedIn(caller);
    if (body.logoId !== null && !(await findFile(db, userId, body.logoId))) {
      const message = 'Такого логотипа у вас нет: загрузите его ещё раз';
      throw new ProblemError('VALIDATION', message, { errors: [{ path: 'logoId', message }] });
    }
    await writeBrand(db, userId, body);
    return body;
  });

  mount(app, contract.createLink, async ({ caller, params, body, request }) => {
    const { userId } = signedIn(caller);
    await documentOf(userId, params.id);
    const expires = endOf(body.expiresAt, new Date());
    const token = randomBytes(32).toString('base64url');
    const row = await insertLink(
      db,
      {
        id: randomUUID(),
        token_hash: hashOf(token),
        user_id: userId,
        consultation_id: params.id,
        pin_hash: body.pin === undefined ? null : await hashSecret(body.pin),
        with_proof: body.withProof,
        expires_at: expires,
      },
      contract.mostLinks,
    );
    if (!row) throw new ProblemError('LIMIT_EXCEEDED', `Действующих ссылок может быть до ${contract.mostLinks}`);
    const { id, expiresAt, pinSet } = presentLink(row);
    return { id, url: `${publicOrigin(env, request)}/r/${token}`, expiresAt, pinSet };
  });

  mount(app, contract.listLinks, async ({ caller, params }) => {
    const { userId } = signedIn(caller);
    if (!(await findConsultation(db, userId, params.id))) throw noDocument();
    return { items: (await linksOf(db, userId, params.id)).map(presentLink), nextCursor: null };
  });

  mount(app, contract.revokeLink, async ({ caller, params }) => {
    if (!(await deleteLink(db, signedIn(caller).userId, params.id)))
      throw new ProblemError('NOT_FOUND', 'Такой ссылки у вас нет');
  });

  mount(app, contract.readLink, async ({ params, request, reply }) => {
    reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
    const { delivered } = await openLink(db, signing, { token: params.token, pin: pinOf(request) });
    return delivered;
  });

  mount(app, contract.signingKeys, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=3600');
    const { id, x } = await signing();
    return { keys: [{ kty: 'OKP' as const, crv: 'Ed25519' as const, use: 'sig' as const, kid: id, x }] };
  });

  registerPurge(app, { name: 'links to documents', run: () => purgeLinks(db, PURGED_AT_ONCE) });
  registerPersonalData(app, {
    name: 'documentLinks',
    read: async (userId) => (await allLinks(db, userId)).map(presentLink),
  });
  registerPersonalData(app, { name: 'brand', read: (userId) => readBrand(db, userId) });
}
