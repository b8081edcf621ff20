import type { Graha } from '../bodies.ts';
import type { Condition } from './condition.ts';
import { judge, type Leaf, type Truth } from './judge.ts';
import { type Bindings, members } from './resolve.ts';
import type { Sky } from './sky.ts';

/** A condition judged in a chart, with its parts judged too. */
export interface Finding {
  readonly condition: Condition;
  readonly holds: Truth;
  /** Grahas this very condition was found true or false of, in the order it names them. */
  readonly grahas: readonly Graha[];
  /** Of a part of a quantifier: the graha it speaks of. */
  readonly subject?: Graha;
  readonly parts: readonly Finding[];
}

/**
 * Judges a condition in a sky, part by part.
 * @returns `holds` null when the time of birth, or a sunrise, would have to be known
 */
export function evaluate(sky: Sky, condition: Condition, bindings: Bindings = {}): Finding {
  switch (condition.kind) {
    case 'all':
    case 'any':
    case 'count': {
      const parts = condition.of.map((part) => evaluate(sky, part, bindings));
      return { condition, holds: reached(parts, needed(condition)), grahas: [], parts };
    }
    case 'not': {
      const part = evaluate(sky, condition.of, bindings);
      return { condition, holds: part.holds === null ? null : !part.holds, grahas: [], parts: [part] };
    }
    case 'some':
    case 'each': {
      const { grahas, isComplete } = members(sky, condition.among, bindings);
      const parts = grahas.map((graha) => ({
        ...evaluate(sky, condition.that, { ...bindings, [condition.as]: graha }),
        subject: graha,
      }));
      const holds = reached(parts, condition.kind === 'each' ? parts.length : condition.atLeast);
      return { condition, holds: settle(holds, condition.kind, isComplete), grahas: [], parts };
    }
    case 'in-varga': {
      const part = evaluate(sky.varga(condition.division), condition.that, bindings);
      return { condition, holds: part.holds, grahas: [], parts: [part] };
    }
    default:
      return evaluateLeaf(sky, condition, bindings);
  }
}

/**
 * The same judgement without its parts: stops at the first part that decides. Most rules are false in most charts, so a whole
 * catalogue is judged this way first.
 */
export function holdsIn(sky: Sky, condition: Condition, bindings: Bindings = {}): Truth {
  switch (condition.kind) {
    case 'all':
    case 'any':
    case 'count':
      return tally(condition.of, needed(condition), (part) => holdsIn(sky, part, bindings));
    case 'not': {
      const holds = holdsIn(sky, condition.of, bindings);
      return holds === null ? null : !holds;
    }
    case 'some':
    case 'each': {
      const { grahas, isComplete } = members(sky, condition.among, bindings);
      const holds = tally(grahas, condition.kind === 'each' ? grahas.length : condition.atLeast, (graha) =>
        holdsIn(sky, condition.that, { ...bindings, [condition.as]: graha }),
      );
      return settle(holds, condition.kind, isComplete);
    }
    case 'in-varga':
      return holdsIn(sky.varga(condition.division), condition.that, bindings);
    default:
      return judge(sky, condition, bindings, []);
  }
}

/** Whether enough of the items hold; no more are asked than it takes to know. */
function tally<Item>(items: readonly Item[], enough: number, ask: (item: Item) => Truth): Truth {
  let held = 0;
  let possible = items.length;
  if (enough === 0) return true;
  for (const item of items) {
    const holds = ask(item);
    if (holds === true && ++held >= enough) return true;
    if (holds === false && --possible < enough) return false;
  }
  return possible >= enough ? null : false;
}

/** How many of its parts a joined condition asks for. */
function needed(condition: Extract<Condition, { kind: 'all' | 'any' | 'count' }>): number {
  if (condition.kind === 'count') return condition.atLeast;
  return condition.kind === 'all' ? condition.of.length : 1;
}

/** A set that is not wholly known can still prove «some», and disprove «each». */
function settle(holds: Truth, kind: 'some' | 'each', isComplete: boolean): Truth {
  if (isComplete) return holds;
  return (kind === 'some') === holds ? holds : null;
}

function reached(parts: readonly Finding[], needed: number): Truth {
  const held = parts.filter((part) => part.holds === true).length;
  if (held >= needed) return true;
  return held + parts.filter((part) => part.holds === null).length >= needed ? null : false;
}

function evaluateLeaf(sky: Sky, condition: Leaf, bindings: Bindings): Finding {
  const found: Graha[] = [];
  const holds = judge(sky, condition, bindings, found);
  return { condition, holds, grahas: found, parts: [] };
}
