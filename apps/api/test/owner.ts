import type { Endpoint } from '@nebosvod/contracts/endpoint';
import { afterAll, beforeAll, expect } from 'vitest';
import type { z } from 'zod';
import { createPerson, type Person } from './people.ts';
import { type Answer, startTestApp, type TestApp } from './test-app.ts';

interface OwnersApp {
  readonly test: TestApp;
  /** A call of the owner. */
  ask<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    body: unknown,
  ): Promise<Answer<z.output<R>>>;
  /** A guest is refused, and whoever owns other products alone. */
  expectRefusals<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    body: unknown,
    otherProducts: readonly number[],
  ): Promise<void>;
}

/** One application for a file of tests, and somebody in it who owns products. */
export function appOfOwner(products: readonly number[]): OwnersApp {
  let test: TestApp;
  let owner: Person;
  beforeAll(async () => {
    test = await startTestApp();
    owner = await createPerson(test, products);
  });
  afterAll(() => test.close());
  return {
    get test() {
      return test;
    },
    ask: (endpoint, body) => test.call(endpoint, { body, token: owner.token }),
    async expectRefusals(endpoint, body, otherProducts) {
      expect((await test.call(endpoint, { body })).problem.code).toBe('UNAUTHORIZED');
      const other = await createPerson(test, otherProducts);
      expect((await test.call(endpoint, { body, token: other.token })).problem.code).toBe('PRODUCT_REQUIRED');
    },
  };
}
