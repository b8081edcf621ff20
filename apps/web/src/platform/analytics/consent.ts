import { openStorage } from '../api/token-store.ts';

const key = 'cookieConsent';
/** Rises when the text of the notice changes its meaning: the question is then asked again. */
const version = 1;
const storage = openStorage('localStorage');

/** The stored answer about analytics; null = not asked yet. */
export function storedConsent(): boolean | null {
  const text = storage.getItem(key);
  if (text === `${version}:yes`) return true;
  return text === `${version}:no` ? false : null;
}

export function storeConsent(isGranted: boolean): void {
  storage.setItem(key, `${version}:${isGranted ? 'yes' : 'no'}`);
}
