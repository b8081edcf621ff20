/** Something to be told. */
export interface ReminderEvent {
  /** The same event has the same key, whenever it is looked for. */
  readonly key: string;
  /** A line of the letter. */
  readonly line: string;
  /** The line of a chat, where other people are not named; unset = the same. */
  readonly chatLine?: string;
}
