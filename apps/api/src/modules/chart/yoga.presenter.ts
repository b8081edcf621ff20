import type { ExplainedCondition } from '@nebosvod/contracts/chart-yoga';
import type { YogaDefinition } from '@nebosvod/engine/yoga/definition';
import type { ExplainedPart } from '@nebosvod/engine/yoga/explain';
import type { Judged, Rule } from '@nebosvod/engine/yoga/yoga';
import { ruleText, textOf } from './yoga-rule.presenter.ts';

/** A judged rule with what a page tells of it. */
export interface ExplainedRule<Definition extends Rule> {
  readonly judged: Judged<Definition>;
  /** Null when the parts are not asked for. */
  readonly parts: readonly ExplainedPart[] | null;
  readonly cancellations: readonly (readonly ExplainedPart[])[];
  /** Whether the answer is the same all over an uncertain time; undefined for a sure one. */
  readonly holds: boolean | undefined;
}

/** What every judged rule says on the wire. */
export function presentRule<Definition extends Rule & Pick<YogaDefinition, 'name' | 'source' | 'text' | 'never'>>({
  judged,
  parts,
  cancellations,
  holds,
}: ExplainedRule<Definition>) {
  const { definition, isPresent, reason, participants, houses, strength, cancelledBy } = judged;
  const { name, source, text, never } = definition;
  return {
    name,
    isPresent,
    ...(reason ? { reason } : {}),
    ...(holds === undefined ? {} : { holds }),
    participants: [...participants],
    houses: [...houses],
    strength,
    rule: ruleText(definition.when),
    ...(parts ? { conditions: parts.map(presentPart) } : {}),
    cancelledBy: cancelledBy.map(({ condition }, index) => ({
      rule: ruleText(condition),
      conditions: (cancellations[index] ?? []).map(presentPart),
    })),
    source,
    text,
    ...(never ? { never } : {}),
  };
}

function presentPart({ condition, holds, grahas }: ExplainedPart): ExplainedCondition {
  return { text: textOf(condition), holds, grahas: grahas.map((graha) => ({ ...graha })) };
}
