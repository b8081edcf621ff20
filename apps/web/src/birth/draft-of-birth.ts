import type { Birth } from '@nebosvod/contracts/birth';
import { formatUtcOffset } from '@nebosvod/terms/clock';
import { formatDate } from '../ui/date-input.ts';
import { type BirthDraft, emptyDraft } from './birth-draft.ts';

/** The form filled with a birth calculated before, to correct it without typing it again. */
export function draftOfBirth(birth: Birth): BirthDraft {
  const isListed = birth.place !== undefined && birth.timeZone !== undefined;
  return {
    ...emptyDraft,
    name: birth.name ?? '',
    date: formatDate(birth.date),
    isOldStyle: birth.calendar === 'julian',
    time: birth.time ?? '',
    accuracy: birth.time === null ? 'unknown' : birth.timeUncertaintyMinutes ? 'about' : 'exact',
    uncertainty: birth.timeUncertaintyMinutes || emptyDraft.uncertainty,
    place:
      isListed && birth.place !== undefined && birth.timeZone !== undefined
        ? {
            id: null,
            name: birth.place,
            detail: '',
            latitude: birth.latitude,
            longitude: birth.longitude,
            timeZone: birth.timeZone,
          }
        : null,
    isManual: !isListed,
    latitude: isListed ? '' : String(birth.latitude),
    longitude: isListed ? '' : String(birth.longitude),
    offset:
      isListed || birth.utcOffsetSeconds === undefined ? '' : formatUtcOffset(birth.utcOffsetSeconds).slice(3) || '0',
    chosenOffset: isListed ? (birth.utcOffsetSeconds ?? null) : null,
    gender: birth.gender ?? '',
    isOtherPerson: birth.consentAt !== undefined,
    consentAt: birth.consentAt ?? null,
  };
}
