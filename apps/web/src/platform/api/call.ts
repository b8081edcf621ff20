import { refresh } from '@nebosvod/contracts/auth';
import { currentHost } from '../host.ts';
import { Client } from './client.ts';
import { originOf } from './hosts.ts';
import { openStorage, TokenStore } from './token-store.ts';

const lostListeners = new Set<() => void>();

/** Tells when a session could not be renewed; both tokens are removed by then. */
export function onSessionLost(listener: () => void): () => void {
  lostListeners.add(listener);
  return () => lostListeners.delete(listener);
}

export const tokenStore = new TokenStore(openStorage('localStorage'));

const client = new Client({
  fetch: (url, init) => currentHost().fetch(url, init),
  originOf: (endpoint) => originOf(endpoint, currentHost().hostname, currentHost().config),
  tokens: tokenStore,
  exchange: (self, refresh_token) => self.call(refresh, { body: { refresh_token } }),
  // Without locks (http on a foreign host) the server's grace period for the parent token is the second net.
  alone: (task) => ('locks' in navigator ? navigator.locks.request('nebosvod-refresh', task) : task()),
  onOtherTab: (listener) => {
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
  arrived: () => new Promise((resolve) => setTimeout(resolve, 500)),
  onSessionLost: () => {
    for (const listener of lostListeners) listener();
  },
});

/** Calls an endpoint of contracts: `call(getPlanets, { body })` gives what is inside the envelope, or throws an ApiProblem. */
export const call: Client['call'] = (endpoint, request) => client.call(endpoint, request);

/** The same for files and streams: the successful Response itself. */
export const send: Client['send'] = (endpoint, request) => client.send(endpoint, request);
