import { openStorage } from '../../platform/api/token-store.ts';

/** The address a code was sent to; kept in this tab only, so that it never stands in a page's address. */
const key = 'pending-email';
const storage = openStorage('sessionStorage');

export const rememberEmail = (email: string): void => storage.setItem(key, email);

export const rememberedEmail = (): string => storage.getItem(key) ?? '';
