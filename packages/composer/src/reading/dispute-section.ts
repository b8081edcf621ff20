import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Graha } from '@nebosvod/engine/bodies';
import { AREA_PLANS } from '../language/area.table.ts';
import {
  DISPUTE_BARE_SIDES,
  DISPUTE_DECIDES,
  DISPUTE_HEADS,
  DISPUTE_SAME,
  DISPUTE_SIDES,
  NO_DISPUTE,
} from '../language/dispute-line.table.ts';
import { atHouse, grahaForms } from '../language/forms.ts';
import type { Slots } from '../language/template.ts';
import { themeName } from '../language/theme-name.ts';
import type { Balance } from '../weigh/balance.ts';
import type { Weighed } from '../weigh/testimony.ts';
import type { ToldArea } from './area-section.ts';
import type { Piece } from './piece.ts';
import { type Prepared, periodRule } from './prepared.ts';
import type { Draft, Voice } from './voice.ts';

const SECTION = 'disputes';

/** Where the chart disputes with itself: the areas whose both sides weigh most, each with its reasons and what decides. */
export function disputePieces(voice: Voice, prepared: Prepared, balances: readonly Balance[], most: number): Piece[] {
  const disputed = balances
    .filter(({ for: [support], against: [counter] }) => support?.graha && counter?.graha)
    .map((balance) => ({ balance, heat: Math.min(balance.for[0]?.weight ?? 0, balance.against[0]?.weight ?? 0) }))
    .filter(
      ({
        heat,
        balance: {
          for: [support],
          against: [counter],
        },
      }) => {
        const apart = (support?.polarity ?? 0) - (counter?.polarity ?? 0);
        return heat >= 1.2 && (support?.graha !== counter?.graha || apart >= 3);
      },
    )
    .sort((a, b) => b.heat - a.heat);
  const pieces = disputed
    .slice(0, most + 2)
    .flatMap(({ balance }, index) => onePiece(voice, prepared, balance, index, most));
  if (pieces.length > 0) return pieces;
  const draft = voice.say(NO_DISPUTE, {}, [{ kind: 'settings' }]);
  return draft ? [{ section: SECTION, paragraph: 'none', order: 0, rank: 0, draft }] : [];
}

function onePiece(voice: Voice, prepared: Prepared, balance: Balance, index: number, most: number): Piece[] {
  const { area } = balance;
  const support = balance.for[0];
  const counter = balance.against[0];
  if (!support?.graha || !counter?.graha) return [];
  const rules = [...support.rules, ...counter.rules];
  const slots: Slots = {
    about: AREA_PLANS[area].about,
    sTheme: themeName(support.theme),
    cTheme: themeName(counter.theme),
    s: grahaForms(support.graha),
    c: grahaForms(counter.graha),
    ...(prepared.facts.lagna !== null && {
      sAt: placeOf(prepared, support.graha),
      cAt: placeOf(prepared, counter.graha),
    }),
  };
  const isSame = support.graha === counter.graha;
  const drafts: (Draft | null)[] = [
    voice.say(DISPUTE_HEADS[Math.min(index, DISPUTE_HEADS.length - 1)], slots, rules),
    voice.say(isSame ? DISPUTE_SAME : prepared.facts.lagna === null ? DISPUTE_BARE_SIDES : DISPUTE_SIDES, slots, [
      ...support.rules,
      ...counter.rules,
    ]),
    decides(voice, prepared, support, counter, isSame),
  ];
  const rank = index < most ? 0 : 28 + 10 * index;
  return drafts
    .filter((draft) => draft !== null)
    .map((draft, order) => ({ section: SECTION, paragraph: `${area}`, order: index * 10 + order, rank, draft }));
}

function placeOf({ facts }: Prepared, graha: Graha): string {
  const house = facts.houseOf(graha);
  return house === null ? '' : atHouse(house);
}

function decides(
  voice: Voice,
  { periods, asOf }: Prepared,
  support: Weighed,
  counter: Weighed,
  isSame: boolean,
): Draft | null {
  const rules = [...support.rules, ...counter.rules];
  const running = periods.find(({ path, from, until }) => path.length === 2 && from <= asOf && until > asOf);
  const leading = running?.path.find((graha) => graha === support.graha || graha === counter.graha);
  if (running && leading && !isSame) {
    return voice.say(DISPUTE_DECIDES.time, { g: grahaForms(leading) }, [periodRule(running), ...rules]);
  }
  const [heavier, lighter] = support.weight >= counter.weight ? [support, counter] : [counter, support];
  if (heavier.weight < lighter.weight * 1.15 || !heavier.graha) return voice.say(DISPUTE_DECIDES.even, {}, rules);
  if (isSame) return voice.say(DISPUTE_DECIDES.theme, { theme: themeName(heavier.theme) }, rules);
  return voice.say(DISPUTE_DECIDES.strength, { g: grahaForms(heavier.graha) }, rules);
}

/** Most contradictions that a document lists for one area. */
const MOST_IN_AREA = 3;

/**
 * Contradictions of a document: in each area its strongest counter against its strongest support, and any told pair of opposite
 * sides three degrees of polarity apart or more; each with the sentence that weighs it.
 */
export function contradictionsOf(
  told: readonly ToldArea[],
  idOf: (draft: Draft) => string | null,
): ReadingDocument['contradictions'] {
  return told.flatMap(({ area, leads, weighing }) => {
    if (!weighing) return [];
    const shown = [...leads].flatMap(([one, draft]) => {
      const id = idOf(draft);
      return id === null ? [] : [{ one, id }];
    });
    const supports = shown.filter(({ one }) => one.polarity > 0);
    const counters = shown.filter(({ one }) => one.polarity < 0);
    const pairs = counters.flatMap((counter, index) =>
      supports
        .filter((support, at) => (index === 0 && at === 0) || support.one.polarity - counter.one.polarity >= 3)
        .map((support) => ({ support, counter })),
    );
    return pairs.slice(0, MOST_IN_AREA).map(({ support, counter }) => ({
      area,
      for: [support.id],
      against: [counter.id],
      text: weighing.text,
    }));
  });
}
