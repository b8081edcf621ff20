import { expect, it } from 'vitest';
import { tagsOf } from './map-tags.ts';

it('reads tags between commas, without blanks and repeats', () => {
  expect(tagsOf(' семья, клиенты,, семья ,')).toEqual(['семья', 'клиенты']);
  expect(tagsOf('  ')).toEqual([]);
});
