import { describe, expect, it } from 'vitest';
import {
  builtKinds,
  capabilities,
  composesFor,
  featuresOf,
  includesOf,
  isBuilt,
  spendsQuota,
  unbuiltIn,
} from './built.table.ts';
import { productIds, products } from './products.table.ts';

describe('what is said of a product', () => {
  it('is composed for every product, and never speaks of what is not built', () => {
    for (const id of productIds) {
      expect(featuresOf([id]).length, `product ${id}`).toBeGreaterThan(0);
      for (const line of includesOf([id])) expect(unbuiltIn(line), line).toEqual([]);
    }
  });

  it('names included levels before its own lines, each line once', () => {
    expect(includesOf([16])).toEqual([
      'Всё из уровней «Основы», «Периоды»',
      'Время и пары: мухурта, 36 баллов, особые лагны, КП, прашна',
      'Документы: «Совместимость, 36 баллов», «Мухурта», «Вопрос (прашна)»; у каждой фразы основание, правка и версии',
    ]);
    expect(includesOf([15])[0]).toBe('Всё из уровня «Основы»');
    const all = includesOf([...productIds]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('names each document at the first level that opens it', () => {
    const documents = (...ids: readonly number[]) => featuresOf(ids).at(-1)?.note ?? '';
    expect(documents(14)).toContain('«Раши-портрет»');
    expect(documents(15)).toContain('«Даши на три года»');
    expect(documents(15)).not.toContain('«Раши-портрет»');
    expect(documents(14, 15)).toContain('«Раши-портрет»');
    expect(documents(14, 15)).toContain('«Даши на три года»');
    expect(featuresOf([14, 15, 16, 17]).filter(({ title }) => title.startsWith('Документ'))).toHaveLength(1);
    expect(featuresOf([999])).toEqual([]);
  });

  it('says that an area composes documents once one of its kinds has a writer', () => {
    expect([composesFor('veda'), composesFor('astrolog'), composesFor('marketer')]).toEqual([true, true, false]);
  });

  it('shows a monthly stock only where a kind of the product has its writer', () => {
    for (const product of products) {
      expect(spendsQuota(product.id)).toBe(product.kinds.some((kind) => builtKinds.includes(kind)));
    }
    expect(spendsQuota(999)).toBe(false);
  });
});

describe('capabilities', () => {
  it('have one id each, and an unknown one is not built', () => {
    expect(new Set(capabilities.map(({ id }) => id)).size).toBe(capabilities.length);
    expect(isBuilt([])).toBe(true);
    expect(isBuilt(['no-such'])).toBe(false);
  });

  it('are found in the sentences that promised them', () => {
    expect(unbuiltIn('Раши-портрет и прашна')).toEqual([]);
    expect(unbuiltIn('30 генераций в месяц')).toEqual([]);
    expect(unbuiltIn('Документы PDF и DOCX со своим именем')).toEqual([]);
    expect(unbuiltIn('Рилс вашим голосом')).toEqual(['learned-voice']);
    expect(unbuiltIn('Натальная карта и панчанга бесплатны')).toEqual([]);
  });
});
