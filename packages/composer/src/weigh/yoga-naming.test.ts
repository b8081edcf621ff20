import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { grahaName } from '@nebosvod/terms/graha';
import { expect, test } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { Births } from '../birth/births.ts';
import { listed } from '../language/forms.ts';
import { YOGA_NAMES } from '../language/yoga-name-line.table.ts';
import { randomBirths } from '../reading/random-births.ts';
import { unitTestimonies } from './collect-units.ts';

test('after a lead that leaves open which case of a yoga it is, the grahas of this chart are named, and after no other', async () => {
  const sky = await loadEphemeris();
  let named = 0;
  for (const birth of randomBirths(60)) {
    const { facts } = must(new Births(sky, [birth], DEFAULT_SETTINGS).get('client') ?? undefined);
    for (const { telling, rules } of unitTestimonies(facts)) {
      const [first] = rules;
      if (telling === null || first?.kind !== 'yoga') continue;
      const { participants } = must(facts.yoga(first.id) ?? undefined);
      const lines = telling.leads.filter(({ ways }) => ways === YOGA_NAMES);
      const isOpen = telling.leads.some(({ ways: [way] }) => / или /.test(way ?? ''));
      const isNamed = isOpen && participants.length > 0 && participants.length <= 4;
      expect(lines.map(({ slots }) => slots.names)).toEqual(
        isNamed ? [listed(participants.map((one) => grahaName(one)))] : [],
      );
      named += lines.length;
    }
  }
  expect(named).toBeGreaterThan(50);
});
