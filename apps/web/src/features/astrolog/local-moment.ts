/** A moment as the clock of this device shows it. */
export interface LocalMoment {
  /** ISO, 2026-11-21. */
  readonly date: string;
  /** 14:02. */
  readonly time: string;
}

const two = (value: number) => String(value).padStart(2, '0');

/** What the clock of this device shows at an instant. */
export function localMoment(at: Date): LocalMoment {
  return {
    date: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

/** The instant at which the clock of this device shows a moment; an hour that the clock skips is read as the one after it. */
export function instantOf({ date, time }: LocalMoment): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  // The four figures of a year before 100 would be read as 19xx by the constructor alone.
  const at = new Date(2000, 0, 1, hours, minutes);
  at.setFullYear(year, month - 1, day);
  return at;
}
