import * as contract from '@nebosvod/contracts/booking-guest';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { clientAddress, count, countNetwork, type Limit } from '../../count-limit.ts';
import { mount } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import { presentClient } from '../clients/clients.presenter.ts';
import { eraseClient, findClient } from '../clients/clients.repository.ts';
import { dayOf } from '../clients/clients.service.ts';
import { hashOf } from '../delivery/open-link.ts';
import { book, offeredSpan, slotTaken, takenHours } from './book.service.ts';
import { kindOf, presentBooked, presentHandedOver, presentOpenPage, presentPage } from './booking.presenter.ts';
import { freeHours } from './booking-hours.service.ts';
import {
  bookedMail,
  guestCancelledMail,
  guestErasedMail,
  guestMovedMail,
  movedMail,
  newRequestMail,
} from './booking-letters.presenter.ts';
import { findPage, findPageBySlug } from './booking-page.repository.ts';
import { bookingPost } from './booking-post.ts';
import {
  deleteRequestsOfPerson,
  endRequest,
  findRequestByToken,
  moveRequest,
  type RequestRow,
  requestsOfPerson,
} from './booking-request.repository.ts';

const hour = 3_600;
const day = 24 * hour;

/** How often guests book: from one network, with one practitioner, for one address. */
const limits = {
  network: { name: 'booking-network', count: 10, seconds: hour },
  practitioner: { name: 'booking-practitioner', count: 60, seconds: day },
  address: { name: 'booking-address', count: 5, seconds: day },
  /** Moves and cancellations of one request, each of which sends letters. */
  change: { name: 'booking-change', count: 5, seconds: day },
} as const satisfies Record<string, Limit>;

/** One answer for a page that never was and one that is closed. */
const noPage = () => new ProblemError('NOT_FOUND', 'Страница записи не открылась: проверьте адрес');
/** One answer for a link that never was and one whose request is gone. */
const noRequest = () => new ProblemError('NOT_FOUND', 'Ссылка не открылась: записи уже нет');
const over = () => new ProblemError('CONFLICT', 'Эта встреча уже прошла или отменена');

/** The guest's side of booking: the page of a practitioner, and one's own request by the link of the letter. */
export function registerBooked(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'env' | 'mailer' | 'limiter'>,
): void {
  const { db, limiter } = context;
  const post = bookingPost(context);

  const openPage = async (slug: string) => {
    const row = await findPageBySlug(db, slug);
    const page = presentPage(row);
    if (!row || !page.isOpen) throw noPage();
    return { userId: row.user_id, page };
  };
  const requestOf = async (token: string) => {
    const row = await findRequestByToken(db, hashOf(token));
    if (!row) throw noRequest();
    return { row, page: presentPage(await findPage(db, row.user_id)) };
  };
  const client = async ({ user_id, client_id }: RequestRow) => {
    const row = client_id === null ? undefined : await findClient(db, user_id, client_id);
    if (!row) return null;
    // What the practitioner noted for themselves is theirs; what is kept about the person is told.
    const { contacts, births, events, sessions } = presentClient(row, dayOf(new Date()));
    return { contacts, births, events, sessions };
  };

  mount(app, contract.readBooking, async ({ params, query, reply }) => {
    reply.header('x-robots-tag', 'noindex');
    const { userId, page } = await openPage(params.slug);
    const kind = query.kind === undefined ? page.kinds[0] : page.kinds.find(({ id }) => id === query.kind);
    if (!kind) throw noPage();
    const now = new Date();
    const taken = await takenHours(db, userId, now);
    const { minutes } = kind;
    const hours = freeHours({ page, minutes, from: query.from, to: query.to, taken, now: now.getTime() });
    return presentOpenPage(page, kind.id, hours);
  });

  mount(app, contract.bookMeeting, async ({ params, body, request }) => {
    const { userId, page } = await openPage(params.slug);
    const network = clientAddress(request);
    await countNetwork(limiter, limits.network, network);
    // A machine that fills every field is told that all went well.
    if (body.website !== '') {
      const minutes = page.kinds.find(({ id }) => id === body.kind)?.minutes ?? 60;
      const start = Date.parse(body.slot);
      return { startsAt: new Date(start).toISOString(), endsAt: new Date(start + minutes * 60_000).toISOString() };
    }
    await count(limiter, limits.practitioner, userId);
    await count(limiter, limits.address, body.person.email);
    const { row } = await book(db, { userId, page, booking: body, network, now: new Date() });
    const { meeting, desk } = await post.meetingOf(request, row, page);
    await post.toGuest(request, meeting, bookedMail(meeting));
    await post.toPractitioner(request, meeting, newRequestMail(meeting, desk));
    return { startsAt: row.starts_at.toISOString(), endsAt: row.ends_at.toISOString() };
  });

  mount(app, contract.readBooked, async ({ body }) => {
    const { row, page } = await requestOf(body.token);
    return presentBooked(row, page);
  });

  mount(app, contract.moveBooked, async ({ body, request }) => {
    const { row, page } = await requestOf(body.token);
    if (!page.isOpen) throw over();
    await count(limiter, limits.change, row.id);
    const span = offeredSpan(page, kindOf(row).minutes, body.slot, new Date());
    const moved = await moveRequest(db, row, span);
    if (moved === 'taken') throw slotTaken();
    if (!moved) throw over();
    const { meeting, desk } = await post.meetingOf(request, moved, page);
    await post.toGuest(request, meeting, movedMail(meeting));
    await post.toPractitioner(request, meeting, guestMovedMail(meeting, desk));
    return presentBooked(moved, page);
  });

  mount(app, contract.cancelBooked, async ({ body, request }) => {
    const { row, page } = await requestOf(body.token);
    const ended = await endRequest(db, row, () => 'cancelled');
    if (!ended) throw over();
    const { meeting, desk } = await post.meetingOf(request, ended, page);
    await post.toPractitioner(request, meeting, guestCancelledMail(meeting, desk));
    return presentBooked(ended, page);
  });

  mount(app, contract.exportBooked, async ({ body, reply }) => {
    const { row, page } = await requestOf(body.token);
    const requests = (await requestsOfPerson(db, row.user_id, row.email)).map(presentHandedOver);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="moi-dannye.json"')
      .send(JSON.stringify({ practitioner: page.name, requests, client: await client(row) }, null, 2));
  });

  mount(app, contract.eraseBooked, async ({ body, request }) => {
    const { row, page } = await requestOf(body.token);
    const all = await requestsOfPerson(db, row.user_id, row.email);
    const clients = new Set(all.flatMap(({ client_id }) => (client_id === null ? [] : [client_id])));
    for (const id of clients) await eraseClient(db, row.user_id, id);
    await deleteRequestsOfPerson(db, row.user_id, row.email);
    const coming = all.find(
      ({ status, starts_at }) => ['waiting', 'accepted'].includes(status) && starts_at > new Date(),
    );
    const { meeting } = await post.meetingOf(request, coming ?? row, page);
    await post.toPractitioner(request, meeting, guestErasedMail(meeting));
  });
}
