import type { ClientPage, DrawClientPage } from '@nebosvod/contracts/client-page';
import { readLinkPdf } from '@nebosvod/contracts/delivery';
import { readFile } from '@nebosvod/contracts/files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { createNonce } from '../../plugins/page-template.ts';
import type { SecurityHeaders } from '../../plugins/security-headers.ts';
import { ProblemError } from '../../problem-error.ts';
import { publicOrigin } from '../../public-origin.ts';
import { birthSky } from './birth-sky.service.ts';
import { findFile } from './brand-file.repository.ts';
import { loadClientPage } from './client-page-template.ts';
import { codeOfAddress } from './code-of-address.ts';
import { openLink } from './open-link.ts';
import type { SigningKey } from './signature.ts';

/** Milliseconds of a page with its PIN. */
const PAGE_COST = 60;
/** A PIN and the name of its field. */
const FORM_LIMIT = 200;

const path = z.object({ token: z.string().max(200) });
const form = z.object({ pin: z.string().max(20).catch('') });

export interface ClientPagesOptions extends Pick<Context, 'db' | 'env'> {
  readonly signing: () => Promise<SigningKey>;
  readonly headers: SecurityHeaders;
  readonly webRoot: string;
  readonly draw: DrawClientPage;
}

/**
 * The page of a document under its link: drawn here, without an account and without scripts. A PIN is sent by a plain form, in the
 * body, so that it stands in no address.
 */
export async function registerClientPages(
  app: FastifyInstance,
  { db, env, signing, headers, webRoot, draw }: ClientPagesOptions,
): Promise<void> {
  const fill = await loadClientPage(webRoot);
  if (!fill) return;

  async function logoOf(userId: string, id: string | null, token: string) {
    const file = id === null ? undefined : await findFile(db, userId, id);
    return file
      ? { path: `${readFile.path.replace(':id', file.id)}?link=${token}`, width: file.width, height: file.height }
      : null;
  }

  async function pageOf(request: FastifyRequest, pin: string | undefined): Promise<ClientPage> {
    const { token } = path.parse(request.params);
    try {
      const { link, delivered } = await openLink(db, signing, { token, pin });
      return {
        kind: 'open',
        ...delivered,
        pdfPath: readLinkPdf.path.replace(':token', token),
        pin: link.pin_hash === null ? null : (pin ?? null),
        expiresAt: link.expires_at.toISOString(),
        logo: await logoOf(link.user_id, delivered.brand.logoId, token),
        sky: await birthSky(delivered.document),
        code: codeOfAddress(`${publicOrigin(env, request)}/r/${token}`),
      };
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'NOT_FOUND')
        return { kind: 'closed', hadPin: pin !== undefined };
      throw error;
    }
  }

  const send = (reply: FastifyReply, page: ClientPage) => {
    const nonce = createNonce();
    const proof =
      page.kind === 'open' && page.withProof ? { document: page.document, signature: page.signature } : null;
    return reply
      .status(page.kind === 'open' ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': headers.appPolicy(nonce),
      })
      .send(fill(nonce, { ...draw(page), proof }));
  };

  // A scope of its own: forms are read nowhere else.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    scope.get('/r/:token', { config: { cost: PAGE_COST } }, async (request, reply) =>
      send(reply, await pageOf(request, undefined)),
    );
    scope.post('/r/:token', { config: { cost: PAGE_COST } }, async (request, reply) =>
      send(reply, await pageOf(request, form.catch({ pin: '' }).parse(request.body).pin)),
    );
  });
}
