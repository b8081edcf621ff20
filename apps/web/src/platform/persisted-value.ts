import { useSyncExternalStore } from 'react';
import { openStorage } from './api/token-store.ts';

/** One value that any component may read and follow. */
export interface SharedValue<T> {
  get(): T;
  set(next: T): void;
  /** Tells of every change; @returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** The value for a component, following every change. */
  use(): T;
  /** A part of the value for a component, following no change but its own. @param select gives the same for the same value */
  usePart<Part>(select: (value: T) => Part): Part;
}

/** Keeps one value in memory, for as long as the page is open. */
export function sharedValue<T>(initial: T): SharedValue<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    // A page drawn by the server knows what every page begins with, and nothing since.
    use: () => useSyncExternalStore(subscribe, get, () => initial),
    usePart: (select) =>
      useSyncExternalStore(
        subscribe,
        () => select(get()),
        () => select(initial),
      ),
  };
}

/** A value that outlives a reload. */
export interface PersistedValue<T> extends SharedValue<T> {
  /** Takes what is stored away. */
  clear(): void;
}

/**
 * Keeps one value as JSON in the storage of the browser, so that nothing is lost on a reload and nothing personal enters
 * the address: for this visit of the tab (`sessionStorage`), or for good and for every tab (`localStorage`). Where the
 * storage is full or closed the value lives until the page is closed.
 * @param key name in the storage
 * @param read turns what was stored into the value; must accept anything, `undefined` when nothing can be read
 */
export function persistedValue<T>(
  kind: 'localStorage' | 'sessionStorage',
  key: string,
  read: (stored: unknown) => T,
): PersistedValue<T> {
  const storage = openStorage(kind);
  const listeners = new Set<() => void>();
  let known: { readonly text: string | null; readonly value: T } | null = null;

  const get = (): T => {
    const text = storage.getItem(key);
    // The very value that the server drew with: where nothing is stored nothing is drawn anew.
    if (text === null) return getAtFirst();
    if (known?.text !== text || known === null) known = { text, value: read(parsed(text)) };
    return known.value;
  };
  // A page drawn by the server knows no storage.
  let atFirst: { readonly value: T } | null = null;
  const getAtFirst = (): T => {
    atFirst ??= { value: read(undefined) };
    return atFirst.value;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // Another tab has changed it.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
    };
  };
  return {
    get,
    set: (next) => {
      try {
        storage.setItem(key, JSON.stringify(next));
      } catch {
        // Said above.
      }
      known = { text: storage.getItem(key), value: next };
      tell();
    },
    clear: () => {
      storage.removeItem(key);
      tell();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, getAtFirst),
    usePart: (select) =>
      useSyncExternalStore(
        subscribe,
        () => select(get()),
        () => select(getAtFirst()),
      ),
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
