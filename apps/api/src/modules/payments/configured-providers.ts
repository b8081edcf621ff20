import type { Env } from '../../env.ts';
import type { PaymentsHere } from '../content/content.routes.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { type RobokassaProvider, robokassaProvider } from './robokassa-provider.ts';
import { type TestProvider, testProvider } from './test-provider.ts';
import { yookassaProvider } from './yookassa-provider.ts';

/** The payment services of this installation. */
export interface PaymentProviders {
  /** Whom a new order goes to; null when the operator has set none and rehearsals are not allowed here. */
  readonly current: PaymentProvider | null;
  /** The rehearsal, where it is the one orders go to. */
  readonly test: TestProvider | null;
  /** The shop at Robokassa, for the messages it signs. */
  readonly robokassa: RobokassaProvider | null;
  /** The service an order went to, while it is still configured. */
  find(id: string): PaymentProvider | null;
}

/** Reads the environment: the operator's service, else a rehearsal where only this machine can reach it. */
export function configuredProviders(env: Env): PaymentProviders {
  const robokassa = robokassaProvider(env);
  const real = [yookassaProvider(env), robokassa].filter((provider) => provider !== null);
  const test = real.length === 0 ? testProvider(env) : null;
  const all: readonly PaymentProvider[] = test ? [test] : real;
  return { current: all[0] ?? null, test, robokassa, find: (id) => all.find((provider) => provider.id === id) ?? null };
}

/** What the shop says of paying here. */
export function paymentsHere(env: Env): PaymentsHere {
  const { current, test } = configuredProviders(env);
  return test ? 'test' : current ? 'money' : 'none';
}
