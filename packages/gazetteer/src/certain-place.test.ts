import { describe, expect, it } from 'vitest';
import { certainPlace } from './certain-place.ts';
import { searchPlaces } from './search.ts';

const regionOf = (query: string) => certainPlace(query, searchPlaces(query, 8))?.region ?? null;

describe('the place that a bare name means', () => {
  it.each([
    ['Москва', 'Москва'],
    ['г. Тверь', 'Тверская область'],
    ['Горький', 'Нижегородская область'],
    ['Moscow', 'Москва'],
    ['Киров, Калужская обл.', 'Калужская область'],
    ['Благовещенск, Башкортостан', 'Башкортостан'],
  ])('%s is sure', (query, region) => expect(regionOf(query)).toBe(region));

  it.each([
    ['Киров', 'two towns of the name'],
    ['Ростов', 'Ростов-на-Дону is meant as often'],
    ['Екатеринбкрг', 'misspelt'],
    ['Благовещенск, Башкирия', 'the region is not found'],
    ['Нетакогоместа', 'nothing is near'],
    ['', 'nothing is written'],
  ])('%s is asked about: %s', (query) => expect(regionOf(query)).toBeNull());
});
