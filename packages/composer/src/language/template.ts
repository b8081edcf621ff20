import type { Rule } from '@nebosvod/contracts/rule';
import { remembered } from '@nebosvod/engine/remembered';

export const CASES = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'prepositional'] as const;

/** Forms of a word by their names; without a name the nominative, or «он» of a pronoun. */
export type Forms = Readonly<Record<string, string>>;

/** A printed value: which value of which factor it is. */
export interface Mark {
  readonly text: string;
  readonly rule: Rule;
  readonly key: string;
}

/** What goes into a place of a template: a word, its forms, or printed values between words. */
export type Slot = string | Forms | readonly (string | Mark)[];
export type Slots = Readonly<Record<string, Slot>>;

/** A sentence with its printed values. */
export interface Filled {
  readonly text: string;
  readonly marks: readonly (Mark & { readonly from: number; readonly to: number })[];
}

const PLACE = /\{([A-Za-z]+)(?:\.([A-Za-z]+))?\}/g;

/** A place of a template, with the words before it. */
interface Place {
  readonly before: string;
  readonly name: string;
  readonly form: string | undefined;
  /** It begins a sentence. */
  readonly isCapital: boolean;
}

interface Parsed {
  readonly places: readonly Place[];
  readonly after: string;
}

/** Templates of the tables read once: there are as many as the tables hold, and words joined of two of them. */
const parsed = remembered(5_000, (template: string): Parsed => {
  const places: Place[] = [];
  let at = 0;
  for (const { 0: whole, 1: name = '', 2: form, index } of template.matchAll(PLACE)) {
    places.push({ before: template.slice(at, index), name, form, isCapital: /^[A-Z]/.test(name) });
    at = index + whole.length;
  }
  return { places, after: template.slice(at) };
});

/** Whether every place of a template has what goes into it. */
export function fits(template: string, slots: Slots): boolean {
  if (!template.includes('{')) return true;
  return parsed(template).places.every(({ name }) => slotOf(slots, name) !== undefined);
}

/**
 * Fills a template. `{g}` takes a slot, `{g.genitive}` one of its forms; a name that begins with a capital begins a sentence.
 * @throws Error for a place with nothing to go into it
 */
export function fill(template: string, slots: Slots): Filled {
  if (!template.includes('{')) return { text: template, marks: [] };
  const { places, after } = parsed(template);
  const marks: (Mark & { from: number; to: number })[] = [];
  let text = '';
  for (const { before, name, form, isCapital } of places) {
    text += before;
    for (const part of partsOf(slotOf(slots, name), form, name)) {
      const word = typeof part === 'string' ? part : part.text;
      const isFirst = text === '' || isCapital;
      const shown = isFirst ? capital(word) : word;
      if (typeof part !== 'string') marks.push({ ...part, from: text.length, to: text.length + shown.length });
      text += shown;
      if (isCapital) break;
    }
    if (isCapital) text += rest(slotOf(slots, name), marks, text.length);
  }
  return { text: text + after, marks };
}

/** What follows the first part of a slot that begins a sentence. */
function rest(slot: Slot | undefined, marks: (Mark & { from: number; to: number })[], start: number): string {
  if (!Array.isArray(slot)) return '';
  let text = '';
  for (const part of slot.slice(1)) {
    const word = typeof part === 'string' ? part : part.text;
    if (typeof part !== 'string')
      marks.push({ ...part, from: start + text.length, to: start + text.length + word.length });
    text += word;
  }
  return text;
}

function slotOf(slots: Slots, name: string): Slot | undefined {
  return slots[name] ?? slots[`${name[0]?.toLowerCase()}${name.slice(1)}`];
}

function partsOf(slot: Slot | undefined, form: string | undefined, name: string): readonly (string | Mark)[] {
  if (slot === undefined) throw new Error(`Nothing goes into {${name}}`);
  if (typeof slot === 'string') return [slot];
  if (isParts(slot)) return slot;
  const word = slot[form ?? ('nominative' in slot ? 'nominative' : 'he')];
  if (word === undefined) throw new Error(`{${name}} has no form ${form}`);
  return [word];
}

function isParts(slot: Slot): slot is readonly (string | Mark)[] {
  return Array.isArray(slot);
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
