import { longestNotes } from '@nebosvod/contracts/map-notes';
import { expect, it } from 'vitest';
import { mergedNotes } from './send-notes.ts';

it('notes written in two windows are kept both, and twice the same only once', () => {
  expect(mergedNotes('Переезд', 'Свадьба')).toBe('Переезд\n\nСвадьба');
  expect(mergedNotes('Переезд', 'Переезд и свадьба')).toBe('Переезд и свадьба');
  expect(mergedNotes('Переезд и свадьба', 'свадьба')).toBe('Переезд и свадьба');
  expect(mergedNotes('', 'Свадьба')).toBe('Свадьба');
  expect(mergedNotes('а'.repeat(longestNotes), 'б')).toHaveLength(longestNotes);
});
