import { NativeSelect } from '@mantine/core';
import type { grantToPerson } from '@nebosvod/contracts/admin-people';
import type { BodyOf } from '@nebosvod/contracts/endpoint';
import { findProduct, type ProductId, products } from '@nebosvod/contracts/products.table';

/** What is opened, and for how long: the term of the product, months, or no end. */
export interface Grant {
  readonly productId: ProductId;
  readonly term: keyof typeof terms;
}

const terms = {
  own: { label: 'на срок продукта', body: {} },
  month: { label: 'на месяц', body: { months: 1 } },
  quarter: { label: 'на три месяца', body: { months: 3 } },
  half: { label: 'на полгода', body: { months: 6 } },
  year: { label: 'на год', body: { months: 12 } },
  always: { label: 'без срока', body: { months: null } },
} as const;

const isTerm = (value: string): value is Grant['term'] => Object.hasOwn(terms, value);

export const firstGrant: Grant = { productId: 1, term: 'own' };

export const titleOf = (id: number): string => findProduct(id)?.title ?? String(id);

/** A product that is in the table; the first one for a number that is not. */
export const productIdOf = (id: number): ProductId => findProduct(id)?.id ?? 1;

/** A grant as the server takes it. */
export const grantBody = ({ productId, term }: Grant): BodyOf<typeof grantToPerson> => ({
  productId,
  ...terms[term].body,
});

interface Props {
  readonly value: Grant;
  readonly onChange: (grant: Grant) => void;
}

export function GrantFields({ value, onChange }: Props) {
  return (
    <>
      <NativeSelect
        label="Открыть продукт"
        value={value.productId}
        onChange={(event) => onChange({ ...value, productId: productIdOf(Number(event.currentTarget.value)) })}
        data={products.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <NativeSelect
        label="Срок"
        value={value.term}
        onChange={(event) => {
          const term = event.currentTarget.value;
          if (isTerm(term)) onChange({ ...value, term });
        }}
        data={Object.entries(terms).map(([id, { label }]) => ({ value: id, label }))}
      />
    </>
  );
}
