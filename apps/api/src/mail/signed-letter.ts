import type { SiteLook } from '../site-look.ts';
import type { Mail, MailCause } from './letter.ts';

/** Letters that a practitioner causes: their subject names a meeting or a document, not the site. */
const ofPractitioners: ReadonlySet<MailCause> = new Set(['booking', 'booking-notice', 'document']);

/** A letter with the name of the site in its subject, and with its name and contacts below. */
export function signedLetter<L extends Mail>(letter: L, { name, contacts }: SiteLook): L {
  const subject = ofPractitioners.has(letter.cause) ? letter.subject : `${letter.subject}: ${name}`;
  return { ...letter, subject, text: `${letter.text.trimEnd()}\n\n${[name, ...contacts].join('\n')}\n` };
}
