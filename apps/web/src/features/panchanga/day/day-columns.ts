import type { FactGroup } from './fact.ts';

type Id = FactGroup['id'];

/** What opens the four columns, and what stands below them where nothing is longer than usual. */
const upper: readonly Id[] = ['limbs', 'good', 'neutral', 'bad'];
const usual: readonly Id[] = ['luminaries', 'years', 'signs', 'seasons'];

/** Heights of a line, px: one that opens something is a target of its own. */
const lineHeight = (id: Id): number => (upper.includes(id) && id !== 'limbs' ? 25 : 21);
/** Title and edges of a card, px. */
const frame = 36;
/** What moving a card from its usual column must be worth, px: more than a line. */
const worth = 26;

/** The eight groups in four columns: below the longest of the upper ones a shorter group may stand than usual. */
export function dayColumns(groups: readonly FactGroup[]): readonly (readonly FactGroup[])[] {
  const heightOf = (id: Id | undefined): number => {
    const group = groups.find((one) => one.id === id);
    return group === undefined ? 0 : frame + group.facts.length * lineHeight(group.id);
  };
  const longest = (order: readonly Id[]) =>
    Math.max(...upper.map((id, column) => heightOf(id) + heightOf(order[column])));
  const best = ordersOf(usual).reduce((found, order) => (longest(order) < longest(found) ? order : found), usual);
  const lower = longest(usual) - longest(best) < worth ? usual : best;
  return upper
    .map((id, column) => groups.filter((group) => group.id === id || group.id === lower[column]))
    .map((found) => [...found].sort((a, b) => Number(upper.includes(b.id)) - Number(upper.includes(a.id))))
    .filter((found) => found.length > 0);
}

/** Every order of a few ids, the given one first. */
function ordersOf(ids: readonly Id[]): readonly (readonly Id[])[] {
  if (ids.length < 2) return [ids];
  return ids.flatMap((id) => ordersOf(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));
}
