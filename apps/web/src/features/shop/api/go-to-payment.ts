import { createPayment } from '@nebosvod/contracts/purchases';
import { call } from '../../../platform/api/call.ts';

/** Opens an order of the signed-in person and leads to the page where it is paid. */
export async function goToPayment(itemId: string): Promise<void> {
  const { confirmationUrl } = await call(createPayment, { body: { item_id: itemId } });
  location.assign(confirmationUrl);
}
