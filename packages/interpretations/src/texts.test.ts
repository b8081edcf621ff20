import { readFileSync } from 'node:fs';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { describe, expect, it } from 'vitest';
import { TEXT_FAMILIES, type TextFamily } from './base/text-families.ts';
import {
  bannedIn,
  foreignTermsIn,
  mouldOf,
  type Prose,
  repeatsIn,
  sharesOf,
  slipsIn,
  unhedged,
  wordsOf,
} from './prose/prose-checks.ts';
import { MOULD_AT_MOST, RUN, UNHEDGED_AT_MOST } from './prose/prose-limits.table.ts';
import { barelyYo, crookedType, isOfStem, unknownWords } from './prose/spelling-checks.ts';
import { SANSKRIT_STEMS } from './spelling.table.ts';
import {
  conjunctionText,
  grahaInHouseText,
  grahaInSignText,
  lagnaText,
  lordInHouseText,
  moonNakshatraText,
} from './texts.ts';

const twelve = Array.from({ length: 12 }, (_, index) => index + 1);

/** Promises, fear and verdicts have no place in a text. */
const BANNED =
  /смерт|погиб|прокляти|порч|сглаз|гарантир|обязательно (?:будет|произойд)|неизбежн|диагноз|никогда не|карма наказ|наказание|бесплоди|вдов/i;
/** How many Sanskrit words a short one may hold. */
const SANSKRIT_AT_MOST = 2;
/** The part that is read first, and alone. */
const LEADS = ['short', 'essence'];
/** Parts that are names or keys, not prose: they may repeat. */
const NOT_PROSE = ['source', 'title', 'place'];

const partsOf = (entry: object): readonly (readonly [string, string])[] =>
  Object.entries(entry).flatMap(([part, value]) => (typeof value === 'string' ? [[part, value] as const] : []));
const proseOf = ({ entries }: Pick<TextFamily, 'entries'>, name: string): readonly Prose[] =>
  entries.flatMap((entry, index) =>
    partsOf(entry ?? {})
      .filter(([part]) => !NOT_PROSE.includes(part))
      .map(([part, text]) => ({ at: `${name} ${index + 1} ${part}`, text })),
  );
