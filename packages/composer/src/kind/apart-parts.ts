import type { Area } from '@nebosvod/interpretations/area.ids';
import type { Piece } from '../reading/piece.ts';
import type { Voice } from '../reading/voice.ts';
import type { Balance } from '../weigh/balance.ts';
import type { Telling, Weighed } from '../weigh/testimony.ts';
import { tellingPieces } from './telling-pieces.ts';

/** Where the parts of an area stand in a document that is about it alone. */
export const AREA_PLACES: Readonly<Record<string, string>> = {
  support: 'support',
  against: 'against',
  weighing: 'against',
  when: 'time',
  step: 'steps',
  question: 'steps',
};

/** A testimony with the words that its telling holds. */
export type ToldIdea = Weighed & { readonly telling: Telling };

/**
 * Tellings by section: the strongest support and counter stay with the area itself, the rest goes to the first section whose rules
 * they rest on, heaviest first; what no section claims is told among supports and counters where the area has it.
 */
export function divided<Section extends { readonly id: string }>(
  plan: { readonly area: Area; readonly own: readonly Section[] },
  balances: readonly Balance[],
  balance: Balance,
  isIn: (section: Section, one: ToldIdea) => boolean,
) {
  const isTold = (one: Weighed): one is ToldIdea => one.telling !== null;
  const kept = [balance.for.find(isTold), balance.against.find(isTold)].map((one) => one?.telling.key);
  const best = new Map<string, ToldIdea>();
  for (const one of balances.flatMap((each) => [...each.for, ...each.against]).filter(isTold)) {
    const known = best.get(one.telling.key);
    const isOwn = one.area === plan.area;
    if (
      !known ||
      (isOwn && known.area !== plan.area) ||
      (isOwn === (known.area === plan.area) && one.weight > known.weight)
    )
      best.set(one.telling.key, one);
  }
  const bySection = new Map<string, ToldIdea[]>(plan.own.map(({ id }) => [id, []]));
  const rest = new Set<Weighed>();
  for (const one of [...best.values()].sort((a, b) => b.weight - a.weight)) {
    const section = kept.includes(one.telling.key) ? undefined : plan.own.find((each) => isIn(each, one));
    if (section) bySection.get(section.id)?.push(one);
    else if (one.area === plan.area) rest.add(one);
  }
  return { bySection, rest };
}

/** Tellings of a section, the heaviest first. */
export function sectionPieces(
  voice: Voice,
  section: string,
  all: readonly ToldIdea[],
  measure: { readonly told: number },
): Piece[] {
  return all.flatMap(({ telling }, index) =>
    tellingPieces(voice, telling, {
      section,
      paragraph: `${index + 1}`,
      order: 0,
      rank: index < measure.told ? 0 : 8 + 6 * index,
      restRank: 12 + 7 * index,
      restStep: 6,
      development: 20,
    }),
  );
}

/** Further steps and questions, of the heaviest ideas of the other sections that have them. */
export function stepPieces(voice: Voice, all: readonly ToldIdea[], most: number): Piece[] {
  const byWeight = [...all].sort((a, b) => b.weight - a.weight);
  return (['step', 'question'] as const).flatMap((part) => {
    const drafts = byWeight.flatMap(({ telling, rules }) => {
      const text = telling[part];
      return text === null ? [] : [{ text, rules }];
    });
    const pieces: Piece[] = [];
    for (const { text, rules } of drafts) {
      if (pieces.length >= most) break;
      const draft = voice.say(text, {}, rules);
      if (draft)
        pieces.push({
          section: 'steps',
          paragraph: part,
          order: 1 + pieces.length,
          rank: 9 + 6 * pieces.length,
          draft,
        });
    }
    return pieces;
  });
}
