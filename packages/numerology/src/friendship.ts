import { FRIENDSHIP, type FriendshipTable } from './friendship.table.ts';
import { itemAt } from './item-at.ts';
import type { NUMBER_RELATIONS } from './numerology.ids.ts';

export type NumberRelation = (typeof NUMBER_RELATIONS)[number];

/** How the number `from` (1–9) regards `to` (1–9); not always mutual. */
export function numberRelation(from: number, to: number, table: FriendshipTable = FRIENDSHIP): NumberRelation {
  if (from === to) return 'same';
  const row = itemAt(table, from - 1, 'row of friendship');
  if (row.friends.includes(to)) return 'friend';
  return row.enemies.includes(to) ? 'enemy' : 'neutral';
}
