import { expect, it } from 'vitest';
import { moved, orderedSections } from './section-order.ts';

const sections = ['gist', 'work', 'money'].map((id) => ({ id, title: id }));
const ids = (order: readonly string[]) => orderedSections(sections, order).map(({ id }) => id);

it('takes the order of a brand, and leaves what it does not name behind', () => {
  expect(ids([])).toEqual(['gist', 'work', 'money']);
  expect(ids(['money', 'of another kind'])).toEqual(['money', 'gist', 'work']);
});

it('moves a section a step', () => {
  expect(moved(sections, 2, -1)).toEqual(['gist', 'money', 'work']);
  expect(moved(sections, 0, 1)).toEqual(['work', 'gist', 'money']);
});
