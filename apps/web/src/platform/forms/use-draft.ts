import { useRef, useState } from 'react';
import type { z } from 'zod';
import { keepFields, keptFields } from '../own-drafts.ts';
import { useSessionState } from '../session/use-session.ts';

export interface Draft<T> {
  readonly values: T;
  /** The same for what answers later: whatever has been typed meanwhile. */
  readonly latest: () => T;
  readonly change: (part: Partial<T>) => void;
  /** Whether the form began with what was typed before and not sent. */
  readonly isKept: boolean;
  /** What was typed has been sent: nothing of it is kept. */
  readonly drop: () => void;
  /** What was typed is given up, or has become what the server says: the form begins anew. */
  readonly reset: (start?: T) => void;
}

interface Options<T> {
  /** Which form, by ids alone. */
  readonly form: string;
  /** What it begins with. */
  readonly start: NoInfer<T>;
  /** Takes whatever may be typed, not only what may be sent. */
  readonly schema: z.ZodType<T>;
  /** Fields that are kept with whatever is typed, though they are as they began. */
  readonly pinned?: readonly (keyof T & string)[];
}

/**
 * A form whose typed fields stay on the device, for the account that typed them, until they are sent or given up. Only what
 * differs from the beginning is kept, so that a field nobody touched follows what the server says meanwhile.
 */
export function useDraft<T extends object>({ form, start, schema, pinned = [] }: Options<T>): Draft<T> {
  const { user } = useSessionState();
  // Of the moment the form opened: a session that ends under it changes neither whose it is nor what it began with.
  const [owner] = useState(user?.id ?? '');
  const [began, setBegan] = useState(start);
  const [kept, setKept] = useState<T | null>(() => {
    const fields = keptFields(owner, form);
    return fields === null ? null : (schema.safeParse({ ...began, ...fields }).data ?? null);
  });
  const [values, setValues] = useState<T>(kept ?? began);
  const latest = useRef(values);
  const show = (next: T) => {
    latest.current = next;
    setValues(next);
  };
  const drop = () => keepFields(owner, form, null);
  return {
    values,
    latest: () => latest.current,
    change: (part) => {
      show({ ...latest.current, ...part });
      keepFields(owner, form, changedFields(began, latest.current, pinned));
    },
    isKept: kept !== null,
    drop,
    reset: (next = began) => {
      drop();
      setKept(null);
      setBegan(next);
      show(next);
    },
  };
}

/** Fields of a form that are not as they began, and with any of them those that belong to it. */
export function changedFields(start: object, now: object, pinned: readonly string[] = []): Record<string, unknown> {
  const before = new Map<string, unknown>(Object.entries(start));
  const all: [string, unknown][] = Object.entries(now);
  const changed = all.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)));
  if (changed.length === 0) return {};
  return Object.fromEntries([...changed, ...all.filter(([field]) => pinned.includes(field))]);
}
