import type { ConsentPurpose } from '@nebosvod/contracts/account';
import type { Consents } from '@nebosvod/contracts/person-fields';
import type { Content } from '../content/load-content.ts';
import type { GivenConsent } from './account.repository.ts';

/** The purposes a person ticked, each with the text that is valid now. */
export function givenConsents(consents: Consents, content: Content, address: string): GivenConsent[] {
  const purposes: ConsentPurpose[] = ['offer', 'personal-data'];
  if (consents.newsletter === true) purposes.push('newsletter');
  return purposes.map((purpose) => ({ purpose, text: content.legal[purpose], address }));
}
