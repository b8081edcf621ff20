import { describe, expect, it } from 'vitest';
import { readQuota, readTerm } from './terms-fields.ts';

describe('the stock and the term of a product as they are typed', () => {
  it('are whole numbers within their bounds', () => {
    expect(readQuota(' 45 ')).toEqual({ value: 45, mistake: null });
    expect(readTerm('6')).toEqual({ value: 6, mistake: null });
    for (const text of ['', '0', '1001', '-5', '4,5', 'много']) expect(readQuota(text).mistake, text).toMatch(/[а-я]/);
    for (const text of ['0', '121', 'год']) expect(readTerm(text).mistake, text).toMatch(/[а-я]/);
  });

  it('an empty term is no end', () => {
    expect(readTerm('')).toEqual({ value: null, mistake: null });
  });
});
