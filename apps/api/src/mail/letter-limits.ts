import type { SharedLimiter } from '../database/rate-limiter.ts';
import { wideNetwork } from '../plugins/rate-limit.ts';
import type { Mail, MailCause } from './letter.ts';

const hour = 3_600;
/** Letters an hour to one address: for one cause and in all. */
const byCause = 3;
/** Of booking a practitioner hears more often than a guest; half of all is left for letters of the account. */
const byBusyCause: Partial<Record<MailCause, number>> = { 'booking-notice': 5 };
const inAll = 10;
/** Letters an hour that the calls of one network may cause, and of a whole /48 of IPv6. */
const byNetwork = 30;
const byWideNetwork = 300;

/**
 * Whether one more letter may go out. Every letter is counted here and nowhere else, so that no call, however often
 * made, fills anybody's mailbox.
 */
export async function mayPost(limiter: SharedLimiter, { to, cause, network }: Mail): Promise<boolean> {
  const wide = network === undefined ? null : wideNetwork(network);
  const counts: readonly (readonly [key: string, limit: number])[] = [
    [`letters:${cause}:${to}`, byBusyCause[cause] ?? byCause],
    ...(network === undefined ? [] : [[`letters-network:${network}`, byNetwork] as const]),
    ...(wide === null ? [] : [[`letters-network:${wide}`, byWideNetwork] as const]),
    [`letters:${to}`, inAll],
  ];
  for (const [key, limit] of counts) {
    if (!(await limiter.hit(key, limit, hour)).allowed) return false;
  }
  return true;
}
