import type { SkyRule } from '@nebosvod/contracts/sky-rule';
import { FESTIVALS } from '@nebosvod/engine/festival/festival.table';
import { describe, expect, it } from 'vitest';
import { ideaOf } from './idea-of.ts';
import { PLANET_WORDS } from './planet-word.table.ts';
import { SIGN_WORDS } from './sign-word.table.ts';

const place = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
const told = (rule: SkyRule) => {
  const idea = ideaOf({ event: rule.kind, at: '2027-02-20T23:12:00Z', date: '2027-02-21', rule, weight: 1 }, place);
  return idea === null ? '' : [...idea.hooks, ...idea.fact, ...idea.sight, ...idea.reading, idea.image].join(' ');
};

describe('of an eclipse', () => {
  it('that is penumbral nobody is told of the shadow of the Earth or of a copper Moon', () => {
    expect(told({ kind: 'eclipse', of: 'lunar', type: 'penumbral', sign: 6 })).not.toMatch(/ в тень|медная/u);
    expect(told({ kind: 'eclipse', of: 'lunar', type: 'total', sign: 6 })).toMatch(/в тень.*медная/u);
  });

  it('only a total one of the Sun has its corona', () => {
    for (const type of ['annular', 'partial', 'hybrid'] as const) {
      expect(told({ kind: 'eclipse', of: 'solar', type, sign: 11 })).not.toMatch(/корона/u);
    }
  });
});

it('a festival of the Sun or of a star is not said to follow the calendar of the Moon', () => {
  const kindOf = (id: string): string => {
    const anchor = FESTIVALS.find((one) => one.id === id)?.anchor;
    return anchor?.kind === 'relative' ? kindOf(anchor.to) : (anchor?.kind ?? '');
  };
  for (const { id } of FESTIVALS) {
    const isSolar = ['sankranti', 'star'].includes(kindOf(id));
    if (isSolar) expect(told({ kind: 'festival', id, date: '2027-01-14' }), id).not.toMatch(/лунному календарю/u);
  }
});

it('the eleventh tithi is no lunar day', () => {
  expect(told({ kind: 'ekadashi', month: 9, paksha: 'shukla', date: '2026-12-20' })).not.toMatch(/лунный день/u);
});

it('each aspect is called by its gender', () => {
  const of = (aspect: 'opposition' | 'square') => told({ kind: 'aspect', a: 'mercury', b: 'uranus', aspect, sign: 9 });
  expect(of('opposition')).toContain('как прожить её');
  expect(of('square')).toContain('как прожить его');
});

it('no joint parts «what is this, and what is that»: the second half is no sentence', () => {
  const words = [...Object.values(PLANET_WORDS).flatMap(({ inward, outward }) => [...inward, ...outward])];
  const signs = SIGN_WORDS.flatMap(({ manner, beginning, ripening }) => [...manner, beginning, ripening]);
  expect([...words, ...signs].filter((text) => /\{, (?:а|и) \}(?:что|где|как\p{L}+)(?!\p{L})/u.test(text))).toEqual([]);
});