const all = Object.entries(TEXT_FAMILIES).flatMap(([name, one]) => proseOf(one, name));
const sourceKeys = new Set(
  readFileSync(new URL('../../../docs/sources.md', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => /^\| ([^|]+) \|/.exec(line)?.[1]?.split(',') ?? [])
    .map((key) => key.trim()),
);

describe('the base of texts', () => {
  it('answers null for what it has no text of', () => {
    expect([
      lagnaText(13),
      moonNakshatraText(0),
      grahaInHouseText('sun', 13),
      grahaInHouseText('uranus', 1),
      grahaInSignText('ketu', 0),
      lordInHouseText(13, 1),
      lordInHouseText(1, 0),
      conjunctionText('rahu', 'ketu'),
      conjunctionText('sun', 'sun'),
      conjunctionText('sun', 'pluto'),
    ]).toEqual(Array.from({ length: 10 }, () => null));
  });

  it('has a text for every place that a card of a graha names', () => {
    const places = GRAHAS.flatMap((graha) =>
      twelve.flatMap((place) => [grahaInHouseText(graha, place), grahaInSignText(graha, place)]),
    );
    const lords = twelve.flatMap((owned) => twelve.map((house) => lordInHouseText(owned, house)));
    const stars = Array.from({ length: 27 }, (_, index) => moonNakshatraText(index + 1));
    const all = [...places, ...lords, ...stars, ...twelve.map(lagnaText)];
    expect(all.filter((text) => text === null)).toEqual([]);
    expect(all).toHaveLength(2 * 108 + 144 + 27 + 12);
  });

  it('reads two grahas in a sign in either order', () => {
    expect(conjunctionText('venus', 'mars')).toEqual(conjunctionText('mars', 'venus'));
    const pairs = GRAHAS.flatMap((a) => GRAHAS.filter((b) => conjunctionText(a, b) !== null));
    expect(pairs).toHaveLength(2 * 35);
  });

  it.each(Object.entries(TEXT_FAMILIES))('%s: complete, every part of its length', (_, { entries, count, lengths }) => {
    expect(entries.filter((entry) => entry !== null)).toHaveLength(count);
    const wrong = entries.flatMap((entry, index) =>
      Object.entries(lengths).flatMap(([part, [least, most]]) => {
        const length = new Map(partsOf(entry ?? {})).get(part)?.length ?? 0;
        return length < least || length > most ? [`${index + 1} ${part}: ${length}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(TEXT_FAMILIES))(
    '%s: rests on known sources and asks a question',
    (_, { entries, lengths }) => {
      for (const entry of 'question' in lengths ? entries : []) {
        const parts = new Map(partsOf(entry ?? {}));
        expect(parts.get('question')).toMatch(/^[^?]+\?$/);
        const keys = [...(parts.get('source') ?? '').matchAll(/\[([^\]]+)\]/g)].map(([, key = '']) => key);
        expect(keys.length).toBeGreaterThan(0);
        expect(keys.filter((key) => !sourceKeys.has(key) && !sourceKeys.has(key.replace(/ [\d.–-]+$/, '')))).toEqual(
          [],
        );
      }
    },
  );

  it.each(Object.entries(TEXT_FAMILIES))('%s: no two begin alike', (_, { entries }) => {
    const openings = entries.flatMap((entry) => {
      const [lead] =
        partsOf(entry ?? {})
          .find(([part]) => LEADS.includes(part))
          ?.slice(1) ?? [];
      return lead?.split(' ').slice(0, 2).join(' ').toLowerCase() ?? [];
    });
    expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([]);
  });

  it('frightens nobody and promises nothing', () => {
    expect(all.filter(({ text }) => BANNED.test(text)).map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
  });

  it('keeps a short text short of Sanskrit', () => {
    const crowded = all.filter(
      ({ at, text }) =>
        at.endsWith(' short') &&
        wordsOf(text.toLowerCase()).filter((word) => isOfStem(word, SANSKRIT_STEMS)).length > SANSKRIT_AT_MOST,
    );
    expect(crowded).toEqual([]);
  });

  it('is set in Russian type, «о чём» and «всё же» told from «чем» and «все»', () => {
    expect(all.filter(({ text }) => crookedType(text)).map(({ at }) => at)).toEqual([]);
  });

  it('never says the same six words in a row twice', () => {
    expect(repeatsIn(all, RUN)).toEqual([]);
  });
});

/** The families of numbers keep the rules of units too; those of Jyotish have units in their place. */
const NUMBERS = [
  'life path',
  'birthday',
  'number of the soul',
  'number of the personality',
  'number of the expression',
  'karmic debt',
  'pair of numbers',
  'cell of the square',
  'line of the square',
  'Vedic soul',
  'Vedic destiny',
  'personal year',
  'personal month',
  'personal day',
  'arcanum',
  'position of the matrix',
  'position of the pair',
  'row of the matrix',
] as const;
/** A family of fewer leads has no mould: three alike are a third of it. */
const LEADS_OF_A_MOULD = 5;

describe.each(NUMBERS.map((name) => [name, proseOf(TEXT_FAMILIES[name] ?? { entries: [] }, name)] as const))(
  '%s',
  (_, prose) => {
    const stated = prose.filter(({ at }) => !at.endsWith(' question'));

    it('fits one person of either sex, promises nothing, frightens nobody', () => {
      expect(prose.flatMap(bannedIn)).toEqual([]);
      expect(stated.flatMap(slipsIn)).toEqual([]);
      expect(prose.flatMap(foreignTermsIn)).toEqual([]);
    });

    it('hedges what it says of a person', () => {
      const { of, bare } = unhedged(stated.map(({ text }) => text));
      expect(bare.length, bare.join('\n')).toBeLessThanOrEqual(Math.ceil(UNHEDGED_AT_MOST * of));
    });

    it('has no mould for a third of it', () => {
      const leads = prose.filter(({ at }) => LEADS.some((part) => at.endsWith(` ${part}`)));
      const [most] = sharesOf(leads.map(({ text }) => mouldOf(text)));
      if (leads.length >= LEADS_OF_A_MOULD)
        expect(most?.[1] ?? 0, `leads «${most?.[0]}»`).toBeLessThanOrEqual(MOULD_AT_MOST);
    });
  },
);

describe('spelling', () => {
  const words = [...new Set(all.flatMap(({ text }) => wordsOf(text)))];

  it('knows every word', () => {
    expect(unknownWords(words)).toEqual([]);
  });

  it('keeps the letter ё', () => {
    expect(barelyYo(words)).toEqual([]);
  });
});
