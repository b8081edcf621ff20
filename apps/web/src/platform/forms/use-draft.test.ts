import { expect, it } from 'vitest';
import { changedFields } from './use-draft.ts';

it('keeps what is not as it began, and with it what belongs to it', () => {
  const start = { topic: '', date: '24.11.2026', networks: ['vk'] };
  expect(changedFields(start, { ...start, networks: ['vk'] }, ['date'])).toEqual({});
  expect(changedFields(start, { ...start, networks: [] })).toEqual({ networks: [] });
  expect(changedFields(start, { ...start, topic: 'Луна' }, ['date'])).toEqual({ topic: 'Луна', date: '24.11.2026' });
});
