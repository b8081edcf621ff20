import { z } from 'zod';
import { persistedValue } from '../../platform/persisted-value.ts';

const text = z.string().catch('');
const sex = z.enum(['', 'm', 'f']).catch('');

/** A person as typed into a form, word for word. */
const draftSchema = z.object({ name: text, date: text, sex });
export type PersonDraft = z.output<typeof draftSchema>;
export const emptyDraft: PersonDraft = { name: '', date: '', sex: '' };

/** A person whose date the server has accepted; `date` is `YYYY-MM-DD`. */
const personSchema = z.object({ name: z.string(), date: z.iso.date(), sex });
export type Person = z.output<typeof personSchema>;

/** Which school each system is counted by. */
const optionsSchema = z.object({
  psychomatrixSchool: z.enum(['auto', 'classic', '2000+']).catch('auto'),
  method: z.enum(['all-digits', 'by-parts', 'whole-numbers']).catch('all-digits'),
  keepMaster: z.boolean().catch(true),
  yearTurn: z.enum(['january', 'birthday', 'october']).catch('january'),
  leapBirthday: z.enum(['mar-1', 'feb-28']).catch('mar-1'),
  school: z.enum(['digit-sum', 'subtract-22']).catch('digit-sum'),
  ringStart: z.enum(['A', 'C']).catch('A'),
  ancestralCentre: z.enum(['E', 'own']).catch('E'),
});
export type SchoolOptions = z.output<typeof optionsSchema>;

const draftOf = (stored: unknown): PersonDraft => {
  const read = draftSchema.safeParse(stored);
  return read.success ? read.data : emptyDraft;
};

/** The form of the area's person. */
export const personDraft = persistedValue('sessionStorage', 'nebosvod-numerolog-draft', draftOf);

/** The person whose board is open; `null` until one is counted. */
export const chosenPerson = persistedValue('sessionStorage', 'nebosvod-numerolog-person', (stored): Person | null => {
  const read = personSchema.safeParse(stored);
  return read.success ? read.data : null;
});

export const schoolOptions = persistedValue(
  'sessionStorage',
  'nebosvod-numerolog-schools',
  (stored): SchoolOptions => optionsSchema.parse(typeof stored === 'object' && stored !== null ? stored : {}),
);

const people = (stored: unknown): PersonDraft[] => (Array.isArray(stored) ? stored.map(draftOf) : []);

/** The two of «Пара», as typed. */
export const pairDraft = persistedValue('sessionStorage', 'nebosvod-numerolog-pair', (stored) => {
  const [first = emptyDraft, second = emptyDraft] = people(stored);
  return [first, second] as const;
});

/** The two to six of «Семья», as typed. */
export const familyDraft = persistedValue(
  'sessionStorage',
  'nebosvod-numerolog-family',
  (stored): readonly PersonDraft[] => {
    const found = people(stored).slice(0, 6);
    return found.length < 2 ? [emptyDraft, emptyDraft] : found;
  },
);

const nameSchema = z.object({
  name: text,
  shortName: text,
  table: z.enum(['auto', 'russian', 'russian-no-signs', 'latin', 'chaldean']).catch('auto'),
  latinYIsVowel: z.boolean().catch(false),
});
export type NameDraft = z.output<typeof nameSchema>;
export const nameDraft = persistedValue(
  'sessionStorage',
  'nebosvod-numerolog-name',
  (stored): NameDraft => nameSchema.parse(typeof stored === 'object' && stored !== null ? stored : {}),
);

const objectSchema = z.object({
  text,
  kind: z.enum(['auto', 'phone', 'car', 'flat', 'business']).catch('auto'),
});
export type ObjectDraft = z.output<typeof objectSchema>;
export const objectDraft = persistedValue(
  'sessionStorage',
  'nebosvod-numerolog-object',
  (stored): ObjectDraft => objectSchema.parse(typeof stored === 'object' && stored !== null ? stored : {}),
);

const digits = z.array(z.number().int().min(1).max(9)).max(9);
const friendshipSchema = z.array(z.object({ friends: digits, enemies: digits })).length(9);
export type Friendship = z.output<typeof friendshipSchema>;

/** The person's own table of friendly numbers; `null` = the default one. */
export const ownFriendship = persistedValue(
  'sessionStorage',
  'nebosvod-numerolog-friendship',
  (stored): Friendship | null => {
    const read = friendshipSchema.safeParse(stored);
    return read.success ? read.data : null;
  },
);
