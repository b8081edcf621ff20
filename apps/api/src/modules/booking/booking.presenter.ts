import {
  type BookingPage,
  type BookingRequest,
  bookingPageInput,
  getBooking,
  listRequests,
} from '@nebosvod/contracts/booking';
import type { Booked, OpenBookingPage } from '@nebosvod/contracts/booking-guest';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { z } from 'zod';
import { isMinorOn } from '../clients/clients.presenter.ts';
import type { PageRow } from './booking-page.repository.ts';
import type { RequestRow } from './booking-request.repository.ts';

const storedPage = getBooking.response.omit({ slug: true, noticeVersion: true });
const requestFields = listRequests.response.shape.items.element.shape;
const storedKind = requestFields.kind.extend({ id: z.uuid() });
const storedBirths = z.array(requestFields.births.element.omit({ isMinor: true }));
const storedConsents = requestFields.consents.omit({ at: true, noticeVersion: true });

export type StoredKind = z.output<typeof storedKind>;
export type StoredBirths = z.output<typeof storedBirths>;

/** A page as its owner sees it; the empty one until it was saved first. */
export function presentPage(row: PageRow | undefined): AnswerOf<typeof getBooking> {
  if (!row) return getBooking.response.parse({ ...bookingPageInput.parse({}), slug: null, noticeVersion: 0 });
  return { ...storedPage.parse(row.page), slug: row.slug, noticeVersion: row.notice_version };
}

/** A page as a guest sees it. */
export function presentOpenPage(page: BookingPage, kind: string, hours: readonly number[]): OpenBookingPage {
  const { name, about, contacts, timeZone, kinds, notice, noticeVersion } = page;
  return {
    ...{ name, about, contacts, timeZone, kinds, notice, noticeVersion, kind },
    hours: hours.map((hour) => new Date(hour).toISOString()),
  };
}

export const kindOf = ({ kind }: Pick<RequestRow, 'kind'>): StoredKind => storedKind.parse(kind);
export const birthsOf = ({ births }: Pick<RequestRow, 'births'>): StoredBirths => storedBirths.parse(births);

const statusOf = (row: RequestRow) => requestFields.status.parse(row.status);

function consentsOf(row: RequestRow): BookingRequest['consents'] {
  return {
    ...storedConsents.parse(row.consents),
    at: row.consented_at.toISOString(),
    noticeVersion: row.notice_version,
  };
}

/** A request as the practitioner sees it. */
export function presentRequest(row: RequestRow, today: string): BookingRequest {
  const { title, price, minutes } = kindOf(row);
  return {
    id: row.id,
    kind: { title, price, minutes },
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    status: statusOf(row),
    name: row.name,
    email: row.email,
    contact: row.contact,
    births: birthsOf(row).map((one) => ({ ...one, isMinor: isMinorOn(today, one.birth.date) })),
    question: row.question,
    consents: consentsOf(row),
    clientId: row.client_id,
    createdAt: row.created_at.toISOString(),
  };
}

/** A request as the one who made it sees it. */
export function presentBooked(row: RequestRow, page: BookingPage): Booked {
  const { id, title, price, minutes } = kindOf(row);
  const isOffered = page.isOpen && page.kinds.some((kind) => kind.id === id);
  return {
    kind: { title, price, minutes },
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    status: statusOf(row),
    practitioner: page.name,
    contacts: page.contacts,
    slug: isOffered ? page.slug : null,
    kindId: id,
  };
}

/** What a person has handed over, for the person. */
export function presentHandedOver(row: RequestRow) {
  const { title, price, minutes } = kindOf(row);
  return {
    kind: { title, price, minutes },
    startsAt: row.starts_at.toISOString(),
    status: statusOf(row),
    name: row.name,
    email: row.email,
    contact: row.contact,
    births: birthsOf(row),
    question: row.question,
    consents: { ...consentsOf(row), notice: row.notice },
    isInBook: row.client_id !== null,
    createdAt: row.created_at.toISOString(),
  };
}
