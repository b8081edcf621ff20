import { z } from 'zod';
import { noBody, nothing } from './empty.ts';
import { endpoint, hashCost, rowCost } from './endpoint.ts';
import {
  codeField,
  consentsField,
  emailField,
  newPasswordField,
  passwordField,
  personNameField,
  rowIdField,
  secondCodeField,
} from './person-fields.ts';
import { instant } from './time-fields.ts';

const tag = 'auth';
/** No session stands behind these: their 401 is an answer, not the sign of a token that has run out. */
const open = { tag, access: 'guest', params: nothing, query: nothing, renews: false, host: 'accounts' } as const;
const own = { tag, access: 'user', params: nothing, query: nothing, host: 'accounts' } as const;

/** The two calls of the product specification whose answers carry no `{response}` envelope. */
export const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string() });

const refreshTokenField = z.string('Нужен refresh_token').min(1).max(256);
const accountSchema = z.object({ id: z.uuid(), email: z.string() });

export const login = endpoint({
  ...open,
  method: 'POST',
  path: '/v3/auth/login',
  cost: hashCost,
  summary: 'Вход по почте и паролю; 401 SECOND_FACTOR_REQUIRED — повторить с кодом второго фактора',
  body: z.strictObject({ email: emailField, password: passwordField, code: secondCodeField.optional() }),
  response: tokensSchema,
  envelope: 'bare',
});

export const refresh = endpoint({
  ...open,
  method: 'POST',
  path: '/v3/auth/refresh',
  cost: rowCost,
  summary: 'Новая пара токенов; повтор использованного токена завершает сессию',
  body: z.strictObject({ refresh_token: refreshTokenField }),
  response: tokensSchema,
  envelope: 'bare',
});

export const register = endpoint({
  ...open,
  method: 'POST',
  path: '/v3/auth/register',
  cost: hashCost,
  summary: 'Регистрация; сама по себе не входит',
  body: z.strictObject({
    email: emailField,
    password: newPasswordField,
    name: personNameField.optional(),
    consents: consentsField,
  }),
  response: accountSchema,
  status: 201,
});

const temporaryAccount = {
  ...open,
  path: '/v3/auth/create_temp_user',
  cost: hashCost,
  summary: 'Временный пользователь на 7 дней; код для входа приходит письмом. Нужен заголовок x-client: nebosvod',
  response: z.object({ email: z.string(), expiresAt: instant }),
  status: 201,
} as const;

/** A GET that changes state (the path is given by the specification), so it asks for a header no link can send. */
export const createTempUser = endpoint({
  ...temporaryAccount,
  method: 'GET',
  query: z.strictObject({ email: emailField }),
  body: noBody,
});

/** The same without personal data in the address. */
export const createTempUserByPost = endpoint({
  ...temporaryAccount,
  method: 'POST',
  body: z.strictObject({ email: emailField }),
});

/** Good for setting a new password at `claim_account` within a quarter of an hour, and for nothing else. */
export const passwordTokenSchema = z.object({ passwordToken: z.string() });

/**
 * The code proves that the mailbox is theirs, not that the account is: whoever registers a stranger's address has set its
 * password. So a registered person also shows the password or a session of the account (204); who shows neither gets a
 * token to set a new password, and every session ends (200). A temporary person gets tokens (200).
 */
export const confirm = endpoint({
  ...open,
  // With a session of the account the code alone proves the address.
  renews: true,
  method: 'POST',
  path: '/v3/auth/confirm',
  cost: hashCost,
  summary:
    'Подтверждение почты кодом из письма: временный пользователь входит (200), обычный с паролем или сессией получает 204, без них — токен для нового пароля (200)',
  body: z.strictObject({ email: emailField, code: codeField, password: passwordField.optional() }),
  response: z.union([tokensSchema, passwordTokenSchema]),
  envelope: 'bare',
});

export const claimAccount = endpoint({
  ...open,
  method: 'POST',
  path: '/v3/auth/claim_account',
  cost: hashCost,
  summary: 'Новый пароль по токену подтверждения: почта подтверждена, прежний пароль и все сессии больше не действуют',
  body: z.strictObject({
    passwordToken: z.string().min(1).max(1000),
    password: newPasswordField,
    name: personNameField.optional(),
    consents: consentsField,
  }),
  response: accountSchema,
});

