import { describe, expect, it } from 'vitest';
import { persistedValue, sharedValue } from './persisted-value.ts';

describe('a value that outlives a reload', () => {
  const count = () => persistedValue('sessionStorage', 'test', (stored) => (typeof stored === 'number' ? stored : 0));

  it('lives without storage, and goes back to what is read of nothing', () => {
    const value = count();
    expect(value.get()).toBe(0);
    value.set(7);
    expect(value.get()).toBe(7);
    value.clear();
    expect(value.get()).toBe(0);
  });

  it('tells those who listen of every change, and nobody afterwards', () => {
    const value = count();
    const heard: number[] = [];
    const stop = value.subscribe(() => heard.push(value.get()));
    value.set(1);
    value.set(2);
    stop();
    value.set(3);
    expect(heard).toEqual([1, 2]);
  });

  it('is the same object until it changes, as React wants of a snapshot', () => {
    const value = persistedValue('localStorage', 'list', (stored): readonly unknown[] =>
      Array.isArray(stored) ? stored : [],
    );
    expect(value.get()).toBe(value.get());
    value.set([1]);
    expect(value.get()).toBe(value.get());
  });
});

it('a shared value lives in memory', () => {
  const value = sharedValue('a');
  let heard = 0;
  value.subscribe(() => {
    heard += 1;
  });
  value.set('b');
  expect([value.get(), heard]).toEqual(['b', 1]);
});
