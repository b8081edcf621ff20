import type { NameOptions } from '@nebosvod/terms/name';
import { useMemo } from 'react';
import type { Place } from '../../ui/place-field.tsx';
import { persistedValue, sharedValue } from '../persisted-value.ts';
import { defaultCity, type OwnSettings, settingsFrom } from './own-settings.ts';

const settings = persistedValue('localStorage', 'nebosvod-chart-settings', settingsFrom);
/** How many times the person has changed them on this page. */
const changes = sharedValue(0);

export const ownSettings = (): OwnSettings => settings.get();

/** Changes some settings: kept on this device at once, in the account when somebody is signed in. */
export function changeSettings(change: Partial<OwnSettings>): void {
  settings.set({ ...settings.get(), ...change });
  changes.set(changes.get() + 1);
}

/** Puts the settings of the account in place of those of this device. */
export function adoptSettings(next: OwnSettings): void {
  settings.set(next);
}

/** Tells of every change that the person made here, and of none that came from elsewhere. */
export function onSettingsChange(listener: () => void): void {
  changes.subscribe(listener);
}

/** Settings of this person; re-renders when they change. */
export function useSettings(): OwnSettings {
  return settings.use();
}

/** How this person wants astrological names. */
export function useNames(): NameOptions {
  const names = settings.usePart((own) => own.names);
  return useMemo(() => ({ language: names }), [names]);
}

/** The person's city, Moscow until they choose one. */
export function useCity(): Place {
  return useSettings().city ?? defaultCity;
}
