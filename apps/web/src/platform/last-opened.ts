import { useEffect } from 'react';
import { persistedValue } from './persisted-value.ts';

/** Own things that a person comes back to. */
export const openedKinds = ['map', 'document', 'client', 'plan'] as const;
export type OpenedKind = (typeof openedKinds)[number];

/** What of each kind was opened last on this device, and when (ISO 8601). */
export type LastOpened = Readonly<Partial<Record<OpenedKind, { readonly id: string; readonly at: string }>>>;

const isOpening = (value: unknown): value is { readonly id: string; readonly at: string } =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'at' in value &&
  typeof value.at === 'string';

/** Ids alone: whose they are, the server knows. */
export const lastOpened = persistedValue('localStorage', 'nebosvod-last-opened', (stored): LastOpened => {
  const known: ReadonlyMap<string, unknown> = new Map(
    typeof stored === 'object' && stored !== null ? Object.entries(stored) : [],
  );
  const read: Partial<Record<OpenedKind, { readonly id: string; readonly at: string }>> = {};
  for (const kind of openedKinds) {
    const opening = known.get(kind);
    if (isOpening(opening)) read[kind] = { id: opening.id, at: opening.at };
  }
  return read;
});

/** Notes that a thing is open. @param id null while nothing is */
export function useOpened(kind: OpenedKind, id: string | null): void {
  useEffect(() => {
    if (id !== null) lastOpened.set({ ...lastOpened.get(), [kind]: { id, at: new Date().toISOString() } });
  }, [kind, id]);
}
