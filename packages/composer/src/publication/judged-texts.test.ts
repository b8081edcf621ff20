import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkWords } from './check-words.ts';
import judged1 from './corpus/judged-1.json' with { type: 'json' };
import judged2 from './corpus/judged-2.json' with { type: 'json' };
import judged3 from './corpus/judged-3.json' with { type: 'json' };
import judged4 from './corpus/judged-4.json' with { type: 'json' };
import judged5 from './corpus/judged-5.json' with { type: 'json' };
import judged6 from './corpus/judged-6.json' with { type: 'json' };
import judged7 from './corpus/judged-7.json' with { type: 'json' };
import judged8 from './corpus/judged-8.json' with { type: 'json' };
import judged9 from './corpus/judged-9.json' with { type: 'json' };
import judged10 from './corpus/judged-10.json' with { type: 'json' };
import judged11 from './corpus/judged-11.json' with { type: 'json' };
import judged12 from './corpus/judged-12.json' with { type: 'json' };
import judged13 from './corpus/judged-13.json' with { type: 'json' };
import judged14 from './corpus/judged-14.json' with { type: 'json' };
import judged15 from './corpus/judged-15.json' with { type: 'json' };
import judged16 from './corpus/judged-16.json' with { type: 'json' };
import judged17 from './corpus/judged-17.json' with { type: 'json' };
import judged18 from './corpus/judged-18.json' with { type: 'json' };
import judged19 from './corpus/judged-19.json' with { type: 'json' };
import judged20 from './corpus/judged-20.json' with { type: 'json' };
import posts1 from './corpus/posts-1.json' with { type: 'json' };
import posts2 from './corpus/posts-2.json' with { type: 'json' };
import posts3 from './corpus/posts-3.json' with { type: 'json' };
import posts4 from './corpus/posts-4.json' with { type: 'json' };
import posts5 from './corpus/posts-5.json' with { type: 'json' };
import posts6 from './corpus/posts-6.json' with { type: 'json' };
import posts7 from './corpus/posts-7.json' with { type: 'json' };
import posts8 from './corpus/posts-8.json' with { type: 'json' };
import posts9 from './corpus/posts-9.json' with { type: 'json' };
import posts10 from './corpus/posts-10.json' with { type: 'json' };
import posts11 from './corpus/posts-11.json' with { type: 'json' };
import posts12 from './corpus/posts-12.json' with { type: 'json' };
import posts13 from './corpus/posts-13.json' with { type: 'json' };
import posts14 from './corpus/posts-14.json' with { type: 'json' };
import { FRESH_CLEAN, FRESH_PLANTED } from './fresh-posts.fixture.ts';
import { CLEAN, PLANTED } from './judged-texts.fixture.ts';
import { checkSky } from './sky-claims.ts';
import { CLEAN_POSTS } from './whole-posts-clean.fixture.ts';
import { PLANTED_POSTS } from './whole-posts-planted.fixture.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

/**
 * Texts written before the rules were looked at, and shared with no other test of theirs; the rules were then mended by what was missed.
 * At the first try 48 of a hundred whole posts were found, and 14 of thirty fresh ones after that: what the check has not met it may pass.
 */
const CORPORA = [
  { of: 'two hundred sentences', size: 100, planted: PLANTED, clean: CLEAN, date: '2026-12-13' },
  { of: 'two hundred whole posts', size: 100, planted: PLANTED_POSTS, clean: CLEAN_POSTS, date: '2027-01-05' },
  { of: 'sixty fresh posts', size: 30, planted: FRESH_PLANTED, clean: FRESH_CLEAN, date: '2027-03-12' },
] as const;

describe.each(CORPORA)('the check of publications over $of', ({ size, planted, clean, date }) => {
  const remarks = (text: string) => [
    ...checkWords(text),
    ...checkSky(text, { ephemeris, date, timeZone: 'Europe/Moscow' }),
  ];

  it('has as many of each', () => {
    expect([Object.values(planted).flat().length, clean.length]).toEqual([size, size]);
  });

  it('finds every planted fault', () => {
    const missed = Object.entries(planted).flatMap(([rule, texts]) =>
      texts.filter((text) => !remarks(text).some((remark) => remark.rule === rule)).map((text) => `${rule}: ${text}`),
    );
    expect(missed).toEqual([]);
  });

  it('stops no clean text and doubts at most three', () => {
    const told = clean.flatMap((text) => remarks(text).map(({ level, rule }) => ({ level, said: `${rule}: ${text}` })));
    expect(told.filter(({ level }) => level === 'stop')).toEqual([]);
    expect(told.length, told.map(({ said }) => said).join('\n')).toBeLessThanOrEqual(3);
  });
});

