import { createContext, use, useSyncExternalStore } from 'react';
import { deviceZone } from './device-zone.ts';

const never = () => () => undefined;
/** Where the server draws for a guest whose device it does not know. */
const serverZone = 'Europe/Moscow';

/** When the server drew the page that comes alive, ms since 1970; null once it is alive, and where the server drew none. */
export const DrawnAt = createContext<number | null>(null);

/** False while what the server drew comes alive, true after: what only this device knows is shown from then on. */
export function useHydrated(): boolean {
  return use(DrawnAt) === null;
}

/** The present at this draw, ms since 1970; while a drawn page comes alive, when it was drawn. */
export function usePresent(): number {
  return use(DrawnAt) ?? Date.now();
}

/** IANA zone of the clock of this device. */
export function useDeviceZone(): string {
  return useSyncExternalStore(never, deviceZone, () => serverZone);
}
