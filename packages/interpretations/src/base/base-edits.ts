/**
 * What the operator has changed in one text of the base: the parts that now read otherwise, by their names, and whether the
 * text is said at all.
 */
export interface BaseEdit {
  /** The id of a text of the base. */
  readonly id: string;
  /** Nobody reads it: to readings and pages it is as if it had never been written. */
  readonly isOff: boolean;
  readonly parts: Readonly<Record<string, string>>;
}

let edits: ReadonlyMap<string, BaseEdit> = new Map();

/**
 * Puts the operator's changes over the base for everything this process says from now on; what was put before is forgotten.
 * The base is data of the program, so a thread or a process that composes has to be told of them too.
 */
export function putBaseEdits(all: readonly BaseEdit[]): void {
  edits = new Map(all.map((edit) => [edit.id, edit]));
}

/** What the operator has changed in a text; null where it reads as it was written. */
export const baseEdit = (id: string): BaseEdit | null => edits.get(id) ?? null;

/** The part as it reads now. */
export const partNow = ({ parts }: BaseEdit, name: string, written: string): string => parts[name] ?? written;

/**
 * A text as the operator has left it; null when it is switched off.
 * @param change makes the text anew from its changed parts
 */
export function inForce<Text>(id: string, text: Text, change: (edit: BaseEdit) => Text): Text | null {
  const edit = edits.get(id);
  if (edit === undefined) return text;
  return edit.isOff ? null : change(edit);
}
