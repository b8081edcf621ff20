import type { BookingPage } from '@nebosvod/contracts/booking';
import { pagePaths } from '@nebosvod/contracts/page-paths';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { clientAddress } from '../../count-limit.ts';
import type { Mail } from '../../mail/letter.ts';
import { hasRefused, refusalToken } from '../../mail/refusal.repository.ts';
import { publicOrigin } from '../../public-origin.ts';
import { findAccount } from '../auth/account.repository.ts';
import { sharedSecret } from '../auth/server-secret.repository.ts';
import { tokenOfRequest } from './book.service.ts';
import type { Meeting } from './booking-letters.presenter.ts';
import type { RequestRow } from './booking-request.repository.ts';

type Letter = Pick<Mail, 'subject' | 'text' | 'calendar'>;

/** Letters about a meeting, to the guest and to the practitioner. */
export function bookingPost({ db, env, mailer }: Pick<Context, 'db' | 'env' | 'mailer'>) {
  return {
    /** What letters about a meeting tell, and where its practitioner looks. */
    async meetingOf(request: FastifyRequest, row: RequestRow, page: BookingPage) {
      const origin = publicOrigin(env, request);
      const link = `${origin}${pagePaths.booked}#${await tokenOfRequest(db, row.id)}`;
      const key = await sharedSecret(db, 'mail-refusal');
      const refusal = `${origin}${pagePaths.letters}#${refusalToken(key, row.email)}`;
      const meeting: Meeting = { row, page, link, refusal, now: new Date() };
      return { meeting, desk: `${origin}${pagePaths.profile}?tab=booking` };
    },
    /** Nothing goes to whoever asked not to be written to: anybody can type an address. */
    async toGuest(request: FastifyRequest, { row }: Meeting, letter: Letter): Promise<void> {
      if (await hasRefused(db, await sharedSecret(db, 'mail-refusal'), row.email)) return;
      await mailer.post({ cause: 'booking', network: clientAddress(request), to: row.email, ...letter });
    },
    async toPractitioner(request: FastifyRequest, { row }: Meeting, letter: Letter): Promise<void> {
      const account = await findAccount(db, row.user_id);
      if (!account?.email_verified_at) return;
      await mailer.post({
        cause: 'booking-notice',
        network: clientAddress(request),
        to: account.email,
        replyTo: row.email,
        ...letter,
      });
    },
  };
}

export type BookingPost = ReturnType<typeof bookingPost>;
