import type { Rule } from '@nebosvod/contracts/rule';
import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import type { WesternPlanet } from '@nebosvod/engine/western/western-body';
import { inSign } from '@nebosvod/terms/sign';
import { AREA_PLANS } from '../language/area.table.ts';
import { stretch } from '../language/dates.ts';
import { atHouse, intoHouse } from '../language/forms.ts';
import { AREA_QUESTIONS, AREA_STEPS } from '../language/step.table.ts';
import { themeName } from '../language/theme-name.ts';
import { WESTERN_HOUSE_MATTERS } from '../language/western-house-matters.table.ts';
import { WESTERN_GIST } from '../language/western-line.table.ts';
import {
  YEAR_AREAS,
  YEAR_GIST,
  YEAR_LEAVE,
  YEAR_LEAVE_LORD,
  YEAR_LEAVE_NONE,
  YEAR_PLANET_LINES,
  YEAR_PLANETS,
} from '../language/western-year-line.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import { keyOf } from '../rule/rule-key.ts';
import type { Balance } from '../weigh/balance.ts';
import type { Telling } from '../weigh/testimony.ts';
import { WESTERN_SETTINGS } from './western-area.ts';
import { planetCase, planetForms, westernFactorName } from './western-names.ts';
import { yearForms } from './western-near.ts';
import { saySide } from './western-side.ts';
import { ascendantRule, lordOf, placed, type YearChart } from './western-year-chart.ts';
import type { Price } from './western-year-tone.ts';

/** What every part of a year is told from. */
interface YearGround {
  readonly balances: readonly Balance[];
  /** Null of an unknown time. */
  readonly chart: YearChart | null;
}

/** The gist: when the year runs, who leads it, where its lights stand, what the chart of birth is strong and weak in. */
export function yearGist(voice: Voice, { balances, chart }: YearGround): Piece[] {
  const [strong] = topOf(balances, 'for');
  // What is praised is not named as the weak place in the same breath.
  const hard = topOf(balances, 'against').find(({ area }) => area !== strong?.area);
  const drafts = [
    ...(chart ? chartGist(voice, chart) : []),
    saySide(voice, WESTERN_GIST.first, strong),
    saySide(voice, WESTERN_GIST.hard, hard),
  ];
  return drafts.flatMap((draft, order) =>
    draft ? [{ section: 'gist', paragraph: 'gist', order, rank: 0, draft }] : [],
  );
}

/** The heaviest of a side of every area, heaviest first. */
function topOf(balances: readonly Balance[], side: 'for' | 'against') {
  return balances
    .flatMap((balance) => {
      const [top] = balance[side];
      return top ? [{ area: balance.area, top }] : [];
    })
    .sort((a, b) => b.top.weight - a.top.weight);
}

function chartGist(voice: Voice, chart: YearChart): (Draft | null)[] {
  const rising = ascendantRule(chart);
  const values = voice.valuesOf(rising);
  const when = values && stretch(values, rising);
  const lord = lordOf(voice, chart);
  const [sun, moon] = [placed(chart, 'sun'), placed(chart, 'moon')];
  const lordPlace = lord && placed(chart, lord);
  return [
    when ? voice.say(YEAR_GIST.span, { when, in: inSign(chart.year.chart.ascendant.sign) }, [rising]) : null,
    lord && lordPlace && chart.lordRule
      ? voice.say(
          YEAR_GIST.lord,
          { lord: planetCase(lord), house: yearForms(chart.facts, chart.lordRule), at: atHouse(lordPlace.house) },
          [chart.lordRule, lordPlace.rule],
        )
      : null,
    voice.say(
      sun.house === moon.house ? YEAR_GIST.together : YEAR_GIST.lights,
      { sun: atHouse(sun.house), moon: atHouse(moon.house) },
      [sun.rule, moon.rule],
    ),
  ];
}

/** What burdens rather than wakes is told among what to leave. */
const BURDENS: readonly WesternPlanet[] = ['saturn', 'neptune'];

/** What a planet of the year does in its house. */
function planetLine(voice: Voice, chart: YearChart, planet: Exclude<WesternPlanet, 'sun' | 'moon'>): Draft | null {
  const { house, rule } = placed(chart, planet);
  const matters = voice.choose(WESTERN_HOUSE_MATTERS[house - 1] ?? [], keyOf(rule), {});
  const what = voice.choose(YEAR_PLANETS[planet], keyOf(rule), {});
  if (matters === null || what === null) return null;
  return voice.say(
    YEAR_PLANET_LINES,
    { p: planetForms(planet), at: atHouse(house), into: intoHouse(house), matters, what },
    [rule],
  );
}

