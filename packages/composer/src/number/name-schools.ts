import type { Rule } from '@nebosvod/contracts/rule';
import { nameNumbers } from '@nebosvod/numerology/name/name-number';
import { readName } from '@nebosvod/numerology/name/read-name';
import { NAME_CHALDEAN, NAME_TABLES_AGREE, NAME_TABLES_DIFFER, NAME_YO } from '../language/number-name-line.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import { masterOf } from './master-number.ts';
import { slotsOf, type Variant, variantOf } from './name-variant.ts';
import { printed } from './number-words.ts';

function one(draft: Draft | null, paragraph: string, order: number, rank: number): Piece[] {
  return draft ? [{ section: 'schools', paragraph, order, rank, draft }] : [];
}

/** Another table of letters, and the spelling with Ё, where they change a number. */
export function nameSchoolPieces(voice: Voice, all: readonly Variant[]): Piece[] {
  const found = all.flatMap((variant, index): Piece[] => {
    const { typed, numbers, number, rule } = variant;
    const table = numbers.table === 'latin' ? 'chaldean' : 'russian-no-signs';
    const text = readName(typed);
    const rival = text.ok ? nameNumbers(text.value, { table }) : null;
    const other = rival?.ok ? masterOf(rival.value.expression) : null;
    const ways = table === 'chaldean' ? NAME_CHALDEAN : NAME_TABLES_DIFFER;
    const theirs: Rule = { kind: 'name-letters', name: typed, table, number: other ?? number };
    const differs =
      other === null || other === number
        ? null
        : voice.say(ways, { ...slotsOf(variant), m: printed(other, theirs, 'number') }, [rule, theirs]);
    return [
      ...one(differs, 'tables', index, index === 0 ? 0 : 8 + index),
      ...one(yoDraft(voice, variant), 'yo', index, 0),
    ];
  });
  if (found.length > 0) return found;
  return one(
    voice.say(
      NAME_TABLES_AGREE,
      {},
      all.map(({ rule }) => rule),
    ),
    'tables',
    0,
    0,
  );
}

function yoDraft(voice: Voice, { typed, numbers }: Variant): Draft | null {
  const [other] = numbers.warnings.flatMap(({ code, part, suggestion }) =>
    code === 'YO' && suggestion !== null ? variantOf(typed.replace(part, suggestion)) : [],
  );
  return other ? voice.say(NAME_YO, { other: other.typed, m: slotsOf(other).n }, [other.rule]) : null;
}
