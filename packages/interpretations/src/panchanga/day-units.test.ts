import { describe, expect, it } from 'vitest';
import {
  bannedIn,
  foreignTermsIn,
  formulasOf,
  mouldOf,
  type Prose,
  repeatsIn,
  sharesOf,
  slipsIn,
  unhedged,
  wordsOf,
} from '../prose/prose-checks.ts';
import {
  FORMULA_AT_MOST,
  ITEM,
  LEAD,
  MOULD_AT_MOST,
  QUESTION,
  RUN,
  UNHEDGED_AT_MOST,
} from '../prose/prose-limits.table.ts';
import { sentencesOf } from '../prose/sentences.ts';
import { barelyYo, crookedType, unknownWords } from '../prose/spelling-checks.ts';
import { VEDA_FAMILIES } from '../veda/families.ts';
import { VERSES } from '../verses.table.ts';
import type { DayUnit } from './day-unit.ts';
import { FAST_AND_HEALTH } from './ekadashi.ts';
import { DAY_FAMILIES } from './families.ts';

const proseOf = ({ id, lead, body, question, suits, leave, phrase }: DayUnit): readonly Prose[] =>
  Object.entries({ lead, body, question, suits: suits.join(', '), leave: leave.join(', '), ...phrase }).flatMap(
    ([part, text]) => (text === undefined ? [] : [{ at: `${id} ${part}`, text }]),
  );
/** What may not repeat: lists of deeds may. */
const told = ({ id, lead, body, question }: DayUnit): readonly Prose[] =>
  [lead, body, question ?? ''].map((text, index) => ({ at: `${id} ${index}`, text }));
const outside = (text: string, [least, most]: readonly [number, number]) => text.length < least || text.length > most;
const verses = new Set(VERSES.map(({ key }) => key));

describe.each(DAY_FAMILIES.map((family) => [family.name, family] as const))('%s', (_, { units, need, body }) => {
  const prose = units.flatMap(proseOf);

  it('is whole, every factor once', () => {
    expect(units).toHaveLength(need);
    expect(new Set(units.map(({ factor }) => JSON.stringify(factor))).size).toBe(need);
  });

  it('has parts of their lengths', () => {
    const wrong = units.flatMap((unit) => [
      ...(outside(unit.body, body) ? [`${unit.id} body: ${unit.body.length}`] : []),
      ...(outside(unit.lead, LEAD) || sentencesOf(unit.lead).length !== 1 ? [`${unit.id} lead`] : []),
      ...(unit.question !== undefined && (outside(unit.question, QUESTION) || !/^[^?]+\?$/.test(unit.question))
        ? [`${unit.id} question`]
        : []),
      ...[...unit.suits, ...unit.leave].filter((item) => outside(item, ITEM)).map((item) => `${unit.id}: ${item}`),
    ]);
    expect(wrong).toEqual([]);
  });

  it('says only what was read', () => {
    const wrong = units.flatMap(({ id, sources }) =>
      sources.flatMap(({ key, role }) =>
        (key === 'modern') === (role === 'modern') && (role !== 'says' || verses.has(key)) ? [] : [`${id}: ${key}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('follows neither mould nor formula', () => {
    const [mould] = sharesOf(units.map(({ lead }) => mouldOf(lead)));
    expect(mould?.[1] ?? 0, `leads «${mould?.[0]}»`).toBeLessThanOrEqual(MOULD_AT_MOST);
    const [opening] = sharesOf(units.map(({ lead }) => formulasOf([lead])[0] ?? ''));
    expect(opening?.[1] ?? 0, `leads beginning «${opening?.[0]}»`).toBeLessThanOrEqual(FORMULA_AT_MOST);
  });

  it('advises no health, medicine, money or law, frightens nobody, shows no sex', () => {
    expect(prose.flatMap(bannedIn)).toEqual([]);
    expect(prose.filter(({ at }) => !at.endsWith(' question')).flatMap(slipsIn)).toEqual([]);
    expect(prose.flatMap(foreignTermsIn)).toEqual([]);
    const { of, bare } = unhedged(units.map((unit) => `${unit.lead} ${unit.body}`));
    expect(bare.length, bare.join('\n')).toBeLessThanOrEqual(Math.ceil(UNHEDGED_AT_MOST * of));
  });

  it('is spelled and set right', () => {
    expect(prose.filter(({ text }) => crookedType(text)).map(({ at }) => at)).toEqual([]);
    const words = [...new Set(prose.flatMap(({ text }) => wordsOf(text)))];
    expect(unknownWords(words)).toEqual([]);
    expect(barelyYo(words)).toEqual([]);
  });
});

describe('the words of a day', () => {
  it('say the same six words twice neither among themselves nor with the units of charts', () => {
    const charts = VEDA_FAMILIES.flatMap(({ units }) =>
      units.flatMap(({ id, words, variants = [] }) =>
        [...(words === null ? [] : [words]), ...variants].flatMap(({ lead, body }) => [
          { at: `${id} lead`, text: lead },
          { at: `${id} body`, text: body },
        ]),
      ),
    );
    expect(repeatsIn([...charts, ...DAY_FAMILIES.flatMap(({ units }) => units.flatMap(told))], RUN)).toEqual([]);
  });

  it('leave the one sentence on health to the fast', () => {
    expect(FAST_AND_HEALTH).toMatch(/решает врач\.$/);
  });
});
