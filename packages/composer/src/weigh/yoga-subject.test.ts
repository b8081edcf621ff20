import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { expect, test } from 'vitest';
import { Births } from '../birth/births.ts';
import { randomBirths } from '../reading/random-births.ts';
import { foundInRashi } from './found-in-rashi.ts';
import { yogaSubject } from './yoga-subject.ts';

test('yogas and doshas of one subject are one voice, and none is lost', async () => {
  const sky = await loadEphemeris();
  let merged = 0;
  let companies = 0;
  for (const birth of randomBirths(80).filter(({ isTimeKnown }) => isTimeKnown)) {
    const facts = new Births(sky, [birth], DEFAULT_SETTINGS).get('client')?.facts;
    if (!facts) throw new Error('no client');
    const found = foundInRashi(facts);
    const yogas = found.filter(({ factor }) => factor.kind === 'yoga' || factor.kind === 'dosha');
    const subjects = yogas.map(({ rules }) => (rules[0]?.kind === 'yoga' ? yogaSubject(rules[0].id) : ''));
    expect(new Set(subjects).size).toBe(subjects.length);
    const behind = yogas.flatMap(({ rules }) => rules.flatMap((rule) => (rule.kind === 'yoga' ? rule.id : [])));
    expect(behind.sort()).toEqual(facts.presentYogas.map(({ definition }) => definition.id).sort());
    merged += behind.length - yogas.length;
    // The company that a yoga is named after stands behind the yoga alone.
    const pairs = found.flatMap(({ rules }) =>
      rules.flatMap((rule) => (rule.kind === 'conjunction' ? `${rule.a} ${rule.b}` : [])),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    companies += yogas.filter(({ rules }) => rules.some(({ kind }) => kind === 'conjunction')).length;
  }
  expect(merged).toBeGreaterThan(20);
  expect(companies).toBeGreaterThan(20);
});
