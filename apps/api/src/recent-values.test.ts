import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RecentValues } from './recent-values.ts';

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const step = fc.oneof(
  fc.record({ does: fc.constant('set' as const), key, value: fc.nat(9) }),
  fc.record({ does: fc.constant('get' as const), key }),
  fc.record({ does: fc.constant('drop' as const), key, value: fc.nat(9) }),
);

it('keeps exactly the values of the keys asked for last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 40 }), (most, steps) => {
      const recent = new RecentValues<number>(most);
      /** The whole past of each key that is still kept, the last asked for at the end. */
      let expected: [string, number][] = [];
      for (const one of steps) {
        const known = expected.find(([kept]) => kept === one.key);
        const others = expected.filter(([kept]) => kept !== one.key);
        if (one.does === 'set') {
          recent.set(one.key, one.value);
          expected = [...others, [one.key, one.value] satisfies [string, number]].slice(-most);
        } else if (one.does === 'get') {
          expect(recent.get(one.key)).toBe(known?.[1]);
          if (known) expected = [...others, known];
        } else {
          recent.drop(one.key, one.value);
          if (known?.[1] === one.value) expected = others;
        }
      }
      // Asked for in this order, so that asking changes nothing.
      for (const [kept, value] of expected) expect(recent.get(kept)).toBe(value);
      for (const absent of ['a', 'b', 'c', 'd', 'e'].filter((one) => expected.every(([kept]) => kept !== one)))
        expect(recent.get(absent)).toBeUndefined();
    }),
  );
});
