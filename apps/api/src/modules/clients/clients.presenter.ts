import { type Client, clientCardSchema, clientSchema } from '@nebosvod/contracts/clients';
import { addYears } from '@nebosvod/engine/time/date-arithmetic';
import { z } from 'zod';
import type { ClientRow, pageOfClients } from './clients.repository.ts';

const ADULT = 18;

const storedBirth = clientSchema.shape.births.element.omit({ isMinor: true });
const storedBirths = z.array(storedBirth);

/** Under 18 on a day, `2026-11-22`. */
export const isMinorOn = (day: string, born: string): boolean => addYears(born, ADULT) > day;

function bornSince(births: unknown, today: string): Client['births'] {
  return storedBirths.parse(births).map((birth) => ({ ...birth, isMinor: isMinorOn(today, birth.birth.date) }));
}

/** A stored client on the wire. What an older version stored is read through the schema of today. */
export function presentClient(row: ClientRow, today: string): Client {
  const { id, version, name, contacts, relations, tags, notes, events, sessions, packages } = row;
  return clientSchema.parse({
    ...{ id, version, name, contacts, relations, tags, notes, events, sessions, packages },
    births: bornSince(row.births, today),
    nextContact: row.next_contact,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  });
}

type CardRow = Awaited<ReturnType<typeof pageOfClients>>[number];

/** A client of the list on the wire. */
export function presentCard(row: CardRow, today: string): z.output<typeof clientCardSchema> {
  const { id, version, name, contacts, tags } = row;
  return clientCardSchema.parse({
    ...{ id, version, name, contacts, tags },
    births: bornSince(row.births, today),
    nextContact: row.next_contact,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastSessionAt: row.last_session_at?.toISOString() ?? null,
    owed: Number(row.owed),
  });
}