export const requestConfirmation = endpoint({
  ...open,
  method: 'POST',
  path: '/v3/auth/request_confirmation',
  cost: hashCost,
  summary: 'Новый код подтверждения; ответ один и тот же, есть такой человек или нет',
  body: z.strictObject({ email: emailField }),
  response: z.undefined(),
  status: 202,
  envelope: 'none',
});

export const setPassword = endpoint({
  ...own,
  method: 'POST',
  path: '/v3/auth/set_password',
  cost: hashCost,
  summary: 'Пароль временного пользователя: аккаунт становится постоянным',
  body: z.strictObject({ password: newPasswordField, name: personNameField.optional(), consents: consentsField }),
  response: accountSchema,
});

export const requestPasswordReset = endpoint({
  ...open,
  method: 'POST',
  path: '/v3/auth/request_password_reset',
  cost: hashCost,
  summary: 'Код сброса пароля письмом; ответ всегда одного вида',
  body: z.strictObject({ email: emailField }),
  response: z.object({ requestId: z.string() }),
  status: 202,
});

export const resetPassword = endpoint({
  ...open,
  method: 'POST',
  path: '/v3/auth/reset_password',
  cost: hashCost,
  summary: 'Новый пароль по коду из письма; завершает все сессии',
  body: z.strictObject({
    /** Tries are counted on it, so that a stranger spends only their own; without it, on the network. */
    requestId: z.string().max(64).optional(),
    email: emailField,
    code: codeField,
    password: newPasswordField,
  }),
  response: z.object({ email: z.string() }),
});

export const changePassword = endpoint({
  ...own,
  method: 'POST',
  path: '/v3/auth/change_password',
  cost: hashCost,
  summary: 'Смена пароля: нужен прежний; остальные сессии завершаются',
  body: z.strictObject({ oldPassword: passwordField, password: newPasswordField }),
  response: z.object({ endedSessions: z.number().int() }),
});

/** Both addresses prove it: whoever reads the letters of one alone changes nothing. */
export const requestEmailChange = endpoint({
  ...own,
  method: 'POST',
  path: '/v3/auth/request_email_change',
  // The password and both codes.
  cost: 3 * hashCost,
  summary: 'Смена почты: нужен пароль; код приходит на прежний адрес и на новый, прежние коды не действуют',
  body: z.strictObject({ email: emailField, password: passwordField }),
  response: z.undefined(),
  status: 202,
  envelope: 'none',
});

export const changeEmail = endpoint({
  ...own,
  method: 'POST',
  path: '/v3/auth/change_email',
  cost: 2 * hashCost,
  summary: 'Новая почта по двум кодам; остальные сессии завершаются, прежний адрес узнаёт об этом письмом',
  body: z.strictObject({ email: emailField, oldCode: codeField, newCode: codeField }),
  response: accountSchema.extend({ endedSessions: z.number().int() }),
});

/** Works with an expired access token too: the refresh token is the proof. */
export const logout = endpoint({
  ...open,
  method: 'POST',
  path: '/v3/auth/logout',
  cost: rowCost,
  summary: 'Выход: сессия завершается на сервере',
  body: z.strictObject({ refresh_token: refreshTokenField }),
  response: z.undefined(),
  status: 204,
  envelope: 'none',
});

export const sessionSchema = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  expiresAt: instant,
  isCurrent: z.boolean(),
});

export const listSessions = endpoint({
  ...own,
  method: 'GET',
  path: '/v3/auth/sessions',
  cost: rowCost,
  summary: 'Действующие сессии',
  body: noBody,
  response: z.array(sessionSchema),
});

export const endOtherSessions = endpoint({
  ...own,
  method: 'DELETE',
  path: '/v3/auth/sessions',
  cost: rowCost,
  summary: 'Завершить все сессии, кроме этой',
  body: noBody,
  response: z.object({ endedSessions: z.number().int() }),
});

export const endSession = endpoint({
  ...own,
  method: 'DELETE',
  path: '/v3/auth/sessions/:sessionId',
  cost: rowCost,
  summary: 'Завершить одну свою сессию',
  params: z.strictObject({ sessionId: rowIdField }),
  body: noBody,
  response: z.undefined(),
  status: 204,
  envelope: 'none',
});
