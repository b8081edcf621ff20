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

/** Ideas told of one lord, and sentences that develop one. */
const IDEAS = 10;
const DEVELOPMENT = 20;

/**
 * Who leads these years: each lord of a period with what it stands for in the chart, both its sides, and its weightiest ideas.
 * @param section where it is told
 */
export function periodLordPieces(voice: Voice, prepared: Prepared, section: string): Piece[] {
  const pieces: Piece[] = [];
  lordsOf(prepared).forEach((lord, place) => {
    const add = (rank: number, draft: Draft | null) => {
      if (draft) pieces.push({ section, paragraph: lord, order: pieces.length, rank, draft });
    };
    const own = prepared.balances
      .flatMap(({ for: supports, against }) => [...supports, ...against])
      .filter(({ graha }) => graha === lord)
      .sort((a, b) => b.weight - a.weight);
    // Lords of the sub-periods are told of in every reading, those of their parts in longer ones.
    const base = place < 3 ? 0 : 20;
    add(base, sidesLine(voice, lord, own));
    const told = new Set<string>();
    for (const { telling } of own) {
      if (!telling || told.has(telling.key) || told.size >= IDEAS) continue;
      const index = told.size;
      told.add(telling.key);
      for (const { ways, slots, rules } of telling.leads) add(base + 12 + 14 * index, voice.say(ways, slots, rules));
      telling.rest.slice(0, DEVELOPMENT).forEach(({ ways, slots, rules }, at) => {
        add(base + 34 + 14 * index + 5 * at, voice.say(ways, slots, rules));
      });
    }
  });
  return pieces;
}

/** Lords of the three years, those of the deeper levels last. */
function lordsOf({ periods }: Prepared): Graha[] {
  const byLevel = [1, 2, 3].flatMap((level) => periods.filter(({ path }) => path.length === level));
  return [...new Set(byLevel.map(({ path }) => path[path.length - 1]))];
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
