import { openStorage } from '../../platform/api/token-store.ts';

const key = 'nebosvod-faq-helped';
const storage = openStorage('localStorage');

function votes(): Record<string, boolean> {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).filter((vote) => typeof vote[1] === 'boolean'));
  } catch {
    return {};
  }
}

/** Whether an answer helped, as said on this device; null = not asked. */
export const helpedBy = (id: string): boolean | null => votes()[id] ?? null;

export function rememberHelped(id: string, helped: boolean): void {
  try {
    storage.setItem(key, JSON.stringify({ ...votes(), [id]: helped }));
  } catch {
    // The answer then counts for this visit only.
  }
}
