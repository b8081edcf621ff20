// Friends and enemies of the numbers 1–9, as data to edit. No published table of the numbers themselves was found and authors differ,
// so this one is the natural friendship of their planets [BPHS 3.55]: 1 Sun, 2 Moon, 3 Jupiter, 5 Mercury, 6 Venus, 8 Saturn, 9 Mars.
// The nodes (4 Rahu, 7 Ketu) have no row there: theirs follow Saturn and Mars as commonly given. Digits in neither list are neutral.

/** How one number regards the others. Digits 1–9. */
export interface FriendshipRow {
  readonly friends: readonly number[];
  readonly enemies: readonly number[];
}

/** Nine rows, for the numbers 1 to 9 in order. */
export type FriendshipTable = readonly FriendshipRow[];

export const FRIENDSHIP: FriendshipTable = [
  { friends: [2, 3, 9], enemies: [6, 8] },
  { friends: [1, 5], enemies: [] },
  { friends: [1, 2, 9], enemies: [5, 6] },
  { friends: [5, 6, 8], enemies: [1, 2, 9] },
  { friends: [1, 6], enemies: [2] },
  { friends: [5, 8], enemies: [1, 2] },
  { friends: [6, 8, 9], enemies: [1, 2] },
  { friends: [5, 6], enemies: [1, 2, 9] },
  { friends: [1, 2, 3], enemies: [5] },
];
