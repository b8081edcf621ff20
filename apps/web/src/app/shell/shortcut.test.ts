import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Pending, readKey } from './shortcut.ts';

function type(keys: readonly (readonly [key: string, at: number])[]) {
  let pending: Pending = null;
  return keys.flatMap(([key, at]) => {
    const read = readKey(pending, key, at);
    pending = read.pending;
    return read.command ? [read.command] : [];
  });
}

describe('shortcuts', () => {
  it.each([
    ['n', '/home/natal-chart'],
    ['p', '/home/panchanga'],
    ['a', '/home/astrolog'],
    ['m', '/home/marketer'],
    ['т', '/home/natal-chart'],
    ['З', '/home/panchanga'],
  ])('g then %s goes to %s', (key, to) =>
    expect(
      type([
        ['g', 0],
        [key, 400],
      ]),
    ).toEqual([{ kind: 'go', to }]),
  );
  it('forget a g that stood too long or was followed by something else', () => {
    expect(
      type([
        ['g', 0],
        ['n', 1600],
      ]),
    ).toEqual([]);
    expect(
      type([
        ['g', 0],
        ['x', 100],
        ['n', 200],
      ]),
    ).toEqual([]);
  });
  it('know / and ?', () =>
    expect(
      type([
        ['/', 0],
        ['?', 1],
      ]),
    ).toEqual([{ kind: 'search' }, { kind: 'help' }]));
  it('never go anywhere without a g before', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.string({ maxLength: 1 }).filter((key) => !/[gGпП]/.test(key)),
            fc.nat(),
          ),
        ),
        (keys) => type(keys).every((command) => command.kind !== 'go'),
      ),
    );
  });
});
