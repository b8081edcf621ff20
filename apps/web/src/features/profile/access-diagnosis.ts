/** An order as the payment service told it. */
export interface KnownOrder {
  readonly number: string;
  readonly title: string;
  readonly status: 'paid' | 'pending' | 'refunded' | 'cancelled';
  /** Products it opens; empty while its offer is tied to none. */
  readonly productIds: readonly number[];
}

export interface AccessFacts {
  readonly accountEmail: string;
  readonly isEmailConfirmed: boolean;
  /** The address the person says they paid with. */
  readonly paidEmail: string;
  readonly orders: readonly KnownOrder[];
  /** Products open now. */
  readonly ownedIds: readonly number[];
}

export type Finding =
  | { readonly kind: 'unconfirmed' | 'same-address' | 'other-case' | 'no-orders' | 'all-open' }
  | { readonly kind: 'alias' | 'other-address'; readonly paidEmail: string }
  | { readonly kind: 'pending' | 'unmapped' | 'ended' | 'refunded' | 'cancelled'; readonly order: KnownOrder };

const yandex = ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'narod.ru'];
const google = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox an address really is, by the rules of the large services: what follows «+» is dropped, Google ignores dots
 * and Yandex takes them for hyphens, both have several domains.
 * Source: help pages of Gmail and Yandex Mail on address forms.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const bare = local.replace(/\+.*$/, '');
  if (google.includes(domain)) return `${bare.replaceAll('.', '')}@gmail.com`;
  if (yandex.includes(domain)) return `${bare.replaceAll('.', '-')}@yandex.ru`;
  return `${bare}@${domain}`;
}

/** Why a bought product may not be open, the most likely first: addresses, then each order that opens nothing. */
export function diagnose(facts: AccessFacts): readonly Finding[] {
  const findings: Finding[] = [];
  const [account, paid] = [facts.accountEmail.trim(), facts.paidEmail.trim()];
  if (!facts.isEmailConfirmed) findings.push({ kind: 'unconfirmed' });
  if (account === paid) findings.push({ kind: 'same-address' });
  else if (account.toLowerCase() === paid.toLowerCase()) findings.push({ kind: 'other-case' });
  else if (mailboxOf(account) === mailboxOf(paid)) findings.push({ kind: 'alias', paidEmail: paid });
  else findings.push({ kind: 'other-address', paidEmail: paid });

  const troubles = facts.orders.flatMap((order): Finding[] => {
    if (order.status !== 'paid') return [{ kind: order.status, order }];
    if (order.productIds.length === 0) return [{ kind: 'unmapped', order }];
    const isOpen = order.productIds.every((id) => facts.ownedIds.includes(id));
    return isOpen ? [] : [{ kind: 'ended', order }];
  });
  if (facts.orders.length === 0) findings.push({ kind: 'no-orders' });
  else if (troubles.length === 0) findings.push({ kind: 'all-open' });
  return [...findings, ...troubles];
}
