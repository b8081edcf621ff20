import { createHmac, randomUUID } from 'node:crypto';
import { type BookingPage, mostRequests, mostWaitingRequests } from '@nebosvod/contracts/booking';
import type { bookMeeting } from '@nebosvod/contracts/booking-guest';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { Db } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { derivedToken } from '../auth/derived-token.ts';
import { sharedSecret } from '../auth/server-secret.repository.ts';
import { isMinorOn } from '../clients/clients.presenter.ts';
import { dayOf, withFixedClock } from '../clients/clients.service.ts';
import { hashOf } from '../delivery/open-link.ts';
import { freeHours, isKnownZone, type Stretch } from './booking-hours.service.ts';
import { heldHours, insertRequest, type RequestRow } from './booking-request.repository.ts';

type Booking = BodyOf<typeof bookMeeting>;

const MINUTE_MS = 60_000;

const refusal = (path: string, message: string) =>
  new ProblemError('VALIDATION', message, { errors: [{ path, message }] });

/** The hour went to somebody else meanwhile. */
export const slotTaken = () => new ProblemError('SLOT_TAKEN', 'Этот час только что заняли: выберите другой');

/** The token of a request: what its letters open it by. */
export const tokenOfRequest = (db: Db, id: string): Promise<string> => derivedToken(db, 'booking-link', id);

/** What is taken of a practitioner's time from now on. */
export async function takenHours(db: Db, userId: string, now: Date): Promise<Stretch[]> {
  const held = await heldHours(db, userId, now);
  return held.map(({ starts_at, ends_at }) => ({ start: starts_at.getTime(), end: ends_at.getTime() }));
}

/**
 * The stretch of a chosen hour.
 * @throws ProblemError 400 for an hour that the page does not offer, whoever holds it
 */
export function offeredSpan(page: BookingPage, minutes: number, slot: string, now: Date) {
  const start = new Date(slot);
  const offered = freeHours({ page, minutes, taken: [], now: now.getTime() });
  if (!offered.includes(start.getTime())) throw refusal('slot', 'На этот час записаться нельзя: выберите другой');
  return { starts_at: start, ends_at: new Date(start.getTime() + minutes * MINUTE_MS) };
}

/** Births with their clocks fixed. @throws ProblemError 400 where a consent is missing */
async function settledBirths({ births, consents }: Booking, now: Date) {
  if (births.length > 1 && !consents.others)
    throw refusal('consents.others', 'Подтвердите, что люди, чьи рождения вы указали, с этим согласны');
  const settled = [];
  for (const [index, one] of births.entries()) {
    const birth = await withFixedClock(one.birth, `births.${index}.birth`);
    if (isMinorOn(dayOf(now), birth.date) && !consents.representative)
      throw refusal('consents.representative', 'Человеку нет восемнадцати: нужно согласие законного представителя');
    settled.push({ ...one, birth });
  }
  return settled;
}

export interface BookingParts {
  readonly userId: string;
  readonly page: BookingPage;
  readonly booking: Booking;
  /** The network of the guest, kept as a hash under a secret of the server. */
  readonly network: string;
  readonly now: Date;
}

/**
 * Takes a request of a guest.
 * @throws ProblemError 400 beside what is wrong, 409 for a taken hour or another notice, 429 when the practitioner has too many
 */
export async function book(
  db: Db,
  { userId, page, booking, network, now }: BookingParts,
): Promise<{ readonly row: RequestRow; readonly token: string }> {
  const { person, consents, question, timeZone = page.timeZone } = booking;
  const kind = page.kinds.find(({ id }) => id === booking.kind);
  if (!kind) throw refusal('kind', 'Такого вида встречи больше нет');
  if (booking.noticeVersion !== page.noticeVersion)
    throw new ProblemError('CONFLICT', 'Уведомление о данных изменилось: прочитайте его и согласитесь ещё раз');
  if (!isKnownZone(timeZone)) throw refusal('timeZone', 'Такого часового пояса нет');
  const births = await settledBirths(booking, now);
  const span = offeredSpan(page, kind.minutes, booking.slot, now);
  const id = randomUUID();
  const token = await tokenOfRequest(db, id);
  const secret = await sharedSecret(db, 'booking-network');
  const { personalData: _given, ...ticked } = consents;
  const row = await insertRequest(
    db,
    {
      id,
      user_id: userId,
      kind: JSON.stringify(kind),
      ...span,
      status: 'waiting',
      ...person,
      time_zone: timeZone,
      births: JSON.stringify(births),
      question,
      consents: JSON.stringify(ticked),
      notice: page.notice,
      notice_version: page.noticeVersion,
      network_hash: createHmac('sha256', secret).update(network).digest(),
      token_hash: hashOf(token),
      client_id: null,
    },
    { waiting: mostWaitingRequests, inAll: mostRequests },
  );
  if (row === 'taken') throw slotTaken();
  if (row === 'full')
    throw new ProblemError('TOO_MANY_REQUESTS', 'У специалиста слишком много заявок: попробуйте позже', {
      retryAfterSeconds: 3_600,
    });
  return { row, token };
}
