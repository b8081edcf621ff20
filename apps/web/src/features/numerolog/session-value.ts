import { useSyncExternalStore } from 'react';

/** A value that lives as long as the browser tab: in memory and, where it is allowed, in sessionStorage. */
export interface SessionValue<T> {
  get(): T;
  set(next: T): void;
  /** The value for a component, following every change. */
  use(): T;
}

/**
 * Keeps one value for this visit of the tab, so that nothing typed is lost on a reload and nothing personal enters the address.
 * @param read turns what was stored into the value; must accept anything
 */
export function sessionValue<T>(key: string, read: (stored: unknown) => T): SessionValue<T> {
  const listeners = new Set<() => void>();
  let current: { readonly value: T } | null = null;

  const get = (): T => {
    current ??= { value: read(stored(key)) };
    return current.value;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (next) => {
      current = { value: next };
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage may be full or forbidden; the value lives until the page is closed.
      }
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  };
}

function stored(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
