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

type Services = Pick<PaymentProviders, 'current' | 'robokassa'> & { readonly all: readonly PaymentProvider[] };

function servicesOf(env: Env, test: TestProvider | null): Services {
  const robokassa = robokassaProvider(env);
  const real = [yookassaProvider(env), robokassa].filter((provider) => provider !== null);
  const all: readonly PaymentProvider[] = real.length === 0 && test ? [test] : real;
  return { current: all[0] ?? null, robokassa, all };
}

const variables = (env: Env) =>
  JSON.stringify(Object.entries(env).filter(([name]) => /^(YOOKASSA|ROBOKASSA)_/.test(name)));

/**
 * The operator's services, else a rehearsal where only this machine can reach it. Follows the environment: what the console
 * connects is there at the next question.
 */
export function configuredProviders(env: Env): PaymentProviders {
  // It remembers how its payments ended, so there is one.
  const test = testProvider(env);
  let known = { of: variables(env), services: servicesOf(env, test) };
  const services = () => {
    const of = variables(env);
    if (of !== known.of) known = { of, services: servicesOf(env, test) };
    return known.services;
  };
  return {
    get current() {
      return services().current;
    },
    get test() {
      return test !== null && services().current === test ? test : null;
    },
    get robokassa() {
      return services().robokassa;
    },
    find: (id) => services().all.find((provider) => provider.id === id) ?? null,
  };
}

/** What the shop says of paying here. */
export function paymentsHere({ current, test }: Pick<PaymentProviders, 'current' | 'test'>): PaymentsHere {
  return test ? 'test' : current ? 'money' : 'none';
}
