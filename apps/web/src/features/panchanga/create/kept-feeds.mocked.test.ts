import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptFeeds } from './kept-feeds.ts';

const store = new Map<string, string>();
vi.mock('../../../platform/api/token-store.ts', () => ({
  openStorage: () => ({
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  }),
}));

beforeEach(() => store.clear());

describe('addresses of calendars kept in the browser', () => {
  it('are none at first and come back as they were kept', () => {
    expect(keptFeeds.get()).toEqual([]);
    const feeds = [{ path: '/calendar/a.ics', key: 'k', place: 'Москва' }];
    keptFeeds.set(feeds);
    expect(keptFeeds.get()).toEqual(feeds);
  });

  it.each(['{', '{"path":1}', '[{"path":"/calendar/a.ics"}]'])('count as none when they read %s', (text) => {
    store.set('nebosvod-panchanga-feeds', text);
    expect(keptFeeds.get()).toEqual([]);
  });
});
