import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readConfirmLink } from './confirm-link.ts';

it('reads the code and the address of a mailed link and nothing else', () => {
  expect(readConfirmLink('#email=anna%40example.ru&code=12345678')).toEqual({
    email: 'anna@example.ru',
    code: '12345678',
  });
  expect(readConfirmLink('code=00000000')).toEqual({ email: '', code: '00000000' });
  expect(readConfirmLink('#code=1234&email=<b>')).toEqual({ email: '', code: '' });
  fc.assert(fc.property(fc.string(), (hash) => /^(\d{8})?$/.test(readConfirmLink(hash).code)));
});
