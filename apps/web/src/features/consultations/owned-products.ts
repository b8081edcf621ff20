import type { ConsultationKind } from '@nebosvod/contracts/products.table';
import { findProduct, type Product } from '@nebosvod/contracts/products.table';
import { useSessionState } from '../../platform/session/use-session.ts';
import type { PracticeArea } from '../../text/areas.ts';

/** Products of an area that the person has bought, the widest first: each has generations of its own. */
export function useOwnedProducts(area: PracticeArea): readonly Product[] {
  const { products } = useSessionState();
  return products
    .map(({ id }) => findProduct(id))
    .filter((product) => product !== null && product.area === area)
    .filter((product) => product !== null)
    .sort((one, other) => other.kinds.length - one.kinds.length || other.id - one.id);
}

/** The product a document of a kind is charged to: the chosen one, else the first bought that opens the kind. */
export function payingProduct(
  owned: readonly Product[],
  kind: ConsultationKind | null,
  chosen: number | null,
): Product | null {
  const opening = kind === null ? owned : owned.filter(({ kinds }) => kinds.includes(kind));
  return opening.find(({ id }) => id === chosen) ?? opening[0] ?? null;
}
