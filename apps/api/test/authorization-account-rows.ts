import { randomUUID } from 'node:crypto';
import { productIds } from '@nebosvod/contracts/products.table';
import { plain, type Row } from './authorization-row.ts';
import { consents, freshEmail, goodPassword } from './people.ts';

/** Rows of the account: signing in, who one is, what one owns, payments. */
export const accountRows: Readonly<Record<string, Row>> = {
  'POST /v3/auth/login': {
    own: (me) => [{ parts: { body: { email: me.email, password: 'не тот пароль' } }, status: 401 }],
  },
  'POST /v3/auth/refresh': { own: () => [{ parts: { body: { refresh_token: 'x' } }, status: 401 }] },
  'POST /v3/auth/register': {
    own: (me) => [
      { parts: { body: { email: freshEmail(), password: goodPassword, consents } } },
      // Somebody's address is taken; the product specification names this answer.
      { parts: { body: { email: me.email, password: goodPassword, consents } }, status: [409, 201] },
    ],
  },
  'GET /v3/auth/create_temp_user': {
    own: () => [
      { parts: { query: { email: freshEmail() }, headers: { 'x-client': 'nebosvod' } } },
      { parts: { query: { email: freshEmail() } }, status: 403 },
    ],
  },
  'POST /v3/auth/create_temp_user': {
    own: () => [
      { parts: { body: { email: freshEmail() }, headers: { 'x-client': 'nebosvod' } } },
      { parts: { body: { email: freshEmail() } }, status: 403 },
    ],
  },
  'POST /v3/auth/confirm': { own: (me) => [{ parts: { body: { email: me.email, code: '00000000' } }, status: 400 }] },
  'POST /v3/auth/claim_account': {
    own: () => [{ parts: { body: { passwordToken: 'a.b.c', password: goodPassword, consents } }, status: 400 }],
  },
  'POST /v3/auth/request_confirmation': { own: (me) => [{ parts: { body: { email: me.email } } }] },
  'POST /v3/auth/request_password_reset': { own: (me) => [{ parts: { body: { email: me.email } } }] },
  'POST /v3/auth/reset_password': {
    own: (me) => [{ parts: { body: { email: me.email, code: '00000000', password: goodPassword } }, status: 400 }],
  },
  'POST /v3/auth/set_password': {
    own: (me) => [{ parts: { body: { password: goodPassword, consents } }, status: me.isTemporary ? 200 : 409 }],
    isConsuming: true,
  },
  'POST /v3/auth/change_password': {
    own: (me) => [
      {
        parts: { body: { oldPassword: goodPassword, password: 'совсем другой пароль' } },
        status: me.isTemporary ? 400 : 200,
      },
    ],
    isConsuming: true,
  },
  'POST /v3/auth/request_email_change': {
    own: (me) => [
      { parts: { body: { email: freshEmail(), password: goodPassword } }, status: me.isTemporary ? 409 : 202 },
    ],
    isConsuming: true,
  },
  'POST /v3/auth/change_email': {
    own: () => [{ parts: { body: { email: freshEmail(), oldCode: '00000000', newCode: '00000000' } }, status: 400 }],
  },
  'POST /v3/auth/logout': { own: () => [{ parts: { body: { refresh_token: 'x' } } }] },
  'GET /v3/auth/second_factor': plain(),
  'POST /v3/auth/second_factor': { own: () => [{ parts: { body: { code: '000000' } }, status: 409 }] },
  'PUT /v3/auth/second_factor': { own: () => [{ parts: { body: { forSignIn: true } }, status: 403 }] },
  'DELETE /v3/auth/second_factor': { own: () => [{ parts: {}, status: 403 }] },
  'POST /v3/auth/second_factor/begin': {
    own: (me) => [{ parts: { body: { password: goodPassword } }, status: me.isTemporary ? 400 : 200 }],
    isConsuming: true,
  },
  'POST /v3/auth/second_factor/turn_on': { own: () => [{ parts: { body: { code: '000000' } }, status: 409 }] },
  'POST /v3/auth/second_factor/recovery_codes': { own: () => [{ parts: {}, status: 403 }] },
  'GET /v3/auth/sessions': plain(),
  'DELETE /v3/auth/sessions': { own: () => [{ parts: {} }], isConsuming: true },
  'DELETE /v3/auth/sessions/:sessionId': {
    own: (me) => [{ parts: { params: { sessionId: me.sessionId } } }],
    foreign: { status: 404, cases: (_, victim) => [{ parts: { params: { sessionId: victim.sessionId } } }] },
    isConsuming: true,
  },

  'GET /v3/user/products': plain(),
  'GET /v3/user/get_user_by_email': {
    own: (me) => [{ parts: { query: { email: me.email } } }, { parts: { query: { email: me.email.toUpperCase() } } }],
    foreign: {
      status: 403,
      cases: (_, victim) => [
        { parts: { query: { email: victim.email } } },
        { parts: { query: { email: freshEmail() } } },
      ],
    },
  },
  'POST /v3/user/profile': { own: () => [{ parts: { body: { name: 'Имя' } } }] },
  'GET /v3/user/generation_count': {
    own: (me) =>
      productIds.map((id) => ({ parts: { query: { user_id: me.id, product_id: String(id) } }, needs: [id] })),
    foreign: {
      status: 403,
      cases: (_, victim) =>
        productIds.map((id) => ({ parts: { query: { user_id: victim.id, product_id: String(id) } } })),
    },
  },
  'POST /v3/user/increment_generations': {
    own: (me) =>
      productIds.map((id) => ({
        parts: { body: { user_id: me.id, product_id: id, generation_id: 'g' } },
        needs: [id],
      })),
    foreign: {
      status: 403,
      cases: (_, victim) =>
        productIds.map((id) => ({ parts: { body: { user_id: victim.id, product_id: id, generation_id: 'g' } } })),
    },
  },
  'GET /api/v2/user.getUserData': {
    own: (me) => [{ parts: { query: { user_id: me.id } } }, { parts: {} }],
    foreign: { status: 403, cases: (_, victim) => [{ parts: { query: { user_id: victim.id } } }] },
  },
  'POST /api/v2/user.saveUserData': {
    own: (me) => [{ parts: { body: { user_id: me.id, settings: { node: 'true' } } } }],
    foreign: {
      status: 403,
      cases: (_, victim) => [{ parts: { body: { user_id: victim.id, settings: { node: 'true' } } } }],
    },
  },
  'POST /api/v2/user.deleteUserData': {
    own: (me) => [{ parts: { body: { user_id: me.id, part: 'all' } } }],
    foreign: { status: 403, cases: (_, victim) => [{ parts: { body: { user_id: victim.id, part: 'all' } } }] },
  },

  'GET /v1/account/consents': plain(),
  'POST /v1/account/consents': { own: () => [{ parts: { body: { purpose: 'newsletter' } } }] },
  'POST /v1/account/consents/withdraw': { own: () => [{ parts: { body: { purpose: 'newsletter' } } }] },
  'GET /v1/account/export': plain(),
  'POST /v1/account/deletion': { own: () => [{ parts: { body: { password: goodPassword } } }], isConsuming: true },
  'DELETE /v1/account/deletion': plain(),

  'GET /v3/webhook/getcourse/purchases': {
    own: (me) => [{ parts: { query: { email: me.email } } }],
    foreign: { status: 403, cases: (_, victim) => [{ parts: { query: { email: victim.email } } }] },
  },
  'GET /v3/webhook/getcourse/callback/:secret': {
    own: (me) => [
      { parts: { params: { secret: 'guess' }, query: { id: '1', email: me.email, status: 'payed' } }, status: 404 },
    ],
  },
  'POST /v3/webhook/getcourse/callback/:secret': {
    own: (me) => [
      { parts: { params: { secret: 'guess' }, query: { id: '1', email: me.email, status: 'payed' } }, status: 404 },
    ],
  },
  'GET /v3/webhook/robokassa': {
    own: () => [{ parts: { query: { OutSum: '1.00', InvId: '1', SignatureValue: '0'.repeat(32) } }, status: 404 }],
  },
  'GET /v3/shop/sample': { own: () => [{ parts: { query: { id: 'marketer' } }, status: 404 }] },
  'POST /v1/payments': { own: () => [{ parts: { body: { item_id: 'no-such' } }, status: 404 }] },
  'POST /v1/payments/promo': {
    own: () => [{ parts: { body: { item_id: 'astrolog', promo_code: 'GUESS' } }, status: 404 }],
  },
  'POST /v1/payments/test': {
    own: () => [{ parts: { body: { order_id: randomUUID(), outcome: 'paid' } }, status: 404 }],
  },
  'GET /v1/payments': plain(),
  'POST /v3/webhook/yookassa': {
    own: () => [{ parts: { body: { event: 'payment.succeeded', object: { id: 'x' } } }, status: 404 }],
  },
};
