import { describe, expect, it } from 'vitest';
import { defaultSheet, movedUp, sheetFrom, withPanel } from './sheet-layout.ts';

describe('the layout of a chart page', () => {
  it('falls back to its default wherever what is stored is unknown', () => {
    expect(sheetFrom(null)).toEqual(defaultSheet);
    expect(sheetFrom({ panels: ['vargas', 'moons', 'vargas'], columns: 'three', second: 1.5 })).toEqual({
      panels: ['vargas'],
      columns: 'auto',
      second: 9,
    });
    expect(sheetFrom({ panels: [], columns: 'table', second: 10 })).toEqual({
      panels: [],
      columns: 'table',
      second: 10,
    });
  });
  it('moves panels and takes them away', () => {
    expect(movedUp(['layers', 'time', 'vargas'], 'vargas')).toEqual(['layers', 'vargas', 'time']);
    expect(movedUp(['layers', 'time'], 'layers')).toEqual(['layers', 'time']);
    expect(withPanel(['layers', 'time', 'vargas'], 'time', false)).toEqual(['layers', 'vargas']);
    expect(withPanel(['vargas'], 'time', true)).toEqual(['vargas', 'time']);
  });
});
