import { describe, expect, test } from 'vitest';
import type { Unit } from '../unit.ts';
import { WESTERN_FAMILIES } from './families.ts';

const UNITS: readonly Unit[] = WESTERN_FAMILIES.flatMap(({ units }) => units);
const textOf = ({ words }: Unit): string => `${words?.lead} ${words?.body}`;

describe('Western units', () => {
  test('what is told of an unknown time speaks of no numbered house, no angle and no house of a planet', () => {
    const timeless: readonly string[] = [
      'planet-in-sign',
      'point-in-sign',
      'planets-aspect',
      'planet-dignity',
      'aspect-pattern',
      'element-emphasis',
      'birth-phase',
    ];
    const ofHouses =
      /(?:перв|втор|трет|четвёрт|пят|шест|седьм|восьм|девят|десят|надцат)[а-яё]+ дом|дом[а-яё]* (?:этой )?планет|дом[а-яё]*, (?:где|который)[^.]*планет|Асцендент|Десцендент|угл[а-яё]+ карты|Середин[а-яё]+ неба/i;
    expect(UNITS.filter(({ factor }) => timeless.includes(factor.kind)).length).toBeGreaterThan(200);
    const wrong = UNITS.filter((unit) => timeless.includes(unit.factor.kind) && ofHouses.test(textOf(unit)));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('no soft aspect hinders but those whose last sentence says why', () => {
    const hindering = UNITS.filter(
      ({ factor, claims }) =>
        factor.kind === 'planets-aspect' && factor.nature === 'soft' && claims.some(({ polarity }) => polarity < 0),
    );
    expect(Object.fromEntries(hindering.map(({ id, words }) => [id, words?.body.split(/(?<=\.) /).at(-1)]))).toEqual({
      'w.aspect.moon.neptune.soft':
        'Идеализировать близких приятно и почти безвредно, пока речь не идёт о деньгах: дают легко, напоминают нехотя.',
      'w.aspect.mercury.uranus.soft': 'Освоенное повторять скучно, и скука здесь единственный настоящий соперник.',
      'w.aspect.venus.neptune.soft': 'На красивое тратят не считая, а цену своему труду называть неловко.',
    });
  });

  test('what the progressed Moon says of a house is true of weeks as well as of years', () => {
    const wrong = UNITS.filter(
      (unit) => unit.factor.kind === 'progressed-in-house' && /(?<![а-яё])(?:годы|лет)(?![а-яё])/.test(textOf(unit)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
