export const CALENDARS = ['gregorian', 'julian'] as const;

/** Which of the two moments of a clock time that came twice. */
export const DISAMBIGUATIONS = ['earlier', 'later'] as const;

/** How a local clock time lies in its zone. */
export const LOCAL_TIME_KINDS = ['unique', 'ambiguous', 'skipped', 'local-mean-time'] as const;
