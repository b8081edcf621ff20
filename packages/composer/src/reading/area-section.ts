import type { Area } from '@nebosvod/interpretations/area.ids';
import { THEMES } from '@nebosvod/interpretations/theme.table';
import type { Theme } from '@nebosvod/interpretations/unit';
import { AREA_PLANS } from '../language/area.table.ts';
import { BASIS_LINES } from '../language/basis-line.table.ts';
import { withoutEcho } from '../language/echo.ts';
import { MANGLIK_LINES, THEME_FACTS } from '../language/fact-line.table.ts';
import { houseForms } from '../language/forms.ts';
import { AREA_QUESTIONS, AREA_STEPS } from '../language/step.table.ts';
import type { Slots } from '../language/template.ts';
import { themeName } from '../language/theme-name.ts';
import { VERDICT_WORDS, type VerdictClass } from '../language/verdict-frame.ts';
import { VERDICT_FRAMES } from '../language/verdict-frames.ts';
import type { Balance } from '../weigh/balance.ts';
import { dignityRule, grahaSlots } from '../weigh/house-facts.ts';
import type { Line, Weighed } from '../weigh/testimony.ts';
import { wakings } from './area-time.ts';
import type { Piece } from './piece.ts';
import type { Prepared } from './prepared.ts';
import type { Draft, Voice } from './voice.ts';
import { weighingOf } from './weighing.ts';

/** Below this weight an idea is an aside. */
const LIGHT = 0.9;

/** An area as it is told. */
export interface ToldArea {
  readonly area: Area;
  readonly verdict: Draft;
  readonly pieces: readonly Piece[];
  /** Drafts of the leads by testimony, for whoever tells of disputes. */
  readonly leads: ReadonlyMap<Weighed, Draft>;
  readonly weighing: Draft | null;
}

/** How many ideas each side must tell, by detail. */
export interface AreaMeasure {
  readonly supports: number;
  readonly counters: number;
  readonly wakings: number;
  /** Most ideas of a side, and most sentences that develop one. */
  readonly ideas: number;
  readonly development: number;
}

/** What is told of an area in one tradition its own way, around what is told alike in all. */
export interface AreaWays {
  /** The class of a verdict as it is printed; the usual words unless told. */
  readonly words?: Readonly<Record<VerdictClass, string>>;
  /** Frames that a verdict may take. */
  readonly frames: readonly string[];
  /** How the strongest told support and counter live together. */
  weigh(support: Weighed | null, counter: Weighed | null): Draft | null;
  /** When the area wakes, the nearest first. */
  readonly wakings: readonly { readonly draft: Piece['draft']; readonly order: number }[];
  /** Why an area is quiet; it rests on what little there is where it names no rules of its own. */
  readonly quiet: Line;
}

/**
 * Tells an area of a chart: verdict, what supports it, what stands against, how they live together, when, a step and a question.
 * @param assigned tellings that belong to this area
 * @param words the class of the verdict as it is printed
 */
export function tellArea(
  voice: Voice,
  prepared: Prepared,
  balance: Balance,
  assigned: ReadonlySet<Weighed>,
  measure: AreaMeasure,
  words?: AreaWays['words'],
): ToldArea {
  const { area, verdict } = balance;
  const told = tellAreaBy(voice, balance, assigned, measure, {
    ...(words && { words }),
    // Without a lagna there are no houses to speak of, and no periods below.
    frames: VERDICT_FRAMES[area][verdict].filter((frame) => voice.isLagnaKnown || !OF_HOUSES.test(frame)),
    weigh: (support, counter) => weighingOf(voice, prepared.facts, balance, support, counter),
    wakings: wakings(voice, prepared, area, { sure: measure.wakings }),
    quiet: quietLine(prepared, area),
  });
  return area === 'relations' ? { ...told, pieces: withManglik(voice, told) } : told;
}

