import { createContext, use, useSyncExternalStore } from 'react';

const never = () => () => undefined;
/** Where the server draws for a guest whose device it does not know. */
const serverZone = 'Europe/Moscow';

/** When the page was drawn by the server, ms since 1970. */
export const DrawnAt = createContext(0);

/** False while what the server drew comes alive, true after: what only this device knows is shown from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The present at this draw, ms since 1970; while a drawn page comes alive, when it was drawn. */
export function usePresent(): number {
  const drawnAt = use(DrawnAt);
  return useHydrated() ? Date.now() : drawnAt;
}

/** IANA zone of the clock of this device. */
export function useDeviceZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => serverZone,
  );
}
