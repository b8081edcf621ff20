import type { DayPhrase, DayText, DayUnit } from './day-unit.ts';

/** Builds a unit of a tithi, 1–30. The deity of each is that of the Brihat Samhita; what it suits is current practice. */
export function tithi(index: number, text: DayText & { readonly phrase: DayPhrase }): DayUnit {
  return {
    id: `day-tithi-${index}`,
    factor: { kind: 'tithi', index },
    ...text,
    sources: [
      { key: 'BS 99.1–2', role: 'says', note: 'божество и группа' },
      { key: 'modern', role: 'modern' },
    ],
  };
}
