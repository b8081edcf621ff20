import type { ReadingFactor, Sentence, ShownDocument } from '@nebosvod/contracts/reading';
import type { GrahaId } from '@nebosvod/terms/graha';
import { createContext, useContext } from 'react';
import { grahasOf } from './factor-subject.ts';
import { isLocked, sentencesOf } from './reading-parts.ts';

/** What of a chart a reading is opened at: a graha, a yoga, a period by its lords, a graha in transit. */
export type About = `graha-${GrahaId}` | `yoga-${string}` | `dasha-${string}` | `transit-${GrahaId}`;

/** Opens the reading of the chart at a place; null where the chart has no reading beside it. */
export const AboutContext = createContext<((about: About) => void) | null>(null);
export const useOpenAbout = () => useContext(AboutContext);

/** A place of a reading as the address names it; null for anything else. */
export function aboutOf(view: string | undefined): About | null {
  return view !== undefined && isAbout(view) ? view : null;
}

const isAbout = (view: string): view is About => /^(graha|yoga|dasha|transit)-[a-z0-9-]{1,60}$/.test(view);

function isOf(about: About, factor: Pick<ReadingFactor, 'rule' | 'values'>): boolean {
  const { rule } = factor;
  const name = about.slice(about.indexOf('-') + 1);
  if (about.startsWith('yoga-')) return rule.kind === 'yoga' && rule.id === name;
  if (about.startsWith('dasha-')) return rule.kind === 'dasha' && rule.path.slice(0, 2).join('-') === name;
  if (about.startsWith('transit-')) return rule.kind.startsWith('transit-') && grahasOf(factor)[0] === name;
  return ['graha-in-house', 'lord-in-house', 'graha-in-sign', 'lagna-in-sign'].includes(rule.kind)
    ? grahasOf(factor)[0] === name
    : false;
}

/** The first sentence that is about a place of a chart, of the areas before the gist; null where what is shown says nothing of it. */
export function sentenceAbout(
  { sections, factors }: Pick<ShownDocument, 'sections' | 'factors'>,
  about: About,
): Sentence | null {
  const open = sections.flatMap((section) => (isLocked(section) ? [] : [section]));
  const [gist, ...areas] = open;
  for (const section of gist ? [...areas, gist] : areas) {
    const found = sentencesOf(section).find((sentence) =>
      sentence.factors.some((id) => {
        const factor = factors[id];
        return factor !== undefined && isOf(about, factor);
      }),
    );
    if (found) return found;
  }
  return null;
}
