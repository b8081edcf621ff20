import { createPayment } from '@nebosvod/contracts/purchases';
import { call } from '../../../platform/api/call.ts';
import type { Extras } from '../components/order-extras.tsx';

/** Opens an order of the signed-in person and leads to the page where it is paid. */
export async function goToPayment(itemId: string, { promoCode, giftEmail }: Extras): Promise<void> {
  const gift = giftEmail.trim();
  const body = {
    item_id: itemId,
    ...(promoCode !== null && { promo_code: promoCode }),
    ...(gift !== '' && { gift_email: gift }),
  };
  const { confirmationUrl } = await call(createPayment, { body });
  location.assign(confirmationUrl);
}
