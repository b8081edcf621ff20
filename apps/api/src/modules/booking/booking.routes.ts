import { randomBytes, randomUUID } from 'node:crypto';
import * as contract from '@nebosvod/contracts/booking';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, Db } from '../../context.ts';
import { cursorOf, momentPosition, readCursor } from '../../list-cursor.ts';
import { mount, signedIn } from '../../mount.ts';
import { registerPersonalData } from '../../personal-data.ts';
import { ProblemError } from '../../problem-error.ts';
import { registerPurge } from '../../purge.ts';
import { dayOf } from '../clients/clients.service.ts';
import { accept } from './accept.service.ts';
import { presentPage, presentRequest } from './booking.presenter.ts';
import { isKnownZone, overlappingHours } from './booking-hours.service.ts';
import { acceptedMail, declinedMail } from './booking-letters.presenter.ts';
import { findPage, writePage } from './booking-page.repository.ts';
import { type BookingPost, bookingPost } from './booking-post.ts';
import {
  endRequest,
  findRequest,
  pageOfRequests,
  pagesOfRequests,
  purgeRequests,
  type RequestRow,
} from './booking-request.repository.ts';

const PURGED_AT_ONCE = 500;
const SHOWN_AT_ONCE = 50;
/** A notice that names who keeps what, why and how long is no shorter. */
const SHORTEST_NOTICE = 100;

const noRequest = () => new ProblemError('NOT_FOUND', 'Такой заявки у вас нет');
const answered = () => new ProblemError('CONFLICT', 'Эту заявку уже решили: обновите список');

/** An address that nobody guesses: 80 bits. */
const newSlug = (): string => randomBytes(10).toString('hex');

type Saved = BodyOf<typeof contract.putBooking>;

/** @throws ProblemError 400 with everything that keeps the page from being opened */
function assertPublishable({ isOpen, name, kinds, hours, notice, timeZone }: Saved): void {
  const overlapping = overlappingHours(hours);
  const errors = [
    ...(isKnownZone(timeZone) ? [] : [{ path: 'timeZone', message: 'Такого часового пояса нет' }]),
    ...(overlapping < 0 ? [] : [{ path: `hours.${overlapping}.from`, message: 'Часы этого дня пересекаются' }]),
    ...(isOpen && name === '' ? [{ path: 'name', message: 'Напишите, кто принимает' }] : []),
    ...(isOpen && kinds.length === 0 ? [{ path: 'kinds', message: 'Добавьте хотя бы один вид встречи' }] : []),
    ...(isOpen && hours.length === 0 ? [{ path: 'hours', message: 'Добавьте часы, в которые вы принимаете' }] : []),
    ...(isOpen && notice.trim().length < SHORTEST_NOTICE
      ? [{ path: 'notice', message: 'Напишите, кто, зачем и сколько хранит данные: хотя бы сто знаков' }]
      : []),
  ];
  const [first] = errors;
  if (first) throw new ProblemError('VALIDATION', first.message, { errors });
}

async function savePage(db: Db, userId: string, { renewSlug, ...page }: Saved): Promise<contract.BookingPage> {
  assertPublishable({ renewSlug, ...page });
  const row = await findPage(db, userId);
  const before = presentPage(row);
  const kinds = page.kinds.map((kind) => ({ ...kind, id: kind.id ?? randomUUID() }));
  const saved = await writePage(db, {
    user_id: userId,
    slug: row && !renewSlug ? row.slug : newSlug(),
    page: JSON.stringify({ ...page, kinds }),
    notice_version: before.noticeVersion + (row && before.notice === page.notice ? 0 : 1),
  });
  return presentPage(saved);
}

async function* storedRequests(db: Db, userId: string) {
  for await (const rows of pagesOfRequests(db, userId, 50))
    yield* rows.map((row) => presentRequest(row, dayOf(new Date())));
}

/** A letter about what became of a request. */
async function tell(
  db: Db,
  post: BookingPost,
  request: FastifyRequest,
  row: RequestRow,
  letterOf: (meeting: Parameters<typeof acceptedMail>[0]) => ReturnType<typeof acceptedMail>,
): Promise<contract.BookingRequest> {
  const page = presentPage(await findPage(db, row.user_id));
  const { meeting } = await post.meetingOf(request, row, page);
  await post.toGuest(request, meeting, letterOf(meeting));
  return presentRequest(row, dayOf(new Date()));
}

/** The practitioner's side of booking: what is published, and what becomes of requests. */
export function registerBooking(app: FastifyInstance, context: Pick<Context, 'db' | 'env' | 'mailer'>): void {
  const { db } = context;
  const post = bookingPost(context);

  mount(app, contract.getBooking, async ({ caller }) => presentPage(await findPage(db, signedIn(caller).userId)));

  mount(app, contract.putBooking, ({ caller, body }) => savePage(db, signedIn(caller).userId, body));

  mount(app, contract.listRequests, async ({ caller, query: { status, cursor } }) => {
    const { userId } = signedIn(caller);
    const after = readCursor(momentPosition, cursor);
    const rows = await pageOfRequests(db, userId, status, { after, limit: SHOWN_AT_ONCE + 1 });
    const shown = rows.slice(0, SHOWN_AT_ONCE);
    const last = rows.length > SHOWN_AT_ONCE ? shown.at(-1) : undefined;
    return {
      items: shown.map((row) => presentRequest(row, dayOf(new Date()))),
      nextCursor: last ? cursorOf(last.at, last.id) : null,
    };
  });

  mount(app, contract.acceptRequest, async ({ caller, params, request }) => {
    const row = await findRequest(db, signedIn(caller).userId, params.id);
    if (!row) throw noRequest();
    const accepted = await accept(db, row, new Date());
    if (!accepted) throw answered();
    return tell(db, post, request, accepted, acceptedMail);
  });

  mount(app, contract.declineRequest, async ({ caller, params, body, request }) => {
    const { userId } = signedIn(caller);
    if (!(await findRequest(db, userId, params.id))) throw noRequest();
    const ended = await endRequest(db, { id: params.id, user_id: userId }, ({ status }) =>
      status === 'waiting' ? 'declined' : 'cancelled',
    );
    if (!ended) throw answered();
    return tell(db, post, request, ended, (meeting) => declinedMail(meeting, body.text));
  });

  registerPurge(app, {
    name: 'booking requests',
    run: () =>
      purgeRequests(db, { unanswered: contract.unansweredDays, accepted: contract.acceptedDays }, PURGED_AT_ONCE),
  });
  registerPersonalData(app, { name: 'booking', read: async (userId) => presentPage(await findPage(db, userId)) });
  registerPersonalData(app, { name: 'bookingRequests', read: (userId) => storedRequests(db, userId) });
}
