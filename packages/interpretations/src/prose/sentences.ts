/** Sentences of a text: cut after «.», «!», «?», «…» and a space before a capital or «. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?…]»?)\s+(?=[«А-ЯЁ0-9])/).filter((sentence) => sentence !== '');
}
