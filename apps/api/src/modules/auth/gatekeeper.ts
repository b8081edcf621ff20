import type { Gatekeeper } from '../../caller.ts';
import type { Db } from '../../context.ts';
import { ownsAny } from '../purchases/purchases.repository.ts';
import type { AccessTokens } from './access-token.ts';
import { findCaller } from './session.repository.ts';

/** Who calls and what they own, asked from the database on every request: a revoked session ends at once, everywhere. */
export function createGatekeeper(db: Db, tokens: AccessTokens): Gatekeeper {
  return {
    async authenticate(token) {
      const named = await tokens.verify(token);
      return named && findCaller(db, named.sessionId, named.userId);
    },
    ownsAny: (userId, products) => ownsAny(db, userId, products),
  };
}
