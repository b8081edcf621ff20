import type { Rule } from '@nebosvod/contracts/rule';
import { describe, expect, it } from 'vitest';
import { westernGlyphs, westernSubject } from './western-subject.ts';

const lit = (rule: Rule, values: Record<string, string> = {}) => westernSubject({ rule, values });
const signs = (rule: Rule, values: Record<string, string> = {}) => westernGlyphs({ rule, values });

describe('what a factor lights in the Western chart of birth', () => {
  it('both ends of an aspect, every member of a figure', () => {
    expect(lit({ kind: 'western-aspect', a: 'sun', b: 'pluto', aspect: 'square' }).bodies).toEqual(['sun', 'pluto']);
    expect(lit({ kind: 'western-pattern', pattern: 'grand-trine', members: ['sun', 'moon', 'mars'] }).bodies).toEqual([
      'sun',
      'moon',
      'mars',
    ]);
  });

  it('the ruler that the chart names, with the house where it stands', () => {
    expect(lit({ kind: 'western-ruler-house', ruler: 10, house: 9 }, { planet: 'mercury' })).toEqual({
      bodies: ['mercury'],
      house: 9,
    });
  });

  it('the point of birth that is transited, not the planet that goes over it', () => {
    const rule = {
      kind: 'western-transit',
      planet: 'saturn',
      aspect: 'trine',
      natal: 'venus',
      at: '2027-03-01',
    } as const;
    expect(lit(rule)).toEqual({ bodies: ['venus'], house: null });
    expect(signs(rule)).toEqual(['saturn', 'venus']);
  });

  it('of two charts, only what stands in the first', () => {
    expect(lit({ kind: 'western-sign', of: 'second', planet: 'sun', sign: 3 })).toEqual({ bodies: [], house: null });
    expect(lit({ kind: 'western-overlay', of: 'second', planet: 'sun', house: 7 })).toEqual({ bodies: [], house: 7 });
    expect(lit({ kind: 'western-overlay', of: 'client', planet: 'sun', house: 7 })).toEqual({
      bodies: ['sun'],
      house: null,
    });
    expect(lit({ kind: 'western-contact', client: 'moon', second: 'mars', aspect: 'trine' }).bodies).toEqual(['moon']);
    expect(
      lit({ kind: 'western-contact', client: 'north-node', second: 'mars', aspect: 'conjunction' }).bodies,
    ).toEqual(['mean-node']);
    expect(lit({ kind: 'western-contact', client: 'midheaven', second: 'mars', aspect: 'trine' }).bodies).toEqual([]);
  });

  it('the ascending node by its drawn sign; the descending one is only named', () => {
    const rule = { kind: 'western-point-house', point: 'south-node', house: 4 } as const;
    expect(lit(rule)).toEqual({ bodies: [], house: 4 });
    expect(signs(rule)).toEqual(['ketu']);
    expect(lit({ ...rule, point: 'north-node' }).bodies).toEqual(['mean-node']);
  });

  it('nothing of the way a chart was computed', () => {
    expect(lit({ kind: 'western-settings' })).toEqual({ bodies: [], house: null });
    expect(signs({ kind: 'western-settings' })).toEqual([]);
  });
});
