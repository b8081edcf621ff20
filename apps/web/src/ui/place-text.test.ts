import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coordinatesText, parseCoordinates, splitByMatch } from './place-text.ts';

describe('typed coordinates', () => {
  it.each([
    ['55.7558, 37.6173', 55.7558, 37.6173],
    ['55,7558 37,6173', 55.7558, 37.6173],
    ['55.7558;37.6173', 55.7558, 37.6173],
    ['55°45′ 37°37′', 55.75, 37.616667],
    ["55°45'30\" 37°37'", 55.758333, 37.616667],
    ['33°52′ ю. ш., 151°12′ в. д.', -33.866667, 151.2],
    ['−33.86, 151.2', -33.86, 151.2],
    ['40.7 N, 74 W', 40.7, -74],
  ])('%s', (text, latitude, longitude) => {
    const parsed = parseCoordinates(text);
    expect(parsed?.latitude).toBeCloseTo(latitude, 5);
    expect(parsed?.longitude).toBeCloseTo(longitude, 5);
  });
  it.each(['Москва', '55', '91, 10', '10, 181', '', '17.05.1990'])('%s is no pair', (text) =>
    expect(parseCoordinates(text)).toBeNull(),
  );
  it('never throws, and what is printed is read back to the minute', () => {
    fc.assert(fc.property(fc.string(), (text) => parseCoordinates(text) !== undefined));
    fc.assert(
      fc.property(
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.double({ min: -179, max: 179, noNaN: true }),
        (latitude, longitude) => {
          const back = parseCoordinates(coordinatesText(latitude, longitude));
          return (
            back !== null &&
            Math.abs(back.latitude - latitude) <= 1 / 60 + 1e-9 &&
            Math.abs(back.longitude - longitude) <= 1 / 60 + 1e-9
          );
        },
      ),
    );
  });
});

it('marks what was typed inside a name, ё and е alike', () => {
  expect(splitByMatch('Куйбышев', 'куй')).toEqual(['', 'Куй', 'бышев']);
  expect(splitByMatch('Орёл', 'оре')).toEqual(['', 'Орё', 'л']);
  expect(splitByMatch('Самара', 'Куй')).toEqual(['Самара', '', '']);
});
