import { expect, it } from 'vitest';
import { navigationState, selectPage } from './navigation-state.ts';

it('begins at the content plan and keeps what is selected', () => {
  expect(navigationState()).toEqual({ selectedPage: 'contentplan', subject: null });
  selectPage('networks');
  expect(navigationState()).toEqual({ selectedPage: 'networks', subject: null });
  const subject = { topic: 'Полнолуние', planItemId: null };
  selectPage('stories', subject);
  expect(navigationState()).toEqual({ selectedPage: 'stories', subject });
});
