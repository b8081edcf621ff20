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
  // A text without an offset is read by the clock of the device.
  return new Date(`${date}T${time}:00`);
}
