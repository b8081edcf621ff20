import { describe, expect, it } from 'vitest';
import { inputWords, ruleWords, valueWords } from './how-words.ts';

describe('«Как посчитано» in words', () => {
  it.each([
    ['planets.2.isCombust', 'Марс: сожжение'],
    ['planets.saturn.kala.hora', 'Сатурн: сила времени, владыка часа'],
    ['temporal.sun.moon', 'Солнце и Луна: временное отношение'],
    ['houses.6.dig', '7-й дом: сила направления'],
    ['tithi.index', 'Титхи'],
    ['something.unheard-of', 'Величина'],
  ])('names the value %s', (path, words) => {
    expect(valueWords(path).replaceAll('\u00a0', ' ')).toBe(words);
  });

  it('tells a rule in Russian, whatever the wire says', () => {
    expect(ruleWords({ formula: 'separation <= orb' })).toBe('Расстояние до Солнца не больше орба сожжения этой грахи');
    expect(ruleWords({ formula: 'combination', expression: 'Марс стоит в 7-м доме' })).toBe('Марс стоит в 7-м доме');
    expect(ruleWords({ formula: 'unheard * of' })).toBe('Считается по правилу указанного источника');
  });

  it('names inputs with their values and leaves tables out', () => {
    expect(inputWords('longitude', 297.894459)).toBe('долгота 297,8945');
    expect(inputWords('sign', 10)).toBe('знак Козерог');
    expect(inputWords('lord', 'saturn')).toBe('владыка Сатурн');
    expect(inputWords('rows', [1, 2])).toBeNull();
    expect(inputWords('addend', 2)).toBeNull();
  });
});
