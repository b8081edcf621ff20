/** A line of a practitioner's contacts, with where a press on it leads. */
export interface ContactLine {
  readonly text: string;
  readonly href: string | null;
}

const mail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phone = /^\+?\d[\d\s()-]{6,20}$/;

/** Contacts line by line: an address of mail, a phone and an address of the web lead where they say. */
export function contactLines(contacts: string): readonly ContactLine[] {
  return contacts
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((text) => ({ text, href: hrefOf(text) }));
}

function hrefOf(text: string): string | null {
  if (mail.test(text)) return `mailto:${text}`;
  if (phone.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return /^https?:\/\/\S+$/.test(text) ? text : null;
}
