import { Births } from '@nebosvod/composer/birth/births';
import type { ResolvedBirth } from '@nebosvod/composer/birth/resolved-birth';
import { holds } from '@nebosvod/composer/rule/holds';
import type { SentAnswerOf } from '@nebosvod/contracts/endpoint';
import type { Rule } from '@nebosvod/contracts/rule';
import type { verifyRules } from '@nebosvod/contracts/verify';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import type { Settings } from '@nebosvod/engine/settings';

export interface Verification {
  readonly births: readonly ResolvedBirth[];
  readonly settings: Settings;
  readonly rules: readonly Rule[];
}

/** Decides the rules one by one, in the order asked. */
export function verify(
  ephemeris: Ephemeris,
  { births, settings, rules }: Verification,
): SentAnswerOf<typeof verifyRules> {
  const known = new Births(ephemeris, births, settings);
  const results = rules.map((rule) => {
    const { holds: is, values, reason } = holds(rule, known);
    return { holds: is, ...(reason && { reason }), ...(Object.keys(values).length > 0 && { value: values }) };
  });
  return { engineVersion: ephemeris.version, results };
}
