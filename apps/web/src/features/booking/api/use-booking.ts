import {
  acceptRequest,
  type BookingFilter,
  type BookingPage,
  declineRequest,
  getBooking,
  listRequests,
  putBooking,
} from '@nebosvod/contracts/booking';
import {
  bookMeeting,
  cancelBooked,
  eraseBooked,
  exportBooked,
  moveBooked,
  readBooked,
  readBooking,
} from '@nebosvod/contracts/booking-guest';
import type { SentBodyOf } from '@nebosvod/contracts/endpoint';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, send } from '../../../platform/api/call.ts';
import { endpointPages } from '../../../platform/api/endpoint-pages.ts';
import { endpointKey, endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { useSessionState } from '../../../platform/session/use-session.ts';

export type PageChange = SentBodyOf<typeof putBooking>;
export type SentBooking = SentBodyOf<typeof bookMeeting>;

/** What the person publishes for booking. */
export function useBookingPage() {
  return useQuery(endpointQuery(getBooking, {}, 'stored'));
}

/** Stores the page; what stands now is at hand at once. */
export function usePageChange() {
  const queryClient = useQueryClient();
  return async (body: PageChange): Promise<BookingPage> => {
    const saved = await call(putBooking, { body });
    queryClient.setQueryData(endpointQuery(getBooking, {}, 'stored').queryKey, saved);
    return saved;
  };
}

/** Whether the person owns a product that opens publishing and accepting. */
export function useMayReceive(): boolean {
  const { products } = useSessionState();
  const { access } = putBooking;
  return typeof access === 'object' && products.some(({ id }) => access.products.includes(id));
}

/** Requests of guests, page by page. */
export function useRequests(status: BookingFilter) {
  return useInfiniteQuery(
    endpointPages(listRequests, (cursor) => ({ query: { status, ...(cursor === null ? {} : { cursor }) } })),
  );
}

/** What becomes of a request; the lists are asked anew. */
export function useRequestWork() {
  const queryClient = useQueryClient();
  const changed = () => queryClient.invalidateQueries({ queryKey: endpointKey(listRequests) });
  return {
    accept: async (id: string) => {
      await call(acceptRequest, { params: { id } });
      await changed();
    },
    decline: async (id: string, text: string) => {
      await call(declineRequest, { params: { id }, body: { text } });
      await changed();
    },
  };
}

/** The page of a practitioner with the free hours of a kind; the hours before stay in sight while others are asked for. */
export function useOpenPage(slug: string | null, kind: string | null) {
  return useQuery({
    ...endpointQuery(
      readBooking,
      slug === null || slug === '' ? null : { params: { slug }, query: kind === null ? {} : { kind } },
      'stored',
    ),
    placeholderData: (before) => before,
  });
}

/** Sends a request for a meeting. */
export const bookMeetingAt = (slug: string, body: SentBooking) => call(bookMeeting, { params: { slug }, body });

/** One's own booked meeting by the token of the letter. */
export function useBooked(token: string) {
  return useQuery(endpointQuery(readBooked, token === '' ? null : { body: { token } }, 'stored'));
}

/** What a guest does with a booked meeting. */
export function useBookedWork(token: string) {
  const queryClient = useQueryClient();
  const { queryKey } = endpointQuery(readBooked, { body: { token } }, 'stored');
  return {
    move: async (slot: string) => {
      queryClient.setQueryData(queryKey, await call(moveBooked, { body: { token, slot } }));
    },
    cancel: async () => {
      queryClient.setQueryData(queryKey, await call(cancelBooked, { body: { token } }));
    },
    takeAway: async () => {
      const answer = await send(exportBooked, { body: { token } });
      saveFile('moi-dannye.json', await answer.blob(), 'application/json');
    },
    erase: () => call(eraseBooked, { body: { token } }),
  };
}
