import { describe, expect, it } from 'vitest';
import { byArea, inOrder, isOfKind, touchesHouses, withoutTwins, type Yoga } from './yoga-filter.ts';
import { heardWords, placedWords, shareWords } from './yoga-words.ts';

const yoga = (more: Partial<Yoga>): Yoga => ({
  id: 'ruchaka',
  name: 'Ручака',
  isPresent: true,
  participants: ['mars'],
  houses: [10],
  strength: 90,
  rule: '',
  cancelledBy: [],
  source: '[PD 6]',
  text: '',
  nature: 'good',
  share: 0.07,
  ...more,
});

describe('combinations', () => {
  it('run with the period of any of their grahas', () => {
    expect(isOfKind(yoga({}), 'running', ['jupiter', 'mars'])).toBe(true);
    expect(isOfKind(yoga({}), 'running', ['jupiter'])).toBe(false);
    expect(isOfKind(yoga({}), 'all', [])).toBe(true);
    expect(isOfKind(yoga({ cancelledBy: [{ rule: 'Луна видна' }] }), 'softened', [])).toBe(true);
    expect(isOfKind(yoga({}), 'difficult', [])).toBe(false);
  });

  it('touch the houses where their grahas stand and those they rule', () => {
    // Cancer rises: Mars in the tenth rules the fifth as well.
    expect(touchesHouses(yoga({}), [10], 4)).toBe(true);
    expect(touchesHouses(yoga({}), [5], 4)).toBe(true);
    expect(touchesHouses(yoga({}), [7], 4)).toBe(false);
    expect(touchesHouses(yoga({}), [10], null)).toBe(false);
  });

  it('come the strongest first, or the rarest, the strongest of equals before the others', () => {
    const common = yoga({ id: 'common', share: 0.4, strength: 95 });
    const rare = yoga({ id: 'rare', share: 0.01, strength: 20 });
    const rareAndStrong = yoga({ id: 'rare-and-strong', share: 0.01, strength: 60 });
    const ids = (order: 'strength' | 'rarity') => inOrder([rare, common, rareAndStrong], order).map(({ id }) => id);
    expect(ids('strength')).toEqual(['common', 'rare-and-strong', 'rare']);
    expect(ids('rarity')).toEqual(['rare-and-strong', 'rare', 'common']);
  });

  it('stand in every area of life that they touch, the strongest first', () => {
    // Cancer rises: Mars in the tenth rules the fifth, Saturn in the fifth rules the seventh and the eighth.
    const saturn = yoga({ id: 'saturn', participants: ['saturn'], houses: [5], strength: 95 });
    const areas = byArea([yoga({}), saturn], 4).map(({ id, yogas }) => [id, yogas.map((one) => one.id)]);
    expect(areas).toEqual([
      ['work', ['ruchaka']],
      ['relations', ['saturn']],
      ['children', ['saturn', 'ruchaka']],
    ]);
    expect(byArea([yoga({})], null)).toEqual([]);
  });

  it('say how many of a hundred charts form them', () => {
    expect(shareWords(0.074)).toBe('у\u00a07\u00a0из\u00a0100');
    expect(shareWords(0.004)).toBe('реже, чем у\u00a01\u00a0из\u00a0100');
  });

  it('say where their grahas stand, those of one sign together', () => {
    const bodies = [
      { id: 'sun', sign: 12, house: 9 },
      { id: 'mars', sign: 1, house: 10 },
      { id: 'jupiter', sign: 12, house: 9 },
    ] as const;
    expect(placedWords(['sun', 'mars', 'jupiter'], bodies, {})).toBe(
      'Солнце и Юпитер в Рыбах, 9-й\u00a0дом; Марс в Овне, 10-й\u00a0дом',
    );
    expect(placedWords(['moon'], [{ id: 'moon', sign: 5, house: null }], {})).toBe('Луна во Льве');
  });

  it('are heard in periods of their grahas, now where one of these runs', () => {
    expect(heardWords(['mars'], [], {})).toBe('в\u00a0периоды Марса');
    expect(heardWords(['moon', 'jupiter'], ['jupiter', 'rahu'], {})).toBe('сейчас: идёт период Юпитера');
    expect(heardWords(['moon', 'jupiter', 'rahu'], ['jupiter', 'rahu'], {})).toBe(
      'сейчас: идут периоды Юпитера и Раху',
    );
    expect(heardWords(['sun', 'moon', 'mars', 'mercury', 'venus'], [], {})).toMatch(/каждой/);
  });

  it('have what cancels them inside, and no twin beside', () => {
    const [kemadruma, bhanga] = [yoga({ id: 'kemadruma' }), yoga({ id: 'kemadruma-bhanga' })];
    expect(withoutTwins([kemadruma, bhanga])).toEqual([kemadruma]);
    expect(withoutTwins([bhanga, yoga({})])).toHaveLength(2);
  });
});
