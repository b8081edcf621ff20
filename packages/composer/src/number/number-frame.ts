import type { Rule } from '@nebosvod/contracts/rule';
import { isoDate } from '@nebosvod/numerology/civil-date';
import type { NumberFacts } from '../birth/number-facts.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import { onDay } from '../language/dates.ts';
import { YEAR_ORDINALS } from '../language/number-fact.table.ts';
import {
  NEW_STYLE,
  NO_NUMBER_DISPUTE,
  NUMBER_BASIS,
  NUMBER_DISPUTE_DECIDES,
  NUMBER_DISPUTE_SAME,
  NUMBER_DISPUTE_SIDES,
  NUMBER_DISPUTES,
  NUMBER_GIST,
} from '../language/number-near.table.ts';
import { themeName } from '../language/theme-name.ts';
import { disputeLines } from '../reading/dispute-lines.ts';
import type { Piece } from '../reading/piece.ts';
import type { Voice } from '../reading/voice.ts';
import type { Balance } from '../weigh/balance.ts';
import type { PersonalYear } from './number-area.ts';
import { factorName, printed } from './number-words.ts';

const SETTINGS: Rule = { kind: 'settings' };

/** Areas that the gist names as strong. */
const STRONG = 3;

/** The gist: the three strongest areas, the hardest one, the year, and the question of it all. */
export function numberGist(voice: Voice, balances: readonly Balance[], [year]: readonly PersonalYear[]): Piece[] {
  const byLead = [...balances].sort((a, b) => (b.for[0]?.weight ?? 0) - (a.for[0]?.weight ?? 0));
  const themes = new Set<string>();
  const strong = byLead.flatMap((one) => {
    const top = one.for.find(({ theme }) => !themes.has(theme));
    if (!top) return [];
    themes.add(top.theme);
    return [{ area: one.area, top }];
  });
  // An area told of as strong is not told of as the hardest in the same breath.
  const praised = strong.slice(0, STRONG).map(({ area }) => area);
  const hard = balances
    .filter(({ area }) => !praised.includes(area))
    .flatMap(({ area, against: [top], totalAgainst, totalFor }) =>
      top ? [{ area, top, over: totalAgainst - totalFor }] : [],
    )
    .sort((a, b) => b.over - a.over)[0];
  const say = (ways: readonly string[], found: (typeof strong)[number] | undefined) =>
    found
      ? voice.say(
          ways,
          {
            about: AREA_PLANS[found.area].about,
            theme: themeName(found.top.theme),
            fact: factorName(found.top.rules[0]),
          },
          found.top.rules,
        )
      : null;
  const n = year && YEAR_ORDINALS[year.number - 1];
  const drafts = [
    say(NUMBER_GIST.first, strong[0]),
    say(NUMBER_GIST.second, strong[1]),
    say(NUMBER_GIST.third, strong[2]),
    say(NUMBER_GIST.hard, hard),
    year && n ? voice.say(NUMBER_GIST.year, { y: printed(year.year, year.rule, 'year'), n }, [year.rule]) : null,
    voice.say(NUMBER_GIST.question, {}, strong[0]?.top.rules ?? [SETTINGS]),
  ];
  return drafts.flatMap((draft, order) =>
    draft ? [{ section: 'gist', paragraph: 'gist', order, rank: 0, draft }] : [],
  );
}

/** The strongest pairs that disagree, with what decides. */
export const numberDisputes = (voice: Voice, balances: readonly Balance[], most: number): Piece[] =>
  disputeLines(voice, balances, most, {
    openings: NUMBER_DISPUTES,
    sides: NUMBER_DISPUTE_SIDES,
    same: NUMBER_DISPUTE_SAME,
    decides: NUMBER_DISPUTE_DECIDES,
    none: NO_NUMBER_DISPUTE,
    nameOf: factorName,
    settings: SETTINGS,
  });

/** What a reading rests on: how each way of counting was done. */
export function numberBasis(voice: Voice, parts: readonly (keyof typeof NUMBER_BASIS)[]): Piece[] {
  const all = [...parts, 'time', 'modern', 'weights', 'closing'] as const;
  return all.flatMap((part, order) => {
    const draft = voice.say(NUMBER_BASIS[part], {}, [SETTINGS]);
    const rank = part === 'weights' ? 60 : part === 'modern' ? 70 : 0;
    return draft ? [{ section: 'basis', paragraph: 'basis', order, rank, draft }] : [];
  });
}

/** That a date of the old style was brought to the new one: the numbers are of that. @param whose of several people, nominative */
export function newStylePieces(voice: Voice, { date, isOldStyle }: NumberFacts, whose?: string): Piece[] {
  const day = isoDate(date);
  const rule: Rule = { kind: 'new-style', date: day };
  const slots = { d: onDay(day, rule, 'date'), ...(whose !== undefined && { whose }) };
  const draft = isOldStyle ? voice.say(whose === undefined ? NEW_STYLE.one : NEW_STYLE.ofMany, slots, [rule]) : null;
  return draft ? [{ section: 'basis', paragraph: 'basis', order: -1, rank: 0, draft }] : [];
}
