import { emailField } from './person-fields.ts';

/** The first address of mail among the contacts of a brand: answers to a document's letter go there. Null where there is none. */
export function replyAddress(contacts: string): string | null {
  for (const word of contacts.split(/[\s,;]+/)) {
    const email = emailField.safeParse(word);
    if (email.success) return email.data;
  }
  return null;
}
