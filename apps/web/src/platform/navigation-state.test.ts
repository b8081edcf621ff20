import { expect, it } from 'vitest';
import { navigationState, selectPage } from './navigation-state.ts';

it('begins at the content plan and keeps what is selected', () => {
  expect(navigationState()).toEqual({ selectedPage: 'contentplan' });
  selectPage('networks');
  expect(navigationState()).toEqual({ selectedPage: 'networks' });
});
