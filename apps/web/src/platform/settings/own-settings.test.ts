import { describe, expect, it } from 'vitest';
import { defaultSettings, flattened, type OwnSettings, settingsFrom, unflattened } from './own-settings.ts';

const full: OwnSettings = {
  calculation: { ayanamsha: 'raman', node: 'true', dashaYear: 365.25, outerPlanets: true },
  names: 'sa',
  monthSystem: 'purnimanta',
  city: {
    id: 520555,
    name: 'Нижний Новгород',
    detail: 'Нижегородская область',
    latitude: 56.32,
    longitude: 44,
    timeZone: 'Europe/Moscow',
  },
  hidesNotice: true,
  pins: [7, 9, 24],
  chartStyle: 'south',
  layers: ['arudhas', 'transit'],
  sheet: { panels: ['vargas', 'time'], columns: 'table', second: 10 },
  homeRole: 'student',
  roleChoice: 'hidden',
};

describe('settings in the account', () => {
  it('come back as they were sent', () => {
    expect(unflattened(flattened(full))).toEqual(full);
    expect(unflattened(flattened(defaultSettings))).toEqual(defaultSettings);
  });
  it('are short named values under names the account accepts', () => {
    for (const [name, value] of Object.entries(flattened(full))) {
      expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9.-]{0,63}$/);
      expect(Array.isArray(value) || typeof value !== 'object').toBe(true);
    }
  });
});

describe('stored settings', () => {
  it('that are malformed fall back to their defaults, one by one', () => {
    expect(settingsFrom(null)).toEqual(defaultSettings);
    expect(settingsFrom('x')).toEqual(defaultSettings);
    expect(settingsFrom({ calculation: { ayanamsha: 'none' }, names: 'sa', city: { name: 'Нигде' } })).toEqual({
      ...defaultSettings,
      names: 'sa',
    });
  });
  it('keep the layers of a chart that are known, also none at all', () => {
    expect(settingsFrom({ layers: ['transit', 'moons', 'aspects', 7] }).layers).toEqual(['aspects', 'transit']);
    expect(settingsFrom({ layers: [] }).layers).toEqual([]);
    expect(settingsFrom({ layers: 'transit' }).layers).toEqual(defaultSettings.layers);
  });
  it('know three roles of the homepage, and none by default', () => {
    expect(settingsFrom({ homeRole: 'guru', roleChoice: 'loud' })).toEqual(defaultSettings);
    expect(settingsFrom({ homeRole: 'practitioner' })).toEqual({ ...defaultSettings, homeRole: 'practitioner' });
  });
  it('never hold a zone the browser does not know', () => {
    expect(settingsFrom({ city: { ...full.city, timeZone: 'Mars/Olympus' } }).city?.timeZone).toBeNull();
  });
});
