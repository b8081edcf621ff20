import { useState } from 'react';
import { z } from 'zod';
import { persistedValue } from '../../platform/persisted-value.ts';
import type { Values } from './entry-kind.ts';

const draftsSchema = z.record(z.string(), z.record(z.string(), z.string()));
type Drafts = Readonly<Record<string, Values>>;

/** What is typed into forms of the book and not saved yet, for this visit of the tab. */
const drafts = persistedValue('sessionStorage', 'nebosvod-client-drafts', (stored): Drafts => {
  const parsed = draftsSchema.safeParse(stored);
  return parsed.success ? parsed.data : {};
});

const without = (key: string): Drafts =>
  Object.fromEntries(Object.entries(drafts.get()).filter(([one]) => one !== key));

/** Whether something was typed into a form and not saved. */
export function hasDraft(key: string): boolean {
  return Object.hasOwn(drafts.get(), key);
}

/** Values of a form: what was typed into it in this visit, or what it begins with. */
export function useDraft(key: string, start: Values) {
  const [values, setValues] = useState<Values>(() => drafts.get()[key] ?? start);
  return {
    values,
    change: (part: Values) => {
      const next = { ...values, ...part };
      setValues(next);
      drafts.set({ ...drafts.get(), [key]: next });
    },
    drop: () => drafts.set(without(key)),
  };
}