/**
 * Whole posts of 300–450 letters, sixty a file, each with its own day: one subtle fault in each of forty, twenty clean. Each file was
 * judged once untouched, and only then the words of the rules were widened by what had been missed. At the first try the rules found
 * 18, 19, 21, 30, 19 and 23 of forty (the rules before them 11, 8, 7, 13, 9 and 12), stopped 1, 1, 1, 3, 0 and 0 of twenty clean ones
 * and doubted 1, 2, 0, 1, 5 and 0: a fault told in words that nobody has listed may pass. Of the seventh file, forty of two or three
 * sentences each and thirty clean, the first try found 23, stopped 1 and doubted 1; then pairs of meanings began to be doubted.
 * Of the eighth, forty and twenty, it found 27, stopped 1 and doubted 2.
 */
describe('the check of publications over subtle posts', () => {
  const posts = [posts1, posts2, posts3, posts4, posts5, posts6, posts7, posts8].flat();
  const remarks = ({ text, date }: (typeof posts)[number]) => [
    ...checkWords(text),
    ...checkSky(text, { ephemeris, date, timeZone: 'Europe/Moscow' }),
  ];
  const planted = posts.filter(({ fault }) => fault !== null);
  const clean = posts.filter(({ fault }) => fault === null);

  it('has forty faults of each rule', () => {
    const rules = [...new Set(planted.map(({ fault }) => fault))];
    expect(rules.map((rule) => planted.filter(({ fault }) => fault === rule).length)).toEqual(Array(8).fill(40));
    expect(clean).toHaveLength(170);
  });

  it('finds every planted fault', () => {
    const missed = planted.filter((post) => !remarks(post).some(({ rule }) => rule === post.fault));
    expect(missed.map(({ fault, text }) => `${fault}: ${text}`)).toEqual([]);
  });

  it('stops no clean text and doubts at most three of a hundred', () => {
    const told = clean.flatMap((post) =>
      remarks(post).map(({ level, rule }) => ({ level, said: `${rule}: ${post.text}` })),
    );
    expect(told.filter(({ level }) => level === 'stop')).toEqual([]);
    expect(told.length, told.map(({ said }) => said).join('\n')).toBeLessThanOrEqual((clean.length * 3) / 100);
  });
});

type Judged = { readonly text: string; readonly fault: string | null; readonly date?: string; readonly words?: string };
const judgedOf = (posts: readonly Judged[]) =>
  posts.map(({ text, fault, date, words = '' }) => ({
    fault,
    text,
    words,
    remarks: () => [
      ...checkWords(text),
      ...(date === undefined ? [] : checkSky(text, { ephemeris, date, timeZone: 'Europe/Moscow' })),
    ],
  }));

type Told = ReturnType<typeof judgedOf>[number];

/** Whether a remark of the rule it breaks is on its very words. */
const isFound = ({ text, words, fault, remarks }: Told): boolean => {
  const at = text.indexOf(words);
  return remarks().some(({ rule, from, to }) => rule === fault && from < at + words.length && to > at);
};

/** So many clean posts, none of them stopped and at most some doubted. */
function expectLeftAlone(told: readonly Told[], count: number, doubted: number): void {
  const clean = told.filter(({ fault }) => fault === null);
  const remarked = clean.map(({ text, remarks }) => ({ text, levels: remarks().map(({ level }) => level) }));
  expect(clean).toHaveLength(count);
  expect(remarked.filter(({ levels }) => levels.includes('stop'))).toEqual([]);
  expect(remarked.filter(({ levels }) => levels.length > 0).length).toBeLessThanOrEqual(doubted);
}

/**
 * Posts by whose words the tables were not widened, and which the opinion was taught. Each file was judged once before anything was mended by
 * it. At that first try, of forty faults: 24 (file 9), then 36, 26 (10, 11), 34 and 28 (13, 14, of other writers, counted by remarks on the
 * very words) by the rules alone or nearly so; 24, 32 remarked on, of file 12, the most roundabout. Of clean texts it then stopped 1 of
 * 20, 2, 1, 2, 2 and 4 of forty, and doubted 1, 0, 4, 3, 1 and 1.
 */
describe('the check of publications over posts that its words were not taken from', () => {
  const told = judgedOf([posts9, posts10, posts11, posts12, posts13, posts14].flat());

  it('stops no clean text and doubts at most three of a hundred', () => {
    expectLeftAlone(told, 220, (220 * 3) / 100);
  });

  it('finds nine faults of ten', () => {
    const planted = told.filter(({ fault }) => fault !== null);
    const found = planted.filter(({ fault, remarks }) => remarks().some(({ rule }) => rule === fault));
    expect(planted).toHaveLength(240);
    expect(found.length).toBeGreaterThanOrEqual((planted.length * 9) / 10);
  });
});

/**
 * Posts that taught neither the tables nor the opinion: what the check is worth on texts it has not met, counted by remarks on the very
 * words. The first file is plain: 31 of forty at the first try, 1 of forty clean texts stopped and 1 doubted. The others are of two writers
 * who looked for the most roundabout faults and for clean texts that only sound like one (quoted myths, warnings): 26 and 18 of fifty at the
 * first try, 9 of a hundred clean texts stopped and 14 doubted; ten other files of theirs were taught since.
 * Not wholly unseen: the odds from which the opinion speaks were chosen over these files, and the rules of names mended by all twelve.
 */
