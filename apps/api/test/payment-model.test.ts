import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPaymentOf, type PaymentState } from '../src/modules/payments/payment-provider.ts';
import { nextStatus, type Order } from '../src/modules/purchases/purchases.repository.ts';

/** What can happen to a payment at its service, and what a stranger can make of it. */
const happenings = ['captured', 'canceled', 'refunded', 'refunded in part'] as const;
const spoils = ['none', 'sum', 'currency', 'shop', 'order', 'no order', 'test in production'] as const;
const order = { external_id: 'order-1', amount_kopecks: 199_000 };

type Status = Order['status'];

/** The payment as its service has it, by the service's own rules: money moves forth once and back once. */
function afterAt(service: Status, happening: (typeof happenings)[number]): Status {
  if (happening === 'captured') return service === 'pending' ? 'paid' : service;
  if (happening === 'canceled') return service === 'pending' ? 'cancelled' : service;
  if (happening === 'refunded') return service === 'paid' ? 'refunded' : service;
  return service;
}

function told(status: Status, spoil: (typeof spoils)[number]): PaymentState {
  return {
    orderId: spoil === 'order' ? 'order-2' : spoil === 'no order' ? undefined : 'order-1',
    isOurShop: spoil !== 'shop',
    amountKopecks: spoil === 'sum' ? 100 : 199_000,
    currency: spoil === 'currency' ? 'KZT' : 'RUB',
    isTest: spoil === 'test in production',
    status,
    payload: {},
  };
}

it('ownership is what the service says at the end, whatever came, however often and in whatever order', () => {
  const life = fc.record({
    happenings: fc.array(fc.constantFrom(...happenings), { maxLength: 6 }),
    spoil: fc.constantFrom(...spoils),
    // Each notification comes ten times, at any moment from the start to long after the end.
    deliveries: fc.array(fc.nat({ max: 99 }), { minLength: 10, maxLength: 60 }),
  });
  fc.assert(
    fc.property(life, ({ happenings: course, spoil, deliveries }) => {
      const states: Status[] = ['pending'];
      for (const one of course) states.push(afterAt(states.at(-1) ?? 'pending', one));
      // The service is asked at each delivery: it answers with its state of that moment, and moments only go on.
      const moments = [...deliveries].sort((one, other) => one - other);
      const heard = moments.map((at) => states[Math.min(states.length - 1, at)] ?? 'pending');
      heard.push(states.at(-1) ?? 'pending');
      const stored = new Set<Status>();
      let ours: Status = 'pending';
      for (const status of heard) {
        if (!isPaymentOf(told(status, spoil), order, true)) continue;
        // The same message again changes nothing: it is stored once.
        if (stored.has(status)) continue;
        stored.add(status);
        ours = nextStatus(ours, status);
      }
      const isOwned = spoil === 'none' && states.at(-1) === 'paid';
      expect(ours === 'paid').toBe(isOwned);
    }),
    { numRuns: 1_000, seed: 17 },
  );
});

it('messages that come late or crossed never open what was given back', () => {
  const message = fc.constantFrom<Status>('pending', 'paid', 'cancelled', 'refunded');
  fc.assert(
    fc.property(fc.array(message, { minLength: 1, maxLength: 12 }), (messages) => {
      const ten = messages.flatMap((one) => Array.from({ length: 10 }, () => one));
      const end = ten.reduce<Status | null>((before, one) => nextStatus(before, one), null);
      const first = messages.indexOf('refunded');
      if (first >= 0) expect(end).toBe('refunded');
      else if (!messages.includes('paid')) expect(end).not.toBe('paid');
    }),
    { numRuns: 1_000, seed: 17 },
  );
});
