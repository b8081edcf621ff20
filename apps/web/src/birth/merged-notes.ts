import { longestNotes } from '@nebosvod/contracts/map-notes';

/** Two texts of the same notes as one: the longer where it holds the other, else one under the other, as much as fits. */
export function mergedNotes(theirs: string, mine: string): string {
  if (mine.includes(theirs)) return mine;
  if (theirs.includes(mine)) return theirs;
  return `${theirs}\n\n${mine}`.slice(0, longestNotes);
}
