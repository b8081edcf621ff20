import {
  claimAccount,
  confirm,
  createTempUser,
  login,
  logout,
  register,
  requestPasswordReset,
  resetPassword,
  setPassword,
} from '@nebosvod/contracts/auth';
import { getUserByEmail, listOwnedProducts } from '@nebosvod/contracts/user';
import { call, send } from '../api/call.ts';
import type { SessionCalls } from './session-calls.ts';

/** The session's questions to the server, each an endpoint of contracts. */
export const serverCalls: SessionCalls = {
  login: (email, password, code) => call(login, { body: { email, password, ...(code ? { code } : {}) } }),
  logout: (refresh_token) => call(logout, { body: { refresh_token }, keepalive: true }),
  register: (body) => call(register, { body }),
  // The header shows that a page of ours asks: a bare link or a prefetch must not create anybody.
  createTempUser: (email) => call(createTempUser, { query: { email }, headers: { 'x-client': 'nebosvod' } }),
  confirm: async (email, code, password) => {
    const response = await send(confirm, { body: { email, code, ...(password ? { password } : {}) } });
    return response.status === 204 ? null : confirm.response.parse(await response.json());
  },
  claimAccount: (body) => call(claimAccount, { body }),
  setPassword: (password, consents) => call(setPassword, { body: { password, consents } }),
  requestPasswordReset: (email) => call(requestPasswordReset, { body: { email } }),
  resetPassword: (email, code, password, request) =>
    call(resetPassword, { body: { email, code, password, ...request } }),
  userByEmail: (email) => call(getUserByEmail, { query: { email } }),
  products: () => call(listOwnedProducts, {}),
};
