import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { getShopItem, listCategories, listShopCategory, listShopItems } from '@nebosvod/contracts/shop';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';

export type ShopItem = AnswerOf<typeof getShopItem>;

export function useCategories() {
  return useQuery(endpointQuery(listCategories, {}, 'stored'));
}

/** Everything on sale, or one category of it. */
export function useShopItems(categoryId: string | undefined) {
  return useQuery(
    categoryId === undefined
      ? endpointQuery(listShopItems, {}, 'stored')
      : endpointQuery(listShopCategory, { query: { category_id: categoryId } }, 'stored'),
  );
}

export function useShopItem(id: string) {
  return useQuery(endpointQuery(getShopItem, { query: { id } }, 'stored'));
}
