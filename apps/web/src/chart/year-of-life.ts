/** Latest year of life that can be opened. */
export const lastYear = 150;

/** Completed years of life on a day (ISO dates), from 0 to `lastYear`. */
export function completedYears(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return Math.max(0, Math.min(lastYear, today.slice(5) < birthDate.slice(5) ? years - 1 : years));
}
