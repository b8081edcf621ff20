/** What the address of the shop may hold. */
export interface ShopSearch {
  /** An item's page. */
  readonly id?: string;
  /** One category of the list. */
  readonly category_id?: string;
  /** An order a payment service sent the person back from. */
  readonly order?: string;
  /** The page of a rehearsed payment of that order. */
  readonly pay?: 'test';
  /** The levels of Veda side by side. */
  readonly compare?: true;
}

const slug = (value: unknown) => (typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value) ? value : undefined);

/** Checks search params: whatever is unknown or malformed is dropped, nothing throws. */
export function shopSearch(search: Readonly<Record<string, unknown>>): ShopSearch {
  const id = slug(search.id);
  const category_id = slug(search.category_id);
  const order = slug(search.order);
  return {
    ...(id === undefined ? {} : { id }),
    ...(category_id === undefined ? {} : { category_id }),
    ...(order === undefined ? {} : { order }),
    ...(search.pay === 'test' && order !== undefined ? { pay: 'test' as const } : {}),
    ...(search.compare === true || search.compare === 'true' ? { compare: true as const } : {}),
  };
}
