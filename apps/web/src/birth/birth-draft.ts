import type { Place } from '../ui/place-field.tsx';

/** How well the time of birth is known. */
export type Accuracy = 'exact' | 'about' | 'unknown';

/** The form as typed, kept word for word so that nothing is lost on a failure or a reload. */
export interface BirthDraft {
  readonly name: string;
  readonly date: string;
  readonly isOldStyle: boolean;
  readonly time: string;
  readonly accuracy: Accuracy;
  /** Plus or minus, minutes; used when the time is known roughly. */
  readonly uncertainty: number;
  readonly place: Place | null;
  readonly isManual: boolean;
  readonly latitude: string;
  readonly longitude: string;
  readonly offset: string;
  /** Offset picked for a local time that existed twice or not at all, seconds. */
  readonly chosenOffset: number | null;
  readonly gender: '' | 'female' | 'male';
  readonly isOtherPerson: boolean;
  /** When the consent of another person was ticked, ISO 8601; `null` = not ticked. */
  readonly consentAt: string | null;
}

export const emptyDraft: BirthDraft = {
  name: '',
  date: '',
  isOldStyle: false,
  time: '',
  accuracy: 'exact',
  uncertainty: 15,
  place: null,
  isManual: false,
  latitude: '',
  longitude: '',
  offset: '',
  chosenOffset: null,
  gender: '',
  isOtherPerson: false,
  consentAt: null,
};

const key = 'nebosvod-birth-draft';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function placeOf(value: unknown): Place | null {
  if (!isRecord(value)) return null;
  const { id, name, detail, latitude, longitude, timeZone } = value;
  const isWhole =
    typeof name === 'string' &&
    typeof detail === 'string' &&
    typeof latitude === 'number' &&
    typeof longitude === 'number';
  if (!isWhole) return null;
  return {
    id: typeof id === 'string' || typeof id === 'number' ? id : null,
    name,
    detail,
    latitude,
    longitude,
    timeZone: typeof timeZone === 'string' ? timeZone : null,
  };
}

/** Reads a stored draft; every field of a wrong shape falls back to empty. */
export function draftFrom(stored: unknown): BirthDraft {
  if (!isRecord(stored)) return emptyDraft;
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '');
  const flag = (name: string) => stored[name] === true;
  const accuracy = stored.accuracy === 'about' || stored.accuracy === 'unknown' ? stored.accuracy : 'exact';
  return {
    name: text('name'),
    date: text('date'),
    isOldStyle: flag('isOldStyle'),
    time: text('time'),
    accuracy,
    uncertainty: typeof stored.uncertainty === 'number' ? stored.uncertainty : emptyDraft.uncertainty,
    place: placeOf(stored.place),
    isManual: flag('isManual'),
    latitude: text('latitude'),
    longitude: text('longitude'),
    offset: text('offset'),
    chosenOffset: typeof stored.chosenOffset === 'number' ? stored.chosenOffset : null,
    gender: stored.gender === 'female' || stored.gender === 'male' ? stored.gender : '',
    isOtherPerson: flag('isOtherPerson'),
    consentAt: text('consentAt') || null,
  };
}

/** Drafts of other forms than the page's own are kept apart: one person's birth must not turn up in another's form. */
const keyOf = (form: string | undefined) => (form === undefined ? key : `${key}-${form}`);

/**
 * The draft of this visit; empty when there is none or storage is closed to us.
 * @param startName name to begin with, where the draft has none
 */
export function loadDraft(form?: string, startName = ''): BirthDraft {
  const draft = storedDraft(form);
  return draft.name === '' && startName !== '' ? { ...draft, name: startName } : draft;
}

function storedDraft(form: string | undefined): BirthDraft {
  try {
    const stored = sessionStorage.getItem(keyOf(form));
    return stored === null ? emptyDraft : draftFrom(JSON.parse(stored));
  } catch {
    return emptyDraft;
  }
}

/** Keeps the draft for this visit of the browser tab. */
export function saveDraft(draft: BirthDraft, form?: string): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; the form itself still holds the text.
  }
}

export function dropDraft(form?: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // As above: nothing to lose.
  }
}
