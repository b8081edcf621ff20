import type { Birth } from '@nebosvod/contracts/birth';
import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { type Calendar, parseDate } from '../ui/date-input.ts';
import { parseTime } from '../ui/time-input.ts';
import type { BirthDraft } from './birth-draft.ts';
import { parseCoordinate } from './coordinate-input.ts';
import { mayBeOldStyle } from './old-style.ts';
import { parseUtcOffset } from './utc-offset-input.ts';

export type BirthField =
  | 'name'
  | 'date'
  | 'time'
  | 'place'
  | 'latitude'
  | 'longitude'
  | 'offset'
  | 'choice'
  | 'consent';
export type BirthErrors = Partial<Record<BirthField, string>>;

export type ReadBirth =
  | { readonly kind: 'birth'; readonly birth: Birth }
  | { readonly kind: 'errors'; readonly errors: BirthErrors };

/** The calendar a draft's date is written in: the old style only where it can be. */
export function calendarOf(draft: BirthDraft): Calendar {
  if (!draft.isOldStyle) return 'gregorian';
  const date = parseDate(draft.date, 'julian');
  return date.kind === 'value' && mayBeOldStyle(date.value) ? 'julian' : 'gregorian';
}

/** Where and in which zone, as far as the draft tells. */
export interface DraftLocation {
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone?: string;
}

/** The place of a draft, or `null` while there is none that can be read. */
export function locationOf(draft: BirthDraft): DraftLocation | null {
  if (!draft.isManual) {
    if (!draft.place) return null;
    const { latitude, longitude, timeZone } = draft.place;
    return { latitude, longitude, ...(timeZone === null ? {} : { timeZone }) };
  }
  const latitude = parseCoordinate(draft.latitude, 'latitude');
  const longitude = parseCoordinate(draft.longitude, 'longitude');
  if (latitude.kind !== 'value' || longitude.kind !== 'value') return null;
  return { latitude: latitude.value, longitude: longitude.value };
}

function placeErrors(draft: BirthDraft): BirthErrors {
  if (!draft.isManual) {
    if (draft.place) return {};
    return { place: 'Начните вводить место рождения и выберите его в списке' };
  }
  const errors: { -readonly [K in BirthField]?: string } = {};
  for (const axis of ['latitude', 'longitude'] as const) {
    const parsed = parseCoordinate(draft[axis], axis);
    if (parsed.kind === 'empty') errors[axis] = axis === 'latitude' ? 'Введите широту' : 'Введите долготу';
    if (parsed.kind === 'error') errors[axis] = parsed.message;
  }
  const offset = parseUtcOffset(draft.offset);
  if (offset.kind === 'error') errors.offset = offset.message;
  return errors;
}

function timeError(draft: BirthDraft): string | null {
  if (draft.accuracy === 'unknown') return null;
  const time = parseTime(draft.time);
  if (time.kind === 'empty') return 'Введите время или отметьте «Не знаю»';
  return time.kind === 'error' ? time.message : null;
}

/** Half a degree: beyond it corrected coordinates are no longer the place that was picked. */
const samePlaceWithin = 0.5;

/** Name of the picked place, also when its coordinates were then corrected by hand a little. */
function placeNameOf(draft: BirthDraft, location: DraftLocation): string | null {
  if (!draft.place) return null;
  const isNear =
    Math.abs(draft.place.latitude - location.latitude) < samePlaceWithin &&
    Math.abs(draft.place.longitude - location.longitude) < samePlaceWithin;
  return isNear ? draft.place.name : null;
}

/** Reads the whole form: a birth ready to send, or a Russian sentence for every field that is wrong. A chart without a name is named by its date. */
export function readBirth(draft: BirthDraft): ReadBirth {
  const errors: { -readonly [K in BirthField]?: string } = { ...placeErrors(draft) };
  const name = draft.name.trim();
  if (name.length > 200) errors.name = 'Имя не длиннее 200 знаков';
  const calendar = calendarOf(draft);
  const date = parseDate(draft.date, calendar);
  if (date.kind === 'empty') errors.date = 'Введите дату рождения';
  if (date.kind === 'error') errors.date = date.message;
  const wrongTime = timeError(draft);
  if (wrongTime) errors.time = wrongTime;
  if (draft.isOtherPerson && draft.consentAt === null) {
    errors.consent = 'Данные другого человека можно вносить только с его согласия';
  }
  const location = locationOf(draft);
  if (Object.keys(errors).length > 0 || date.kind !== 'value' || !location) return { kind: 'errors', errors };

  const time = parseTime(draft.time);
  const typedOffset = draft.isManual ? parseUtcOffset(draft.offset) : { kind: 'empty' as const };
  const offset = typedOffset.kind === 'value' ? typedOffset.value : draft.chosenOffset;
  const isKnown = draft.accuracy !== 'unknown' && time.kind === 'value';
  const placeName = placeNameOf(draft, location);
  return {
    kind: 'birth',
    birth: {
      date: date.value,
      time: isKnown ? time.value : null,
      ...location,
      ...(offset !== null && isKnown ? { utcOffsetSeconds: offset } : {}),
      ...(calendar === 'julian' ? { calendar } : {}),
      ...(draft.accuracy === 'about' ? { timeUncertaintyMinutes: draft.uncertainty } : {}),
      name: name === '' ? `Карта ${formatNumericDate(date.value)}` : name,
      ...(draft.gender === '' ? {} : { gender: draft.gender }),
      ...(placeName === null ? {} : { place: placeName }),
      ...(draft.isOtherPerson && draft.consentAt !== null ? { consentAt: draft.consentAt } : {}),
    },
  };
}

/** Fields of the form by the name in which the server tells a mistake, whether a birth is asked about or its place and time alone. */
const fieldOfName: Readonly<Record<string, BirthField>> = {
  name: 'name',
  date: 'date',
  time: 'time',
  calendar: 'date',
  timeUncertaintyMinutes: 'time',
  place: 'place',
  latitude: 'latitude',
  longitude: 'longitude',
  timeZone: 'place',
  utcOffsetSeconds: 'offset',
};

/** Fields that stand in the form only while coordinates are typed; otherwise their mistakes are the place's. */
const manualFields: readonly BirthField[] = ['latitude', 'longitude', 'offset'];

/** The server's mistakes put beside the form's fields; what belongs to no field is in `rest`. */
export function errorsByField(
  errors: readonly { readonly path: string; readonly message: string }[],
  isManual: boolean,
): { readonly errors: BirthErrors; readonly rest: readonly string[] } {
  const result: { -readonly [K in BirthField]?: string } = {};
  const rest: string[] = [];
  for (const { path, message } of errors) {
    const named = fieldOfName[path.replace(/^birth\./, '')];
    const field = named && !isManual && manualFields.includes(named) ? 'place' : named;
    if (field) result[field] ??= message;
    else rest.push(message);
  }
  return { errors: result, rest };
}