describe('the check of publications over posts that taught nothing', () => {
  const told = judgedOf([judged1, judged2, judged3].flat());

  it('stops no clean text and doubts one of twelve at most', () => {
    expectLeftAlone(told, 140, 140 / 12);
  });

  it('finds thirteen faults of twenty by their very words, and remarks on seven posts at fault of ten', () => {
    const planted = told.filter(({ fault }) => fault !== null);
    const found = planted.filter(isFound);
    expect(planted).toHaveLength(140);
    expect(found.length).toBeGreaterThanOrEqual((planted.length * 13) / 20);
    expect(planted.filter(({ remarks }) => remarks().length > 0).length).toBeGreaterThanOrEqual(
      (planted.length * 7) / 10,
    );
  });
});

/**
 * Plain posts of an ordinary practitioner, written whole before the rules were looked at: a hundred faults, the eight rules alike, and a
 * hundred clean ones, then fifty and fifty. At the first try 89 of a hundred by their very words, no clean one stopped and one doubted; the
 * rules were mended by that, sentences written for the opinion, and of the fifty 45 were then found at the first try, one clean one stopped
 * and two doubted. The words of the tables were widened by what both had shown; neither teaches the opinion.
 */
describe('the check of publications over plain posts', () => {
  const told = judgedOf([judged4, judged5].flat());

  it('stops no clean text and doubts at most three of a hundred', () => {
    expectLeftAlone(told, 150, (150 * 3) / 100);
  });

  it('finds nineteen faults of twenty by their very words', () => {
    const planted = told.filter(({ fault }) => fault !== null);
    const found = planted.filter(isFound);
    expect(planted).toHaveLength(150);
    expect(found.length).toBeGreaterThanOrEqual((planted.length * 19) / 20);
  });
});

/**
 * Fifty faults and fifty clean posts a file, each of other niches and voices and judged once before anything was mended by it. At that first
 * try, by the very words, 43 (file 6) by the rules as they were, then 35 (7, the least plain), 45, 43 and 47 of fifty, each after what the files
 * before it had shown; 1, 1, 1, 0 and 0 clean ones stopped, 3, 3, 2, 3 and 3 doubted. None of them teaches the opinion.
 */
describe('the check of publications over plain posts of many voices', () => {
  const told = judgedOf([judged6, judged7, judged8, judged9, judged10].flat());

  it('stops no clean text and doubts at most three of a hundred', () => {
    expectLeftAlone(told, 250, (250 * 3) / 100);
  });

  it('finds nine faults of ten by their very words', () => {
    const planted = told.filter(({ fault }) => fault !== null);
    const found = planted.filter(isFound);
    expect(planted).toHaveLength(250);
    expect(found.length).toBeGreaterThanOrEqual((planted.length * 9) / 10);
  });
});

/**
 * A hundred faults and a hundred clean posts a file, the eight rules alike, of ordinary authors of many niches. At the first try 93 and 93
 * by their very words, no clean one stopped, 5 and 2 doubted: missed were foreign names, the network of one letter, the sky of a pronoun. The
 * rules were mended by that and the opinion taught more posts; of two such files by other writers 96 and 94 were then found at the first try,
 * no clean one stopped, 4 and 2 doubted. Of two more 97 and 89, 8 and 3 doubted: missed was the sky by its Sanskrit names. Of those two
 * four posts at fault by their writers are left out, for they name Gagarin, Monroe and Jobs, whom the dead's own rule lets be named.
 * Of three more, plain ones, each judged after what the one before had shown, 99, 98 and 97; one clean one of the last was stopped
 * («гарантий нет ни у кого»), 3, 4 and 4 doubted. None of them teaches the opinion, but sentences like those missed and doubted were written
 * for it.
 */
describe('the check of publications over whole tests', () => {
  const told = judgedOf(
    [judged11, judged12, judged13, judged14, judged15, judged16, judged17, judged18, judged19].flat(),
  );

  it('stops no clean text and doubts at most three of a hundred', () => {
    expectLeftAlone(told, 900, (900 * 3) / 100);
  });

  it('finds every fault but one of a hundred by their very words', () => {
    const planted = told.filter(({ fault }) => fault !== null);
    const found = planted.filter(isFound);
    expect(planted).toHaveLength(896);
    expect(found.length).toBeGreaterThanOrEqual((planted.length * 99) / 100);
  });
});

/**
 * A hundred faults and a hundred clean plain posts, written and judged after all the others, with nothing mended by them: every fault found by
 * its very words, no clean text stopped, two doubted.
 */
describe('the check of publications over a whole test that nothing was mended by', () => {
  const told = judgedOf(judged20);

  it('stops no clean text and doubts at most three of a hundred', () => {
    expectLeftAlone(told, 100, 3);
  });

  it('finds every fault by its very words', () => {
    const planted = told.filter(({ fault }) => fault !== null);
    const missed = planted.filter((one) => !isFound(one));
    expect(planted).toHaveLength(100);
    expect(missed.map(({ fault, text }) => `${fault}: ${text}`)).toEqual([]);
  });
});
