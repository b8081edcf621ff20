import type { getYogas, getYogasCategories } from '@nebosvod/contracts/chart-yoga';
import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { computeChart } from '@nebosvod/engine/chart/chart';
import { YOGAS } from '@nebosvod/engine/yoga/catalogue';
import { YOGA_CATEGORY_NAMES } from '@nebosvod/engine/yoga/category.table';
import type { YogaDefinition } from '@nebosvod/engine/yoga/definition';
import { evaluate, holdsIn } from '@nebosvod/engine/yoga/evaluate';
import { explain } from '@nebosvod/engine/yoga/explain';
import { SAMPLED_BIRTHS, YOGA_COUNTS } from '@nebosvod/engine/yoga/share.table';
import { type Sky, skyOf } from '@nebosvod/engine/yoga/sky';
import { judgeRule, type Rule } from '@nebosvod/engine/yoga/yoga';
import { YOGA_CATEGORIES } from '@nebosvod/engine/yoga/yoga.ids';
import { yogaText } from '@nebosvod/interpretations/veda/yoga/yoga-text';
import { createPause } from '../../background/pause.ts';
import type { Computation } from '../../computation/computation.service.ts';
import type { TraceEntries } from '../../computation/trace.ts';
import { uncertainInterval } from '../../computation/uncertainty.service.ts';
import { type ExplainedRule, presentRule } from './yoga.presenter.ts';

type YogasBody = BodyOf<typeof getYogas>;
type YogasAnswer = ComputedOf<typeof getYogas>;
type CategoriesAnswer = ComputedOf<typeof getYogasCategories>;

/** Said of every answer: how the number beside a combination came about. */
const STRENGTH_RULE =
  'Среднее по участникам, от 0 до 100: экзальтация 100, мулатрикона 90, свой знак 80, большой друг 70, друг 60, нейтральный 50, враг 35, большой враг 25, падение 10, узел 50; варготтама +10, угол или трикон +10, 6, 8 и 12-й дома −10, сожжение −20; при отмене вдвое меньше. Мера для сравнения, не число из текста.';

/** Said of every answer: how often a combination is met, and among whom. */
const SHARE_RULE = `Посчитано нами: ${SAMPLED_BIRTHS} рождений, ровно разложенных по 1940–2010 годам, часам суток и местам от 43° до 61° северной широты, по тем же правилам. Доля зависит от выборки: вдали от этих мест и лет она другая.`;

/** The sky of a computation; for an uncertain time with the skies over its interval. */
export interface JudgedSkies {
  readonly sky: Sky;
  readonly isTimeKnown: boolean;
  /** Moments over an unknown or uncertain time; empty for a sure one. */
  readonly samples: readonly Sky[];
}

/** Shares of the interval at which an uncertain answer is tried: the Moon changes its sign at most once in a day. */
const SHARES = [0, 0.25, 0.5, 0.75, 1] as const;

/** The skies combinations of a birth are judged in. */
export function skiesOf(computation: Computation): JudgedSkies {
  const { ephemeris, chart, moment } = computation;
  const { isTimeKnown, utcOffsetSeconds } = moment;
  const interval = uncertainInterval(computation);
  const samples = interval
    ? SHARES.map((share) => {
        const julianDay = interval.from + (interval.to - interval.from) * share;
        return skyOf(ephemeris, computeChart(ephemeris, { ...chart, julianDay }), { isTimeKnown, utcOffsetSeconds });
      })
    : [];
  return { sky: skyOf(ephemeris, chart, { isTimeKnown, utcOffsetSeconds }), isTimeKnown, samples };
}

/** Judges a rule and, over an uncertain time, whether the answer holds; over an unknown one a divided day answers null. */
export function judgeOver<Definition extends Rule>(
  { sky, isTimeKnown, samples }: JudgedSkies,
  definition: Definition,
  withParts: boolean,
): ExplainedRule<Definition> {
  const stated = judgeRule(sky, definition);
  const holds =
    samples.length === 0 ? undefined : samples.every((sample) => holdsIn(sample, definition.when) === stated.isPresent);
  const judged =
    holds === false && !isTimeKnown
      ? {
          ...stated,
          isPresent: null,
          reason: 'UNKNOWN_TIME' as const,
          participants: [],
          strength: null,
          cancelledBy: [],
        }
      : stated;
  return {
    judged,
    parts:
      judged.isPresent === true || withParts ? explain(sky, judged.finding ?? evaluate(sky, definition.when)) : null,
    cancellations: judged.cancelledBy.map((finding) => explain(sky, finding)),
    holds,
  };
}

/** Judges rules one by one; between them others are let go, as all of them over five skies hold the server for 30 ms. */
async function judgeAll<Definition extends Rule>(
  skies: JudgedSkies,
  definitions: readonly Definition[],
  withParts: boolean,
): Promise<ExplainedRule<Definition>[]> {
  const pause = createPause();
  const rules: ExplainedRule<Definition>[] = [];
  for (const definition of definitions) {
    await pause();
    rules.push(judgeOver(skies, definition, withParts));
  }
  return rules;
}

/** The answer of chart.getYogas. */
export async function yogasOf(computation: Computation, body: YogasBody): Promise<YogasAnswer> {
  const skies = skiesOf(computation);
  const asked = YOGAS.filter(({ category }) => body.category === undefined || category === body.category);
  const rules = await judgeAll(skies, asked, body.explain === true || body.trace === true);
  return {
    yogas: rules.filter(({ judged }) => !body.presentOnly || judged.isPresent === true).map(presentYoga),
    strengthRule: STRENGTH_RULE,
    shareRule: SHARE_RULE,
    benefics: GRAHAS.filter((graha) => skies.sky.isBenefic(graha)),
    ...(skies.isTimeKnown ? {} : { reason: 'UNKNOWN_TIME' as const }),
  };
}

/** The answer of chart.getYogasCategories. */
export async function yogaCategoriesOf(computation: Computation): Promise<CategoriesAnswer> {
  const skies = skiesOf(computation);
  const judged = (await judgeAll(skies, YOGAS, false)).map((rule) => rule.judged);
  return {
    categories: YOGA_CATEGORIES.map((id) => {
      const own = judged.filter(({ definition }) => definition.category === id);
      return {
        id,
        name: YOGA_CATEGORY_NAMES[id],
        total: own.length,
        present: own.filter(({ isPresent }) => isPresent === true).length,
        unknown: own.filter(({ isPresent }) => isPresent === null).length,
      };
    }),
    ...(skies.isTimeKnown ? {} : { reason: 'UNKNOWN_TIME' as const }),
  };
}

function presentYoga(rule: ExplainedRule<YogaDefinition>) {
  const { id, sanskrit, category, nature } = rule.judged.definition;
  const shown = presentRule(rule);
  const text = yogaText(id, shown.cancelledBy.length > 0) ?? shown.text;
  return { id, ...shown, text, sanskrit, category, nature, share: YOGA_COUNTS[id] / SAMPLED_BIRTHS };
}

/** How each answered combination was judged: its conditions one by one, the rule in words, the source. */
export function traceOfRules(
  path: string,
  rules: readonly {
    readonly id: string;
    readonly rule: string;
    readonly source: string;
    readonly conditions?: readonly unknown[] | undefined;
    readonly participants: readonly string[];
  }[],
): TraceEntries {
  return Object.fromEntries(
    rules.map(({ id, rule, source, conditions = [], participants }) => [
      `${path}.${id}`,
      { inputs: { conditions, participants }, formula: 'combination', source, expression: rule },
    ]),
  );
}
