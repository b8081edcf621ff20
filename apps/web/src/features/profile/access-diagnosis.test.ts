import { describe, expect, it } from 'vitest';
import { type AccessFacts, diagnose, type KnownOrder, mailboxOf } from './access-diagnosis.ts';

const order: KnownOrder = { number: '77', title: 'Астролог', status: 'paid', productIds: [1] };
const facts: AccessFacts = {
  accountEmail: 'anna@example.ru',
  isEmailConfirmed: true,
  paidEmail: 'anna@example.ru',
  orders: [order],
  ownedIds: [1],
};
const kinds = (change: Partial<AccessFacts>) => diagnose({ ...facts, ...change }).map(({ kind }) => kind);

describe('the address of a payment', () => {
  it('is the same whatever its case', () => {
    expect(kinds({})).toEqual(['same-address', 'all-open']);
    expect(kinds({ paidEmail: 'Anna@Example.RU ' })).toEqual(['other-case', 'all-open']);
  });
  it('may be another name of the same mailbox, or somebody else’s', () => {
    expect(kinds({ accountEmail: 'anna.k@gmail.com', paidEmail: 'annak+shop@googlemail.com', orders: [] })).toEqual([
      'alias',
      'no-orders',
    ]);
    expect(kinds({ paidEmail: 'maria@example.ru', orders: [] })).toEqual(['other-address', 'no-orders']);
  });
  it('of one mailbox is told by the rules of its service', () => {
    expect(mailboxOf('Anna.K@ya.ru')).toBe(mailboxOf('anna-k@yandex.ru'));
    expect(mailboxOf('anna.k@mail.ru')).not.toBe(mailboxOf('annak@mail.ru'));
  });
});

describe('an order that opens nothing', () => {
  it('is named with its reason', () => {
    expect(kinds({ orders: [{ ...order, status: 'pending' }], ownedIds: [] })).toEqual(['same-address', 'pending']);
    expect(kinds({ orders: [{ ...order, status: 'refunded' }], ownedIds: [] })).toContain('refunded');
    expect(kinds({ orders: [{ ...order, productIds: [] }], ownedIds: [] })).toContain('unmapped');
    expect(kinds({ ownedIds: [] })).toContain('ended');
  });
  it('does not hide behind one that does', () => {
    expect(kinds({ orders: [order, { ...order, number: '78', productIds: [] }] })).toEqual([
      'same-address',
      'unmapped',
    ]);
  });
});

it('an address nobody has proven comes first: its purchases wait', () => {
  expect(kinds({ isEmailConfirmed: false, ownedIds: [] })[0]).toBe('unconfirmed');
});
