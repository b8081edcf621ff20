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

/** Sentences of the three years come after those of the area. */
const NEAR_LATER = 14;

/** What is near, as the time of an area that a document is about: after the words of the area itself, its head aside. */
export const afterTheArea = (near: readonly Piece[]): readonly Piece[] =>
  near.map((piece) => ({ ...piece, section: 'time', rank: piece.rank === 0 ? 0 : piece.rank + NEAR_LATER }));

/** A testimony with the words that its telling holds. */
export type ToldIdea = Weighed & { readonly telling: Telling };

/**
 * Tellings by section: the strongest support and counter stay with the area itself unless a section would be left without a word,
 * the rest goes to the first section whose rules they rest on, heaviest first; what no section claims is told among supports and
 * counters where the area has it.
 */
export function divided<Section extends { readonly id: string }>(
  plan: { readonly area: Area; readonly own: readonly Section[] },
  balances: readonly Balance[],
  balance: Balance,
  isIn: (section: Section, one: ToldIdea) => boolean,
) {
  const isTold = (one: Weighed): one is ToldIdea => one.telling !== null;
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
  const ideas = [...best.values()].sort((a, b) => b.weight - a.weight);
  const claimant = new Map(ideas.map((one) => [one.telling.key, plan.own.find((each) => isIn(each, one))]));
  const kept = keptKeys(
    [balance.for, balance.against].map((side) => side.filter(isTold).map(({ telling }) => telling.key)),
    claimant,
  );
  const bySection = new Map<string, ToldIdea[]>(plan.own.map(({ id }) => [id, []]));
  const rest = new Set<Weighed>();
  for (const one of ideas) {
    const section = kept.has(one.telling.key) ? undefined : claimant.get(one.telling.key);
    if (section) bySection.get(section.id)?.push(one);
    else if (one.area === plan.area) rest.add(one);
  }
  return { bySection, rest };
}

/** What stays with the area: of each side the heaviest that is not all a section has to tell. */
function keptKeys<Section>(
  sides: readonly (readonly string[])[],
  claimant: ReadonlyMap<string, Section | undefined>,
): ReadonlySet<string> {
  const left = new Map<Section, number>();
  for (const section of claimant.values()) if (section) left.set(section, (left.get(section) ?? 0) + 1);
  const kept = new Set<string>();
  for (const keys of sides) {
    const key = keys.find((one) => {
      const section = claimant.get(one);
      return kept.has(one) || section === undefined || (left.get(section) ?? 0) > 1;
    });
    if (key === undefined || kept.has(key)) continue;
    kept.add(key);
    const section = claimant.get(key);
    if (section) left.set(section, (left.get(section) ?? 0) - 1);
  }
  return kept;
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
