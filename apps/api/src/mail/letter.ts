/** What a letter is written for: letters of each cause are counted apart. */
export type MailCause =
  | 'confirm'
  | 'reset'
  | 'password-changed'
  | 'email-change'
  | 'second-factor'
  | 'self-test'
  | 'deletion'
  | 'access'
  | 'renewal'
  | 'reminder'
  | 'booking'
  | 'booking-notice'
  | 'document';

export interface Mail {
  readonly cause: MailCause;
  /** A checked address; it is handed over as data, never pasted into a header. */
  readonly to: string;
  /** The name of the site follows, except where a practitioner causes the letter. */
  readonly subject: string;
  /** The name and contacts of the site follow. */
  readonly text: string;
  /** An iCalendar file that comes with it. */
  readonly calendar?: string;
  /** A checked address that answers go to. */
  readonly replyTo?: string;
  /** The network whose call causes it, as limits count it; unset when a payment does. */
  readonly network?: string;
  /** Minutes after which nobody needs it any more; unset = a day. */
  readonly usefulMinutes?: number;
}
