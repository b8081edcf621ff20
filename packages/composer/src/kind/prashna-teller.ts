import type { Rule } from '@nebosvod/contracts/rule';
import type { Graha } from '@nebosvod/engine/bodies';
import type { Prashna } from '@nebosvod/engine/prashna/judge-prashna';
import type { PrashnaTestimony } from '@nebosvod/engine/prashna/testimony';
import type { PrashnaPart } from '@nebosvod/interpretations/unit-factor';
import type { BirthFacts } from '../birth/birth-facts.ts';
import type { AskedQuestion } from '../birth/judged-question.ts';
import { atHouse, dignityPhrase, grahaForms } from '../language/forms.ts';
import { PRASHNA_PLACES } from '../language/prashna-line.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import type { Line } from '../weigh/testimony.ts';
import { unitOf } from '../weigh/unit-index.ts';
import { unitTelling } from '../weigh/unit-telling.ts';
import { tellingPieces } from './telling-pieces.ts';

type PrashnaRule = Extract<Rule, { kind: 'prashna' }>;

/** Where a unit is told and how soon its words are left out. */
interface UnitPlace {
  readonly section: string;
  readonly paragraph: string;
  readonly rank: number;
  readonly order?: number;
  /** Few charts share it: its words come before the lots are drawn. */
  readonly isOwn?: boolean;
  readonly isFurtherCounter?: boolean;
}

/** Ranks over which lots lay the words that develop units: one unit is told whole before another begins. */
const LOTS = 24;
/** Before it come short lines. */
const FIRST_LOT = 10;
/** More makers of one testimony are not named. */
const MOST_MAKERS = 4;
/** More sentences than any unit has. */
const MOST_SENTENCES = 10;

/** Tells the parts of one question: each rule names what was asked, each graha its place once. */
export class PrashnaTeller {
  readonly voice: Voice;
  readonly facts: BirthFacts;
  readonly judged: Prashna;
  readonly asked: AskedQuestion;
  /** The Moon is told with the chart of the moment. */
  readonly #placed = new Set<Graha>(['moon']);

  constructor(voice: Voice, facts: BirthFacts, asked: AskedQuestion, judged: Prashna) {
    this.voice = voice;
    this.facts = facts;
    this.asked = asked;
    this.judged = judged;
  }

  rule(part: PrashnaRule['part'], id: string): PrashnaRule {
    const { matter, number } = this.asked;
    return { kind: 'prashna', matter, part, id, ...(part === 'kp' && number !== undefined ? { number } : {}) };
  }

  ruleOf({ part, id }: Pick<PrashnaTestimony, 'part' | 'id'>): PrashnaRule {
    return this.rule(part, id);
  }

  say(ways: string | readonly string[], slots: Line['slots'], rules: readonly Rule[]): Draft | null {
    return this.voice.say(ways, slots, rules);
  }

  isPlaced(graha: Graha): boolean {
    return this.#placed.has(graha);
  }

  /** «Марс в десятом доме», or the name alone of one whose place has been told. */
  houseOf(graha: Graha): string {
    const house = this.facts.houseOf(graha);
    const name = String(grahaForms(graha).nominative);
    return house === null || this.#placed.has(graha) ? name : `${name} ${atHouse(house)}`;
  }

  /** The rule of the house of a graha. */
  houseRule(graha: Graha): readonly Rule[] {
    const house = this.facts.houseOf(graha);
    return house === null ? [] : [{ kind: 'graha-in-house', graha, house }];
  }

  /** A graha is told where it stands: its house and its dignity. */
  placeRules(graha: Graha): readonly Rule[] {
    const isNode = graha === 'rahu' || graha === 'ketu';
    return [
      ...this.houseRule(graha),
      ...(isNode ? [] : [{ kind: 'dignity' as const, graha, dignity: this.facts.dignity(graha) }]),
    ];
  }

  /** «Марс в десятом доме, в своём знаке». */
  placeOf(graha: Graha): string {
    this.#placed.add(graha);
    const house = this.facts.houseOf(graha);
    const at = house === null ? '' : ` ${atHouse(house)}`;
    const isNode = graha === 'rahu' || graha === 'ketu';
    return `${grahaForms(graha).nominative}${at}${isNode ? '' : `, ${dignityPhrase(this.facts.dignity(graha))}`}`;
  }

  /** Where those of a testimony stand who have not been told yet; null where all have. */
  placesLine(grahas: readonly Graha[], rule: Rule): Line | null {
    const fresh = [...new Set(grahas)].filter((graha) => !this.#placed.has(graha));
    if (fresh.length === 0 || fresh.length > MOST_MAKERS) return null;
    const places = fresh.map((graha) => this.placeOf(graha)).join('; ');
    return { ways: PRASHNA_PLACES, slots: { places }, rules: [rule, ...fresh.flatMap((one) => this.placeRules(one))] };
  }

  /** A unit in its place: the lead, then where its grahas stand, then what develops it, as soon as its lot comes. */
  unit(
    of: PrashnaPart,
    id: string,
    place: UnitPlace,
    grahas: readonly Graha[] = [],
    more: readonly Line[] = [],
  ): Piece[] {
    const unit = unitOf({ kind: 'prashna', of, id });
    const rule = this.rule(of, id);
    const telling = unit && unitTelling(unit, null, [rule]);
    if (!telling) return [];
    const places = this.placesLine(grahas, rule);
    const leads = [...telling.leads, ...(places ? [places] : []), ...more];
    const { section, paragraph, rank, order = 0, isOwn = false, isFurtherCounter } = place;
    const lot = isOwn ? 0 : FIRST_LOT + MOST_SENTENCES * this.voice.lot(`${of} ${id}`, LOTS);
    return tellingPieces(
      this.voice,
      { ...telling, leads },
      {
        section,
        paragraph,
        order,
        rank,
        restRank: Math.max(rank, lot) + 1,
        restStep: 1,
        development: MOST_SENTENCES,
        ...(isFurtherCounter ? { isFurtherCounter } : {}),
      },
    );
  }
}

/** Sentences of a section one after another. */
export const inOrder = (
  section: string,
  paragraph: string,
  drafts: readonly (Draft | null)[],
  rankOf: (order: number) => number = () => 0,
): Piece[] =>
  drafts.flatMap((draft, order) => (draft ? [{ section, paragraph, order, rank: rankOf(order), draft }] : []));
