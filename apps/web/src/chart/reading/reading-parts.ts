import type { ReadingSection, Sentence, ShownDocument } from '@nebosvod/contracts/reading';

type ShownSection = ShownDocument['sections'][number];
export type LockedSection = Extract<ShownSection, { isLocked: true }>;

/** Sections around the areas of life. */
const frame: readonly string[] = ['gist', 'near', 'disputes', 'basis'];

/** Areas of life that a portrait has. */
export const areaCount = 8;

export function isLocked(section: ShownSection): section is LockedSection {
  return 'isLocked' in section;
}

/** Areas of life among the sections, closed ones too. */
export function areasOf({ sections }: ShownDocument): readonly ShownSection[] {
  return sections.filter(({ id }) => !frame.includes(id));
}

/** Sentences of a section as it is read, the verdict first. */
export function sentencesOf({ verdict, paragraphs }: ReadingSection): readonly Sentence[] {
  return [...(verdict ? [verdict] : []), ...paragraphs.flatMap(({ sentences }) => sentences)];
}

/** A sentence of the open sections by its id. */
export function findSentence({ sections }: ShownDocument, id: string): Sentence | null {
  for (const section of sections) {
    const found = isLocked(section) ? undefined : sentencesOf(section).find((sentence) => sentence.id === id);
    if (found) return found;
  }
  return null;
}

/** Sentences of the other side, by sentence: what supports names what stands against it, and back. */
export function disputesOf({
  contradictions,
}: Pick<ShownDocument, 'contradictions'>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const add = (one: string, others: readonly string[]) => {
    const known = found.get(one) ?? new Set();
    for (const other of others) known.add(other);
    found.set(one, known);
  };
  for (const { for: supports, against } of contradictions) {
    for (const one of supports) add(one, against);
    for (const one of against) add(one, supports);
  }
  return new Map([...found].map(([one, others]) => [one, [...others]]));
}

/** «character.support» → «support». */
export function paragraphName(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

/** Element of a section, and of a sentence. */
export const sectionElement = (id: string) => `reading-${id}`;
export const sentenceElement = (id: string) => `reading-${id.replaceAll('.', '-')}`;

/** Brings an element into sight and gives it the focus, so that what is read aloud follows. */
export function goTo(id: string, block: ScrollLogicalPosition): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block });
  element?.focus({ preventScroll: true });
}
