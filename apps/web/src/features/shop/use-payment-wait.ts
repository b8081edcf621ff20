import { listPayments } from '@nebosvod/contracts/purchases';
import { listOwnedProducts } from '@nebosvod/contracts/user';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ownedMark } from './ownership.ts';
import { pollDelays } from './poll-delays.ts';

/** `given`: it was a gift, and is open to whom it is for. `late`: five minutes have passed without news; access opens by itself when they come. */
export type PaymentWait = 'waiting' | 'open' | 'given' | 'cancelled' | 'refunded' | 'late';

async function stateNow(
  productIds: readonly number[],
  orderId: string | undefined,
  signal: AbortSignal,
): Promise<PaymentWait> {
  const order =
    orderId === undefined
      ? undefined
      : (await call(listPayments, { signal })).find((payment) => payment.orderId === orderId);
  // An order of another payment page is known by what it opens alone; of ours, its own end counts: it may prolong what is open.
  if (order === undefined)
    return ownedMark(productIds, await call(listOwnedProducts, { signal })) === null ? 'waiting' : 'open';
  if (order.status === 'paid') return order.isGift ? 'given' : 'open';
  return order.status === 'pending' ? 'waiting' : order.status;
}

/**
 * Waits for a payment to be confirmed: asks after 3 s, then ever more seldom up to every 30 s, for five minutes, and at
 * once when the person comes back to the tab. When the products are there, the menu learns of them without a new sign-in.
 */
export function usePaymentWait(productIds: readonly number[], orderId: string | undefined): PaymentWait {
  const session = useSession();
  const [state, setState] = useState<PaymentWait>('waiting');
  const key = productIds.join();

  useEffect(() => {
    const stop = new AbortController();
    const delays = [...pollDelays()];
    const wanted = key.split(',').map(Number);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(timer);
      // A question that fails is only a question less: the next one follows.
      const now = await stateNow(wanted, orderId, stop.signal).catch((): PaymentWait => 'waiting');
      if (stop.signal.aborted) return;
      if (now === 'open') await session.reloadProducts();
      const delay = delays.shift();
      if (now !== 'waiting' || delay === undefined) return setState(now === 'waiting' ? 'late' : now);
      timer = setTimeout(() => void ask(), delay);
    };
    const onShown = () => {
      if (document.visibilityState === 'visible' && timer !== undefined) void ask();
    };
    setState('waiting');
    void ask();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [key, orderId, session]);
  return state;
}
