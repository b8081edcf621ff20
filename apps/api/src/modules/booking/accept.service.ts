import { type Client, newClient } from '@nebosvod/contracts/clients';
import type { Db } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { isMinorOn, presentClient } from '../clients/clients.presenter.ts';
import { mostClients } from '../clients/clients.repository.ts';
import { changesOf, dayOf, rowOf } from '../clients/clients.service.ts';
import { acceptWaiting } from './accept.repository.ts';
import { birthsOf, kindOf } from './booking.presenter.ts';
import type { RequestRow } from './booking-request.repository.ts';

/** What a request adds to a card: births with the consent that was ticked, the question as a note, the meeting. */
function entriesOf(row: RequestRow, now: Date) {
  const how = `на странице записи, текст версии ${row.notice_version}`;
  const births = birthsOf(row).map((one) => ({
    ...one,
    consent: {
      at: row.consented_at.toISOString(),
      how: isMinorOn(dayOf(now), one.birth.date) ? `${how}, законный представитель` : how,
      text: row.notice,
    },
  }));
  const notes = row.question.trim() === '' ? [] : [{ at: row.created_at.toISOString(), text: row.question }];
  const sessions = [{ id: row.id, at: row.starts_at.toISOString(), kind: kindOf(row).title, isPaid: false }];
  return { births, notes, sessions };
}

/** What the lists of a client hold at most (`contracts/src/clients.ts`). */
const room = { births: 12, notes: 200, sessions: 500 } as const;

const bornAt = ({ birth }: { readonly birth: Client['births'][number]['birth'] }) =>
  [birth.date, birth.time?.slice(0, 5), birth.latitude.toFixed(2), birth.longitude.toFixed(2)].join();

/**
 * Accepts a waiting request and enters the person into the book.
 * @returns undefined when the request does not wait
 * @throws ProblemError 400 past 10,000 clients
 */
export async function accept(db: Db, row: RequestRow, now: Date): Promise<RequestRow | undefined> {
  const { births, notes, sessions } = entriesOf(row, now);
  const contacts = [
    { kind: 'email', value: row.email },
    ...(row.contact === '' ? [] : [{ kind: 'other', value: row.contact }]),
  ];
  const fresh = await rowOf(row.user_id, newClient.parse({ name: row.name, contacts, births, notes, sessions }), now);
  const accepted = await acceptWaiting(db, row, {
    fresh,
    added: async (known) => {
      const before = presentClient(known, dayOf(now));
      const there = new Set(before.births.map(bornAt));
      const lists = {
        births: [
          ...before.births.map(({ isMinor: _, ...birth }) => birth),
          ...births.filter((one) => !there.has(bornAt(one))),
        ],
        notes: [...before.notes, ...notes],
        sessions: [...before.sessions, ...sessions],
      };
      const fits =
        lists.births.length <= room.births &&
        lists.notes.length <= room.notes &&
        lists.sessions.length <= room.sessions;
      return fits ? changesOf(db, row.user_id, before, lists, now) : null;
    },
  });
  if (accepted === 'full') throw new ProblemError('LIMIT_EXCEEDED', `В книге может быть до ${mostClients} клиентов`);
  return accepted;
}
