import type { Graha } from '@nebosvod/engine/bodies';
import { AREA_PLANS } from '../language/area.table.ts';
import { grahaForms } from '../language/forms.ts';
import { BOTH_SIDES_AT_ONCE_LINES, BOTH_SIDES_LINES, ONE_SIDE_LINES } from '../language/near-line.table.ts';
import type { Slots } from '../language/template.ts';
import { themeName } from '../language/theme-name.ts';
import type { Piece } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import type { Weighed } from '../weigh/testimony.ts';
import { tellingPieces } from './telling-pieces.ts';

/** Ideas told of one graha, and sentences that develop one. */
const IDEAS = 10;
const DEVELOPMENT = 20;
/** Place of its story in a paragraph, after what the paragraph opens with. */
const ORDER = 100;

/**
 * What a graha stands for in the chart: both its sides, then its weightiest ideas, as a paragraph of its own name.
 * @param base rank of its first sentence; what develops it comes later
 */
export function grahaStory(voice: Voice, prepared: Prepared, graha: Graha, section: string, base: number): Piece[] {
  const own = prepared.balances
    .flatMap(({ for: supports, against }) => [...supports, ...against])
    .filter((one) => one.graha === graha)
    .sort((a, b) => b.weight - a.weight);
  const sides = sidesLine(voice, graha, own);
  const pieces: Piece[] = sides ? [{ section, paragraph: graha, order: ORDER, rank: base, draft: sides }] : [];
  const told = new Set<string>();
  const strongestCounter = own.find(({ polarity, telling }) => polarity < 0 && telling);
  for (const one of own) {
    const { telling } = one;
    if (!telling || told.has(telling.key) || told.size >= IDEAS) continue;
    const index = told.size;
    told.add(telling.key);
    pieces.push(
      ...tellingPieces(voice, telling, {
        section,
        paragraph: graha,
        order: ORDER * (index + 2),
        rank: base + 12 + 14 * index,
        restRank: base + 34 + 14 * index,
        restStep: 5,
        development: DEVELOPMENT,
        isFurtherCounter: one.polarity < 0 && one !== strongestCounter,
      }),
    );
  }
  return pieces;
}

function sidesLine(voice: Voice, lord: Graha, own: readonly Weighed[]): Draft | null {
  const support = own.find(({ polarity }) => polarity > 0);
  const counter = own.find(({ polarity }) => polarity < 0);
  if (support && counter) {
    const slots: Slots = {
      g: grahaForms(lord),
      sAbout: AREA_PLANS[support.area].about,
      cAbout: AREA_PLANS[counter.area].about,
      sTheme: themeName(support.theme),
      cTheme: themeName(counter.theme),
    };
    const ways = support.area === counter.area ? BOTH_SIDES_AT_ONCE_LINES : BOTH_SIDES_LINES;
    return voice.say(ways, slots, [...support.rules, ...counter.rules]);
  }
  const one = support ?? counter;
  if (!one) return null;
  const slots: Slots = { g: grahaForms(lord), about: AREA_PLANS[one.area].about, theme: themeName(one.theme) };
  return voice.say(ONE_SIDE_LINES, slots, one.rules);
}
