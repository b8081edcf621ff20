/** Names of the browser storage, fixed by the product. */
export const storageKeys = { email: 'userEmail', accessToken: 'userToken', refreshToken: 'refreshToken' } as const;

type Key = keyof typeof storageKeys;
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The stored credentials. Always read from the storage, never cached: another tab may have just changed them. */
export class TokenStore {
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  /** The stored value; null when there is none or it is empty. */
  get(key: Key): string | null {
    return this.#storage.getItem(storageKeys[key]) || null;
  }

  setEmail(email: string): void {
    this.#storage.setItem(storageKeys.email, email);
  }

  /** Both tokens: the refresh token rotates, so the old one must not stay. */
  setTokens(tokens: { accessToken: string; refreshToken?: string | undefined }): void {
    this.#storage.setItem(storageKeys.accessToken, tokens.accessToken);
    if (tokens.refreshToken !== undefined) this.#storage.setItem(storageKeys.refreshToken, tokens.refreshToken);
  }

  clearTokens(): void {
    this.#storage.removeItem(storageKeys.accessToken);
    this.#storage.removeItem(storageKeys.refreshToken);
  }

  clearAll(): void {
    this.#storage.removeItem(storageKeys.email);
    this.clearTokens();
  }
}

/** The browser's storage, or memory where it is closed to us (strict privacy modes throw on access). */
export function openStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  try {
    const storage = window[kind];
    storage.getItem('probe');
    return storage;
  } catch {
    const memory = new Map<string, string>();
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    };
  }
}
