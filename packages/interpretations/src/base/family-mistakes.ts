import { formulasOf, mouldOf, sharesOf, unhedged } from '../prose/prose-checks.ts';
import { FORMULA_AT_MOST, MOULD_AT_MOST, UNHEDGED_AT_MOST } from '../prose/prose-limits.table.ts';
import type { FamilyRule } from './base-entry.ts';

/** What one text, or one variant of it, tells: its first sentence and the rest. */
export interface Telling {
  readonly lead: string;
  readonly body: string;
}

/** A family of fewer leads has no mould: three alike are a third of it. */
const LEADS_OF_A_MOULD = 5;

const opening = (text: string, words: number) => text.toLowerCase().split(' ').slice(0, words).join(' ');
const repeated = (values: readonly string[]) => values.find((value, index) => values.indexOf(value) !== index);

function uniform(leads: readonly string[]): string | null {
  const [mould] = sharesOf(leads.map(mouldOf));
  return leads.length >= LEADS_OF_A_MOULD && mould && mould[1] > MOULD_AT_MOST
    ? 'Больше трети текстов этой семьи начинались бы по одному образцу: постройте первую фразу иначе'
    : null;
}

function formulaic(tellings: readonly Telling[], withBodies: boolean): string | null {
  const [first] = sharesOf(tellings.map(({ lead }) => formulasOf([lead])[0] ?? ''));
  if (first && first[1] > FORMULA_AT_MOST) return `Слишком много текстов этой семьи начинаются с «${first[0]}»`;
  if (!withBodies) return null;
  const counts = new Map<string, number>();
  for (const { body } of tellings)
    for (const formula of new Set(formulasOf([body]))) counts.set(formula, (counts.get(formula) ?? 0) + 1);
  const worn = [...counts].find(([, count]) => count > FORMULA_AT_MOST * tellings.length);
  return worn ? `Слишком много текстов этой семьи начинают фразу с «${worn[0]}»` : null;
}

function bare(tellings: readonly Telling[]): string | null {
  const { of, bare: stated } = unhedged(tellings.map(({ lead, body }) => `${lead} ${body}`));
  return stated.length > Math.ceil(UNHEDGED_AT_MOST * of)
    ? 'В этой семье слишком много утверждений о человеке без «может», «часто», «обычно»: смягчите их'
    : null;
}

/**
 * What is wrong with a family as a whole, in Russian; null when nothing is.
 * @param tellings all that its texts tell now, the changed one among them
 */
export function familyMistake(rule: FamilyRule, tellings: readonly Telling[]): string | null {
  const leads = tellings.map(({ lead }) => lead);
  switch (rule) {
    case 'units':
      return uniform(leads) ?? formulaic(tellings, true) ?? bare(tellings);
    case 'days':
      return uniform(leads) ?? formulaic(tellings, false) ?? bare(tellings);
    case 'texts': {
      const twin = repeated(leads.map((lead) => opening(lead, 2)));
      return twin === undefined
        ? (uniform(leads) ?? bare(tellings))
        : `Два текста этой семьи начинались бы одинаково: «${twin}»`;
    }
    case 'facts': {
      const twin = repeated(leads.map((lead) => opening(lead, 3)));
      return twin === undefined ? null : `Два факта начинались бы одинаково: «${twin}»`;
    }
  }
}
