import { describe, expect, it } from 'vitest';
import { moonFields } from './birth-moon.ts';
import { type ChoiceInput, chosenChart } from './chart-choice.ts';

const guest: ChoiceInput = { address: undefined, stored: null, hasLocal: false, isSignedIn: false, onlyMap: null };

describe('whose chart the personal layer is for', () => {
  it('is nobody’s for a guest without a chart, whatever an address or an earlier session says', () => {
    expect(chosenChart(guest)).toBeNull();
    expect(chosenChart({ ...guest, address: 'map-1', stored: 'map-2' })).toBeNull();
  });

  it('is the chart of this browser for a guest who has one, until he turns the layer off', () => {
    expect(chosenChart({ ...guest, hasLocal: true })).toBe('local');
    expect(chosenChart({ ...guest, hasLocal: true, stored: 'map-2' })).toBe('local');
    expect(chosenChart({ ...guest, hasLocal: true, stored: 'none' })).toBeNull();
  });

  it('is the map of the address before the chosen one, and the chosen one before the chart of this browser', () => {
    const person = { ...guest, isSignedIn: true, hasLocal: true, stored: 'map-2' };
    expect(chosenChart({ ...person, address: 'map-1' })).toBe('map-1');
    expect(chosenChart(person)).toBe('map-2');
    expect(chosenChart({ ...person, stored: 'local' })).toBe('local');
  });

  it('takes the only map of an account, and guesses nobody among many', () => {
    expect(chosenChart({ ...guest, isSignedIn: true, onlyMap: 'map-1' })).toBe('map-1');
    expect(chosenChart({ ...guest, isSignedIn: true })).toBeNull();
    expect(chosenChart({ ...guest, isSignedIn: true, stored: 'local', onlyMap: 'map-1' })).toBe('map-1');
  });
});

describe('the Moon of a request', () => {
  it('carries only what the birth time leaves no doubt of', () => {
    expect(moonFields(null)).toEqual({});
    expect(moonFields({ nakshatra: 4, sign: 2 })).toEqual({ birthNakshatra: 4, birthSign: 2 });
    expect(moonFields({ nakshatra: null, sign: 2 })).toEqual({ birthSign: 2 });
  });
});
