import type { Birth } from '@nebosvod/contracts/birth';

/** A stretch of time in which the birth is looked for. */
export interface IntervalOption {
  readonly id: string;
  readonly label: string;
  /** The birth as the server is asked about it: its time and uncertainty span the stretch. */
  readonly birth: Birth;
  /** Minutes between the times tried: finer where the stretch is short. */
  readonly stepMinutes: number;
}

const widths = [15, 30, 60, 120] as const;
const parts = [
  ['night', 'Ночь, 0–6', '03:00'],
  ['morning', 'Утро, 6–12', '09:00'],
  ['afternoon', 'День, 12–18', '15:00'],
  ['evening', 'Вечер, 18–24', '21:00'],
] as const;

const stepOf = (minutes: number) => (minutes <= 15 ? 0.25 : minutes <= 30 ? 0.5 : 1);

const aboutWords = (minutes: number) =>
  minutes % 60 === 0 ? `±\u00a0${minutes / 60}\u00a0ч` : `±\u00a0${minutes}\u00a0мин`;

/**
 * The stretches that can be tried for a birth, the proposed one first in `proposedInterval`: around a known time, and the
 * whole day or a quarter of it for an unknown one.
 */
export function intervalsOf(birth: Birth): readonly IntervalOption[] {
  const { timeUncertaintyMinutes: own, ...rest } = birth;
  const wholeDay: IntervalOption = {
    id: 'day',
    label: 'Весь день',
    birth: { ...rest, time: null },
    stepMinutes: 1,
  };
  if (birth.time === null) {
    const quarters = parts.map(
      ([id, label, time]): IntervalOption => ({
        id,
        label,
        // A middle that the clocks skipped or passed twice still names a stretch: either reading will do.
        birth: { ...rest, time, timeUncertaintyMinutes: 180, disambiguation: 'earlier' },
        stepMinutes: 1,
      }),
    );
    return [wholeDay, ...quarters];
  }
  const all = [...new Set<number>([...widths, ...(own === undefined || own === 0 ? [] : [own])])].sort((a, b) => a - b);
  const around = all.map(
    (minutes): IntervalOption => ({
      id: String(minutes),
      label: aboutWords(minutes),
      birth: { ...rest, timeUncertaintyMinutes: minutes },
      stepMinutes: stepOf(minutes),
    }),
  );
  return [...around, wholeDay];
}

/** The stretch the birth itself names: its accuracy, the whole day of an unknown time, half an hour around an exact one. */
export function proposedInterval(birth: Birth): string {
  if (birth.time === null) return 'day';
  return String(birth.timeUncertaintyMinutes || 30);
}
