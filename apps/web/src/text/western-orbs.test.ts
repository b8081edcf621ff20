import { ORB_SETS } from '@nebosvod/engine/western/aspect.table';
import { ORB_SET_IDS } from '@nebosvod/engine/western/western.ids';
import { expect, it } from 'vitest';
import { toldOrbs } from './western-orbs.table.ts';

it.each(ORB_SET_IDS)('the orbs told of «%s» are those that aspects are taken in', (set) => {
  const told = Object.keys(ORB_SETS[set]).map((id) => [id, toldOrbs[set].rest]);
  expect({ ...Object.fromEntries(told), ...toldOrbs[set].wider }).toEqual(ORB_SETS[set]);
});
