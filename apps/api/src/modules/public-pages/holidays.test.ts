import { FESTIVAL_IDS } from '@nebosvod/engine/festival/festival.ids';
import { DAY_FAMILIES } from '@nebosvod/interpretations/panchanga/families';
import { ekadashiSlug, festivalSlug } from '@nebosvod/terms/holiday-slug';
import { describe, expect, it } from 'vitest';
import { holidayOf, holidaySlugs } from './holidays.ts';

describe('holidays with pages', () => {
  it('are those that the base has texts of, and links lead to no other', () => {
    expect(holidaySlugs).toHaveLength(60 + 26);
    expect(new Set(holidaySlugs).size).toBe(holidaySlugs.length);
    const texts = DAY_FAMILIES.flatMap(({ units }) =>
      units.flatMap(({ factor }) => (factor.kind === 'festival' ? [factor.id] : [])),
    );
    expect(holidaySlugs.slice(0, 60)).toEqual(texts);
    const linked = FESTIVAL_IDS.flatMap((id) => festivalSlug(id) ?? []);
    expect(linked.filter((slug) => !holidaySlugs.includes(slug))).toEqual([]);
  });

  it('find an ekadashi by its month and half, and null for what is none', () => {
    expect(ekadashiSlug(9, 'krishna')).toBe('utpanna-ekadashi');
    expect(holidayOf('utpanna-ekadashi')?.name).toBe('Утпанна-экадаши');
    expect(ekadashiSlug(14, 'krishna')).toBeNull();
    expect(holidayOf('unknown')).toBeNull();
  });
});
