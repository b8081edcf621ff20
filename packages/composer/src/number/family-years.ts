import { YEAR_ORDINALS } from '../language/number-fact.table.ts';
import {
  FAMILY_YEAR_GIVES,
  FAMILY_YEAR_GIVES_CHILD,
  FAMILY_YEARS,
  FAMILY_YEARS_MEET,
} from '../language/number-family-line.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import type { Member } from './family-bonds.ts';
import { printed } from './number-words.ts';
import { yearsAhead } from './number-years.ts';

/** Years of age from which somebody is asked for what adults do. */
const GROWN = 16;

/** Personal years of all side by side. */
export function familyYearPieces(voice: Voice, members: readonly Member[], asOf: string): Piece[] {
  const all = members.map(({ role, who, numbers }) => {
    return { role, who, born: numbers.date.year, years: yearsAhead(numbers.date, asOf) };
  });
  return (all[0]?.years ?? []).slice(0, 3).flatMap((first, index) => {
    const own = all.flatMap(({ role, who, born, years }) => {
      const year = years[index];
      const ordinal = year && YEAR_ORDINALS[year.number - 1]?.nominative;
      return year && ordinal
        ? [
            {
              who,
              number: year.number,
              isChild: year.year - born < GROWN,
              text: `${who}, личный ${ordinal}`,
              rule: { ...year.rule, of: role },
            },
          ]
        : [];
    });
    const rules = own.map(({ rule }) => rule);
    const [rule] = rules;
    if (!rule) return [];
    const numbers = new Set(own.map(({ number }) => number)).size;
    const meet = numbers === 1 ? 'same' : numbers < own.length ? 'some' : null;
    const slots = { y: printed(first.year, rule, 'year'), list: own.map(({ text }) => text).join('; ') };
    const given = own[index % own.length];
    const ways =
      given &&
      ((given.isChild && FAMILY_YEAR_GIVES_CHILD[given.number]) || (FAMILY_YEAR_GIVES[given.number - 1] ?? []));
    const gives = given && ways ? voice.say(ways, { who: given.who }, [given.rule]) : null;
    const paragraph = `y${first.year}`;
    const said = (draft: Draft | null, order: number): Piece[] =>
      draft ? [{ section: 'when', paragraph, order, rank: 0, draft }] : [];
    return [
      ...said(voice.say(FAMILY_YEARS, slots, rules), 0),
      ...(meet ? said(voice.say(FAMILY_YEARS_MEET[meet], {}, rules), 1) : []),
      ...said(gives, 2),
    ];
  });
}
