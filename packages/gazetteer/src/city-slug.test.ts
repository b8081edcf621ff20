import { describe, expect, it } from 'vitest';
import { cityBySlug, citySlugs, isCitySlug, slugOfPlace } from './city-slug.ts';
import { placeById } from './load.ts';

describe('cities with public pages', () => {
  it('are about two hundred, each with a place of the same name', () => {
    expect(citySlugs.length).toBeGreaterThanOrEqual(200);
    for (const slug of citySlugs) {
      const city = cityBySlug(slug);
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(placeById(city?.id ?? 0)?.name).toBe(city?.name);
      expect(city?.inCity).toMatch(/^во? [А-ЯЁ]/);
      expect(city?.genitive).toMatch(/^[А-ЯЁ]/);
      expect(slugOfPlace(city?.id ?? 0)).toBe(slug);
    }
  });

  it('include the capitals of every time zone of Russia', () => {
    for (const slug of 'kaliningrad moskva samara ekaterinburg omsk krasnoyarsk irkutsk yakutsk vladivostok magadan'.split(
      ' ',
    )) {
      expect(isCitySlug(slug)).toBe(true);
    }
    expect(cityBySlug('petropavlovsk-kamchatskiy')?.inCity).toBe('в Петропавловске-Камчатском');
  });

  it('say where correctly', () => {
    expect(cityBySlug('moskva')).toMatchObject({ genitive: 'Москвы', inCity: 'в Москве' });
    expect(cityBySlug('vladimir')?.inCity).toBe('во Владимире');
    expect(cityBySlug('naberezhnye-chelny')?.inCity).toBe('в Набережных Челнах');
  });

  it('answer null for an unknown address', () => {
    expect(cityBySlug('atlantida')).toBeNull();
    expect(cityBySlug('toString')).toBeNull();
    expect(slugOfPlace(1)).toBeNull();
  });
});