/** Tells an area the way of one tradition. */
export function tellAreaBy(
  voice: Voice,
  balance: Balance,
  assigned: ReadonlySet<Weighed>,
  measure: AreaMeasure,
  ways: AreaWays,
): ToldArea {
  const { area } = balance;
  const leads = new Map<Weighed, Draft>();
  const pieces: Piece[] = [];
  const told = new Set<Theme>();
  const tell = (
    side: readonly Weighed[],
    paragraph: keyof typeof THEME_FACTS,
    must: number,
    shift: number,
  ): Weighed[] => {
    const ideas: Weighed[] = [];
    for (const one of side) {
      if (!one.telling || !assigned.has(one) || told.has(one.theme) || ideas.length >= measure.ideas) continue;
      const companions = side.filter((other) => other !== one && other.theme === one.theme);
      const added = tellIdea(voice, one, companions, area, measure.development);
      if (added.lead === null) continue;
      told.add(one.theme);
      leads.set(one, added.lead);
      const index = ideas.length;
      const order = index * 100;
      // What weighs little is told late and is not developed.
      const lightness = one.weight < LIGHT ? 30 : 0;
      const rank = index < must && (index === 0 || lightness === 0) ? 0 : 10 * index + shift + lightness;
      const aside = paragraph === 'against' && index > 0 ? { aside: 'counter' as const } : {};
      added.first.forEach((draft, at) => {
        pieces.push({ section: area, paragraph, order: order + at, rank, draft, ...aside });
      });
      added.rest.forEach((draft, at) => {
        pieces.push({
          section: area,
          paragraph,
          order: order + 20 + at,
          rank: 10 * (index + 1) + shift + lightness + 7 * (at + 1),
          draft,
          aside: aside.aside ?? 'development',
        });
      });
      ideas.push(one);
    }
    const [heaviest] = side;
    if (ideas.length > 0 || !heaviest) return ideas;
    const draft = byTheme(voice, heaviest, paragraph);
    if (!draft) return ideas;
    leads.set(heaviest, draft);
    pieces.push({ section: area, paragraph, order: 0, rank: 0, draft });
    return [heaviest];
  };
  const supports = tell(balance.for, 'support', measure.supports, 0);
  const counters = tell(balance.against, 'against', measure.counters, 5);
  const weighing = ways.weigh(supports[0] ?? null, counters[0] ?? null);
  if (weighing) pieces.push({ section: area, paragraph: 'weighing', order: 0, rank: 0, draft: weighing });
  if (balance.verdict === 'quiet') addQuiet(voice, balance, ways.quiet, pieces);
  ways.wakings.forEach(({ draft, order }, index) => {
    pieces.push({
      section: area,
      paragraph: 'when',
      order,
      rank: index < measure.wakings ? 0 : 14 + 12 * index,
      draft,
    });
  });
  addStep(voice, area, [...supports, ...counters], assigned, pieces);
  return { area, verdict: verdictOf(voice, balance, ways, supports, counters), pieces, leads, weighing };
}

/** A side whose words are all told in other areas: its theme by name. */
function byTheme(voice: Voice, { theme, rules, area }: Weighed, side: keyof typeof THEME_FACTS): Draft | null {
  const slots: Slots = { theme: themeName(theme), meaning: THEMES[theme].meaning };
  return voice.say(THEME_FACTS[side], slots, rules, area);
}

interface ToldIdea {
  readonly lead: Draft | null;
  readonly first: readonly Draft[];
  readonly rest: readonly (() => Draft | null)[];
}

/** An idea in words; what else says the same stands behind its first sentence as further factors. */
function tellIdea(
  voice: Voice,
  { telling }: Weighed,
  companions: readonly Weighed[],
  area: Area,
  development: number,
): ToldIdea {
  const nothing: ToldIdea = { lead: null, first: [], rest: [] };
  if (!telling) return nothing;
  const say = ({ ways, slots, rules }: (typeof telling.leads)[number]) => voice.say(ways, slots, rules, area);
  const first = telling.leads.map(say).filter((draft) => draft !== null);
  if (first.length === 0) return nothing;
  const others = companions
    .flatMap(({ rules }) => rules)
    .map((rule) => voice.factor(rule, area))
    .filter((id) => id !== null);
  const lead = { ...first[0], factors: [...new Set([...first[0].factors, ...others.slice(0, 4)])] };
  const rest = telling.rest.slice(0, development).map((line) => () => say(line));
  return { lead, first: [lead, ...first.slice(1)], rest };
}

