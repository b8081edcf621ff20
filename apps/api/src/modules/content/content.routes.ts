import { createHash } from 'node:crypto';
import * as contract from '@nebosvod/contracts/content';
import * as shop from '@nebosvod/contracts/shop';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import type { Context } from '../../context.ts';
import { badCursor } from '../../list-cursor.ts';
import { mount } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import { privacyPdfTask } from './content.worker.ts';

/** Content changes rarely; a minute in caches keeps a correction visible soon. */
const cacheControl = 'public, max-age=60, must-revalidate';

/** Lets caches keep an answer; 304 for who has it already. */
function cached<T>(request: FastifyRequest, reply: FastifyReply, value: T): T | FastifyReply {
  return isKnown(request, reply, JSON.stringify(value)) ? reply.status(304).send() : value;
}

/** Names the state of an answer in its entity tag and tells whether the client holds that very state. */
function isKnown(request: FastifyRequest, reply: FastifyReply, state: string): boolean {
  const tag = `"${createHash('sha256').update(state).digest('base64url').slice(0, 20)}"`;
  reply.header('cache-control', cacheControl).header('etag', tag);
  const held = request.headers['if-none-match']?.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return held?.some((part) => part === tag || part === '*') ?? false;
}

interface Page {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** The part of a list after the cursor; the next cursor goes into a header, so that a list stays a list. */
function pageOf<T extends { readonly id: string }>(list: readonly T[], page: Page, reply: FastifyReply): T[] {
  const after = page.cursor === undefined ? -1 : list.findIndex(({ id }) => id === page.cursor);
  if (page.cursor !== undefined && after < 0) throw badCursor();
  const end = page.limit === undefined ? list.length : Math.min(list.length, after + 1 + page.limit);
  const last = list[end - 1];
  if (last && end < list.length) reply.header('x-next-cursor', last.id);
  return list.slice(after + 1, end);
}

/** How the shop can be paid in: with money, as a rehearsal, or not at all. */
export type PaymentsHere = 'money' | 'test' | 'none';

export function registerContent(
  app: FastifyInstance,
  { background, content }: Context,
  paymentsNow: () => PaymentsHere,
): void {
  let printed: { readonly hash: string; readonly file: Buffer } | undefined;
  const shopItems = () => {
    const payments = paymentsNow();
    return content.shopItems.map((item) => ({
      ...item,
      isPayableHere: payments === 'money' ? item.price !== null : payments === 'test' && item.paymentUrl === null,
      isTestPayment: payments === 'test',
      seller: content.seller,
    }));
  };

  mount(app, contract.listEvents, ({ query, request, reply }) => {
    const now = new Date().toISOString();
    const coming = content.events.filter(({ startsAt, endsAt }) => (endsAt ?? startsAt) >= now);
    return cached(request, reply, pageOf(coming, query, reply));
  });
  mount(app, contract.listNews, ({ query, request, reply }) =>
    cached(request, reply, pageOf(content.news, query, reply)),
  );
  mount(app, contract.listQuestions, ({ query, request, reply }) =>
    cached(request, reply, pageOf(content.questions, query, reply)),
  );

  mount(app, contract.getLegalText, ({ params, request, reply }) => {
    const { hash: _hash, ...text } = content.legal[params.id];
    return cached(request, reply, text);
  });

  mount(app, contract.privacyPdf, async ({ request, reply }) => {
    const { privacy } = content.legal;
    if (isKnown(request, reply, privacy.hash)) return reply.status(304).send();
    return answerWhileConnected(reply, async (waiting) => {
      if (printed?.hash !== privacy.hash) {
        printed = { hash: privacy.hash, file: Buffer.from(await background.run(privacyPdfTask, privacy, waiting)) };
      }
      return reply
        .type('application/pdf')
        .header('content-disposition', 'inline; filename="privacy.pdf"')
        .send(printed.file);
    });
  });

  mount(app, shop.listCategories, ({ request, reply }) => cached(request, reply, [...content.categories]));
  mount(app, shop.listShopItems, ({ request, reply }) => cached(request, reply, shopItems()));
  mount(app, shop.getShopItem, ({ query, request, reply }) => {
    const item = shopItems().find(({ id }) => id === query.id);
    if (!item) throw new ProblemError('NOT_FOUND', 'Такого товара нет');
    return cached(request, reply, item);
  });
  mount(app, shop.listShopCategory, ({ query, request, reply }) => {
    if (!content.categories.some(({ id }) => id === query.category_id)) {
      throw new ProblemError('NOT_FOUND', 'Такого раздела нет');
    }
    return cached(
      request,
      reply,
      shopItems().filter(({ categoryId }) => categoryId === query.category_id),
    );
  });
}
