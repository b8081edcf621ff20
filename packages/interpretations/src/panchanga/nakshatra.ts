import type { DayPhrase, DayText, DayUnit } from './day-unit.ts';

/** Builds a unit of a star of the day, 1–27. Deities are those of the Brihat Samhita; what a star suits is current practice. */
export function star(index: number, text: DayText & { readonly phrase: DayPhrase }): DayUnit {
  return {
    id: `day-nakshatra-${index}`,
    factor: { kind: 'nakshatra', index },
    ...text,
    sources: [
      { key: 'BS 98.4–5', role: 'says', note: 'божество' },
      { key: 'modern', role: 'modern' },
    ],
  };
}
