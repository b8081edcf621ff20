import { expect, it } from 'vitest';
import { clientSearch } from './client-search.ts';

it('keeps the open client of the book and drops whatever else stands there', () => {
  const client = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b';
  expect(clientSearch({ tab: 'clients', client, name: 'Анна' })).toEqual({ tab: 'clients', client });
  expect(clientSearch({ tab: 'clients', client: 'new' })).toEqual({ tab: 'clients', client: 'new' });
  expect(clientSearch({ tab: 'clients', client: 'Анна Соколова' })).toEqual({ tab: 'clients' });
  expect(clientSearch({ tab: 'planets', client })).toEqual({});
});
