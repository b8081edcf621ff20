import type { NameOptions } from '@nebosvod/terms/name';
import { useMemo, useSyncExternalStore } from 'react';
import type { Place } from '../../ui/place-field.tsx';
import { openStorage } from '../api/token-store.ts';
import { defaultCity, defaultSettings, type OwnSettings, settingsFrom } from './own-settings.ts';

const key = 'nebosvod-chart-settings';
const storage = openStorage('localStorage');
const listeners = new Set<(byPerson: boolean) => void>();
let current: OwnSettings = stored();

function stored(): OwnSettings {
  try {
    return settingsFrom(JSON.parse(storage.getItem(key) ?? 'null'));
  } catch {
    return defaultSettings;
  }
}

function set(next: OwnSettings, byPerson: boolean): void {
  current = next;
  try {
    storage.setItem(key, JSON.stringify(next));
  } catch {
    // Without room in the storage the settings live until the page is closed.
  }
  for (const listener of listeners) listener(byPerson);
}

export const ownSettings = (): OwnSettings => current;

/** Changes some settings: kept on this device at once, in the account when somebody is signed in. */
export function changeSettings(change: Partial<OwnSettings>): void {
  set({ ...current, ...change }, true);
}

/** Puts settings from elsewhere (the account, another tab) in place of those of this device. */
export function adoptSettings(settings: OwnSettings): void {
  set(settings, false);
}

/** Tells of every change, and whether the person here made it. */
export function onSettingsChange(listener: (byPerson: boolean) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return;
    current = stored();
    for (const listener of listeners) listener(false);
  });
}

const subscribe = (listener: () => void) => onSettingsChange(listener);

/** Settings of this person; re-renders when they change. */
export function useSettings(): OwnSettings {
  return useSyncExternalStore(subscribe, ownSettings, () => defaultSettings);
}

/** How this person wants astrological names. */
export function useNames(): NameOptions {
  const { names } = useSettings();
  return useMemo(() => ({ language: names }), [names]);
}

/** The person's city, Moscow until they choose one. */
export function useCity(): Place {
  return useSettings().city ?? defaultCity;
}