function verdictOf(
  voice: Voice,
  balance: Balance,
  { frames: ways, words = VERDICT_WORDS }: AreaWays,
  supports: readonly Weighed[],
  counters: readonly Weighed[],
): Draft {
  const { area, verdict } = balance;
  const [support, counter] = [supports[0] ?? balance.for[0], counters[0] ?? balance.against[0]];
  const slots: Slots = {
    ...(support && { s: themeName(support.theme) }),
    ...(counter && { c: themeName(counter.theme) }),
  };
  // Names of opposites sound alike: side by side they are a play on words, but where the verdict is that they are even.
  const areOpposite = support && counter && THEMES[support.theme].opposite === counter.theme;
  const others = ways.filter((frame) => !(frame.includes('{s}') && frame.includes('{c}')));
  const apart = areOpposite && verdict !== 'even' && others.length > 0 ? others : ways;
  const fitting = withoutEcho(apart, slots);
  const frames = fitting.map((frame) => `${words[verdict]} ${frame}`);
  const rules = [support, counter].flatMap((one) => one?.rules ?? []);
  const draft = voice.say(frames, slots, rules.length > 0 ? rules : [{ kind: 'settings' }], area);
  if (!draft) throw new Error(`No verdict of ${area} fits ${verdict}`);
  return draft;
}

/** Words of a frame that need houses, or the dates of periods. */
const OF_HOUSES = /(ой|ый|ий) дом|дома достатка|одиннадцат|осходящ|ниже|периодами|Дом /;

/** Why an area of a chart is quiet: its lord alone speaks of it, or the hour that would name one is not known. */
function quietLine({ facts }: Prepared, area: Area): Line {
  const {
    houses: [house],
    about,
  } = AREA_PLANS[area];
  const lord = facts.lordOf(house);
  const place = lord && facts.houseOf(lord);
  if (!lord || !place) return { ways: BASIS_LINES.quietWithoutTime, slots: { about }, rules: [] };
  return {
    ways: BASIS_LINES.quietArea,
    slots: { ...grahaSlots(facts, lord), house: houseForms(house) },
    rules: [{ kind: 'lord-in-house', lord: house, house: place }, dignityRule(facts, lord)],
  };
}

function addQuiet(voice: Voice, { area, for: supports, against }: Balance, line: Line, pieces: Piece[]): void {
  const found = [...supports, ...against].flatMap((one) => one.rules).slice(0, 3);
  const rules = line.rules.length > 0 ? line.rules : found.length > 0 ? found : [{ kind: 'settings' as const }];
  const draft = voice.say(line.ways, line.slots, rules, area);
  if (draft) pieces.push({ section: area, paragraph: 'weighing', order: 1, rank: 0, draft });
}

/** Manglik is asked about everywhere, so its measure is told: by its unit where the area tells it, else in a line. */
function withManglik(voice: Voice, { leads, pieces }: ToldArea): readonly Piece[] {
  const own = [...leads].find(([{ telling }]) => telling?.key.startsWith('dosha-manglik'))?.[1];
  if (!own) return [...pieces, ...manglik(voice)];
  return pieces.map((piece) => (piece.draft === own ? { ...piece, rank: Math.min(piece.rank, MANGLIK_RANK) } : piece));
}

const MANGLIK_RANK = 12;

function manglik(voice: Voice): Piece[] {
  const found = voice.decide({ kind: 'dosha', id: 'manglik' });
  if (found.holds !== true) return [];
  const isOpen = voice.decide({ kind: 'dosha', id: 'manglik', isUnmitigated: true }).holds === true;
  const rule = { kind: 'dosha', id: 'manglik', isUnmitigated: isOpen } as const;
  const draft = voice.say(isOpen ? MANGLIK_LINES.open : MANGLIK_LINES.softened, {}, [rule], 'relations');
  return draft ? [{ section: 'relations', paragraph: 'weighing', order: 2, rank: MANGLIK_RANK, draft }] : [];
}

/** One step and one question: of the heaviest told idea that has them, else of the area. */
function addStep(
  voice: Voice,
  area: Area,
  ideas: readonly Weighed[],
  assigned: ReadonlySet<Weighed>,
  pieces: Piece[],
): void {
  const rules = ideas[0]?.rules ?? [{ kind: 'settings' as const }];
  const own = ideas.filter((one) => assigned.has(one));
  // A unit whose words were said before is passed over: the area has steps and questions of its own.
  const say = (of: (one: Weighed) => string | null | undefined, others: readonly string[]) => {
    for (const one of own) {
      const text = of(one);
      const draft = text ? voice.say(text, {}, one.rules, area) : null;
      if (draft) return draft;
    }
    return voice.say(others, {}, rules, area);
  };
  const step = say(({ telling }) => telling?.step, AREA_STEPS[area]);
  const question = say(({ telling }) => telling?.question, AREA_QUESTIONS[area]);
  if (step) pieces.push({ section: area, paragraph: 'step', order: 0, rank: 0, draft: step });
  if (question) pieces.push({ section: area, paragraph: 'question', order: 0, rank: 0, draft: question });
}
