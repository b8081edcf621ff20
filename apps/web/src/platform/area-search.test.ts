import { expect, it } from 'vitest';
import { areaSearch } from './area-search.ts';

const id = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b';

it('keeps the open client of the book and drops whatever else stands there', () => {
  expect(areaSearch({ tab: 'clients', client: id, name: 'Анна' })).toEqual({ tab: 'clients', client: id });
  expect(areaSearch({ tab: 'clients', client: 'new' })).toEqual({ tab: 'clients', client: 'new' });
  expect(areaSearch({ tab: 'clients', client: 'Анна Соколова' })).toEqual({ tab: 'clients' });
  expect(areaSearch({ tab: 'planets', client: id })).toEqual({});
});

it('keeps the open document, and of a new one whom it is for', () => {
  expect(areaSearch({ tab: 'documents', document: id, client: id })).toEqual({ tab: 'documents', document: id });
  const fresh = { tab: 'documents', document: 'new', client: id } as const;
  expect(areaSearch({ ...fresh, question: 'Анна' })).toEqual(fresh);
  expect(areaSearch({ ...fresh, client: 'new' })).toEqual({ tab: 'documents', document: 'new' });
  expect(areaSearch({ tab: 'documents', document: 'Анна' })).toEqual({ tab: 'documents' });
});
