import { describe, expect, it } from 'vitest';
import { isOfKind, touchesHouses, withoutTwins, type Yoga } from './yoga-filter.ts';

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

  it('have what cancels them inside, and no twin beside', () => {
    const [kemadruma, bhanga] = [yoga({ id: 'kemadruma' }), yoga({ id: 'kemadruma-bhanga' })];
    expect(withoutTwins([kemadruma, bhanga])).toEqual([kemadruma]);
    expect(withoutTwins([bhanga, yoga({})])).toHaveLength(2);
  });
});
