import { login, refresh } from '@nebosvod/contracts/auth';
import { getPlanets } from '@nebosvod/contracts/chart';
import { listNews } from '@nebosvod/contracts/content';
import type { Endpoint } from '@nebosvod/contracts/endpoint';
import { getUserByEmail, listOwnedProducts } from '@nebosvod/contracts/user';
import { describe, expect, it } from 'vitest';
import { originOf } from './hosts.ts';

const hosts = {
  prodAppHost: 'https://app.example.ru',
  testAppHost: 'https://test.example.ru',
  apiHost: 'https://api.example.ru/',
};

const cases: readonly (readonly [Endpoint, string, string])[] = [
  [listOwnedProducts, 'app.example.ru', 'https://app.example.ru'],
  [listOwnedProducts, 'my-app.example.ru', 'https://app.example.ru'],
  [listOwnedProducts, 'test.example.ru', 'https://test.example.ru'],
  [listOwnedProducts, 'localhost', 'https://test.example.ru'],
  [listOwnedProducts, 'webapp', 'https://test.example.ru'],
  [login, 'app.example.ru', 'https://api.example.ru'],
  [refresh, 'localhost', 'https://api.example.ru'],
  [getUserByEmail, 'app.example.ru', 'https://test.example.ru'],
  [getUserByEmail, 'localhost', 'https://test.example.ru'],
  [getPlanets, 'app.example.ru', 'https://app.example.ru'],
];

describe('the host rule', () => {
  it.each(cases.map(([endpoint, ...rest]) => [endpoint.path, ...rest, endpoint] as const))(
    '%s on %s goes to %s',
    (_, hostname, origin, endpoint) => {
      expect(originOf(endpoint, hostname, hosts)).toBe(origin);
    },
  );

  it('stays on the page’s own origin unless configured', () => {
    const none = { prodAppHost: '', testAppHost: '', apiHost: '' };
    for (const endpoint of [login, getUserByEmail, listNews]) {
      for (const hostname of ['app.example.ru', 'localhost']) expect(originOf(endpoint, hostname, none)).toBe('');
    }
  });
});
