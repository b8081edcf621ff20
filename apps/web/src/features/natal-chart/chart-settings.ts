import { type SettingsInput, settingsInput } from '@nebosvod/contracts/birth';
import type { Language } from '@nebosvod/terms/name';
import { useSyncExternalStore } from 'react';

/** How this person likes charts calculated and named; kept on the device. */
export interface ChartSettings {
  readonly calculation: SettingsInput;
  readonly names: Exclude<Language, 'iast'>;
  readonly hidesNotice: boolean;
}

const key = 'nebosvod-chart-settings';
export const defaultSettings: ChartSettings = { calculation: {}, names: 'ru', hidesNotice: false };

let current: ChartSettings | null = null;
const listeners = new Set<() => void>();
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads stored settings; what is malformed falls back to its default. */
export function settingsFrom(stored: unknown): ChartSettings {
  if (!isRecord(stored)) return defaultSettings;
  const calculation = settingsInput.safeParse(stored.calculation);
  return {
    calculation: calculation.success ? calculation.data : {},
    names: stored.names === 'sa' ? 'sa' : 'ru',
    hidesNotice: stored.hidesNotice === true,
  };
}

function snapshot(): ChartSettings {
  if (current) return current;
  try {
    const stored = localStorage.getItem(key);
    current = stored === null ? defaultSettings : settingsFrom(JSON.parse(stored));
  } catch {
    current = defaultSettings;
  }
  return current;
}

/** Changes some settings and keeps them on this device. */
export function changeChartSettings(change: Partial<ChartSettings>): void {
  current = { ...snapshot(), ...change };
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // Without storage the settings live until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useChartSettings(): ChartSettings {
  return useSyncExternalStore(subscribe, snapshot, () => defaultSettings);
}
