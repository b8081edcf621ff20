import { type Birth, birthSchema } from '@nebosvod/contracts/birth';
import { useSyncExternalStore } from 'react';

/** The one chart a guest keeps in this browser. It is never sent anywhere but to the calculation and never stands in an address. */
const key = 'nebosvod-local-chart';

const listeners = new Set<() => void>();
let cache: { readonly text: string | null; readonly birth: Birth | null } = { text: null, birth: null };

function read(): Birth | null {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
  } catch {
    return cache.birth;
  }
  if (text !== cache.text) {
    cache = { text, birth: text === null ? null : birthFrom(text) };
  }
  return cache.birth;
}

function birthFrom(text: string): Birth | null {
  try {
    const parsed = birthSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function changed(): void {
  for (const listener of listeners) listener();
}

/** Keeps a birth as this device's chart, in place of the one before. */
export function saveLocalChart(birth: Birth): void {
  const text = JSON.stringify(birth);
  try {
    localStorage.setItem(key, text);
    cache = { text, birth };
  } catch {
    // Without storage the chart lives until the page is closed.
    cache = { text: null, birth };
  }
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The chart kept on this device, or `null`; follows changes made in other tabs. */
export function useLocalChart(): Birth | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