const isTold = (planet: WesternPlanet): planet is Exclude<WesternPlanet, 'sun' | 'moon'> =>
  planet !== 'sun' && planet !== 'moon';

/** Areas that the year wakes: those in whose houses its planets stand, with their strength by birth. */
export function yearAreas(voice: Voice, { balances, chart }: YearGround): Piece[] {
  if (!chart) return [];
  const left = new Set(WESTERN_PLANETS.filter(isTold).filter((planet) => !BURDENS.includes(planet)));
  const areas = balances.map((balance) => {
    const { houses } = AREA_PLANS[balance.area];
    const planets = [...left].filter((planet) => houses.some((house) => house === placed(chart, planet).house));
    for (const planet of planets) left.delete(planet);
    return { balance, planets };
  });
  // Houses that no area has for its own.
  const rest = [...left].map((planet, at): Piece => {
    return {
      section: 'areas',
      paragraph: 'rest',
      order: at,
      rank: 6 + 2 * at,
      draft: () => planetLine(voice, chart, planet),
    };
  });
  const told = areas
    .filter(({ planets }) => planets.length > 0)
    .sort((a, b) => b.planets.length - a.planets.length)
    .flatMap(({ balance: { area, for: supports }, planets }, index): Piece[] => {
      const [top] = supports;
      const slots = top && { about: AREA_PLANS[area].about, theme: themeName(top.theme) };
      const opening = top && slots ? voice.say(YEAR_AREAS, slots, top.rules, area) : null;
      const piece = (order: number, rank: number, draft: Piece['draft']): Piece => {
        return { section: 'areas', paragraph: area, order, rank, draft };
      };
      return [
        ...(opening ? [piece(0, 0, opening)] : []),
        ...planets.map((planet, at) =>
          piece(1 + at, at === 0 ? 0 : 3 + at + index, () => planetLine(voice, chart, planet)),
        ),
      ];
    });
  return [...told, ...rest];
}

/** What to leave: where the chart of birth disputes, the price of the lord, Saturn and Neptune of the year. */
export function yearLeave(
  voice: Voice,
  { balances, chart, price }: YearGround & { readonly price: Price | null },
): Piece[] {
  const pieces: Piece[] = [];
  const add = (rank: number, draft: Piece['draft'] | null, aside?: 'counter') => {
    if (draft)
      pieces.push({ section: 'leave', paragraph: 'leave', order: pieces.length, rank, draft, ...(aside && { aside }) });
  };
  if (chart)
    for (const planet of ['saturn', 'neptune'] as const)
      add(planet === 'saturn' ? 0 : 5, planetLine(voice, chart, planet));
  if (price) {
    const slots = { lord: planetCase(price.lord), theme: themeName(price.theme) };
    add(4, voice.say(YEAR_LEAVE_LORD, slots, price.rules));
  }
  topOf(balances, 'against')
    // The price of the lord has just been named.
    .filter(({ top }) => top.theme !== price?.theme)
    .slice(0, 3)
    .forEach(({ area, top }, index) => {
      const slots = {
        about: AREA_PLANS[area].about,
        theme: themeName(top.theme),
        fact: westernFactorName(top.rules[0] ?? WESTERN_SETTINGS),
      };
      add(
        index === 0 ? 0 : 12 + 10 * index,
        voice.say(YEAR_LEAVE[index === 0 ? 'first' : 'next'], slots, top.rules),
        index === 0 ? undefined : 'counter',
      );
    });
  if (pieces.length === 0) add(0, voice.say(YEAR_LEAVE_NONE, {}, [WESTERN_SETTINGS]));
  return pieces;
}

/** A step and a question: of what is told of the year, else of the area that speaks loudest. */
export function yearSteps(voice: Voice, tellings: readonly Telling[], balances: readonly Balance[]): Piece[] {
  const [loudest] = [...balances].sort((a, b) => b.totalFor - a.totalFor);
  const area = loudest?.area ?? 'character';
  const rules: readonly Rule[] = loudest?.for[0]?.rules ?? [WESTERN_SETTINGS];
  return (['step', 'question'] as const).flatMap((kind) => {
    const found = tellings.find((telling) => telling[kind] !== null);
    const text = found?.[kind];
    const draft =
      (found && text ? voice.say(text, {}, found.leads[0]?.rules ?? rules) : null) ??
      voice.say((kind === 'step' ? AREA_STEPS : AREA_QUESTIONS)[area], {}, rules);
    return draft ? [{ section: 'step', paragraph: kind, order: 0, rank: 0, draft }] : [];
  });
}
