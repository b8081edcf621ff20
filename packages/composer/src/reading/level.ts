import type { Forms } from '../language/template.ts';

const STEMS = ['', 'махадаш', 'антардаш', 'пратьянтардаш'];

/** The name of a level of vimshottari, 1 … 3, in its cases. */
export function levelForms(level: number): Forms {
  const stem = STEMS[level];
  return {
    nominative: `${stem}а`,
    genitive: `${stem}и`,
    dative: `${stem}е`,
    accusative: `${stem}у`,
    instrumental: `${stem}ей`,
    prepositional: `${stem}е`,
  };
}
