/** Ticks of a time axis. Times are minutes from any zero; the axis is `width` px long. */
export interface TimeAxisInput {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  /** Least distance of two labelled ticks, px. */
  readonly labelSpacing: number;
}

export interface TimeTick {
  readonly minute: number;
  readonly x: number;
  readonly isLabelled: boolean;
}

/** Steps people read without counting, minutes: up to an hour, a day, a month, a year and a century. */
const steps = [
  1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 7200, 14400, 43200, 129600, 525600, 1051200, 5256000,
];

function stepFor(spacing: number, perMinute: number): number {
  return steps.find((step) => step * perMinute >= spacing) ?? steps[steps.length - 1] ?? 1;
}

/** Ticks every round step that leaves 6 px between them, labels on the rounder ones. */
export function timeAxis({ from, to, width, labelSpacing }: TimeAxisInput): readonly TimeTick[] {
  if (to <= from || width <= 0) return [];
  const perMinute = width / (to - from);
  const small = stepFor(6, perMinute);
  const labelled = steps.find((step) => step % small === 0 && step * perMinute >= labelSpacing) ?? small;
  const ticks: TimeTick[] = [];
  for (let minute = Math.ceil(from / small) * small; minute <= to; minute += small) {
    ticks.push({ minute, x: (minute - from) * perMinute, isLabelled: minute % labelled === 0 });
  }
  return ticks;
}
