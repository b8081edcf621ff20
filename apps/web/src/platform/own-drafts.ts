import { draftsKey } from './forget-person.ts';
import { persistedValue } from './persisted-value.ts';

/** What a person has typed into a form and not sent: the fields that differ from what the form began with. */
export interface OwnDraft {
  /** Id of the account: nobody else is shown it. */
  readonly user: string;
  /** Which form, by ids alone. */
  readonly form: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Drafts that one device keeps, those typed into last, and how long they may be as JSON, all together. */
const MOST = 30;
const MOST_CHARACTERS = 300_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is OwnDraft =>
  isRecord(value) && typeof value.user === 'string' && typeof value.form === 'string' && isRecord(value.fields);

/** As many drafts as may be kept; of too many, those typed into first are let go. */
export function bounded(drafts: readonly OwnDraft[]): readonly OwnDraft[] {
  let left = MOST_CHARACTERS;
  return drafts.slice(0, MOST).filter((draft) => {
    const { length } = JSON.stringify(draft);
    if (length > left) return false;
    left -= length;
    return true;
  });
}

/** Until it is sent or given up: an author comes back to it whatever has become of the page or the session. */
const store = persistedValue('localStorage', draftsKey, (stored): readonly OwnDraft[] =>
  Array.isArray(stored) ? stored.filter(isDraft) : [],
);

/** Fields kept of a form; null when nothing is. */
export const keptFields = (user: string, form: string): OwnDraft['fields'] | null =>
  store.get().find((draft) => draft.user === user && draft.form === form)?.fields ?? null;

/** Keeps fields of a form, as the latest; without any the form is forgotten. */
export function keepFields(user: string, form: string, fields: OwnDraft['fields'] | null): void {
  const others = store.get().filter((draft) => draft.user !== user || draft.form !== form);
  if (fields !== null && Object.keys(fields).length > 0) store.set(bounded([{ user, form, fields }, ...others]));
  else if (others.length < store.get().length) store.set(others);
}

/** All drafts that this device keeps, of everybody, for a component that follows them. */
export const useDrafts = (): readonly OwnDraft[] => store.use();
