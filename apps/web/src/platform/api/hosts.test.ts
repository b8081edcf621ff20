import { describe, expect, it } from 'vitest';
import { originOf } from './hosts.ts';

const hosts = {
  prodAppHost: 'https://app.example.ru',
  testAppHost: 'https://test.example.ru',
  apiHost: 'https://api.example.ru/',
};

describe('the host rule', () => {
  it.each([
    ['/v3/user/products', 'app.example.ru', 'https://app.example.ru'],
    ['/v3/user/products', 'my-app.example.ru', 'https://app.example.ru'],
    ['/v3/user/products', 'test.example.ru', 'https://test.example.ru'],
    ['/v3/user/products', 'localhost', 'https://test.example.ru'],
    ['/v3/user/products', 'webapp', 'https://test.example.ru'],
    ['/v3/auth/login', 'app.example.ru', 'https://api.example.ru'],
    ['/v3/auth/refresh', 'localhost', 'https://api.example.ru'],
    ['/v3/user/get_user_by_email', 'app.example.ru', 'https://test.example.ru'],
    ['/v3/user/get_user_by_email', 'localhost', 'https://test.example.ru'],
    ['/api/v2/chart.getPlanets', 'app.example.ru', 'https://app.example.ru'],
  ])('%s on %s goes to %s', (path, hostname, origin) => {
    expect(originOf(path, hostname, hosts)).toBe(origin);
  });

  it('stays on the page’s own origin unless configured', () => {
    const none = { prodAppHost: '', testAppHost: '', apiHost: '' };
    for (const path of ['/v3/auth/login', '/v3/user/get_user_by_email', '/v3/news/list']) {
      for (const hostname of ['app.example.ru', 'localhost']) expect(originOf(path, hostname, none)).toBe('');
    }
  });
});
