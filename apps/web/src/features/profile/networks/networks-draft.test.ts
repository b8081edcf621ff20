import { defaultAdvertising } from '@nebosvod/contracts/social-media';
import { expect, it } from 'vitest';
import { bodyOf, draftOf, withRow } from './networks-draft.ts';

const learned = {
  ...{ sentenceWords: 8.5, address: 'familiar' as const, emoji: 4, favourites: ['🌙', '✨'] },
  ...{ opening: 'question' as const, vocabulary: ['тишина', 'дом'] },
};
const stored = {
  productId: 3 as const,
  networks: [
    { network: 'vk' as const, link: 'https://vk.com/anna', name: 'Анна', days: [5, 1], hours: ['09:00', '19:30'] },
  ],
  voice: {
    tone: 'спокойно',
    audience: '',
    topics: ['экадаши', 'луна'],
    stopWords: [],
    samples: ['Пост'],
    profile: '',
    learned,
  },
  updatedAt: null,
  advertising: defaultAdvertising,
};
const whose = { user_id: 'u1', product_id: 3 as const, learns: false };

it('what was stored comes back the same, days in order', () => {
  const body = bodyOf(draftOf(stored), whose);
  expect(body.networks).toEqual([{ ...stored.networks[0], days: [1, 5] }]);
  expect(body.voice).toEqual(stored.voice);
});

it('samples are counted anew when that is asked for', () => {
  expect(bodyOf(draftOf(stored), { ...whose, learns: true }).voice?.learned).toBeNull();
});

it('reads hours as people type them and leaves what is no time for the server to name', () => {
  const draft = draftOf(stored);
  const typed = { ...draft, networks: draft.networks.map((row) => ({ ...row, hours: '9, 19.30; в полдень' })) };
  expect(bodyOf(typed, whose).networks[0]?.hours).toEqual(['09:00', '19:30', 'в полдень']);
});

it('a new row takes a network that has none, under a key of its own', () => {
  const more = withRow(withRow(draftOf(stored)));
  expect(more.networks.map(({ network }) => network)).toEqual(['vk', 'max', 'ok']);
  expect(new Set(more.networks.map(({ key }) => key)).size).toBe(3);
});
