import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ModelError } from './model-error.ts';
import type { ModelSettings } from './model-settings.ts';

const tokenSchema = z.object({ access_token: z.string().min(1), expires_at: z.number().optional() });

/** A token is asked anew so long before its end. */
const EARLY_MS = 60_000;
/** GigaChat gives half an hour; where the end is not told, less is taken. */
const UNTOLD_MS = 20 * 60_000;

/** Who is let in: the value of the authorization header. */
export interface Authorizer {
  header(signal: AbortSignal): Promise<string | null>;
  /** The last one was refused; true where another can be asked for the next time. */
  forget(): boolean;
}

/** A key as it is, or exchanged for a token that is kept until shortly before its end. Those who come together wait for one exchange. */
export function createAuthorizer(authorization: ModelSettings['authorization']): Authorizer {
  if (authorization.kind !== 'exchange') {
    const value = authorization.kind === 'header' ? authorization.value : null;
    return { header: async () => value, forget: () => false };
  }
  let kept: { readonly value: string; readonly until: number } | null = null;
  let asking: Promise<string> | null = null;
  const exchange = async (signal: AbortSignal) => {
    const token = await exchanged(authorization, signal);
    kept = { value: `Bearer ${token.access_token}`, until: (token.expires_at ?? Date.now() + UNTOLD_MS) - EARLY_MS };
    return kept.value;
  };
  return {
    header(signal) {
      if (kept && kept.until > Date.now()) return Promise.resolve(kept.value);
      asking ??= exchange(signal).finally(() => {
        asking = null;
      });
      return asking;
    },
    forget() {
      const wasKept = kept !== null;
      kept = null;
      return wasKept;
    },
  };
}

async function exchanged(
  { url, key, scope }: Extract<ModelSettings['authorization'], { kind: 'exchange' }>,
  signal: AbortSignal,
): Promise<z.output<typeof tokenSchema>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Basic ${key}`,
      rquid: randomUUID(),
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: new URLSearchParams({ scope }).toString(),
    signal,
    redirect: 'error',
  }).catch(() => {
    throw new ModelError('unreachable', 'the key could not be exchanged');
  });
  const token = tokenSchema.safeParse(response.ok ? await response.json().catch(() => null) : null);
  if (token.success) return token.data;
  await response.body?.cancel().catch(() => undefined);
  throw new ModelError(response.status >= 500 ? 'broken' : 'refused', `the key was not exchanged: ${response.status}`);
}
