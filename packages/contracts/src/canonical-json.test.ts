import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('sorts keys at every depth, numbers among them as text, and leaves out what has no value', () => {
  const value = { b: [1, { d: undefined, c: null }], a: 'Луна "полна"\n', 9: true, 10: { z: [], y: {} } };
  expect(canonicalJson(value)).toBe('{"10":{"y":{},"z":[]},"9":true,"a":"Луна \\"полна\\"\\n","b":[1,{"c":null}]}');
});

it('is JSON of the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
