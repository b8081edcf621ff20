import type { Gatekeeper } from '../../caller.ts';
import type { Db } from '../../context.ts';
import { quotaMonth } from '../../quota-month.ts';
import type { AccessTokens } from './access-token.ts';
import { findCaller } from './session.repository.ts';

/**
 * Who calls and what they own, asked from the database on every request: a revoked session or a refunded purchase ends
 * at once, on every node.
 */
export function createGatekeeper(db: Db, tokens: AccessTokens): Gatekeeper {
  return {
    async authenticate(token) {
      const named = await tokens.verify(token);
      return named && findCaller(db, named, quotaMonth(new Date()).month);
    },
  };
}
