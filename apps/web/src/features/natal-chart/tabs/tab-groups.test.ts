import { describe, expect, it } from 'vitest';
import { tabGroups } from './tab-groups.ts';
import { tabs } from './tab-list.ts';

describe('groups of the tabs', () => {
  it('hold every tab once', () => {
    const ids = tabGroups().flatMap((group) => group.tabs.map(({ id }) => id));
    expect([...ids].sort()).toEqual(tabs.map(({ id }) => id).sort());
  });
  it('leave out what is not wanted, and groups with nothing left', () => {
    const groups = tabGroups(['planets', 'dashas', 'unheard-of']);
    expect(groups.map(({ label, tabs: inside }) => [label, inside.map(({ id }) => id)])).toEqual([
      ['Положение', ['planets']],
      ['Периоды', ['dashas']],
    ]);
  });
});
